### Ce que tous les jeux ont en commun.

# Ce qui se lit de même dans toutes les langues.
hall-verbatim = { $text }

# Les deux derniers éléments d’une liste.
hall-and = { $first } et { $last }

hall-seat = Place { $number }

hall-misfit-not-asked = Personne n’attend cette réponse en ce moment.
hall-misfit-stale = Cette question a été reprise ; voyez ce qui est demandé maintenant.
hall-misfit-no-draw = La partie n’attend pas de dés.
hall-misfit-wrong-draw = Ces dés ne peuvent pas sortir ici.
hall-misfit-over = La partie est terminée.
hall-misfit-not-sealed = Seule une réponse scellée déjà donnée peut être reprise.
hall-misfit-no-seat = La partie n’a pas cette place.
hall-misfit-stuck = La partie s’est arrêtée sur une faute du programme ; enregistrez-la et signalez-le.
hall-misfit-parted = Les règles ont changé depuis ; la partie ne peut plus qu’être terminée.

hall-parted = Cette partie a été jouée selon la révision { $written } des règles. Selon la révision actuelle { $rules }, ce qui s’est passé à l’entrée { $entry } de son enregistrement se serait passé autrement ; elle ne peut donc pas continuer. Convenez d’un match nul ou terminez-la sans résultat.
