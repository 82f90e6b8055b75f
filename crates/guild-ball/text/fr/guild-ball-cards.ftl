### Guild Ball : les fragments dont sont faits les textes des cartes et des plans. Les capacités gardent leur nom propre.

## Sentences

gbt-sentence = { CAPITAL($what) }.
gbt-two = { $first } { $rest }
gbt-and = { $first } ; { $rest }
gbt-or = { $first } ou { $rest }
gbt-then = { $first }, puis { $rest }
gbt-nothing = aucun effet en dehors de ses valeurs
gbt-quoted = « { $ability } »
gbt-reminder = ({ $ability } : { $what }.)

## How it is used

gbt-aim = cible : { $who }
gbt-playbook-only = uniquement par le playbook, sur la cible de l’attaque
gbt-playbook-if = uniquement par le playbook, sur la cible de l’attaque, si elle { $how }
gbt-usable = seulement si { $who } { $how }
gbt-stays = la zone reste sur le terrain
gbt-once-turn = une fois par tour
gbt-once-first = seulement la première fois à chaque tour
gbt-once-activation = une fois par activation
gbt-once-action = une fois par action
gbt-once-advance = une fois par déplacement
gbt-once-each = une fois par tour pour chaque figurine
gbt-once-model = chaque figurine une seule fois par tour
gbt-once-game = une fois par partie
gbt-limited = { $what } ({ $limit })
gbt-uses = { $what } ({ $count ->
    [one] la première fois seulement
   *[other] les { $count } premières fois seulement
 })

## How long

gbt-until-turn = { $form ->
    [after] { $what } jusqu’à la fin du tour
   *[before] jusqu’à la fin du tour, { $what }
 }
gbt-until-activation = { $form ->
    [after] { $what } jusqu’à la fin de l’activation
   *[before] jusqu’à la fin de l’activation, { $what }
 }
gbt-until-action = { $form ->
    [after] { $what } jusqu’à la fin de l’action
   *[before] jusqu’à la fin de l’action, { $what }
 }
gbt-until-advance = { $form ->
    [after] { $what } jusqu’à la fin du déplacement
   *[before] jusqu’à la fin du déplacement, { $what }
 }
gbt-until-plan = { $form ->
    [after] { $what } tant que ce plan est en jeu
   *[before] tant que ce plan est en jeu, { $what }
 }
gbt-until-game = { $form ->
    [after] { $what } pour le reste de la partie
   *[before] pour le reste de la partie, { $what }
 }
gbt-until-area = { $form ->
    [after] { $what } tant que la zone est sur le terrain
   *[before] tant que la zone est sur le terrain, { $what }
 }
gbt-until-marker = { $form ->
    [after] { $what } tant que le marqueur est sur le terrain
   *[before] tant que le marqueur est sur le terrain, { $what }
 }
gbt-until-out = { $form ->
    [after] { $what } jusqu’à sa sortie
   *[before] jusqu’à sa sortie, { $what }
 }

## Who

gbt-who-this = cette figurine
gbt-who-target = la cible
gbt-who-attacked = la cible de l’attaque
gbt-who-that = la figurine en question
gbt-who-chosen = la figurine choisie
gbt-who-token = une figurine avec un jeton
gbt-who-choosers = les figurines { $side ->
    [enemy] de l’autre joueur
   *[friend] du joueur qui l’a choisie
 }
    .number = p
gbt-who-those = ces figurines
    .number = p
gbt-who-team = votre équipe
gbt-who-named = { $names }
gbt-who-named-card = la figurine nommée sur la carte
gbt-who-friends = { $other ->
    [yes] les autres
   *[no] les
 } { $kind ->
    [captain] Capitaines alliés
    [squaddie] Équipiers alliés
    [mascot] Mascottes alliées
   *[model] figurines alliées
 }
    .number = p
gbt-who-enemies = { $other ->
    [yes] les autres
   *[no] les
 } { $kind ->
    [captain] Capitaines ennemis
    [squaddie] Équipiers ennemis
    [mascot] Mascottes ennemies
   *[model] figurines ennemies
 }
    .number = p
gbt-who-all = { $kind ->
    [captain] { $other ->
    [yes] tous les autres
   *[no] tous les
 } Capitaines
    [squaddie] { $other ->
    [yes] tous les autres
   *[no] tous les
 } Équipiers
    [mascot] { $other ->
    [yes] toutes les autres
   *[no] toutes les
 } Mascottes
   *[model] { $other ->
    [yes] toutes les autres
   *[no] toutes les
 } figurines
 }
    .number = p
gbt-who-friend = { $kind ->
    [captain] { $other ->
    [yes] un autre
   *[no] un
 } Capitaine allié
    [squaddie] { $other ->
    [yes] un autre
   *[no] un
 } Équipier allié
    [mascot] { $other ->
    [yes] une autre
   *[no] une
 } Mascotte alliée
   *[model] { $other ->
    [yes] une autre
   *[no] une
 } figurine alliée
 }
gbt-who-enemy = { $kind ->
    [captain] { $other ->
    [yes] un autre
   *[no] un
 } Capitaine ennemi
    [squaddie] { $other ->
    [yes] un autre
   *[no] un
 } Équipier ennemi
    [mascot] { $other ->
    [yes] une autre
   *[no] une
 } Mascotte ennemie
   *[model] { $other ->
    [yes] une autre
   *[no] une
 } figurine ennemie
 }
gbt-who-model = { $kind ->
    [captain] { $other ->
    [yes] un autre
   *[no] un
 } Capitaine
    [squaddie] { $other ->
    [yes] un autre
   *[no] un
 } Équipier
    [mascot] { $other ->
    [yes] une autre
   *[no] une
 } Mascotte
   *[model] { $other ->
    [yes] une autre
   *[no] une
 } figurine
 }
gbt-who-does = { $who } qui { $deeds }
gbt-who-may = { $who } { $who-number ->
    [p] peuvent
   *[s] peut
 }
    .number = m
gbt-who-some = une ou plusieurs figurines{ $side ->
    [friend] {" "}alliées
    [enemy] {" "}ennemies
   *[any] {""}
 }
gbt-who-first-active = la première de vos figurines à s’activer
gbt-who-theirs = { $kind ->
    [captain] l’un de ses propres Capitaines
    [squaddie] l’un de ses propres Équipiers
    [mascot] l’une de ses propres Mascottes
   *[model] l’une de ses propres figurines
 }
gbt-who-yours = { $kind ->
    [captain] l’un de vos Capitaines
    [squaddie] l’un de vos Équipiers
    [mascot] l’une de vos Mascottes
   *[model] l’une de vos figurines
 }
gbt-who-spot = une zone (3″ de diamètre)
gbt-who-ball = une balle libre
gbt-who-how = { $who } { $how }
gbt-all-how = { $who } { $how }
    .number = p
gbt-how-two = { $first } { $rest }
gbt-enters-area = entre dans la zone{ $how ->
    [advance] {" "}en se déplaçant
    [run] {" "}en sprintant ou en chargeant
   *[any] {""}
 }
gbt-enters-aura = { $again ->
    [yes] y entre
   *[no] entre dans l’aura de { $bearer }
 }{ $how ->
    [advance] {" "}en se déplaçant
    [run] {" "}en sprintant ou en chargeant
   *[any] {""}
 }
gbt-enters-marker = touche { $bearer }{ $how ->
    [advance] {" "}en se déplaçant
    [run] {" "}en sprintant ou en chargeant
   *[any] {""}
 }
gbt-enters = { $again ->
    [yes] arrive à cette distance
   *[no] arrive à { $inches }″ ou moins de { $bearer }
 }{ $how ->
    [advance] {" "}en se déplaçant
    [run] {" "}en sprintant ou en chargeant
   *[any] {""}
 }
gbt-does-act-end = termine son activation
gbt-does-adv-start = commence un déplacement
gbt-does-or = { $first }, ou qui { $rest },

## Which of them

gbt-f-is-target = sous attaque
gbt-f-named = du nom de { $names }
gbt-f-guild = de la même guilde
gbt-f-captain = au poste de Capitaine
gbt-f-not-captain = { $form ->
    [first] (sauf le Capitaine)
    [many] autres que le Capitaine
   *[one] autre que le Capitaine
 }
gbt-f-squaddie = au poste d’Équipier
gbt-f-mascot = au poste de Mascotte
gbt-f-not-mascot = { $form ->
    [first] (sauf la Mascotte)
    [many] autres que la Mascotte
   *[one] autre que la Mascotte
 }
gbt-f-type = du type { $kind }
gbt-f-suffers = { $form ->
    [is] subit l’état { $conditions }
   *[one] avec l’état { $conditions }
 }
gbt-f-suffers-one = { $form ->
    [is] subit l’un des états { $conditions }
   *[one] avec l’un des états { $conditions }
 }
gbt-f-engages = { $form ->
    [many] qui engagent { $bearer }
    [is] engage { $bearer }
   *[one] qui engage { $bearer }
 }
gbt-f-engaged = { $form ->
    [is] est engagée par { $bearer }
   *[one] que { $bearer } engage
 }
gbt-f-engaged-named = { $form ->
    [is] est engagée par { $names }
   *[one] que { $names } engage
 }
gbt-f-engaged-friend = { $form ->
    [is] est engagée par une autre figurine alliée
   *[one] qu’une autre figurine alliée engage
 }
gbt-f-zone = dans la zone de mêlée de { $bearer }
gbt-f-left-zone = { $form ->
    [many] qui sont sorties de la zone de mêlée de { $bearer }
    [is] est sortie de la zone de mêlée de { $bearer }
   *[one] qui est sortie de la zone de mêlée de { $bearer }
 }
gbt-f-within = à { $inches }″ ou moins de { $bearer }
gbt-f-near-named = à { $inches }″ ou moins de { $names }
gbt-f-own-goal = à { $inches }″ ou moins de { $form ->
    [many] leur propre but
   *[one] son propre but
 }
gbt-f-their-goal = à { $inches }″ ou moins du but adverse
gbt-f-nearest-goal = plus près de votre but que toute autre figurine
gbt-f-edge = à { $inches }″ ou moins d’un bord du terrain
gbt-f-alone = sans alliée à { $inches }″ ou moins
gbt-f-terrain = à { $inches }″ ou moins d’un élément de décor
gbt-f-cover = à couvert
gbt-f-damaged = { $form ->
    [many] qui ont perdu des PV
    [is] a perdu des PV
   *[one] qui a perdu des PV
 }
gbt-f-recovery = { $form ->
    [many] avec moins de PV que leur seuil de récupération
    [is] a moins de PV que son seuil de récupération
   *[one] avec moins de PV que son seuil de récupération
 }
gbt-f-weaker = { $form ->
    [is] a moins de PV que { $bearer }
   *[one] avec moins de PV que { $bearer }
 }
gbt-f-own-half = dans { $form ->
    [many] leur propre moitié de terrain
   *[one] sa propre moitié de terrain
 }
gbt-f-their-half = dans la moitié de terrain adverse
gbt-f-not-activated = { $form ->
    [many] pas encore activées
    [is] n’est pas encore activée
   *[one] pas encore activée
 } ce tour-ci
gbt-f-active = { $form ->
    [many] pendant leur propre activation
    [is] en cours d’activation
   *[one] pendant sa propre activation
 }
gbt-f-activated = déjà activée ce tour-ci
gbt-f-bears = avec un jeton de { $ability }
gbt-f-near-marker = à { $inches }″ ou moins d’un marqueur allié de { $ability }
gbt-f-initiative = de l’équipe qui a l’initiative
gbt-f-ball = { $form ->
    [is] a la balle
   *[one] avec la balle
 }
gbt-f-free-ball = à { $inches }″ ou moins d’une balle libre
gbt-f-influence = { $form ->
    [is] a de l’influence
   *[one] avec de l’influence
 }
gbt-f-activation-phase = pendant la phase d’activation
gbt-f-returned = { $form ->
    [many] revenues
    [is] est revenue
   *[one] revenue
 } en jeu ce tour-ci
gbt-f-area = dans la zone
gbt-f-aura = dans l’aura de { $bearer }
gbt-f-near-that = à { $inches }″ ou moins d’elle
gbt-f-touched = { $form ->
    [many] qui étaient
   *[one] qui était
 } en contact de socle avant
gbt-f-near-target = à { $inches }″ ou moins de la cible
gbt-f-hit = touchées dans la zone
gbt-f-now = qui se trouvent à cet instant à { $inches }″ ou moins de { $bearer }
gbt-f-pulse = dans l’impulsion de { $bearer }
gbt-is = est { $how }

## What it has

gbt-has = { $who } { $who-number ->
    [p] ont
   *[s] a
 } { $changes }
gbt-has-when = { $who } { $who-number ->
    [p] ont
   *[s] a
 } { $changes } { $when }
gbt-having = { $who-number ->
    [p] ont
   *[s] a
 } { $changes }
gbt-c-tac = { $n } en TAC
gbt-c-def = { $n } en DEF
gbt-c-arm = { $n } en ARM
gbt-c-mov = { $base }″/{ $most }″ en MOV
gbt-c-kick = { $dice }/{ $inches }″ en KICK
gbt-c-inf = { $n } d’INF maximale
gbt-c-damage = { $n } { $count ->
    [one] dégât
   *[other] dégâts
 } à chaque résultat de dégâts du playbook
gbt-c-damage-plays = { $n } { $count ->
    [one] dégât
   *[other] dégâts
 } à chaque résultat de dégâts du playbook et aux actions de personnage qui causent des dégâts
gbt-c-taken = { $who-number ->
    [p] subissent
   *[s] subit
 } { $n } { $n ->
    [one] dégât
   *[other] dégâts
 } de moins par résultat de dégâts du playbook et par action ennemie (de personnage, héroïque ou légendaire)
gbt-c-taken-most = { $who-number ->
    [p] subissent
   *[s] subit
 } au plus { $n } { $n ->
    [one] dégât
   *[other] dégâts
 } par action
gbt-c-taken-more = { $who-number ->
    [p] subissent
   *[s] subit
 } { $n } { $n ->
    [one] dégât
   *[other] dégâts
 } de plus par résultat de dégâts du playbook et par action ennemie (de personnage, héroïque ou légendaire)
gbt-c-cost-free = { $who-number ->
    [p] peuvent
   *[s] peut
 } { $what } sans payer d’influence
gbt-c-cost-less = { $who-number ->
    [p] paient
   *[s] paie
 } { $n } { $n ->
    [one] point
   *[other] points
 } d’influence de moins pour { $who-number ->
    [p] leurs
   *[s] ses
 } { $what }
gbt-c-cost-more = { $who-number ->
    [p] paient
   *[s] paie
 } { $n } { $n ->
    [one] point
   *[other] points
 } d’influence de plus pour { $who-number ->
    [p] leurs
   *[s] ses
 } { $what }
gbt-c-mp-free = { $who-number ->
    [p] peuvent
   *[s] peut
 } { $what } sans payer de PM
gbt-c-mp-less = { $who-number ->
    [p] paient
   *[s] paie
 } { $n } PM de moins pour { $what }
gbt-c-mp-more = { $who-number ->
    [p] paient
   *[s] paie
 } { $n } PM de plus pour { $what }
gbt-kicks-of = { $who-number ->
    [p] les tirs et passes que font { $who }
   *[s] les tirs et passes de { $who }
 }
    .number = p
    .gender = m
gbt-shots-of = { $who-number ->
    [p] les tirs que font { $who }
   *[s] les tirs de { $who }
 }
    .number = p
    .gender = m
gbt-passes-of = { $who-number ->
    [p] les passes que font { $who }
   *[s] les passes de { $who }
 }
    .number = p
    .gender = f
gbt-per-game = par partie
gbt-per-advance = par déplacement
gbt-per-play = par action de personnage
gbt-per-action = par action
gbt-per-activation = par activation
gbt-per-turn = par tour
gbt-per = { $what } { $per }
gbt-first = { $what } de { $who } { $cost }
gbt-first-mp-free = { $what } qui coûterait des PM à { $who } n’en coûte pas
gbt-costs-none = ne coûte pas d’influence
gbt-costs-mp-more = coûte { $n } PM de plus
gbt-costs-more = coûte { $n } { $n ->
    [one] point
   *[other] points
 } d’influence de plus
gbt-costs-mp-less = coûte { $n } PM de moins
gbt-costs-less = coûte { $n } { $n ->
    [one] point
   *[other] points
 } d’influence de moins
gbt-c-grant = la capacité { $ability }
gbt-c-exempt-rough = { $who-number ->
    [p] ignorent
   *[s] ignore
 } la pénalité du terrain accidenté
gbt-c-exempt-burning = { $who-number ->
    [p] ignorent
   *[s] ignore
 } la pénalité de MOV de la brûlure
gbt-c-exempt-crowding = { $who-number ->
    [p] ignorent
   *[s] ignore
 } la bousculade
gbt-c-exempt-engaging = ne { $who-number ->
    [p] perdent
   *[s] perd
 } aucun dé à cause des ennemis qui engagent le tireur
gbt-c-exempt-intervening = ne { $who-number ->
    [p] perdent
   *[s] perd
 } aucun dé à cause des figurines sur la trajectoire
gbt-c-exempt-interception = { $who-number ->
    [p] font
   *[s] fait
 } des tirs et passes que personne ne peut intercepter
gbt-c-exempt-icons = { $who-number ->
    [p] peuvent
   *[s] peut
 } choisir tout résultat du playbook en attaque d’opportunité
gbt-c-goal = { $n } { $count ->
    [one] point
   *[other] points
 } de victoire par but
gbt-c-out = { $who-number ->
    [p] valent
   *[s] vaut
 } { $n } { $n ->
    [one] point
   *[other] points
 } de victoire une fois KO
gbt-c-result = le résultat de playbook { $result } en plus
gbt-c-zone = une zone de mêlée de { $n }″
gbt-c-reroll-any = une relance des dés voulus
gbt-c-reroll = une relance de { $n } { $n ->
    [one] dé
   *[other] dés
 }
gbt-c-ganging = { $n } { $count ->
    [one] dé
   *[other] dés
 } de surnombre
gbt-c-crowding = { $n } { $count ->
    [one] dé
   *[other] dés
 } de bousculade en moins
gbt-c-engages-down = une zone de mêlée même à terre
gbt-c-directly-towards = ne { $who-number ->
    [p] peuvent
   *[s] peut
 } avancer que tout droit vers cette figurine, tant que celle-ci est sur le terrain
gbt-c-towards = ne { $who-number ->
    [p] peuvent
   *[s] peut
 } avancer que vers cette figurine, tant que celle-ci est sur le terrain
gbt-c-attack-only = ne { $who-number ->
    [p] peuvent
   *[s] peut
 } attaquer aucune autre figurine de votre équipe
gbt-c-play-cost = { $who-number ->
    [p] paient
   *[s] paie
 } { $n } { $n ->
    [one] point
   *[other] points
 } d’influence pour une action de personnage
gbt-c-play-range = { $n }″ de portée pour les actions de personnage qui visent la figurine
gbt-c-all-momentous = des dégâts du playbook générant un PM
gbt-c-no-momentous = ne { $who-number ->
    [p] rapportent
   *[s] rapporte
 } aucun PM à l’attaquant pour les résultats de dégâts
gbt-c-condition-damage = des dégâts de playbook comptés comme dégâts d’état
gbt-c-net-hits = { $n } { $count ->
    [one] réussite nette
   *[other] réussites nettes
 }
gbt-c-shot-number = { $n } au seuil de réussite
gbt-c-both-move = { $who-number ->
    [p] peuvent
   *[s] peut
 } déplacer les deux figurines avec Pass & Move
gbt-c-play-dice = { $n } { $count ->
    [one] dé
   *[other] dés
 } pour les actions de personnage
gbt-c-ground = le sol { $place } compte comme { $ground }
gbt-c-ground-for = pour { $who }, le sol { $place } compte comme { $ground }
gbt-c-not-intercepted = ne { $who-number ->
    [p] peuvent
   *[s] peut
 } pas être { $who-gender ->
    [f] interceptées
   *[m] interceptés
 }
gbt-c-acts-next = la prochaine activation de son équipe
gbt-c-acts-last = la dernière activation de son équipe
gbt-ground-rough = accidenté
gbt-ground-fast = rapide
gbt-ground-forest = forêt
gbt-ground-cover = couvert
gbt-paid-play = { $form ->
    [one] utiliser une action de personnage
    [any] utiliser des actions de personnage
    [first] la première action de personnage
   *[of] actions de personnage
 }
gbt-paid-charge = { $form ->
    [one] faire une charge
    [any] faire des charges
    [first] la première charge
   *[of] charges
 }
gbt-paid-kick = { $form ->
    [one] faire un tir ou une passe
    [any] faire des tirs et passes
    [first] le premier tir ou la première passe
   *[of] tirs et passes
 }
gbt-paid-pass = { $form ->
    [one] faire une passe
    [any] faire des passes
    [first] la première passe
   *[of] passes
 }
gbt-paid-shot = { $form ->
    [one] faire un tir
    [any] faire des tirs
    [first] le premier tir
   *[of] tirs
 }
gbt-paid-attack = { $form ->
    [one] faire une attaque
    [any] faire des attaques
    [first] la première attaque
   *[of] attaques
 }
gbt-paid-sprint = { $form ->
    [one] faire un sprint
    [any] faire des sprints
    [first] le premier sprint
   *[of] sprints
 }
gbt-momentous-pass-and-move = { $form ->
    [one] utiliser Pass & Move une fois
    [any] utiliser Pass & Move
    [first] le premier Pass & Move
   *[of] Pass & Move
 }
gbt-momentous-snap-shot = { $form ->
    [one] faire un Snap Shot
    [any] faire des Snap Shots
    [first] le premier Snap Shot
   *[of] les Snap Shots
 }
gbt-momentous-shot = { $form ->
    [one] faire un tir
    [any] faire des tirs
    [first] le premier tir
   *[of] les tirs
 }
gbt-momentous-run-the-length = { $form ->
    [one] utiliser Run the Length une fois
    [any] utiliser Run the Length
    [first] le premier Run the Length
   *[of] Run the Length
 }
gbt-momentous-counter-attack = { $form ->
    [one] faire une contre-attaque
    [any] faire des contre-attaques
    [first] la première contre-attaque
   *[of] les contre-attaques
 }
gbt-momentous-defensive-stance = { $form ->
    [one] prendre une posture défensive
    [any] prendre des postures défensives
    [first] la première posture défensive
   *[of] les postures défensives
 }
gbt-momentous-rest = { $form ->
    [one] prendre du repos une fois
    [any] prendre du repos
    [first] le premier repos
   *[of] le repos
 }
gbt-momentous-encourage = { $form ->
    [one] faire un encouragement
    [any] faire des encouragements
    [first] le premier encouragement
   *[of] les encouragements
 }
gbt-momentous-bonus-time = { $form ->
    [one] utiliser Bonus Time une fois
    [any] utiliser Bonus Time
    [first] le premier Bonus Time
   *[of] Bonus Time
 }
gbt-momentous-gliding = { $form ->
    [one] utiliser Gliding une fois
    [any] utiliser Gliding
    [first] le premier Gliding
   *[of] Gliding
 }
gbt-momentous-heroic = { $form ->
    [one] utiliser une action héroïque
    [any] utiliser des actions héroïques
    [first] la première action héroïque
   *[of] les actions héroïques
 }
gbt-momentous-any-but-shots = { $form ->
    [one] utiliser une action héroïque ou une capacité épique (sauf tirs et Snap Shots)
    [any] utiliser des actions héroïques et des capacités épiques (sauf tirs et Snap Shots)
    [first] la première action héroïque ou capacité épique (sauf tirs et Snap Shots)
   *[of] les actions héroïques et les capacités épiques (sauf tirs et Snap Shots)
 }

## During what

gbt-w-attacking = en attaquant { $who }
gbt-w-attacked = face à une attaque menée par { $who }
gbt-w-charging = en chargeant { $who }
gbt-w-countering = en contre-attaque
gbt-w-parting = en attaque d’opportunité
gbt-w-advancing = en se déplaçant
gbt-w-starting = pour les déplacements commencés là
gbt-w-against-plays = contre les actions de personnage ennemies
gbt-next-play = action de personnage
gbt-next-attack = attaque
gbt-w-next = contre la prochaine { $what } ennemie qui la vise
gbt-w-against-plays-of = contre les actions de personnage utilisées par { $who }
gbt-w-using-play = en utilisant une action de personnage
gbt-w-passing = pour les passes
gbt-w-shooting = pour les tirs
gbt-w-kicking = pour les tirs et passes
gbt-w-in-activation = pendant son activation
gbt-w-being = tant qu’elle { $how }
gbt-w-bearer = tant que { $who } { $how }

## When it fires

gbt-trigger = { $hook }, { $what }
gbt-trigger-may = { $hook }, vous pouvez utiliser ceci : { $what }
gbt-if-initiative = si votre équipe a l’initiative, { $what }
gbt-hook-if = { $hook }, si { $who } { $how }
gbt-hook-when = { $how }, { $hook }
gbt-hook-by = { $hook }, par { $by }
gbt-by-any = une attaque ou une action de personnage ennemie
gbt-by-attack = une attaque
gbt-by-blow = une attaque d’opportunité
gbt-by-play = une action de personnage
gbt-by-still = une attaque ou une action de personnage, hors attaque d’opportunité
gbt-on-used = quand ceci est utilisé
gbt-on-always = à tout moment
gbt-on-act-start = au début de l’activation de { $who }
gbt-on-act-start-other = quand { $who } commence son activation
gbt-on-act-end = quand { $who } termine son activation
gbt-on-act-start-next = au début de la prochaine activation de { $who }
gbt-on-act-end-next = la prochaine fois que { $who } termine son activation
gbt-on-act-end-other = quand { $who } termine son activation
gbt-on-act-order = quand on décide qui s’active ensuite
gbt-on-adv-start = quand { $who } commence un déplacement
gbt-on-adv-during = quand { $who } touche le socle d’une autre figurine pendant un déplacement
gbt-on-adv-end = quand { $who } termine un déplacement
gbt-on-adv-left = quand { $who } termine un déplacement au cours duquel elle a quitté la zone de mêlée de { $bearer }
gbt-on-dodge-end = quand { $who } termine une esquive
gbt-on-place = quand { $who } est placée ailleurs
gbt-on-enter = quand { $who } { $how }
gbt-on-charge = quand une charge est déclarée contre { $who }
gbt-on-attack = quand une attaque est déclarée contre { $who }
gbt-on-counter = quand { $who } déclare une contre-attaque
gbt-on-parting = quand { $who } subit une attaque d’opportunité
gbt-on-hit = quand une attaque ou une action de personnage devrait toucher { $who }
gbt-on-results = au choix des résultats du playbook
gbt-on-attack-success = après les résultats de playbook d’une attaque réussie de cette figurine contre { $who }
gbt-on-attack-after = après une attaque réussie de cette figurine contre { $who }
gbt-on-damage-dealt = quand cette figurine a causé des dégâts à { $who }
gbt-on-damage-suffered = quand { $who } a subi des dégâts
gbt-on-suffer-condition = quand { $who } devrait subir l’état { $condition }
gbt-on-suffer-any = quand { $who } devrait subir un état
gbt-on-suffer-push = quand { $who } devrait subir une poussée
gbt-on-suffer-tackle = quand { $who } devrait subir un tacle
gbt-on-suffer = quand { $who } devrait subir un effet
gbt-on-zero = à 0 PV
gbt-on-out = quand { $who } est mise KO
gbt-on-out-inflict = quand cette figurine met { $who } KO
gbt-on-return = quand { $who } revient en jeu
gbt-on-kick = quand { $who } déclare un tir ou une passe
gbt-on-pass = quand { $who } déclare une passe, avant que sa cible ne soit choisie
gbt-on-received = quand { $who } reçoit une passe
gbt-on-goal = quand { $who } marque
gbt-on-ball = quand { $who } prend la balle
gbt-on-play = quand une action de personnage est déclarée contre { $who }
gbt-on-play-after = quand { $who } a utilisé une action de personnage
gbt-on-play-harm = quand { $who } a touché au moins une figurine ennemie avec une action de personnage qui cause des dégâts
gbt-on-ability = quand { $who } se repose ou est encouragée
gbt-on-mp = quand { $who } a dépensé des PM
gbt-on-end-phase = pendant la phase de fin
gbt-on-maintenance = pendant la phase de maintenance
gbt-on-setup = pendant la mise en place
gbt-on-marker = quand un marqueur est placé
gbt-on-trap = quand un piège se déclenche
gbt-f-not = non { $how }
gbt-f-not-suffers = { $form ->
    [is] ne subit pas
   *[one] sans
 } l’état { $conditions }
gbt-f-not-initiative = de l’équipe qui n’a pas l’initiative
gbt-f-not-target = autres que la cible
gbt-f-not-bears = sans jeton de { $ability }
gbt-f-in-ground = dans un terrain { $ground }
gbt-f-area-of = dans une zone alliée de { $ability }
gbt-f-engaged-any = { $form ->
    [is] est engagée par une figurine ennemie
   *[one] qu’une figurine ennemie engage
 }
gbt-f-not-engaged = { $form ->
    [is] n’est pas engagée
   *[one] non engagée
 }
gbt-f-seen = en vue de { $bearer }
gbt-f-named-out = a { $names } KO
gbt-f-untargeted = quand aucune figurine n’est la cible
gbt-f-marker-ball = à { $inches }″ ou moins d’un marqueur allié de { $ability } qui se trouve à { $ball }″ ou moins d’une balle libre
gbt-who-actor = la figurine qui l’a fait
gbt-who-enemy-or-ball = une figurine ennemie ou une balle libre
gbt-c-base-inf = { $n } d’INF de base
gbt-c-play-free = { $who-number ->
    [p] peuvent
   *[s] peut
 } utiliser { $ability } sans payer d’influence
gbt-c-play-less = { $who-number ->
    [p] paient
   *[s] paie
 } { $n } d’influence de moins pour { $ability }
gbt-c-play-more = { $who-number ->
    [p] paient
   *[s] paie
 } { $n } d’influence de plus pour { $ability }
gbt-c-play-damage = { $n } aux dégâts de { $ability }
gbt-c-plays-from = { $who-number ->
    [p] peuvent
   *[s] peut
 } mesurer la portée des actions de personnage depuis l’une de celles-ci : { $from }
gbt-c-cover = un couvert
gbt-c-any-double = un Screamer ! pour tout double d’un tir réussi
gbt-c-goal-goes-on = ne { $who-number ->
    [p] terminent
   *[s] termine
 } pas l’activation par un but après lequel Run the Length ! n’a pas été utilisé
gbt-c-printed-pool = ne { $who-number ->
    [p] lancent
   *[s] lance
 } pas plus de dés en attaque, tir ou passe que leurs TAC et KICK imprimés, Bonus Time compris
gbt-c-exempt-bases = { $who-number ->
    [p] passent
   *[s] passe
 } par-dessus les socles des autres figurines, sans finir sur l’un d’eux
gbt-c-exempt-terrain = { $who-number ->
    [p] ignorent
   *[s] ignore
 } le terrain en se déplaçant, sans finir sur une obstruction ou une barrière
gbt-c-exempt-return = { $who-number ->
    [p] peuvent
   *[s] peut
 } revenir en jeu depuis l’un ou l’autre bout du terrain
gbt-paid-play-up-to = { $form ->
    [one] utiliser une action de personnage qui coûte au plus { $n }
    [any] utiliser des actions de personnage qui coûtent au plus { $n }
    [first] la première action de personnage qui coûte au plus { $n }
   *[of] actions de personnage qui coûtent au plus { $n }
 }
gbt-w-playing-on = en utilisant une action de personnage sur { $who }
gbt-w-passing-to = pour les passes à { $who }
gbt-w-snapping = pour les Snap Shots
gbt-w-encouraging = en encourageant { $who }
gbt-once-thrice = trois fois par activation
gbt-on-goal-stayed = quand { $who } marque et n’utilise pas Run the Length !
gbt-on-shot = quand { $who } déclare un tir au but
gbt-on-play-struck = quand { $who } a touché au moins une figurine ennemie avec une action de personnage
gbt-on-zero-of = quand { $who } est à 0 PV
gbt-on-attack-of = après une attaque réussie contre { $who }
gbt-hook-of = { $hook }, par { $who }
gbt-enters-area-of = entre dans une zone alliée de { $ability }
gbt-enters-ground = entre sur un terrain { $ground }
gbt-f-hit-any = ainsi touchées
