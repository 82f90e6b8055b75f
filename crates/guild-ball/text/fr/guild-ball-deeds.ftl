### Guild Ball : les fragments des textes de cartes qui disent ce qui est fait et ce qui arrive à une figurine.

## Steps

gbt-do = { $who } { $ops }
gbt-op-suffers = { $who-number ->
    [m] subir
    [p] subissent
   *[s] subit
 } { $what }
gbt-do-when = { $who } { $ops } { $when }
gbt-choose = choisissez { $who }
gbt-choose-may = vous pouvez choisir { $who }
gbt-each-choose-may = peut choisir { $who }
gbt-each-choose = choisit { $who }
gbt-choose-opponent = l’adversaire choisit { $who }
gbt-choose-opponent-may = l’adversaire peut choisir { $who }
gbt-mode = choisissez l’un de ces effets : { $modes }
gbt-mode-opponent = l’adversaire choisit l’un de ces effets : { $modes }
gbt-repeat = vous pouvez recommencer
gbt-pay-conditions = retirez-lui l’un des états { $conditions }
gbt-pay-health = cette figurine perd { $n } PV
gbt-pay-influence = cette figurine dépense { $n } { $n ->
    [one] point
   *[other] points
 } d’influence
gbt-pay-momentum = dépensez { $n } PM
gbt-if = continuez seulement si { $who } { $how }
gbt-only-if = si { $who } { $how }, { $what }
gbt-each-player = chaque joueur, en commençant par celui qui a l’initiative, { $what }

## What happens to a model

gbt-op-damage = { $n } { $n ->
    [one] dégât
   *[other] dégâts
 }
gbt-op-condition-damage = { $n } { $n ->
    [one] dégât
   *[other] dégâts
 } d’état
gbt-op-damage-each = 1 dégât pour chacune de celles-ci : { $each }
gbt-op-condition-damage-each = 1 dégât d’état pour chacune de celles-ci : { $each }
gbt-op-suffer = l’état { $condition }
gbt-op-cure = { $who-number ->
    [m] perdre
    [p] perdent
   *[s] perd
 } les états { $conditions }
gbt-op-cure-all = { $who-number ->
    [m] perdre
    [p] perdent
   *[s] perd
 } tous les états
gbt-op-heal = { $who-number ->
    [m] récupérer
    [p] récupèrent
   *[s] récupère
 } { $n } PV
gbt-op-recover = { $who-number ->
    [m] récupérer
    [p] récupèrent
   *[s] récupère
 } des PV jusqu’au seuil de récupération
gbt-op-dodge = { $who-number ->
    [m] faire
    [p] peuvent faire
   *[s] peut faire
 } une esquive de { $inches }″
gbt-op-dodge-way = { $who-number ->
    [m] faire
    [p] peuvent faire
   *[s] peut faire
 } une esquive de { $inches }″ { $way }
gbt-op-dodge-enemy = { $form ->
    [each] peut faire esquiver de { $inches }″ { $who }
   *[you] vous pouvez faire esquiver de { $inches }″ { $who }
 }, qui compte alors comme alliée
gbt-op-dodge-either = { $form ->
    [each] peut faire esquiver { $who }
   *[you] vous pouvez faire esquiver { $who }
 } de { $inches }″, même si elle est ennemie ; elle compte alors comme alliée
gbt-op-push = { $who-number ->
    [m] être poussée
    [p] sont poussées
   *[s] est poussée
 } de { $inches }″
gbt-op-push-way = { $who-number ->
    [m] être poussée
    [p] sont poussées
   *[s] est poussée
 } de { $inches }″ { $way }
gbt-op-place = { $who-number ->
    [m] être placée à { $inches }″ ou moins de sa position
    [p] sont placées à { $inches }″ ou moins de leur position
   *[s] est placée à { $inches }″ ou moins de sa position
 }
gbt-op-place-touching = { $who-number ->
    [m] être placée
    [p] sont placées
   *[s] est placée
 } de façon à toucher { $whom }
gbt-op-advance = { $who-number ->
    [m] faire
    [p] peuvent faire
   *[s] peut faire
 } { $movement-gender ->
    [f] une
   *[m] un
 } { $movement }
gbt-op-advance-way = { $who-number ->
    [m] faire
    [p] peuvent faire
   *[s] peut faire
 } { $movement-gender ->
    [f] une
   *[m] un
 } { $movement } { $way }
gbt-op-install = { $who-number ->
    [m] être
    [p] sont
   *[s] est
 } sous l’effet de { $ability }
gbt-op-take-ball = { $who-number ->
    [m] prendre
    [p] prennent
   *[s] prend
 } la balle
gbt-op-take-ball-from = { $who-number ->
    [m] prendre
    [p] prennent
   *[s] prend
 } la balle à la cible
gbt-op-drop-ball = { $who-number ->
    [m] perdre
    [p] perdent
   *[s] perd
 } la balle, qui se disperse
gbt-op-influence-more = { $who-number ->
    [m] gagner
    [p] gagnent
   *[s] gagne
 } { $n } { $n ->
    [one] point
   *[other] points
 } d’influence
gbt-op-influence-less = { $who-number ->
    [m] perdre
    [p] perdent
   *[s] perd
 } { $n } { $n ->
    [one] point
   *[other] points
 } d’influence
gbt-op-take-influence = { $who-number ->
    [m] reprendre
    [p] reprennent
   *[s] reprend
 } l’influence de la figurine mise KO, dans la limite de son INF maximale
gbt-op-momentum-more = { $who-number ->
    [m] gagner
    [p] gagnent
   *[s] gagne
 } { $n } PM
gbt-op-momentum-less = { $who-number ->
    [m] perdre
    [p] perdent
   *[s] perd
 } { $n } PM
gbt-op-kick = { $who-number ->
    [m] faire aussitôt un tir ou une passe sans payer d’influence
    [p] peuvent faire aussitôt un tir ou une passe sans payer d’influence
   *[s] peut faire aussitôt un tir ou une passe sans payer d’influence
 }{ $ball ->
    [needed] {" "}si elle a la balle
   *[held] {""}
 }
gbt-op-pass = { $who-number ->
    [m] faire aussitôt une passe sans payer d’influence
    [p] peuvent faire aussitôt une passe sans payer d’influence
   *[s] peut faire aussitôt une passe sans payer d’influence
 }{ $ball ->
    [needed] {" "}si elle a la balle
   *[held] {""}
 }
gbt-op-shot = { $who-number ->
    [m] faire aussitôt un tir sans payer d’influence
    [p] peuvent faire aussitôt un tir sans payer d’influence
   *[s] peut faire aussitôt un tir sans payer d’influence
 }{ $ball ->
    [needed] {" "}si elle a la balle
   *[held] {""}
 }
gbt-op-kick-ball = { $who-number ->
    [m] faire
    [p] peuvent faire
   *[s] peut faire
 } un tir ou une passe avec la balle libre, depuis l’endroit où elle se trouve, au prix habituel
gbt-op-attack = { $who-number ->
    [m] attaquer aussitôt sans payer d’influence
    [p] peuvent attaquer aussitôt sans payer d’influence
   *[s] peut attaquer aussitôt sans payer d’influence
 }
gbt-op-charge = { $who-number ->
    [m] charger la figurine en question sans payer d’influence
    [p] peuvent charger la figurine en question sans payer d’influence
   *[s] peut charger la figurine en question sans payer d’influence
 }
gbt-op-play = { $who-number ->
    [m] utiliser
    [p] utilisent
   *[s] utilise
 } { $ability } sans payer d’influence
gbt-op-ignore = { $who-number ->
    [m] l’ignorer
    [p] l’ignorent
   *[s] l’ignore
 }
gbt-op-survive = { $who-number ->
    [m] rester
    [p] restent
   *[s] reste
 } en jeu avec { $n } PV
gbt-op-return = { $who-number ->
    [m] revenir
    [p] reviennent
   *[s] revient
 } aussitôt en jeu, comme pendant la phase de maintenance
gbt-op-remove-ball = la balle libre quitte le terrain et un dégagement suit
gbt-op-place-ball = placez la balle libre à { $inches }″ ou moins
gbt-op-turn-ground = choisissez un élément de terrain accidenté, compté comme { $ground } ce tour-ci
gbt-op-sidestep = le joueur qui a l’initiative peut faire esquiver jusqu’à trois de ses figurines de 2″ chacune ; puis l’autre joueur peut en faire autant, avec au plus autant de figurines
gbt-way-towards = vers { $whom }
gbt-way-directly-towards = en ligne droite vers { $whom }
gbt-way-away = en s’éloignant de { $whom }
gbt-way-directly-away = en ligne droite à l’opposé de { $whom }
gbt-centre = le centre de la zone
gbt-op-heal-each = { $who-number ->
    [m] récupérer
    [p] récupèrent
   *[s] récupère
 } 1 PV pour chacune de celles-ci : { $each }
gbt-op-no-team-work = { $who-number ->
    [m] le faire
    [p] le font
   *[s] le fait
 } au lieu d’un Team Work
gbt-op-control = { $who-number ->
    [m] être alliée
    [p] sont alliées
   *[s] est alliée
 } pour cette action
gbt-op-again = { $who-number ->
    [m] s’activer
    [p] peuvent s’activer
   *[s] peut s’activer
 } encore une fois ce tour-ci
gbt-op-acts-next = { $who-number ->
    [m] s’activer
    [p] s’activent
   *[s] s’active
 } ensuite
gbt-op-token-less = { $who-number ->
    [m] perdre
    [p] perdent
   *[s] perd
 } { $n } { $n ->
    [one] jeton
   *[other] jetons
 } de { $ability }
gbt-op-token-more = { $who-number ->
    [m] gagner
    [p] gagnent
   *[s] gagne
 } { $n } { $n ->
    [one] jeton
   *[other] jetons
 } de { $ability } (au plus { $most })
gbt-op-encourage-conditions = { $who-number ->
    [m] être encouragée
    [p] sont encouragées
   *[s] est encouragée
 } sans dépense de PM pour perdre tous les états
gbt-op-encourage-health = { $who-number ->
    [m] être encouragée
    [p] sont encouragées
   *[s] est encouragée
 } sans dépense de PM pour 4 PV au plus
gbt-op-instead = { $who-number ->
    [m] subir
    [p] subissent
   *[s] subit
 } ceci à la place
gbt-op-put-marker = { $n ->
    [one] un marqueur de { $ability } peut être posé
   *[other] jusqu’à { $n } marqueurs de { $ability } peuvent être posés
 } à { $inches }″ ou moins
gbt-op-put-marker-area = { $n ->
    [one] un marqueur de { $ability } peut y être posé
   *[other] jusqu’à { $n } marqueurs de { $ability } peuvent y être posés
 }
gbt-op-remove-marker = le marqueur est retiré
gbt-op-pool = votre réserve d’influence croît de { $n }
gbt-pick-marker = choisissez un marqueur allié de { $ability }{ $inches ->
    [255] {""}
   *[other] {" "}à { $inches }″ ou moins
 }
gbt-pay-marker = retirez un marqueur allié de { $ability }{ $inches ->
    [255] {""}
   *[other] {" "}à { $inches }″ ou moins
 }
gbt-marker = le marqueur
gbt-this-marker = ce marqueur
gbt-our-goalpost = votre but
gbt-their-goalpost = le but adverse
gbt-our-edge = votre bord de terrain
gbt-their-edge = le bord de terrain adverse
gbt-left-edge = le bord gauche du terrain
gbt-right-edge = le bord droit du terrain
gbt-of-area = de la zone
gbt-op-dodge-move = { $who-number ->
    [m] faire
    [p] peuvent faire
   *[s] peut faire
 } une esquive égale au mouvement de base
gbt-op-dodge-move-way = { $who-number ->
    [m] faire
    [p] peuvent faire
   *[s] peut faire
 } une esquive égale au mouvement de base { $way }
gbt-op-dodge-itself = { $who-number ->
    [m] faire
    [p] peuvent faire
   *[s] peut faire
 } une esquive de { $inches }″ au gré de son propre joueur
gbt-op-hand-influence = { $who-number ->
    [m] donner
    [p] donnent
   *[s] donne
 } 1 point d’influence à la figurine choisie en premier
gbt-op-their-momentum-more = l’équipe adverse gagne { $n } PM
gbt-op-their-momentum-less = l’équipe adverse perd { $n } PM
gbt-op-take-momentum = l’équipe adverse perd tous ses PM, et la vôtre en gagne autant
gbt-op-their-points = l’équipe adverse gagne { $n } { $n ->
    [one] point
   *[other] points
 } de victoire
gbt-op-pass-to = { $who-number ->
    [m] faire
    [p] peuvent faire
   *[s] peut faire
 } aussitôt une passe à { $whom } sans payer d’influence
gbt-op-attack-afar = { $who-number ->
    [m] attaquer
    [p] attaquent
   *[s] attaque
 } la figurine choisie comme si elle était engagée{ $cost ->
    [paid] , au prix d’une attaque
   *[free] {" "}sans payer d’influence
 }
gbt-op-bring-back = { $names } revient avec tous ses PV à { $inches }″ ou moins de { $bearer }
gbt-op-take-out = { $who-number ->
    [m] être mise
    [p] sont mises
   *[s] est mise
 } KO
gbt-op-lay-area = une zone de { $ability } peut être posée à { $inches }″ ou moins, sans toucher de décor
gbt-op-move-area = la zone peut être déplacée à { $inches }″ ou moins de sa position
gbt-op-remove-area = la zone est retirée
gbt-op-place-near = { $who-number ->
    [m] être placée
    [p] sont placées
   *[s] est placée
 } à { $inches }″ ou moins de { $whom }
gbt-op-place-area = { $who-number ->
    [m] être placée
    [p] peuvent être placées
   *[s] peut être placée
 } n’importe où dans une zone persistante à { $inches }″ ou moins
gbt-op-place-ground = { $who-number ->
    [m] être placée
    [p] peuvent être placées
   *[s] peut être placée
 } n’importe où dans un terrain { $ground } à { $inches }″ ou moins
gbt-op-place-any-ground = { $who-number ->
    [m] être placée
    [p] peuvent être placées
   *[s] peut être placée
 } n’importe où dans un terrain accidenté, rapide ou boisé à { $inches }″ ou moins
gbt-op-place-terrain = { $who-number ->
    [m] être placée
    [p] sont placées
   *[s] est placée
 } au contact d’un décor à { $inches }″ ou moins
gbt-for-each = pour chacune de celles-ci, { $what } : { $each }
gbt-pick-area = choisissez une zone alliée de { $ability }{ $inches ->
    [255] {""}
   *[other] {" "}à { $inches }″ ou moins
 }
gbt-further-areas = placez { $n } de ces zones
gbt-range-from = la portée se mesure depuis { $who }
