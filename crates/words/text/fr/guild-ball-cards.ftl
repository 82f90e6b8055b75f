### Guild Ball : les fragments dont sont faits les textes des cartes et des plans. Les capacités gardent leur nom propre.


## Sentences

gbt-sentence = { CAPITAL($what) }.
gbt-two = { $first } { $rest }
gbt-and = { $first } ; { $rest }
gbt-then = { $first }, puis { $rest }
gbt-nothing = rien que ses chiffres
gbt-quoted = « { $ability } »

## How it is used

gbt-aim = cible : { $who }
gbt-playbook-only = seulement par le playbook, sur la cible de l’attaque
gbt-usable = condition : { $who } { $how }
gbt-stays = la zone reste sur le terrain
gbt-once-turn = une fois par tour
gbt-once-first = seulement la première fois à chaque tour
gbt-once-activation = une fois par activation
gbt-once-action = une fois par action
gbt-once-advance = une fois par avance
gbt-once-each = une fois par tour pour chaque figurine
gbt-once-game = une fois par partie
gbt-limited = { $what } ({ $limit })
gbt-uses = { $what } ({ $count } fois)

## How long

gbt-until-turn = jusqu’à la fin du tour, { $what }
gbt-until-activation = jusqu’à la fin de l’activation, { $what }
gbt-until-action = jusqu’à la fin de l’action, { $what }
gbt-until-advance = jusqu’à la fin de l’avance, { $what }
gbt-until-plan = tant que ce plan est en jeu, { $what }
gbt-until-game = pour le reste de la partie, { $what }
gbt-until-area = tant que la zone est sur le terrain, { $what }

## Who

gbt-who-this = cette figurine
gbt-who-target = la cible
gbt-who-attacked = la cible de l’attaque
gbt-who-that = cette autre figurine
gbt-who-chosen = la figurine choisie
gbt-who-those = ces figurines
    .number = p
gbt-who-team = votre équipe
gbt-who-named = { $names }
gbt-who-named-card = la figurine nommée sur la carte
gbt-who-friends = les figurines alliées
    .number = p
gbt-who-enemies = les figurines ennemies
    .number = p
gbt-who-all = toutes les figurines
    .number = p
gbt-who-friend = une figurine alliée
gbt-who-enemy = une figurine ennemie
gbt-who-model = une figurine
gbt-who-spot = une zone de 3″
gbt-who-ball = une balle libre
gbt-who-how = { $who } { $how }
gbt-all-how = { $who } { $how }
    .number = p
gbt-how-two = { $first } { $rest }

## Which of them

gbt-f-other = autre que { $bearer }
gbt-f-is-target = sous attaque
gbt-f-named = du nom de { $names }
gbt-f-guild = de la même guilde
gbt-f-captain = au poste de Capitaine
gbt-f-not-captain = autre que le Capitaine
gbt-f-squaddie = au poste d’Équipier
gbt-f-mascot = au poste de Mascotte
gbt-f-not-mascot = autre que la Mascotte
gbt-f-type = du type { $kind }
gbt-f-suffers = avec l’état { $conditions }
gbt-f-suffers-one = avec l’un des états { $conditions }
gbt-f-engages = engageant { $bearer }
gbt-f-engaged = que { $bearer } engage
gbt-f-engaged-named = que { $names } engage
gbt-f-engaged-friend = qu’une autre figurine alliée engage
gbt-f-zone = dans la zone de mêlée de { $bearer }
gbt-f-left-zone = sortant de la zone de mêlée de { $bearer }
gbt-f-within = à { $inches }″ ou moins de { $bearer }
gbt-f-near-named = à { $inches }″ ou moins de { $names }
gbt-f-own-goal = à { $inches }″ ou moins du but de son équipe
gbt-f-their-goal = à { $inches }″ ou moins du but adverse
gbt-f-nearest-goal = plus près du but allié que toute autre figurine
gbt-f-edge = à { $inches }″ ou moins d’un bord du terrain
gbt-f-alone = sans alliée à { $inches }″ ou moins
gbt-f-terrain = à { $inches }″ ou moins d’un élément de décor
gbt-f-cover = à couvert
gbt-f-damaged = ayant perdu des PV
gbt-f-recovery = avec moins de PV que son seuil de récupération
gbt-f-weaker = avec moins de PV que { $bearer }
gbt-f-own-half = dans la moitié de son équipe
gbt-f-their-half = dans la moitié adverse
gbt-f-not-activated = sans activation ce tour-ci
gbt-f-active = pendant son activation
gbt-f-initiative = de l’équipe qui a l’initiative
gbt-f-ball = avec la balle
gbt-f-free-ball = à { $inches }″ ou moins d’une balle libre
gbt-f-influence = avec de l’influence
gbt-f-activation-phase = pendant la phase d’activation
gbt-f-returned = de retour en jeu ce tour-ci
gbt-f-area = dans la zone
gbt-f-aura = dans l’aura de { $bearer }
gbt-f-not-that = autre que celle-là
gbt-f-near-that = à { $inches }″ ou moins de cette autre figurine
gbt-f-first = pour la première fois de ce tour
gbt-f-touched = en contact pendant le trajet
gbt-f-near-target = à { $inches }″ ou moins de la cible

## What it has

gbt-has = { $who } { $who-number ->
    [p] ont
   *[s] a
 } { $changes }
gbt-has-when = { $who } { $who-number ->
    [p] ont
   *[s] a
 } { $changes } { $when }
gbt-c-tac = { $n } en TAC
gbt-c-def = { $n } en DEF
gbt-c-arm = { $n } en ARM
gbt-c-mov = { $base }″/{ $most }″ en MOV
gbt-c-kick = { $dice }/{ $inches }″ en KICK
gbt-c-inf = { $n } d’INF maximale
gbt-c-damage = { $n } dégât aux résultats du playbook
gbt-c-damage-plays = { $n } dégât aux résultats du playbook et aux actions
gbt-c-taken = { $n } dégât par résultat de playbook ou action adverse
gbt-c-taken-most = au plus { $n } dégâts par action
gbt-c-cost-free = { $what } sans influence
gbt-c-cost-less = { $what } pour { $n } influence de moins
gbt-c-cost-more = { $what } pour { $n } influence de plus
gbt-c-mp-free = { $what } sans PM
gbt-c-mp-less = { $what } pour { $n } PM de moins
gbt-c-mp-more = { $what } pour { $n } PM de plus
gbt-c-grant = la capacité { $ability }
gbt-c-exempt-rough = l’immunité à la pénalité du terrain accidenté
gbt-c-exempt-burning = l’immunité à la pénalité de MOV du feu
gbt-c-exempt-crowding = l’immunité à la bousculade
gbt-c-exempt-engaging = l’immunité aux dés perdus contre qui engage le tireur
gbt-c-exempt-intervening = l’immunité aux dés perdus pour les figurines sur la trajectoire
gbt-c-exempt-interception = des tirs que personne n’intercepte
gbt-c-exempt-bases = le droit de traverser les socles
gbt-c-exempt-everything = le droit de traverser socles et décors
gbt-c-exempt-icons = tous les résultats du playbook en coup de départ
gbt-c-goal = { $n } PV de victoire par but
gbt-c-out = une valeur de { $n } points de victoire hors de combat
gbt-c-result = le résultat de playbook { $result } en plus
gbt-c-zone = une zone de mêlée de { $n }″
gbt-c-reroll-any = une relance des dés voulus
gbt-c-reroll = une relance de { $n } dés
gbt-c-ganging = { $n } dé par coéquipière en surnombre
gbt-c-crowding = { $n } dé par ennemie en bousculade
gbt-c-engages-down = une zone de mêlée même à terre
gbt-c-directly-towards = l’obligation d’avancer tout droit vers cette figurine
gbt-c-towards = l’obligation d’avancer vers cette figurine
gbt-c-attack-only = l’interdiction d’attaquer d’autres figurines de votre équipe que celle-ci
gbt-c-play-cost = { $ability } pour { $n } influence
gbt-c-play-range = { $n }″ de portée pour les actions visant la figurine
gbt-c-all-momentous = des dégâts du playbook générant un PM
gbt-c-no-momentous = des résultats de dégâts sans PM
gbt-c-condition-damage = des dégâts de playbook comptés comme dégâts d’état
gbt-c-net-hits = { $n } réussites nettes
gbt-c-shot-number = { $n } au seuil de réussite
gbt-c-both-move = Pass & Move avec les deux figurines
gbt-c-play-dice = { $n } dés d’action
gbt-c-ground = un sol compté comme { $ground }
gbt-ground-rough = accidenté
gbt-ground-fast = rapide
gbt-ground-forest = forêt
gbt-ground-cover = couvert
gbt-paid-play = des actions de personnage
gbt-paid-charge = des charges
gbt-paid-kick = des tirs et passes
gbt-paid-pass = des passes
gbt-paid-shot = des tirs au but
gbt-paid-attack = des attaques
gbt-paid-sprint = des courses
gbt-momentous-pass-and-move = Pass & Move
gbt-momentous-snap-shot = des Snap Shots
gbt-momentous-shot = des tirs au but
gbt-momentous-run-the-length = Run the Length
gbt-momentous-counter-attack = des contre-attaques
gbt-momentous-defensive-stance = des postures défensives
gbt-momentous-rest = Rest
gbt-momentous-encourage = Encourage
gbt-momentous-bonus-time = Bonus Time
gbt-momentous-gliding = Gliding
gbt-momentous-heroic = des actions héroïques
gbt-momentous-any-but-shots = toute capacité de momentum sauf les tirs au but et Snap Shots

## During what

gbt-w-attacking = en attaquant { $who }
gbt-w-attacked = face à une attaque menée par { $who }
gbt-w-charging = en chargeant { $who }
gbt-w-countering = en contre-attaque
gbt-w-parting = en coup de départ
gbt-w-advancing = en avançant
gbt-w-starting = pour une avance commencée là
gbt-w-against-plays = contre les actions adverses
gbt-w-using-play = en utilisant une action de personnage
gbt-w-passing = pour les passes
gbt-w-shooting = pour les tirs au but
gbt-w-kicking = pour les tirs et passes
gbt-w-in-activation = pendant son activation
gbt-w-being = en étant { $how }
gbt-w-bearer = ({ $who } { $how })

## When it fires

gbt-trigger = { $hook }, { $what }
gbt-trigger-may = { $hook }, vous pouvez utiliser ceci : { $what }
gbt-hook-if = { $hook } ({ $how })
gbt-hook-by = { $hook }, par { $by }
gbt-by-any = une attaque ou une action ennemie
gbt-by-attack = une attaque
gbt-by-blow = un coup de départ
gbt-by-play = une action
gbt-by-still = une attaque ou une action, hors coup de départ
gbt-on-used = quand ceci est utilisé
gbt-on-always = à tout moment
gbt-on-act-start = au début de l’activation de { $who }
gbt-on-act-start-other = quand { $who } commence son activation
gbt-on-act-end = à la fin de l’activation de { $who }
gbt-on-act-end-other = quand { $who } termine son activation
gbt-on-act-order = quand on décide qui s’active ensuite
gbt-on-adv-start = quand { $who } commence une avance
gbt-on-adv-during = quand { $who } touche un autre socle en chemin
gbt-on-adv-end = quand { $who } termine une avance
gbt-on-dodge-end = quand { $who } termine une esquive
gbt-on-place = quand { $who } change de place
gbt-on-enter = quand { $who } y entre
gbt-on-enter-advance = quand { $who } y entre en avançant
gbt-on-charge = quand { $who } déclare une charge
gbt-on-attack = quand { $who } déclare une attaque
gbt-on-counter = quand { $who } déclare une contre-attaque
gbt-on-parting = quand { $who } porte un coup de départ
gbt-on-hit = quand { $who } devrait subir une attaque ou une action réussie
gbt-on-results = au choix des résultats du playbook
gbt-on-attack-success = quand une attaque de cette figurine a une réussite nette
gbt-on-attack-after = après une attaque de cette figurine contre { $who }
gbt-on-damage-dealt = quand cette figurine a causé des dégâts à { $who }
gbt-on-damage-suffered = quand { $who } a subi des dégâts
gbt-on-suffer-condition = avant que { $who } ne subisse l’état { $condition }
gbt-on-suffer-any = avant que { $who } ne subisse un état
gbt-on-suffer-push = avant que { $who } ne subisse une poussée
gbt-on-suffer-tackle = avant que { $who } ne subisse un tacle
gbt-on-suffer = avant que { $who } ne subisse un effet
gbt-on-zero = à 0 PV
gbt-on-out = quand { $who } est mise hors de combat
gbt-on-out-inflict = quand cette figurine met { $who } hors de combat
gbt-on-return = quand { $who } revient en jeu
gbt-on-kick = quand { $who } déclare un tir
gbt-on-pass = quand { $who } déclare une passe
gbt-on-received = quand { $who } reçoit une passe
gbt-on-goal = quand { $who } marque
gbt-on-ball = quand { $who } prend la balle
gbt-on-play = quand { $who } déclare une action
gbt-on-play-after = après l’action suivante : { $who }
gbt-on-play-harm = quand { $who } a touché une ennemie avec une action qui cause des dégâts
gbt-on-ability = quand une capacité de momentum est utilisée
gbt-on-mp = quand des PM sont dépensés
gbt-on-end-phase = pendant la phase de fin
gbt-on-maintenance = pendant la phase de maintenance
gbt-on-setup = pendant la mise en place
gbt-on-marker = quand un marqueur est placé
gbt-on-trap = quand un piège se déclenche

## Steps

gbt-do = { $who } { $ops }
gbt-choose = choisissez { $who }
gbt-choose-may = vous pouvez choisir { $who }
gbt-choose-opponent = l’adversaire choisit { $who }
gbt-choose-opponent-may = l’adversaire peut choisir { $who }
gbt-mode = choisissez parmi ceci : { $modes }
gbt-mode-opponent = l’adversaire choisit parmi ceci : { $modes }
gbt-pay-conditions = retirez-lui l’un des états { $conditions }
gbt-pay-health = cette figurine perd { $n } PV
gbt-pay-influence = cette figurine dépense { $n } influence
gbt-pay-momentum = dépensez { $n } PM
gbt-if = continuez seulement avec { $who } { $how }
gbt-each-player = chaque joueur, en commençant par celui qui a l’initiative : { $what }

## What happens to a model

gbt-op-damage = { $who-number ->
    [p] subissent
   *[s] subit
 } { $n } { $n ->
    [one] dégât
   *[other] dégâts
 }
gbt-op-condition-damage = { $who-number ->
    [p] subissent
   *[s] subit
 } { $n } dégâts d’état
gbt-op-damage-each = { $who-number ->
    [p] subissent
   *[s] subit
 } 1 dégât pour chacune de celles-ci : { $each }
gbt-op-suffer = { $who-number ->
    [p] subissent
   *[s] subit
 } l’état { $condition }
gbt-op-cure = { $who-number ->
    [p] perdent
   *[s] perd
 } les états { $conditions }
gbt-op-cure-all = { $who-number ->
    [p] perdent
   *[s] perd
 } tous les états
gbt-op-heal = { $who-number ->
    [p] récupèrent
   *[s] récupère
 } { $n } PV
gbt-op-heal-each = { $who-number ->
    [p] récupèrent
   *[s] récupère
 } 1 PV par figurine parmi { $each }
gbt-op-recover = { $who-number ->
    [p] récupèrent
   *[s] récupère
 } des PV jusqu’au seuil de récupération
gbt-op-dodge = { $who-number ->
    [p] peuvent
   *[s] peut
 } esquiver de { $inches }″
gbt-op-dodge-way = { $who-number ->
    [p] peuvent
   *[s] peut
 } esquiver de { $inches }″ { $way }
gbt-op-push = { $who-number ->
    [p] sont repoussées
   *[s] est repoussée
 } de { $inches }″
gbt-op-push-way = { $who-number ->
    [p] sont repoussées
   *[s] est repoussée
 } de { $inches }″ { $way }
gbt-op-place = { $who-number ->
    [p] sont placées
   *[s] est placée
 } à { $inches }″ ou moins
gbt-op-place-touching = { $who-number ->
    [p] sont placées
   *[s] est placée
 } au contact de { $whom }
gbt-op-advance = { $who-number ->
    [p] peuvent
   *[s] peut
 } faire une avance de plus ({ $movement })
gbt-op-advance-way = { $who-number ->
    [p] peuvent
   *[s] peut
 } faire une avance de plus ({ $movement }) { $way }
gbt-op-install = { $who-number ->
    [p] sont
   *[s] est
 } sous l’effet de { $ability }
gbt-op-take-ball = { $who-number ->
    [p] prennent
   *[s] prend
 } la balle
gbt-op-drop-ball = { $who-number ->
    [p] perdent
   *[s] perd
 } la balle, qui dévie
gbt-op-influence-more = { $who-number ->
    [p] gagnent
   *[s] gagne
 } { $n } influence
gbt-op-influence-less = { $who-number ->
    [p] perdent
   *[s] perd
 } { $n } influence
gbt-op-take-influence = { $who-number ->
    [p] reprennent
   *[s] reprend
 } toute l’influence de cette autre figurine
gbt-op-momentum-more = { $who-number ->
    [p] gagnent
   *[s] gagne
 } { $n } PM
gbt-op-momentum-less = { $who-number ->
    [p] perdent
   *[s] perd
 } { $n } PM
gbt-op-kick = { $who-number ->
    [p] peuvent
   *[s] peut
 } tirer ou passer sans influence
gbt-op-pass = { $who-number ->
    [p] peuvent
   *[s] peut
 } passer sans influence
gbt-op-shot = { $who-number ->
    [p] peuvent
   *[s] peut
 } tirer au but sans influence
gbt-op-kick-ball = { $who-number ->
    [p] peuvent
   *[s] peut
 } tirer la balle libre d’où elle se trouve, au prix d’un tir
gbt-op-attack = { $who-number ->
    [p] peuvent
   *[s] peut
 } attaquer sans influence
gbt-op-charge = { $who-number ->
    [p] peuvent
   *[s] peut
 } charger cette autre figurine sans influence
gbt-op-play = { $who-number ->
    [p] utilisent
   *[s] utilise
 } { $ability } sans influence
gbt-op-ignore = { $who-number ->
    [p] ignorent
   *[s] ignore
 } cela
gbt-op-survive = { $who-number ->
    [p] restent
   *[s] reste
 } en jeu avec { $n } PV
gbt-op-return = { $who-number ->
    [p] reviennent
   *[s] revient
 } aussitôt en jeu
gbt-op-mark = { $who-number ->
    [p] ont
   *[s] a
 } droit à ceci une fois par tour
gbt-op-no-team-work = { $who-number ->
    [p] le font
   *[s] le fait
 } au lieu d’un Team Work
gbt-op-remove-ball = la balle libre quitte le terrain et un dégagement suit
gbt-op-place-ball = placez la balle libre à { $inches }″ ou moins
gbt-op-turn-ground = choisissez un élément de terrain accidenté, compté comme { $ground } ce tour-ci
gbt-op-sidestep = jusqu’à trois figurines alliées esquivent de 2″ ; puis l’adversaire peut faire de même avec autant de figurines au plus
gbt-way-towards = vers { $whom }
gbt-way-directly-towards = tout droit vers { $whom }
gbt-way-away = loin de { $whom }
gbt-way-directly-away = à l’opposé direct de { $whom }
gbt-centre = le centre de la zone
