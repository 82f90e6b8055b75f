### Guild Master : ce que font, demandent et permettent les effets des cartes, et les ordres montrés ou repris.
###
### Glossaire, en plus de celui de guild-master.ftl :
###   capacité (ability, d’un aventurier), bonus (d’un contrat rempli), faveur (boon, d’un contrat rempli, que l’on
###   défausse pour elle), événement (event, d’un contrat visible), phase d’intrigue (plot phase)
###   pioche (deck), contrat privé, carte d’ordre, malus (penalty, d’un affrontement), prendre sa retraite (retire),
###   retourner (turn over, une amélioration, un dé), imiter (copy, une capacité)
###   négocier un choix : toutes les guildes peuvent faire des offres à celle que son effet laisse choisir

## Les mots de la règle.

gm-deck-common = pioche commune
gm-deck-heroic = pioche héroïque
gm-deck-legendary = pioche légendaire

# Ce qui a un effet, quand ce n’est pas simplement un aventurier.
gm-source-contract = « { $contract } »
gm-source-copy = { $by } imitant { $of }
gm-source-upgrade = Amélioration de compétence

## Autres clauses d’une offre.

gm-clause-if-rival = { $from } donne { $gold } à { $to } si { $owner } choisit { $rival }
gm-clause-if-option = { $from } donne { $gold } à { $to } si { $owner } choisit l’option { $number }
gm-clause-bonus-rival = le bonus vise { $rival }
gm-clause-bonus-option = le bonus est résolu selon l’option { $number }
gm-clause-promise = { $from } promet « { $text } »

## Ce qui s’est passé : ordres, négociation, phases.

gm-fact-card-shown = { $seat } montre une carte d’ordre à { $others } : { $objective }. Cela n’engage personne.
gm-fact-card-shown-at = { $seat } montre à { $others } une carte d’ordre pour l’ordre { $number } : { $objective }. Cela n’engage personne.
gm-fact-lobbied = { $seat } doit faire un choix qui touche d’autres guildes : toutes peuvent le négocier.
gm-fact-promised = { $seat } promet à tous : « { $text } ».
gm-fact-promise-offered = { $seat } propose une promesse à { $others } : « { $text } ».
gm-fact-promise-asked = { $seat } demande une promesse à { $from } : « { $text } ».
gm-fact-promise-given = { $from } a promis à { $others } : « { $text } ». Rien ne l’impose.
gm-fact-done-bargaining = { $seat } n’a plus rien à proposer.
gm-fact-sends = { $seat } veut envoyer { $team } dans l’équipe commune.
gm-fact-phase-plot = Phase d’intrigue : les guildes utilisent leurs capacités, la plus renommée d’abord.
gm-fact-announced = Événement sur l’espace de contrat { $number } : { $contract }.
gm-fact-event-began = L’événement « { $contract } » prend effet.
gm-fact-bonus-began = { $seat } applique le bonus de « { $contract } ».
gm-fact-gold-told = Or des guildes : { $amounts }.

## Ce qui s’est passé : effets pour une guilde.

gm-fact-used = { $seat } utilise une capacité : { $adventurer }.
gm-fact-used-copy = { $seat } utilise une capacité : { $by } imite { $of }.
gm-fact-used-boon = { $seat } défausse « { $contract } » pour sa faveur.
gm-fact-boost-bid = { $seat } : en cas de dispute, l’enchère compte { $n } de plus.
gm-fact-boost-minimum = { $seat } : { $by } sur l’enchère minimale de cet ordre.
gm-fact-boost-refund = { $seat } reprend jusqu’à { $gold } sur le prix de la recrue.
gm-fact-boost-rank = { $seat } peut recruter avec cet ordre sans avoir le rang.
gm-fact-boost-discount = { $seat } paie { $gold } de moins pour chaque bâtisseur de cet ordre.
gm-fact-boost-discount-some = { $seat } paie { $gold } de moins pour { $builders } de cet ordre.
gm-fact-boost-free = { $seat } a { $builders } sans payer pour cet ordre.
gm-fact-more-orders = { $seat } peut donner { $n ->
    [one] { $n } ordre
   *[other] { $n } ordres
} de plus cette manche.
gm-fact-larger-team = { $seat } peut mettre { $n ->
    [one] { $n } aventurier
   *[other] { $n } aventuriers
} de plus dans { $orders ->
    [one] une équipe
   *[other] { $orders } équipes
} cette manche.
gm-fact-larger-teams = { $seat } peut mettre { $n ->
    [one] { $n } aventurier
   *[other] { $n } aventuriers
} de plus dans chaque équipe cette manche.
gm-fact-recovered = { $seat } reprend « { $contract } », dont la faveur peut resservir.
gm-fact-retired = { $seat } laisse { $adventurer } prendre sa retraite.
gm-fact-orders-swapped = { $seat } échange les ordres { $first } et { $second }.
gm-fact-order-changed = { $seat } change l’ordre { $number } : { $objective }.
gm-fact-team-joined = { $seat } ajoute { $adventurer } à l’équipe de l’ordre { $number }.
gm-fact-recruited-free = { $seat } recrute { $adventurer } ({ $rank }) en { $letter } sans payer.
gm-fact-hired-free = { $seat } engage { $builders } sans payer.
gm-fact-marker-moved = Le prix des bâtisseurs change : le prochain coûte { $gold }.

## Ce qui s’est passé : pioches et cartes du plateau.

gm-fact-peeked-card = { $seat } regarde la carte { $number } de la { $deck } : { $contract }.
gm-fact-peeked = { $seat } regarde une carte de la { $deck }.
gm-fact-arranged-cards = { $seat } remet des cartes sur la { $deck }, de haut en bas : { $contracts }.
gm-fact-arranged = { $seat } remet les cartes sur la { $deck } dans un ordre secret.
gm-fact-took = { $seat } garde « { $contract } » comme contrat privé.
gm-fact-sunk-card = { $seat } met « { $contract } » sous la { $deck }.
gm-fact-sunk = { $seat } met une carte sous la { $deck }.
gm-fact-discarded = { $seat } défausse « { $contract } » de la { $deck }.
gm-fact-swapped-board = { $seat } échange le contrat privé « { $gave } » contre « { $took } », sur l’espace de contrat { $number }.
gm-fact-swapped-deck = { $seat } échange le contrat privé « { $gave } » contre le dessus de la pioche, « { $took } ».
gm-fact-swapped = { $seat } échange un contrat privé contre le dessus de la pioche.
gm-fact-contract-gone = { $seat } défausse le contrat { $number }, « { $contract } ».
gm-fact-contract-drawn = Un contrat { $level } est posé sur l’espace { $number } : { $contract }.
gm-fact-looked-contract = { $seat } regarde le contrat { $number }, face cachée : { $contract }.
gm-fact-looked-adventurer = { $seat } regarde la prochaine recrue { $letter } : { $adventurer }.
gm-fact-looked-at-contract = { $seat } regarde le contrat { $number }, face cachée.
gm-fact-looked-at-adventurer = { $seat } regarde la prochaine recrue { $letter }.
gm-fact-adventurer-gone = { $seat } défausse la recrue { $letter }, { $adventurer }.

## Ce qui s’est passé : dés.

gm-fact-stored = { $seat } obtient { $face } et garde le dé sur « { $contract } ».
gm-fact-die-set = { $seat } passe un { $old } à { $face } : { $before } → { $after }.
gm-fact-die-added = { $seat } ajoute un dé, un { $face } : { $before } → { $after }.
gm-fact-added = { $seat } ajoute { $n } : { $before } → { $after }.
gm-fact-penalty-shifted = { $seat } : { $by } sur le malus.
gm-fact-converted = { $seat } compte { $dice } en { $skill } dans ce test.

## Ce qui est demandé.

gm-ask-use-plot = Phase d’intrigue : quelle capacité ou quelle faveur utilisez-vous ?
gm-ask-use-action = Avant le prochain ordre : utilisez-vous une capacité ou une faveur ?
gm-ask-use-before = Avant de lancer les dés : utilisez-vous une capacité ou une faveur ?
gm-ask-use-check = Après votre jet : utilisez-vous une capacité ou une faveur ?
gm-ask-use-hire = Avant de bâtir : utilisez-vous une capacité ou une faveur ?
gm-ask-use-recruit = Avant de comparer les enchères : utilisez-vous une capacité ou une faveur ?
gm-ask-use-recruited = Votre enchère l’emporte : utilisez-vous une capacité ou une faveur ?
gm-ask-lobby = La décision revient à { $owner }. { $question } Négociez ce choix, ou dites que vous n’avez plus rien à proposer.
gm-ask-change = Changez vos dés avec ce que vous avez, ou gardez-les.
gm-ask-forced = Une guilde rivale vous fait relancer. Quel dé relancez-vous ? { $left ->
    [one] Encore { $left } dé.
   *[other] Encore { $left } dés.
}
gm-ask-convert = Vous lancez { $dice } en { $skill }. Comptez-vous aussi des dés d’une autre compétence ?

## Ce qui est demandé : un choix d’un effet. D’abord la carte qui l’a.

gm-ask-pick-lose = { $source } : quelle guilde rivale perd { $amount } ?
gm-ask-pick-grant = { $source } : quelle guilde rivale gagne { $amount } ?
gm-ask-pick-steal = { $source } : à quelle guilde rivale prendre { $amount } ?
gm-ask-pick-exchange = { $source } : payez-vous { $pay } pour { $gain } ?
gm-ask-pick-choose = { $source } : lequel de ses effets ?
gm-ask-pick-draw-deck = { $source } : dans quelle pioche piochez-vous ?
gm-ask-pick-draw = { $source } : laquelle des cartes piochées gardez-vous comme contrat privé ? Encore { $left } à garder.
gm-ask-pick-peek-deck = { $source } : de quelle pioche regardez-vous le dessus ?
gm-ask-pick-reorder = { $source } : dans quel ordre remettez-vous les { $left } cartes sur la pioche ?
gm-ask-pick-bottom = { $source } : quelle carte regardée passe sous la pioche ?
gm-ask-pick-swap-deck = { $source } : quel contrat privé échangez-vous contre le dessus de la pioche commune ?
gm-ask-pick-swap-board = { $source } : quel contrat privé échangez-vous contre quel contrat commun du plateau ?
gm-ask-pick-recover = { $source } : quel contrat défaussé pour sa faveur reprenez-vous ?
gm-ask-pick-replace = { $source } : quel contrat du plateau défaussez-vous pour en piocher un autre ?
gm-ask-pick-replace-deck = { $source } : de quelle pioche vient le nouveau contrat ?
gm-ask-pick-refresh = { $source } : quel aventurier du plateau défaussez-vous pour révéler le suivant ?
gm-ask-pick-look = { $source } : quelle carte face cachée regardez-vous ? Encore { $left }.
gm-ask-pick-recruit = { $source } : quel aventurier recrutez-vous pour l’enchère minimale ?
gm-ask-pick-recruit-rank = { $source } : quel aventurier de rang { $rank } recrutez-vous pour l’enchère minimale ?
gm-ask-pick-recruit-free = { $source } : quel aventurier recrutez-vous sans payer ?
gm-ask-pick-retire = { $source } : lequel de vos aventuriers prend sa retraite ?
gm-ask-pick-build = { $source } : que bâtissez-vous avec { $builders } sans payer ?
gm-ask-pick-turn = { $source } : laquelle de vos améliorations de compétence retournez-vous ?
gm-ask-pick-join = { $source } : quel aventurier sans équipe rejoint quel ordre ?
gm-ask-pick-swap-orders = { $source } : lesquels de vos ordres échangez-vous ?
gm-ask-pick-change-order = { $source } : lequel de vos ordres reçoit quelle autre carte de la même sorte ?

## Réponses, en bref.

gm-choose-show = Montrer à { $others } : { $objective }
gm-choose-show-at = Montrer à { $others } : { $objective }, comme ordre { $number }
gm-choose-send = Envoyer { $team }
gm-choose-use = Utiliser : { $source }
gm-choose-boon = Défausser « { $contract } » pour sa faveur
gm-choose-use-nothing = Ne plus rien utiliser
gm-choose-rival = { $seat }
gm-choose-option = Option { $number }
gm-choose-option-named = Option { $number } : { $effects }
gm-option-gain = gagner { $amount }
gm-option-lose = une guilde rivale perd { $amount }
gm-choose-pay = Payer
gm-choose-pay-for = Payer { $pay } pour { $gain }
gm-choose-keep-card = Garder « { $contract } »
gm-choose-sink = « { $contract } » sous la pioche
gm-choose-recover = Reprendre « { $contract } »
gm-choose-arrange = De haut en bas : { $contracts }
gm-choose-contract-space = Contrat { $number }
gm-choose-contract-space-named = Contrat { $number }, { $contract }
gm-choose-recruit-space = Recrue { $letter }
gm-choose-recruit-space-named = Recrue { $letter }, { $adventurer }
gm-choose-recruit-for = Recrue { $letter }, { $adventurer }, pour { $gold }
gm-choose-member = { $adventurer }
gm-choose-join = { $adventurer } rejoint l’ordre { $number }
gm-choose-swap-orders = Échanger les ordres { $first } et { $second }
gm-choose-change-order = Ordre { $number } : { $objective }
gm-choose-swap-deck = « { $contract } » contre le dessus de la pioche
gm-choose-swap-board = « { $contract } » contre { $objective-gender ->
    [f] la { $objective }
    [p] les { $objective }
   *[m] le { $objective }
}
gm-choose-turn = Retourner { $upgrade-gender ->
    [f] la { $upgrade }
    [m] le { $upgrade }
    [p] les { $upgrade }
   *[e] l’{ $upgrade }
}
gm-choose-build-free = Ne rien bâtir
gm-choose-leave = Y renoncer
gm-choose-leave-cards = Laisser les cartes
gm-choose-roll-plain = Lancer sans eux
gm-choose-done-bargaining = Plus rien à proposer
gm-choose-change = { $source } : changer les dés
gm-choose-change-set = { $source } : dé { $die } à { $face }
gm-choose-change-reroll = { $source } : relancer le dé { $die }
gm-choose-change-flip = { $source } : retourner le dé { $die }
gm-choose-change-dice = { $source } : lancer { $dice } de plus
gm-choose-change-flat = { $source } : +{ $n }
gm-choose-change-stored = { $source } : ajouter le dé gardé dessus
gm-choose-change-penalty = { $source } : malus { $by }
gm-choose-force = { $source } : { $seat } relance { $count ->
    [one] son dé le plus haut
   *[other] ses { $count } dés les plus hauts
}
gm-choose-force-owner = { $source } : { $seat } choisit et relance { $dice }
gm-choose-convert = { $source } : compter { $dice } en { $skill }

## Pourquoi pas.

gm-refusal-bonus-is-compulsory = Un bonus se résout toujours : choisissez une de ses possibilités.
gm-refusal-not-yours-to-use = Votre guilde n’a pas cette carte : utilisez une des vôtres.
gm-refusal-not-your-ability = Votre guilde n’a pas cette capacité : utilisez celle d’un de vos aventuriers.
gm-refusal-no-ability = Cet aventurier n’a pas de capacité.
gm-refusal-wrong-moon = Cette capacité agit sous une autre lune : attendez une manche qui la montre.
gm-refusal-not-now = Cette capacité est pour une autre phase.
gm-refusal-not-here = Cette capacité ne fait rien à ce moment : son texte dit à quoi elle sert.
gm-refusal-always-on = Cette capacité agit toujours : il n’y a rien à utiliser.
gm-refusal-no-boon = Ce contrat n’a pas de faveur.
gm-refusal-boon-not-now = Cette faveur est pour un autre moment : son texte dit quand elle peut servir.
gm-refusal-used-up = Vous l’avez déjà utilisé, ou cela ne ferait rien maintenant.
gm-refusal-no-dice-to-convert = Votre équipe n’a pas ces dés à compter dans ce test.
gm-refusal-no-such-tool = Cela ne change pas un jet de cette façon : choisissez autre chose ou gardez les dés.
gm-refusal-no-upgrade-of-skill = Vous n’avez pas d’amélioration de la compétence que vous testez : une autre n’y fait rien.
gm-refusal-no-fixer-side = Votre amélioration de compétence est du côté relances : elle ne fait passer aucun dé à 5.
gm-refusal-no-reroll-side = Votre amélioration de compétence est du côté correction : elle ne relance aucun dé.
gm-refusal-side-used-up = Votre amélioration de compétence a déjà servi dans ce test.
gm-refusal-not-this-check = Cela ne concerne pas ce test : son texte nomme une autre compétence ou une autre occasion.
gm-refusal-no-die-to-change = Vous n’avez pas ce dé à changer.
gm-refusal-no-such-rival = On ne peut pas choisir cette guilde : nommez une guilde rivale concernée.
gm-refusal-cannot-pay = Vous n’avez pas de quoi payer.
gm-refusal-no-such-option = La carte n’a pas cette option.
gm-refusal-not-looked-at = Choisissez parmi les cartes que vous venez de regarder, chacune une fois.
gm-refusal-not-discarded = Vous n’avez pas défaussé ce contrat pour sa faveur.
gm-refusal-no-such-exchange = Échangez un de vos contrats privés communs contre ce que dit la carte.
gm-refusal-nothing-there = La carte voulue n’est pas sur cet espace.
gm-refusal-cannot-recruit = Vous ne pouvez pas recruter là : il manque le rang ou l’or, ou l’aventurier voulu n’y est pas.
gm-refusal-no-such-upgrade = Vous n’avez pas cette amélioration de compétence.
gm-refusal-no-such-member = Aucun aventurier de votre guilde ne peut ainsi prendre sa retraite.
gm-refusal-cannot-join = Cet aventurier ne peut pas rejoindre cet ordre : il faut un aventurier sans équipe, et une équipe incomplète dont l’ordre n’est pas résolu.
gm-refusal-order-is-fixed = Cet ordre ne peut pas changer ainsi : il est résolu, d’une autre sorte, ou la carte est prise.
gm-refusal-kind-not-allowed = La carte ne permet pas de bâtir une amélioration de cette sorte.
gm-refusal-too-many-builders = Cela demande plus que ce que donne la carte : { $builders }.
gm-refusal-no-effect-to-settle = Aucun effet ne laisse ici ce choix : retirez cette clause.
gm-refusal-no-reward = Il n’y a pas de récompense à partager ici : proposez de l’or ou une promesse pour le choix.
gm-refusal-bound-otherwise = Un accord engage ce choix autrement.
gm-refusal-settled-twice = Un effet ne se règle que d’une façon : payez pour un seul choix par offre.
gm-refusal-nobody-to-show = Montrez une des treize cartes d’ordre à au moins une guilde rivale.
gm-refusal-not-in-team = Envoyez des aventuriers de l’équipe de cet ordre, au moins un et chacun une fois.
