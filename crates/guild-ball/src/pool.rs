//! Dice pools and target numbers of attacks and kicks (GB-TN-01 to -08, GB-RUL-50).
