### Guild Master.
###
### Glossaire. Les mots de la règle, un seul pour chaque chose, sans majuscule sauf les compétences :
###   guilde, renommée, or, trésor, manche, ordre, contrat, aventurier, bâtisseur, amélioration, équipe
###   compétences : Force (Might), Arcanes (Arcane), Ruse (Guile), Logique (Logic), Charme (Charm), Esprit (Spirit)
###   rangs : Novice, Adepte, Héros, Légende          niveaux : commun, héroïque, légendaire
###   amélioration de compétence : côté correction (fixer, un dé passe à 5) ou côté relances (deux relances d’un dé)
###   améliorations centrales : Écuries (ordres), Réfectoire (taille des équipes), Taverne (revenu)
###   amélioration de prestige : rapporte à la fin
###   dispute (contest) : plusieurs guildes sur un objectif ; attitude : coopérer ou s’affronter ; offre : clauses fermes
###   repli (fallback) : un contrat privé, ou l’errance (wander), avec une équipe dont l’ordre a échoué
###   enchère (bid), difficulté (target), révéler (reveal, turn up), bâtir (build), remise en place (reset) : jamais mise,
###   seuil, dévoiler, construire, remise en ordre, ni ici ni dans client-guild-master.ftl
###   l’or : « pièces d’or » ; « po » là où la place manque
### Les noms d’améliorations portent un genre : f, m, e (élision : l’) ou p (pluriel : les). On dit « en Force », « en
### Esprit », sans « de », pour ne jamais avoir à élider.

## Quantités.

gm-gold = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
gm-fame = { $n ->
    [one] { $n } point de renommée
   *[other] { $n } points de renommée
}
gm-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
gm-builders = { $n ->
    [one] { $n } bâtisseur
   *[other] { $n } bâtisseurs
}

## Deux choses séparées par plus qu’une virgule.

gm-and-then = { $first } ; { $rest }

## Une chose ou une autre.

gm-or = { $first } ou { $rest }

## Les mots de la règle.

gm-skill-might = Force
    .gender = f
gm-skill-arcane = Arcanes
    .gender = p
gm-skill-guile = Ruse
    .gender = f
gm-skill-logic = Logique
    .gender = f
gm-skill-charm = Charme
    .gender = m
gm-skill-spirit = Esprit
    .gender = e

gm-rank-novice = Novice
gm-rank-adept = Adepte
gm-rank-hero = Héros
gm-rank-legend = Légende

gm-level-common = commun
gm-level-heroic = héroïque
gm-level-legendary = légendaire

gm-side-fixer = correction
gm-side-reroll = relances

gm-moon-half = demi-lune
gm-moon-full = pleine lune
gm-moon-half-blood = demi-lune et lune de sang
gm-moon-full-blood = pleine lune et lune de sang

## Où sont les choses et ce que visent les ordres.

gm-objective-hire = bâtisseurs
    .gender = p
gm-objective-recruit = recrue { $letter }
    .gender = f
gm-objective-recruit-named = recrue { $letter }, { $adventurer }
    .gender = f
gm-objective-contract = contrat { $number }
    .gender = m
gm-objective-contract-named = contrat { $number }, { $contract }
    .gender = m
gm-objective-none = sans carte

gm-target = { $skill } { $target }
gm-built-skill = { $upgrade } ({ $side })

# Un ordre de la feuille.
gm-order = { $number }. { $objective } ({ $team })
gm-order-paid = { $number }. { $objective } ({ $team }, { $gold })

## Clauses d’une offre.

gm-clause-share = { $seat } { $gold }
gm-clause-none = rien
gm-clause-split = partage de l’or ({ $shares })
gm-clause-card = carte et remplacement à { $seat }
gm-clause-bonus = bonus à { $seat }
gm-clause-now = { $from } donne { $gold } à { $to } tout de suite
gm-clause-if = { $from } donne { $gold } à { $to } si tous coopèrent

## Ce qui s’est passé.

gm-fact-layout = Améliorations de départ en jeu : { $skills }.
gm-fact-token = { $seat } commence avec { $upgrade-gender ->
    [f] la { $upgrade }
    [m] le { $upgrade }
    [p] les { $upgrade }
   *[e] l’{ $upgrade }
} et cette équipe : { $team }.
gm-fact-side = { $seat } tourne { $upgrade-gender ->
    [f] la { $upgrade }
    [m] le { $upgrade }
    [p] les { $upgrade }
   *[e] l’{ $upgrade }
} sur son côté { $side }.
gm-fact-dealt = { $seat } pioche le contrat privé « { $contract } ».
gm-fact-drew = { $seat } pioche un contrat privé.
gm-fact-placed = { $seat } pose « { $contract } » sur l’espace de contrat { $number }.
gm-fact-contract-up = Le contrat { $number } est révélé : { $contract }.
gm-fact-adventurer-up = Recrue { $letter } : { $adventurer }, { $rank }.
gm-fact-phase-start = Début de la manche.
gm-fact-phase-orders = Manche { $round } : on prépare les ordres.
gm-fact-phase-action = Tous les ordres sont révélés. Ils se résolvent numéro par numéro : bâtisseurs, A à F, 1 à 6.
gm-fact-phase-reset = Remise en place : revenus, nouveaux prix, nouvelles cartes.
gm-fact-phase-end = La dernière manche est finie : on compte l’or et le prestige.
gm-fact-round = La manche { $round } commence : { $moon }.
gm-fact-order-die = { $seat } obtient { $die } pour l’ordre de renommée.
gm-fact-orders = { $seat } révèle : { $orders }.
gm-fact-orders-none = { $seat } ne révèle aucun ordre.
gm-fact-likely = Ordre { $number } : { $guilds } visent le même objectif, { $objective }.
gm-fact-carried = { $seat } exécute l’ordre { $number } : { $objective }.
gm-fact-dropped = { $seat } abandonne l’ordre { $number } : { $objective }.
gm-fact-missed = { $seat } manque son objectif : { $objective }.
gm-fact-gold-back = { $seat } reprend { $gold } de l’ordre { $number }.
gm-fact-hired = { $seat } engage { $builders } pour { $gold }.
gm-fact-built = { $seat } bâtit { $upgrade-gender ->
    [f] la { $upgrade }
    [m] le { $upgrade }
    [p] les { $upgrade }
   *[e] l’{ $upgrade }
}.
gm-fact-built-side = { $seat } bâtit { $upgrade-gender ->
    [f] la { $upgrade }
    [m] le { $upgrade }
    [p] les { $upgrade }
   *[e] l’{ $upgrade }
} ({ $side }).
gm-fact-recruited = { $seat } recrute { $adventurer } ({ $rank }) en { $letter } pour { $gold }.
gm-fact-fame = { $seat } gagne { $fame } → { $total }.
gm-fact-fame-lost = { $seat } perd { $fame } → { $total }.
gm-fact-gold = { $seat } gagne { $gold } → { $total }.
gm-fact-gold-lost = { $seat } perd { $gold } → { $total }.
gm-fact-chose = { $seat } utilise { $skill-gender ->
    [f] la { $skill }
    [m] le { $skill }
    [p] les { $skill }
   *[e] l’{ $skill }
}.
gm-fact-rolled = { $seat } lance { $count ->
    [one] { $count } dé en { $skill } : { $faces }
   *[other] { $count } dés en { $skill } : { $faces } = { $sum }
}.
gm-fact-fixed = { $seat } passe un { $old } à 5 : { $before } → { $after }.
gm-fact-rerolled = { $seat } relance un { $old } → { $face } : { $before } → { $after }.
gm-fact-tie-rerolled = { $seat } relance un { $old } → { $face } pour départager.
gm-fact-checked = { $seat } : { $result } contre { $target }, réussite.
gm-fact-failed = { $seat } : { $result } contre { $target }, il manque { $lacking }.
gm-fact-shown = { $seat } montre le contrat privé « { $contract } » et le tente.
gm-fact-completed-private = { $seat } remplit le contrat privé « { $contract } ».
gm-fact-completed = { $seat } remplit « { $contract } » et garde la carte.
gm-fact-replaced = { $seat } pose un contrat { $level } face cachée sur l’espace { $number }.
gm-fact-wandered = { $seat } part en errance : { $result }.
gm-fact-passed = { $seat } renvoie l’équipe à la guilde.
gm-fact-contested = { $guilds } se disputent « { $contract } » (contrat { $number }).
gm-fact-offered = { $seat } propose à { $others } : { $clauses }.
gm-fact-accepted = { $seat } accepte l’offre faite par { $by } : { $clauses }.
gm-fact-declined = { $seat } refuse l’offre faite par { $by } : { $clauses }.
gm-fact-withdrawn = { $by } retire son offre : { $clauses }.
gm-fact-lapsed = L’offre faite par { $by } tombe : { $clauses }.
gm-fact-struck = L’offre faite par { $by } engage { $parties } : { $clauses }.
gm-fact-paid = { $from } verse { $gold } à { $to }.
gm-fact-set-aside = { $seat } met { $gold } de côté.
gm-fact-held-paid = { $from } verse à { $to } ce qui était de côté : { $gold }.
gm-fact-held-back = { $seat } reprend ce qui était de côté : { $gold }.
gm-fact-ready = { $seat } va choisir son attitude.
gm-fact-cooperates = { $seat } coopère.
gm-fact-conflicts = { $seat } choisit l’affrontement.
gm-fact-voided = Tous ne coopèrent pas : aucun accord sur la récompense ne tient.
gm-fact-declared = { $seat } vise { $skill-gender ->
    [f] la { $skill }
    [m] le { $skill }
    [p] les { $skill }
   *[e] l’{ $skill }
}.
gm-fact-confirmed = { $seat } confirme { $skill-gender ->
    [f] la { $skill }
    [m] le { $skill }
    [p] les { $skill }
   *[e] l’{ $skill }
}.
gm-fact-combined = { $seat } envoie { $team } dans l’équipe commune : { $dice }.
gm-fact-marker-reset = Un bâtisseur coûte de nouveau { $gold }.
gm-fact-wiped = Lune de sang : toutes les cartes visibles quittent le plateau.
gm-fact-refilled = Un contrat { $level } est posé face cachée sur l’espace { $number }.

## La fin.

gm-score = { $seat } { $fame }
gm-end-won = { $winners } l’emporte. Renommée : { $scores }.
gm-end-shared = { $winners } l’emportent ensemble. Renommée : { $scores }.
gm-end-nobody = Personne ne l’emporte. Renommée : { $scores }.
gm-end-conceded = { $by } abandonne. { $winners } l’emporte. Renommée : { $scores }.
gm-end-conceded-shared = { $by } abandonne. { $winners } l’emportent ensemble. Renommée : { $scores }.
gm-end-agreed = Les guildes conviennent d’arrêter la partie et partagent la victoire. Renommée : { $scores }.
gm-end-adjudicated = L’arbitre donne la victoire à { $winners }. Renommée : { $scores }.
gm-end-void = La partie se termine sans résultat. Renommée : { $scores }.
gm-end-adjudicated-nobody = L’arbitre arrête la partie sans vainqueur. Renommée : { $scores }.

## Ce qui est demandé.

gm-ask-side = Quel côté de votre amélioration de départ sera visible ? Il le reste toute la partie.
gm-ask-place = Lequel de vos trois contrats va sur le plateau ? Vous gardez les deux autres en privé.
gm-ask-orders = Préparez en secret vos ordres pour la manche { $round }.
gm-ask-correct = À la fin de votre temps, l’ordre { $number } n’avait pas de carte valable : laquelle reçoit-il, s’il en reçoit une ?
gm-ask-commit = Ordre { $number }, { $objective } : l’exécuter ou l’abandonner ?
gm-ask-skill-contract = Avec quelle compétence tentez-vous « { $contract } » : { $targets } ?
gm-ask-skill-conflict = Vous avez choisi l’affrontement pour « { $contract } ». Avec quelle compétence ? La difficulté monte d’autant que vous lancez de dés : { $targets }.
gm-ask-skill-hire = Plusieurs guildes engagent des bâtisseurs. Quelle compétence lancez-vous pour passer devant ?
gm-ask-skill-bid = Votre enchère est à égalité ({ $objective }). Quelle compétence lancez-vous ?
gm-ask-fix = Passez un dé à 5, ou gardez vos dés.
gm-ask-reroll = Relancez un dé, ou gardez vos dés : { $left ->
    [one] encore { $left } relance.
   *[other] encore { $left } relances.
}
gm-ask-tie = Vous êtes à égalité. Quel dé relancez-vous ?
gm-ask-build = Ordre { $number } : que bâtissez-vous ? Le prochain bâtisseur coûte { $gold }.
gm-ask-deck = De quelle pioche vient la nouvelle carte de l’espace de contrat { $number } ?
gm-ask-bargain = Négociez « { $contract } » ({ $gold }, { $fame }), ou dites que vous allez choisir.
gm-ask-stance = « { $contract } » ({ $gold }, { $fame }) : coopérer ou s’affronter ? Les attitudes sont révélées ensemble.
gm-ask-declare = Quelle compétence visez-vous sur « { $contract } » avec les autres : { $targets } ? Confirmez quand elle vous convient.
gm-ask-fallback = L’équipe de l’ordre { $number } n’a plus rien à faire : tenter un contrat privé, errer, ou rentrer ?

## Réponses, en bref.

gm-choose-side-fixer = Correction : un dé passe à 5
gm-choose-side-reroll = Deux relances d’un dé
gm-choose-orders = { $orders ->
    [one] { $orders } ordre, { $gold }
   *[other] { $orders } ordres, { $gold }
}
gm-choose-draft = Garder ces ordres en brouillon
gm-choose-carry = L’exécuter
gm-choose-drop = L’abandonner
gm-choose-confirm = Confirmer
gm-choose-fix = Dé { $die } à 5
gm-choose-reroll = Relancer le dé { $die }
gm-choose-keep = Garder les dés
gm-choose-build = Bâtir : { $upgrades }
gm-choose-build-nothing = Bâtir
gm-choose-decline = Ne rien bâtir, reprendre l’or
gm-choose-deck-common = Pioche commune
gm-choose-deck-heroic = Pioche héroïque
gm-choose-deck-legendary = Pioche légendaire
gm-choose-offer = Proposer : { $clauses }
gm-choose-counter = Contre-offre à l’offre { $offer } : { $clauses }
gm-choose-accept = Accepter l’offre { $offer }
gm-choose-refuse = Refuser l’offre { $offer }
gm-choose-withdraw = Retirer l’offre { $offer }
gm-choose-ready = Passer au choix
gm-choose-cooperate = Coopérer
gm-choose-conflict = S’affronter
gm-choose-wander = Errer en { $skill }
gm-choose-private = { $contract } en { $skill }
gm-choose-no-card = Aucune carte : l’équipe se replie
gm-choose-pass = Rentrer

## Pourquoi pas.

gm-refusal-wrong-kind = Cela ne répond pas à la question.
gm-refusal-guild-count = On joue à deux, trois ou quatre guildes, pas à { $seats }.
gm-refusal-wrong-tokens =
    { $seats ->
        [2] À deux guildes, une rangée d’améliorations de départ est en jeu : Force et Arcanes, Ruse et Logique, ou Charme et Esprit.
        [3] À trois guildes, une colonne d’améliorations de départ est en jeu : Force, Ruse et Charme, ou Arcanes, Logique et Esprit.
       *[other] À quatre guildes, deux rangées d’améliorations de départ sont en jeu, parmi Force et Arcanes, Ruse et Logique, Charme et Esprit.
    }
gm-refusal-too-many-orders = Vous pouvez donner { $limit } ordres cette manche ; l’ordre { $number } est de trop.
gm-refusal-too-many-in-team = Ordre { $number } : votre Réfectoire permet { $limit } aventuriers par équipe.
gm-refusal-no-team = L’ordre { $number } n’a pas d’équipe ; sans elle, ce n’est pas un ordre.
gm-refusal-adventurer-twice = Ordre { $number } : cet aventurier est déjà dans une autre équipe ({ $adventurer }).
gm-refusal-not-yours = Ordre { $number } : cet aventurier n’est pas de votre guilde ({ $adventurer }).
gm-refusal-card-twice = Ordre { $number } : { $objective } figure déjà sur un autre ordre, et chaque carte est unique.
gm-refusal-ordered-by-others = Ordre { $number } : { $objective } figure parmi les ordres d’une autre guilde ; votre carte ne peut pas le devenir.
gm-refusal-space-closed = Ordre { $number } : l’espace { $objective-gender ->
    [f] de la { $objective }
    [p] des { $objective }
   *[m] du { $objective }
} est fermé à ce nombre de guildes.
gm-refusal-space-empty = Ordre { $number } : il n’y a pas de carte sur l’espace visé ({ $objective }).
gm-refusal-gold-not-allowed = Ordre { $number } : on ne met d’or que sur les bâtisseurs et les recrues.
gm-refusal-too-much-gold = Vos ordres portent { $spent } et vous possédez { $owned }.
gm-refusal-bid-too-low = Ordre { $number } : l’enchère doit être d’au moins { $minimum }.
gm-refusal-no-gold-to-hire = Ordre { $number } : les bâtisseurs se paient, mettez-y de l’or.
gm-refusal-not-dealt = Seul un des trois contrats reçus peut aller sur le plateau.
gm-refusal-no-such-target = Il faut à votre équipe des dés dans une compétence du contrat.
gm-refusal-no-dice-to-check = Votre équipe n’a pas de dés dans cette compétence pour passer devant.
gm-refusal-no-dice-for-bid = Votre équipe n’a pas de dés dans cette compétence pour départager les enchères.
gm-refusal-no-dice-for-private = Il faut à votre équipe des dés dans une compétence du contrat privé.
gm-refusal-no-dice-to-wander = Votre équipe n’a pas de dés dans cette compétence pour errer.
gm-refusal-not-your-contract = Vous n’avez pas ce contrat privé.
gm-refusal-no-die-to-fix = Vous n’avez pas ce dé à passer à 5.
gm-refusal-no-die-to-reroll = Vous n’avez pas ce dé à relancer.
gm-refusal-no-die-to-break-tie = Vous n’avez pas ce dé pour départager.
gm-refusal-empty-plan = On n’engage des bâtisseurs que pour bâtir quelque chose.
gm-refusal-kind-twice = Un ordre bâtit au plus une amélioration de chaque sorte.
gm-refusal-gold-short = Les bâtisseurs coûtent { $price } et l’ordre porte { $gold }.
gm-refusal-prestige-not-alone = Une amélioration de prestige se bâtit seule.
gm-refusal-skill-slots-full = Vos { $limit } emplacements d’amélioration de compétence sont pris.
gm-refusal-upgrade-twice = Vous avez déjà cette amélioration de compétence.
gm-refusal-no-token-left = Il ne reste plus de jeton de cette amélioration.
gm-refusal-level-skipped = Le niveau III se bâtit sur le niveau II, que vous n’avez pas.
gm-refusal-level-built = Vous avez déjà ce niveau.
gm-refusal-level-three-taken = Une autre guilde a le seul niveau III.
gm-refusal-prestige-built = Vous avez déjà une amélioration de prestige, et une guilde n’en bâtit qu’une par partie.
gm-refusal-prestige-taken = Une autre guilde a cette amélioration de prestige.
gm-refusal-no-prestige-in-short-game = La partie courte n’a pas d’améliorations de prestige.
gm-refusal-deck-empty = Cette pioche est vide.
gm-refusal-no-such-offer = Cette offre n’est pas ouverte.
gm-refusal-not-party = Cette offre ne nomme pas votre guilde.
gm-refusal-not-proposer = Seule la guilde qui a fait une offre la retire.
gm-refusal-own-offer = Cette offre est la vôtre : retirez-la au lieu d’y répondre.
gm-refusal-accepted-already = Vous avez déjà accepté cette offre.
gm-refusal-empty-offer = Une offre comporte au moins une clause, et un versement au moins une pièce d’or.
gm-refusal-not-contesting = Une offre ne nomme que des guildes concernées qui négocient encore.
gm-refusal-split-not-whole = La somme des parts doit faire la récompense : { $gold }.
gm-refusal-not-in-treasury = Cela dépasse ce que contient votre trésor : { $gold }.
gm-refusal-too-many-held = Trop de versements seraient mis de côté : { $limit } au plus par dispute.
gm-refusal-too-many-offers = Vous avez { $limit } offres ouvertes, le maximum : retirez-en une d’abord.
gm-refusal-too-many-payments = Une offre a au plus { $limit } versements.
gm-refusal-too-many-choices = Une offre règle au plus { $limit } choix d’un bonus.
gm-refusal-promise-too-long = Une promesse a au plus { $limit } octets, et une lettre accentuée en compte deux : dites-la en moins de mots.
gm-refusal-declare-first = Nommez une compétence avant de la confirmer.
gm-refusal-confirmed-already = Vous avez confirmé votre compétence ; vous pouvez seulement en nommer une autre.
gm-refusal-said-already = Vous l’avez déjà dit : confirmez, ou choisissez autrement.

## Ce qui peut échouer plus tard.

gm-warning-rank-missing = Ordre { $number } : personne dans votre guilde n’a encore le rang pour cet aventurier.
gm-warning-no-matching-skill = Ordre { $number } : personne dans l’équipe n’a une compétence du contrat.
gm-warning-too-little-for-builder = Ordre { $number } : l’or ne paie pas un seul bâtisseur au prix actuel.
