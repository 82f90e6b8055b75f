### Guild Master : les textes des capacités, bonus, faveurs et événements, assemblés à partir des opérations des données.
### Une proposition commence en minuscule, car elle suit un deux-points. Les guildes touchées sont nommées une à une
### (« chaque guilde »), pour que les verbes restent au singulier.
###
### Glossaire, en plus de celui de guild-master.ftl : capacité (ability), faveur (boon), événement (event), phase d’intrigue
### (plot phase), test (check), jet (roll), pénalité (penalty), équipe incomplète (open team), aventurier libre (unassigned)

## Le cadre : quand, combien de fois, à quel prix.

gme-ability = { $moon }, { $phase } : { $what }.
gme-ability-limited = { $moon }, { $phase } : { $limit }, { $what }.
gme-ability-every-round = Une fois par manche, { $phase } : { $what }.
gme-bonus = Bonus : { $what }.
gme-boon = Faveur, en défaussant cette carte { $window } : { $what }.
gme-event = Événement, { $when } : { $what }.

gme-moon-half = Demi-lune
gme-moon-full = Pleine lune
gme-moon-blood = Lune de sang
gme-moon-every = Chaque manche
gme-phase-plot = phase d’intrigue
gme-phase-action = phase d’action
gme-limit-check = une fois par test
gme-limit-round = une fois par manche
gme-window-plot = en phase d’intrigue
gme-window-action = en phase d’action
gme-window-before = avant votre jet
gme-window-check = après votre jet
gme-window-hire = quand vous engagez des bâtisseurs
gme-window-recruit = quand vous recrutez
gme-when-static = tant qu’il est visible
gme-when-start-round = au début de chaque manche
gme-when-reset = à chaque remise en place

gme-and = { $first } ; { $rest }
gme-same-order = { $first } ; pour le même ordre, { $rest }
gme-or = { $first }, ou { $rest }
gme-nothing = il ne se passe rien

## Qui, quoi et où.

gme-who-own = votre guilde
gme-who-chosen-rival = une rivale de votre choix
gme-who-each-rival = chaque rivale
gme-who-each-guild = chaque guilde
gme-who-most-fame = chaque guilde qui a le plus de renommée
gme-who-least-fame = chaque guilde qui a le moins de renommée

# N’importe quel test, celui qui est en cours, celui dont on vient de parler, ou un test d’une certaine compétence.
gme-check-one = un de vos tests
gme-check-this = votre test
gme-check-same = le même test
gme-check-skill = un test en { $skill }

gme-dice = { $n ->
    [1] un dé
    [2] deux dés
    [3] trois dés
   *[other] { $n } dés
}

gme-rank-any = un aventurier
gme-rank-novice = un Novice
gme-rank-adept = un Adepte
gme-rank-hero = un Héros
gme-rank-legend = une Légende

gme-of-contracts-any = de tous les contrats
gme-of-contracts-common = des contrats communs
gme-of-contracts-heroic = des contrats héroïques
gme-of-contracts-legendary = des contrats légendaires
gme-contract-any = contrat
gme-contract-common = contrat commun
gme-contract-heroic = contrat héroïque
gme-contract-legendary = contrat légendaire

gme-deck-common = la pioche commune
gme-deck-heroic = la pioche héroïque
gme-deck-legendary = la pioche légendaire
gme-deck-choice = une pioche de votre choix
gme-of-deck-common = de la pioche commune
gme-of-deck-heroic = de la pioche héroïque
gme-of-deck-legendary = de la pioche légendaire
gme-of-deck-choice = d’une pioche de votre choix

gme-kind-skill = de compétence
gme-kind-core = { $n ->
    [1] centrale
   *[other] centrales
}
gme-kind-prestige = de prestige

# Ce qui est compté ; $n est le nombre qui fait un pas.
gme-count-novice = { $n ->
    [1] Novice de votre guilde
   *[other] Novices de votre guilde
}
gme-count-adept = { $n ->
    [1] Adepte de votre guilde
   *[other] Adeptes de votre guilde
}
gme-count-hero = { $n ->
    [1] Héros de votre guilde
   *[other] Héros de votre guilde
}
gme-count-legend = { $n ->
    [1] Légende de votre guilde
   *[other] Légendes de votre guilde
}
gme-count-adventurer = { $n ->
    [1] aventurier de votre guilde
   *[other] aventuriers de votre guilde
}
gme-count-skill-upgrade = { $n ->
    [1] amélioration de compétence de votre guilde
   *[other] améliorations de compétence de votre guilde
}
gme-count-core = { $n ->
    [1] amélioration centrale de niveau II ou III
   *[other] améliorations centrales de niveau II ou III
}
gme-count-hammer = { $n ->
    [1] marteau sur vos améliorations
   *[other] marteaux sur vos améliorations
}
gme-count-completed-common = { $n ->
    [1] contrat commun rempli
   *[other] contrats communs remplis
}
gme-count-completed-heroic = { $n ->
    [1] contrat héroïque rempli
   *[other] contrats héroïques remplis
}
gme-count-completed-legendary = { $n ->
    [1] contrat légendaire rempli
   *[other] contrats légendaires remplis
}
gme-count-private = { $n ->
    [1] contrat privé en votre possession
   *[other] contrats privés en votre possession
}
gme-count-boon = { $n ->
    [1] faveur encore en votre possession
   *[other] faveurs encore en votre possession
}
gme-count-gold = { $n ->
    [1] pièce d’or en votre possession
   *[other] pièces d’or en votre possession
}
gme-count-skill = { $n ->
    [1] compétence où votre guilde a { $dice } ou plus
   *[other] compétences où votre guilde a { $dice } ou plus
}
gme-count-rival = { $n ->
    [1] rivale qui a plus de renommée que vous
   *[other] rivales qui ont plus de renommée que vous
}

## Or et renommée.

gme-gain = gagnez { $what }
gme-lose = { $who } perd { $what }
gme-lose-up-to = { $who } perd jusqu’à { $what }
gme-grant = { $who } gagne { $what }
gme-exchange = { $times ->
    [1] vous pouvez payer { $pay } pour gagner { $gain }
    [2] vous pouvez payer { $pay } pour gagner { $gain }, jusqu’à deux fois
   *[other] vous pouvez payer { $pay } pour gagner { $gain }, jusqu’à { $times } fois
}
gme-steal = prenez jusqu’à { $gold } à { $who }
gme-gain-per = { $each ->
    [1] gagnez { $what } par { $thing }, { $cap } au plus
   *[other] gagnez { $what } par groupe de { $each } { $thing }, { $cap } au plus
}
gme-income = { $who } reçoit { $gold } de { $way ->
    [more] plus
   *[less] moins
} comme revenu
gme-wander = { $form ->
    [always] gagnez { $what } de plus à chaque errance
   *[once] gagnez { $what } de plus si l’équipe de cet ordre part en errance
}
gme-reward = { $form ->
    [always] gagnez { $what } de plus par { $contract } que vous remplissez
   *[once] gagnez { $what } de plus si vous remplissez un { $contract } avec cet ordre
}

## Tests.

gme-reroll = { $n ->
    [1] relancez un dé dans { $check }
    [2] faites jusqu’à deux relances d’un dé dans { $check }
    [3] faites jusqu’à trois relances d’un dé dans { $check }
   *[other] faites jusqu’à { $n } relances d’un dé dans { $check }
}
gme-set-die = { $n ->
    [1] passez { $dice } à { $to } dans { $check }
   *[other] passez { $dice } à { $to } dans { $check }
}
gme-add-die = { $n ->
    [1] lancez un dé de plus dans { $check }, même au-delà de dix dés
    [2] lancez deux dés de plus dans { $check }, même au-delà de dix dés
   *[other] lancez { $n } dés de plus dans { $check }, même au-delà de dix dés
}
gme-add-flat = ajoutez { $n } à votre résultat dans { $check }
gme-flip-die = { $n ->
    [1] retournez { $dice } sur sa face opposée dans { $check }
   *[other] retournez { $dice } sur leur face opposée dans { $check }
}
gme-store-die = { $n ->
    [1] lancez { $dice } et gardez-le tel quel sur cette carte
   *[other] lancez { $dice } et gardez-les tels quels sur cette carte
}
gme-spend-stored = ajoutez les dés gardés sur cette carte à votre jet dans { $check }
gme-convert = { $n ->
    [1] avant un jet, comptez { $dice } { $from } comme s’il était { $to }
   *[other] avant un jet, comptez jusqu’à { $dice } { $from } comme s’ils étaient { $to }
}
gme-convert-from-any = d’une compétence
gme-convert-from = en { $skill }
gme-convert-to-any = d’une autre compétence
gme-convert-to = en { $skill }
gme-targets = les difficultés
gme-targets-skill = les difficultés en { $skill }
gme-target-shift = { $targets } { $contracts } { $way ->
    [more] montent
   *[less] baissent
} de { $n } pour { $who }
gme-penalty = votre pénalité d’affrontement { $way ->
    [more] monte
   *[less] baisse
} de { $n } dans { $check }
gme-force-highest = { $n ->
    [1] une rivale de la même dispute relance son dé le plus fort
    [2] une rivale de la même dispute relance ses deux dés les plus forts
   *[other] une rivale de la même dispute relance ses { $n } dés les plus forts
}
gme-force-owner = une rivale de la même dispute relance { $dice } de son choix

## Ordres et équipes.

gme-extra-order = { $n ->
    [1] donnez un ordre de plus cette manche, quatre au plus
    [2] donnez deux ordres de plus cette manche, quatre au plus
   *[other] donnez { $n } ordres de plus cette manche, quatre au plus
}
gme-team-one = { $n ->
    [1] une de vos équipes peut compter un aventurier de plus cette manche
    [2] une de vos équipes peut compter deux aventuriers de plus cette manche
   *[other] une de vos équipes peut compter { $n } aventuriers de plus cette manche
}
gme-team-all = { $n ->
    [1] chacune de vos équipes peut compter un aventurier de plus cette manche
    [2] chacune de vos équipes peut compter deux aventuriers de plus cette manche
   *[other] chacune de vos équipes peut compter { $n } aventuriers de plus cette manche
}
gme-join = { $n ->
    [1] ajoutez un aventurier libre à une de vos équipes incomplètes avant que son ordre soit résolu
   *[other] ajoutez jusqu’à { $n } aventuriers libres à une de vos équipes incomplètes avant que son ordre soit résolu
}, { $new ->
    [yes] même une recrue de cette manche
   *[no] mais pas une recrue de cette manche
}
gme-swap-orders = échangez deux de vos ordres non résolus, équipes et or compris
gme-change-contract = remplacez le contrat visé par un de vos ordres non résolus
gme-change-recruit = remplacez la recrue visée par un de vos ordres non résolus

## Recrues.

gme-bid-bonus = { $form ->
    [always] vos enchères comptent pour { $n } de plus dans les disputes
   *[once] votre enchère compte pour { $n } de plus en cas de dispute
}
gme-min-bid-lower = pour { $who }, l’enchère minimale sur { $rank } baisse de { $n }, sans descendre sous 1
gme-min-bid-higher = pour { $who }, l’enchère minimale sur { $rank } monte de { $n }
gme-bid-refund = après avoir recruté, reprenez jusqu’à { $gold } sur ce que vous avez payé
gme-skip-rank = ignorez la condition de rang pour une recrue
gme-recruit-paid = recrutez { $rank } visible, sans ordre, pour l’enchère minimale prise dans votre trésor, si votre rang le permet
gme-recruit-free = recrutez { $rank } visible, sans ordre et sans payer, si votre rang le permet
gme-refresh = { $n ->
    [1] défaussez un aventurier visible du plateau et révélez le suivant
   *[other] défaussez { $n } aventuriers visibles du plateau et révélez les suivants
}

## Bâtisseurs et améliorations.

gme-discount = chaque bâtisseur vous coûte { $gold } de moins, mais au moins { $min }
gme-discount-some = { $n ->
    [1] un bâtisseur vous coûte { $gold } de moins, mais au moins { $min }
   *[other] jusqu’à { $n } bâtisseurs vous coûtent chacun { $gold } de moins, mais au moins { $min }
}
gme-free-builders = { $n ->
    [1] un bâtisseur est gratuit, mais le prix monte quand même
    [2] deux bâtisseurs sont gratuits, mais le prix monte quand même
   *[other] { $n } bâtisseurs sont gratuits, mais le prix monte quand même
}
gme-build = { $n ->
    [1] bâtissez, sans ordre, une amélioration { $kinds } avec un bâtisseur gratuit
    [2] bâtissez, sans ordre, des améliorations { $kinds } avec deux bâtisseurs gratuits, une de chaque sorte au plus
   *[other] bâtissez, sans ordre, des améliorations { $kinds } avec { $n } bâtisseurs gratuits, une de chaque sorte au plus
}
gme-marker = le prix des bâtisseurs { $way ->
    [more] monte
   *[less] descend
} { $n ->
    [1] d’une case
   *[other] de { $n } cases
}
gme-flip-upgrade = { $n ->
    [1] retournez une de vos améliorations de compétence
   *[other] retournez jusqu’à { $n } de vos améliorations de compétence
}

## Contrats et pioches.

gme-draw-all = { $n ->
    [1] piochez un contrat dans { $deck } et gardez-le en privé
   *[other] piochez { $n } contrats dans { $deck } et gardez-les en privé
}
gme-draw = piochez { $n } contrats dans { $deck }, gardez-en { $keep ->
    [1] un
    [2] deux
   *[other] { $keep }
} en privé et { $rest ->
    [top] reposez
    [bottom] glissez
   *[discard] défaussez
} { $left ->
    [1] l’autre
   *[other] les autres
}{ $rest ->
    [top] {" "}sur la pioche
    [bottom] {" "}sous la pioche
   *[discard] {""}
}
gme-peek-return = { $n ->
    [1] regardez la première carte { $deck }
   *[other] regardez les { $n } premières cartes { $deck }
}
gme-peek-reorder = { $n ->
    [1] regardez la première carte { $deck } et reposez-la
   *[other] regardez les { $n } premières cartes { $deck } et reposez-les dans l’ordre voulu
}
gme-peek-bottom = { $n ->
    [1] regardez la première carte { $deck }, que vous pouvez glisser dessous
   *[other] regardez les { $n } premières cartes { $deck }, dont vous pouvez glisser certaines dessous
}
gme-replace = { $n ->
    [1] défaussez un contrat visible du plateau et posez à sa place une carte tirée dans { $deck }, face { $face ->
        [up] visible
       *[down] cachée
    }
   *[other] défaussez { $n } contrats visibles du plateau et posez à leur place des cartes tirées dans { $deck }, face { $face ->
        [up] visible
       *[down] cachée
    }
}
gme-swap-board = échangez un de vos contrats privés contre un contrat commun visible du plateau
gme-swap-deck = échangez un de vos contrats privés contre la première carte de la pioche commune
gme-recover = { $n ->
    [1] reprenez un contrat que vous avez défaussé pour sa faveur
   *[other] reprenez jusqu’à { $n } contrats que vous avez défaussés pour leur faveur
}
gme-look = { $n ->
    [1] regardez une carte cachée du plateau
    [2] regardez jusqu’à deux cartes cachées du plateau
    [3] regardez jusqu’à trois cartes cachées du plateau
   *[other] regardez jusqu’à { $n } cartes cachées du plateau
}

## Effets d’effets.

gme-copy-own = utilisez la capacité d’un autre de vos aventuriers, quelle que soit sa lune, si c’est sa phase
gme-copy-any = utilisez la capacité d’un autre aventurier, de n’importe quelle guilde, quelle que soit sa lune, si c’est sa phase
gme-retire = défaussez { $rank } de votre guilde, puis { $then }
gme-choose = au choix, { $options }
gme-if = si { $cond }, { $then }
gme-if-else = si { $cond }, { $then } ; sinon, { $otherwise }
gme-if-blood-moon = c’est une manche de lune de sang
gme-if-full = c’est une manche de pleine lune
gme-if-half = c’est une manche de demi-lune
gme-if-rank = votre guilde a { $rank } ou mieux
gme-if-gold = votre trésor contient au moins { $gold }
gme-if-fame = { $above ->
    [0] aucune rivale n’a plus de renommée que vous
    [1] une rivale au plus a plus de renommée que vous
   *[other] { $above } rivales au plus ont plus de renommée que vous
}
gme-if-won = vous avez rempli ce contrat lors d’une dispute
