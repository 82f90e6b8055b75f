### Ce que dit la page autour de la table de Guild Master. Les mots de la règle sont dans guild-master.ftl.

## Phases et manches

gmui-round-n = Manche { $round }
gmui-round-of = Manche { $round } sur { $rounds }
gmui-round-track = Manches et lunes
gmui-phase-setup = Mise en place
gmui-phase-start = Début de manche
gmui-phase-orders = Phase d’ordres
gmui-phase-plot = Phase d’intrigue
gmui-phase-action = Phase d’action
gmui-phase-reset = Remise en place
gmui-phase-end = Fin

## La guilde et ses rivales

gmui-guilds = Guildes
gmui-guild = Guilde
gmui-fame = Renommée
gmui-gold = Or
gmui-gold-income = { $gold } po, revenu { $income }
gmui-value-stables = { $n ->
    [one] { $n } ordre
   *[other] { $n } ordres
}
gmui-value-mess_hall = équipes de { $n }
gmui-value-bar = revenu { $n }
gmui-side-fixer = { $skill } : un dé passe à 5
gmui-side-reroll = { $skill } : deux relances
gmui-hand = Main
gmui-hand-hint = cliquer pour mettre en équipe
gmui-private = Contrats privés
gmui-private-count = { $n } en main
gmui-rivals = Rivales
gmui-adventurers = Aventuriers
gmui-upgrades = Améliorations
gmui-completed = Remplis
gmui-boons = Faveurs
gmui-boons-count = { $n } à utiliser
gmui-boon-spent = défaussé pour sa faveur
gmui-used = utilisé cette manche
gmui-dice-kept = dés gardés : { $faces }
gmui-larger = Équipes plus grandes
gmui-larger-by = { $orders ->
    [one] +{ $n } pour { $orders } équipe
   *[other] +{ $n } pour { $orders } équipes
}
gmui-looked = Cartes que vous avez regardées
gmui-looked-at = pioche { $level }, { $n ->
    [1] au sommet
   *[other] nº { $n } depuis le sommet
}
gmui-copies = { $by }, avec la capacité de { $of }
gmui-upgrade-side = { $upgrade } ({ $side })
gmui-rank-count = { $n } { $rank }
gmui-rival-facts = { $orders } ordres, équipes de { $team }
gmui-rival-means = { $orders } ordres, équipes de { $team }, { $gold } po
gmui-rival-contracts = { $completed ->
    [one] { $completed } contrat
   *[other] { $completed } contrats
}, { $private } en privé
gmui-ribbon-up = prête
gmui-ribbon-down = décide
gmui-plans-up = prête
gmui-plans-down = prépare
gmui-asked-up = prête
gmui-asked-down = décide

## Le plateau

gmui-builders = Bâtisseurs
gmui-next-price = prochain : { $price } po
gmui-builders-label = 0, bâtisseurs, le prochain coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}
gmui-recruits = Recruter, de A à F
gmui-contracts = Contrats, de 1 à 6
gmui-resolve-way = les ordres se résolvent dans ce sens, l’ordre 1 de chacun avant tout ordre 2
gmui-bid = enchère
gmui-recruit-label = { $letter }, { $name }, { $rank }, enchère d’au moins { $bid ->
    [one] { $bid } pièce d’or
   *[other] { $bid } pièces d’or
}, { $fame } de renommée
gmui-recruit-none = { $letter }, personne
gmui-contract-label = { $number }, { $name }, { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, { $fame } de renommée
gmui-contract-none = { $number }, aucune carte visible
gmui-space-closed = Fermé avec ce nombre de guildes
gmui-space-taken = { $n ->
    [0] Il n’y a plus personne
   *[other] Recruté ; le suivant vient à la prochaine manche
}
gmui-space-recruited = Recruté
gmui-space-empty = Vide
gmui-space-not-yet = Pas encore révélé
gmui-cards-left = { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}
gmui-space-down = Face cachée, { $level } : révélé à la prochaine manche
gmui-space-stays-down = Face cachée, { $level }
gmui-event = Événement
gmui-boon = Faveur
gmui-printed = imprimé { $n }
gmui-may-come = viendra peut-être :
gmui-lens-team = Meilleure équipe : { $team }
gmui-nobody-likely = personne de probable
gmui-holders = Ordres ici : { $who }
gmui-holder = { $seat }, ordre { $n }

## Le plateau d’ordres

gmui-orders-region = Vos ordres, cachés jusqu’à ce que tous soient prêts
gmui-your-orders = Vos ordres
gmui-sealed-until = scellés jusqu’à ce que les { $n } rubans soient levés
gmui-limits = { $orders } ordres, équipes de { $team }
gmui-gold-left = { $gold } po : { $used } sur les ordres, reste { $left }
gmui-order-n = ordre { $n }
gmui-col-order = Ordre
gmui-col-objective = Objectif
gmui-col-team = Équipe
gmui-col-check = Test
gmui-col-alone = Seule
gmui-col-fought = En affrontement
gmui-col-guild = Guilde
gmui-slot-empty = Ordre { $n }, vide
gmui-slot-label = Ordre { $n } : { $objective }, { $team }, { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
gmui-slot-locked = Demande les Écuries { $level }.
gmui-pick-objective = Choisissez un objectif sur le plateau
gmui-no-card = Sans carte : contrat privé ou errance
gmui-no-team = pas encore d’équipe
gmui-gold-on = or sur l’ordre { $n }
gmui-team-of = Équipe de l’ordre { $n }
gmui-check = { $dice } { $skill } contre { $target }
gmui-check-builders = { $n ->
    [one] { $n } bâtisseur pour { $gold } po
   *[other] { $n } bâtisseurs pour { $gold } po
}
gmui-check-bid = à enchère égale, aux dés
gmui-check-wander = décidé le moment venu
gmui-sure = sûr
gmui-plain = { $chance } sans aide
gmui-fought-hire = le meilleur jet bâtit d’abord
gmui-fought-bid = la plus haute enchère l’emporte
gmui-fought-why = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre { $target } : la difficulté monte d’autant que vos dés
gmui-helped = Compte votre amélioration
gmui-as-they-fall = { $check }, sans rien changer aux dés
gmui-hire-why = Une rivale ne peut pas vous prendre les bâtisseurs. Si plusieurs guildes en engagent au même ordre, chacune lance une compétence de son équipe et la meilleure bâtit d’abord, au prix le plus bas. L’or non dépensé revient.
gmui-bid-why = La plus haute enchère du même ordre recrute ; à égalité, on lance une compétence de l’équipe. La guilde qui perd reprend son or et peut se replier.
gmui-wander-why = Une équipe sans carte tente un contrat privé ou part en errance ; vous choisissez le moment venu.
gmui-how-to-plan = Choisissez un objectif sur le plateau et les aventuriers qui s’y rendent. Ou laissez « Meilleure équipe » remplir cet ordre.
gmui-who-could = Qui pourrait venir
gmui-move-up = Monter l’ordre { $n }
gmui-move-down = Descendre l’ordre { $n }
gmui-clear = effacer
gmui-clear-n = Effacer l’ordre { $n }
gmui-less = Moins : { $what }
gmui-more = Plus : { $what }
gmui-best-team = Meilleure équipe
gmui-hint-objective = objectif
gmui-hint-gold = or
gmui-hint-move = monter ou descendre l’ordre
gmui-key-lay = Cet ordre : { $objective }
gmui-key-member = Dans cette équipe ou non : { $name }
gmui-key-more = Plus d’or sur cet ordre
gmui-key-less = Moins d’or sur cet ordre
gmui-key-next = Ordre suivant
gmui-key-back = Ordre précédent
gmui-key-up = Monter cet ordre
gmui-key-down = Descendre cet ordre
gmui-raise = Lever le ruban
gmui-raise-sure = Le lever sans aucun ordre
gmui-reveal = Lever le ruban et révéler
gmui-reveal-note = Tous les autres sont prêts : les ordres sont révélés aussitôt.
gmui-raise-note = Vous pouvez le baisser tant que tous ne sont pas levés.
gmui-blank-note = Vous n’avez rien prévu : personne de votre guilde n’agira cette manche.
gmui-lower = Baisser le ruban
gmui-sealed = Votre réponse est scellée
gmui-sealed-waits = Scellé. On attend { $who }.
gmui-waits-for = On attend { $who }.
gmui-ready-count = { $n } sur { $all } prêtes
gmui-cost-orders = { $orders ->
    [0] rien de prévu encore ({ $gold } po)
    [one] { $used } po sur { $orders } ordre ({ $gold } → { $left })
   *[other] { $used } po sur { $orders } ordres ({ $gold } → { $left })
}
gmui-odds-order = ordre { $n } { $chance }
gmui-show = Montrer une carte d’ordre
gmui-show-card = Carte
gmui-show-as = Comme
gmui-show-no-number = sans numéro
gmui-show-to = À
gmui-show-note = Eux seuls la voient. Elle ne vous engage à rien : vous pouvez encore changer vos ordres.
gmui-show-it = La montrer

## Les ordres se résolvent

gmui-revealed = Ordres sur la table
gmui-no-orders-yet = Aucun ordre n’est encore révélé.
gmui-setup-note = Les guildes s’installent : améliorations de départ, puis contrats pour le plateau.
gmui-done = fait
gmui-recent = Ce qui s’est passé
gmui-title-side = Amélioration de départ
gmui-title-place = Contrat pour le plateau
gmui-title-commit = Exécuter ou abandonner
gmui-title-correct = Carte d’un ordre
gmui-title-skill = Test de compétence
gmui-title-build = Bâtir
gmui-title-deck = Nouveau contrat
gmui-title-stance = Attitude
gmui-title-declare = Ensemble
gmui-title-fallback = Repli
gmui-title-use = Capacités et faveurs
gmui-title-pick = Effet d’une carte
gmui-title-change = Plateau de dés
gmui-title-forced = Plateau de dés
gmui-title-convert = Avant le jet
gmui-title-lobby = Pourparlers
gmui-barred = Impossible maintenant
gmui-arrange = Depuis le sommet de la pioche
gmui-arrange-top = au sommet, piochée la première
gmui-arrange-up = Monter { $name }
gmui-arrange-down = Descendre { $name }
gmui-arrange-commit = Les remettre dans cet ordre
gmui-send = Qui rejoint l’équipe commune
gmui-send-these = Les envoyer
gmui-choose-one = Choisissez
gmui-roll = { $what } : lancer { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
gmui-next-option = Réponse suivante
gmui-previous-option = Réponse précédente
gmui-dice-target = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre { $target }
gmui-dice-average = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : en moyenne { $gold } d’or et { $fame } de renommée
gmui-odds-dice = { $chance } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre { $target }

## Le plateau de dés

gmui-tray = Plateau de dés
gmui-tray-skill = { $n ->
    [one] { $n } dé en { $skill }
   *[other] { $n } dés en { $skill }
}
gmui-tray-target = sur { $target }
gmui-team = Équipe commune
gmui-team-share = votre part
gmui-team-missing = { $n ->
    [0] La difficulté est atteinte ensemble.
   *[other] Il manque encore { $n } à l’équipe.
}
gmui-tray-best = Au mieux
gmui-pick-die = Choisissez un dé
gmui-pick-rival = Choisissez une guilde rivale
gmui-tools = Ce que vous pouvez utiliser
gmui-tool-die = Choisissez maintenant un dé.
gmui-tool-rival = Les dés de qui ?
gmui-tray-flat = avec +{ $n }
gmui-die = Le dé { $n } montre { $face }
gmui-die-fix = Le dé { $n } montre { $face } : à 5, { $gain ->
    [0] sans effet
   *[other] { $gain ->
        [-1] un de moins
       *[other] +{ $gain }
    }
}
gmui-die-reroll = Le dé { $n } montre { $face } : le relancer
gmui-dice-of = Dés de { $seat }
gmui-chip-fixer = Correction : un dé passe à 5
gmui-chip-reroll = { $n ->
    [one] { $n } relance restante
   *[other] { $n } relances restantes
}
gmui-not-needed = inutile : la difficulté est atteinte
gmui-chance-now = { $chance } si vous les gardez
gmui-odds-keep = { $chance } si vous gardez les dés
gmui-odds-change = { $chance } avec ce dé

## Bâtir

gmui-build = Que bâtir
gmui-build-it = Bâtir
gmui-build-none = Rien
gmui-build-cost = { $gold } po, { $back } de retour
gmui-build-fame = +{ $fame } de renommée
gmui-gold-on-order = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} sur l’ordre
gmui-taken = pris

## Disputes

gmui-contest = Dispute
gmui-contest-deal = Accord
gmui-contest-stance = Attitude
gmui-contest-roll = Dés
gmui-ready = prête
gmui-agreed = Convenu jusqu’ici
gmui-no-offers = Aucune offre n’est ouverte.
gmui-nobody-bargains = Plus personne d’autre ne négocie.
gmui-offer-of = Une offre de { $seat }
gmui-your-offer = Votre offre
gmui-offer-waits = On attend { $who }.
gmui-offer-even = Offrir des parts égales
gmui-offer-new = Nouvelle offre
gmui-offer-send = Faire l’offre
gmui-counter = Contre-offre
gmui-counter-send = Faire la contre-offre
gmui-accept = Accepter
gmui-decline = Refuser
gmui-withdraw = Retirer
gmui-cancel = Annuler
gmui-speak-as = Parler pour { $seat }
gmui-bargain-note = Une fois prête, votre guilde ne négocie plus ; les offres qui ont besoin d’elle tombent.
gmui-bind-all = ferme si tous coopèrent
gmui-bind-now = payé à l’acceptation
gmui-bind-held = mis de côté, payé si tous coopèrent
gmui-bind-choice = mis de côté, payé si ce choix est fait
gmui-bind-promise = promesse, rien ne l’impose
gmui-promise-by = Promis par
gmui-promise-you = vous
gmui-promise-text = la promesse
gmui-promise-hint = ce qui est promis en plus
gmui-paid-for = Si { $owner } choisit
gmui-decides = décide
gmui-lobby-note = Dès que vous n’avez plus rien à offrir, les offres qui vous attendent tombent.
gmui-split = { $gold ->
    [one] Attribuer la pièce d’or
   *[other] Partager les { $gold } pièces d’or
}
gmui-share-of = part de { $seat }
gmui-card-to = Carte et remplacement
gmui-bonus-to = Bonus du contrat
gmui-bonus-as = Bonus résolu avec
gmui-bonus-then = puis avec
gmui-bonus-open = au choix de sa guilde
gmui-card-default = au meilleur jet
gmui-you-pay = Vous payez { $seat }
gmui-pays-you = { $seat } vous paie
gmui-stance-odds = Chances selon les attitudes
gmui-no-skill = aucune compétence pour cela
gmui-you-conflict = Vous choisissez l’affrontement
gmui-seat-conflicts = { $seat } choisit l’affrontement
gmui-all-together = Toutes coopèrent, une équipe
gmui-all-apart = Toutes coopèrent, chacune seule
gmui-all-apart-why = une réussite suffit
gmui-stance-why = Toutes les guildes qui coopèrent reçoivent la renommée entière ({ $fame }) ; l’or comme convenu, sinon { $share } chacune{ $rest ->
    [0] {""}
   *[other] { " " }et { $rest } au meilleur jet
}. En affrontement, la gagnante prend tout.
gmui-line-together = ensemble { $chance } pour la renommée entière ({ $fame }) chacune
gmui-line-apart = en coopérant { $chance } pour la renommée entière ({ $fame }) chacune
gmui-line-fight = en affrontement { $chance }
gmui-line-default = par défaut { $share } po chacune{ $rest ->
    [0] {""}
   *[other] { " " }et { $rest } au meilleur jet
}

## La fin

gmui-standings = Classement
gmui-from-gold = par l’or
gmui-from-prestige = par le prestige
gmui-winner = gagnante
