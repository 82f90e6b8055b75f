//! What effects are made of, by the names of the taxonomy.

use serde::{Deserialize, Serialize};

use super::hook::named_enum;

named_enum! {
    /// Something an effect does.
    Primitive {
        /// A model suffers a condition.
        ApplyCondition = "apply_condition",
        /// A model loses HP.
        DealDamage = "deal_damage",
        /// A model dodges.
        Dodge = "dodge",
        /// A model is pushed.
        Push = "push",
        /// A model loses conditions.
        RemoveCondition = "remove_condition",
        /// A model is placed.
        PlaceModel = "place_model",
        /// A model makes an additional advance.
        Advance = "advance",
        /// A model gets HP back.
        Heal = "heal",
        /// A model ignores what it would suffer.
        IgnoreIncoming = "ignore_incoming",
        /// A model stays in play or comes back.
        ReturnToPlay = "return_to_play",
        /// Another model suffers it instead.
        Redirect = "redirect",
        /// A stat changes.
        ModifyStat = "modify_stat",
        /// An action costs more or less influence.
        InfluenceCost = "influence_cost",
        /// A model has an ability.
        GrantAbility = "grant_ability",
        /// Damage dealt changes.
        DamageDealtMod = "damage_dealt_mod",
        /// A momentous ability costs more or less.
        MomentumCost = "momentum_cost",
        /// A rule does not bind a model.
        RuleExemption = "rule_exemption",
        /// A goal or a take-out is worth more or less.
        VictoryPoints = "victory_points",
        /// An attack has a further playbook result.
        AddResult = "add_result",
        /// A melee zone is another width.
        MeleeZone = "melee_zone",
        /// Dice may be rolled again.
        Reroll = "reroll",
        /// Engaging, ganging up or crowding out change.
        EngagementMod = "engagement_mod",
        /// A move, target or order is not allowed.
        Restrict = "restrict",
        /// The figures of another ability change.
        TweakAbility = "tweak_ability",
        /// Playbook results change their kind.
        AlterResults = "alter_results",
        /// Damage taken changes.
        DamageTakenMod = "damage_taken_mod",
        /// Net hits are added.
        NetHits = "net_hits",
        /// A target number changes.
        TargetNumber = "target_number",
        /// A pass may be followed by something else.
        TeamworkOption = "teamwork_option",
        /// Dice are taken off a pool.
        DicePool = "dice_pool",
        /// A team gains or loses momentum.
        Momentum = "momentum",
        /// A model gains or loses influence.
        Influence = "influence",
        /// A token is put, moved or cleared.
        Token = "token",
        /// A model kicks now.
        ActNowKick = "act_now.kick",
        /// An action starts from somewhere else.
        RemoteOrigin = "remote_origin",
        /// The order of activations changes.
        ActivationOrder = "activation_order",
        /// An enemy counts as friendly for an action.
        ControlModel = "control_model",
        /// A model attacks now.
        ActNowAttack = "act_now.attack",
        /// A model charges now.
        ActNowCharge = "act_now.charge",
        /// A model uses a play now.
        ActNowPlay = "act_now.play",
        /// A model uses a momentous ability now.
        ActNowAbility = "act_now.ability",
        /// A marker is placed, moved or removed.
        Marker = "marker",
        /// An area stays on the pitch.
        OngoingArea = "ongoing_area",
        /// A model takes the ball.
        BallTake = "ball.take",
        /// Ground counts as terrain.
        TreatAsTerrain = "treat_as_terrain",
        /// A model loses the ball.
        BallDrop = "ball.drop",
        /// The ball is taken off.
        BallRemove = "ball.remove",
        /// The ball is placed.
        BallPlace = "ball.place",
        /// Something is given up for the rest.
        PayThen = "pay_then",
        /// One of several bodies is picked.
        ChooseMode = "choose_mode",
        /// Something is counted.
        ForEach = "for_each",
        /// The opponent picks.
        OpponentChooses = "opponent_chooses",
        /// Both players resolve it.
        EachPlayer = "each_player",
        /// A model is another card.
        CardIdentity = "card_identity",
    }
}

named_enum! {
    /// Whom an effect is about, and which of them.
    Selector {
        /// The bearer.
        Bearer = "self",
        /// The enemy a play targets.
        TargetEnemy = "target_enemy",
        /// The friend a play targets.
        TargetFriend = "target_friend",
        /// The model of either side a play targets.
        TargetAny = "target_any",
        /// The model under attack.
        AttackTarget = "attack_target",
        /// The model the event is about.
        EventModel = "event_model",
        /// An enemy that is picked.
        ChooseEnemy = "choose_enemy",
        /// A friend that is picked.
        ChooseFriend = "choose_friend",
        /// A model that is picked.
        ChooseAny = "choose_any",
        /// Friends within an aura.
        AuraFriend = "aura.friend",
        /// Enemies within an aura.
        AuraEnemy = "aura.enemy",
        /// Friends within a pulse.
        PulseFriend = "pulse.friend",
        /// Enemies within a pulse.
        PulseEnemy = "pulse.enemy",
        /// Everybody within a pulse.
        PulseAll = "pulse.all",
        /// Everybody within a template.
        AreaAll = "area.all",
        /// Enemies within a template.
        AreaEnemy = "area.enemy",
        /// Friends within a template.
        AreaFriend = "area.friend",
        /// Everybody within the melee zone.
        MeleeZoneAll = "melee_zone.all",
        /// Enemies within the melee zone.
        MeleeZoneEnemy = "melee_zone.enemy",
        /// Enemies near the target.
        NearTargetEnemy = "near_target.enemy",
        /// Friends near the target.
        NearTargetFriend = "near_target.friend",
        /// Everybody near the target.
        NearTargetAll = "near_target.all",
        /// Models whose bases were touched.
        Touched = "touched",
        /// The whole team.
        TeamFriend = "team.friend",
        /// The whole enemy team.
        TeamEnemy = "team.enemy",
        /// The characters named on the card.
        Named = "named",
        /// The team as owner of points.
        Player = "player",
        /// A free ball a play targets.
        TargetBall = "target_ball",
        /// The ball.
        Ball = "ball",
        /// A marker.
        Marker = "marker",
        /// An area on the pitch.
        Template = "template",
        /// A piece of terrain.
        Terrain = "terrain",
        /// A goalpost.
        Goalpost = "goalpost",
        /// An edge of the pitch.
        PitchEdge = "pitch_edge",
        /// Only those with a condition.
        Condition = "condition",
        /// Not the bearer.
        Other = "other",
        /// Only those of a type.
        OfType = "type",
        /// Only those of the same guild.
        Guild = "guild",
        /// Only those engaging or engaged.
        Engaged = "engaged",
        /// Only near a named friend.
        NearNamed = "near.named",
        /// Only near a goalpost.
        NearGoalpost = "near.goalpost",
        /// Only near the pitch edge.
        NearEdge = "near.edge",
        /// Only near the bearer.
        NearSelf = "near.self",
        /// Only near a marker.
        NearMarker = "near.marker",
        /// Only with no friend near.
        NearNoFriend = "near.no_friend",
        /// Only near terrain.
        NearTerrain = "near.terrain",
        /// Only with such HP.
        Health = "health",
        /// Only in one half of the pitch.
        PitchHalf = "pitch_half",
        /// Only in such a state of the game.
        GameState = "game_state",
        /// Only with influence.
        HasInfluence = "has_influence",
    }
}
