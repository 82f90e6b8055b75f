### La table de Guild Ball dans la page.

## Où l’on en est

gbc-turn = Tour { $turn }
gbc-score = Points de victoire
gbc-to-win = { $vp } points pour gagner
gbc-inf = { $count } INF
gbc-mp = { $count } PM
gbc-free = gratuit
gbc-hp = { $hp }/{ $of } PV
gbc-influence = { $count } { $count ->
    [one] point d’influence
   *[other] points d’influence
 }
gbc-can-act = { $count } sur { $of } à activer
gbc-active = active
gbc-done = activée
gbc-ready = à activer
gbc-off-pitch = hors du terrain
gbc-not-set-up = pas encore déployée
gbc-has-ball = a la balle
gbc-has-initiative = a l’initiative
gbc-momentum = Momentum
gbc-momentum-why = Les points non dépensés comptent pour la prochaine initiative.
gbc-versus = contre
gbc-waiting = En attente
gbc-waiting-for = On attend { $names }
gbc-over = La partie est terminée

## La carte d’une figurine

gbc-stat-mov = MOV
gbc-stat-tac = TAC
gbc-stat-kick = KICK
gbc-stat-def = DEF
gbc-stat-arm = ARM
gbc-stat-inf = INF
gbc-melee = mêlée
gbc-printed = { $figure } sur la carte
gbc-holds = détient { $count } INF
gbc-in-cover = à couvert
gbc-health = Santé
gbc-health-of = { $hp } sur { $of }, revient avec { $recovery }
gbc-playbook = Playbook
gbc-reach-on = sur { $name } : { $pool }, ARM { $armour }
gbc-cell = Colonne { $column } : { $result }
gbc-name-of = { $name } ({ $seat })
gbc-damage = { $count } { $count ->
    [one] dégât
   *[other] dégâts
 }
gbc-push = poussée { $count }″
gbc-dodge = esquive { $count }″
gbc-knock-down = à terre
gbc-tackle = tacle
gbc-momentous = épique
gbc-gain-mp = +{ $count } PM
gbc-target-at = la cible garde { $hp } PV

## Actions

gbc-actions = Actions
gbc-act-jog = Jog { $inches }″
gbc-act-sprint = Sprint { $inches }″
gbc-act-charge = Charge
gbc-act-attack = Attaque
gbc-act-pass = Passe
gbc-act-shot = Tir au but
gbc-act-give-up = Poser la balle
gbc-act-rest = Repos
gbc-act-encourage = Encourager
gbc-act-forfeit = Se relever
gbc-act-end = Fin d’activation
gbc-not-possible = { $action }, impossible :
gbc-targets = Cibles
gbc-relief = Ce que cela donne
gbc-relief-health = 4 PV
gbc-relief-conditions = Retirer les états
gbc-pass-how = Choisissez un coéquipier ou un point du terrain.
gbc-move-how = Chaque pression sur le terrain ajoute un point au chemin.

## Ce qui est prévu

gbc-cost-inf = { $count } INF ({ $before } → { $after })
gbc-cost-mp = { $count } PM ({ $before } → { $after })
gbc-pool = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }, { $needs }+
gbc-odds-pass = { $chance } de réussite, { $pool }
gbc-odds-shot = { $goal } but, { $screamer } lucarne, { $pool }
gbc-odds-attack = { $first } pour au moins une colonne, { $pool }, ARM { $armour }
gbc-odds-test = { $chance } pour au moins une réussite, { $pool }
gbc-risk-blows = { $count ->
    [one] Attaque d’opportunité
   *[other] Attaques d’opportunité
 } de { $names }
gbc-risk-fails = la charge n’atteint pas sa cible : pas d’attaque, et l’activation prend fin
gbc-under = { $name } : { $odds }
gbc-under-sure = { $name } : sans test
gbc-risk-counter = contre-attaque à { $pool }
gbc-risk-ball = balle finalement { $who }
gbc-kick-minus = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }, un de moins par figurine gênante : { $names }.
gbc-too-far = trop loin
gbc-bonus-note = Avec Bonus Time : { $odds }.
gbc-bonus = Bonus Time
gbc-furthest = Dernier point permis
gbc-cut = Le chemin s’arrête là où il n’est plus permis.
gbc-round = Le chemin contourne l’obstacle.
gbc-flags = En chemin
gbc-flag-end = s’arrête ici
gbc-flag-blow = quitte la zone de mêlée de { $name } : attaque d’opportunité, { $pool }
gbc-flag-ball = à 1″ de la balle : peut la prendre
gbc-flag-fast = entre sur un terrain rapide : +2″
gbc-flag-rough = entre sur un terrain accidenté : −2″
gbc-flag-off = passe le bord du terrain
gbc-blow-hit = touche { $chance }
gbc-blow-down = à terre { $chance }
gbc-blow-ball = perd la balle { $chance }
gbc-blow-out = KO { $chance }
gbc-blow-damage = { $damage } de dégâts attendus
gbc-blow-facts = touche { $hit }, met à terre { $down }, { $damage } de dégâts attendus
gbc-snaps = { $count ->
    [one] { $count } suggestion
   *[other] { $count } suggestions
 }
gbc-snap-next = Suggestion suivante
gbc-snap-before = Suggestion précédente
gbc-how-path = Chaque pression sur le terrain ajoute un point au chemin.
gbc-how-charge-line = Choisissez où finit la ligne droite.
gbc-how-push-line = Choisissez où finit la poussée.
gbc-how-place = Choisissez un point du terrain.
gbc-go-on-how = Continuez comme prévu, tracez un autre chemin ou arrêtez-vous.
gbc-halt = Y faire halte pour lâcher
gbc-stop-path = Rester
gbc-stop-go-on = S’arrêter ici
gbc-stop-charge-line = Rester
gbc-stop-push-line = Pas de poussée

## Le bouton qui engage

gbc-do-commit = Valider
gbc-do-put-away = Mettre de côté ({ $count } sur 2)
gbc-do-plan = Poser face cachée
gbc-do-deploy = Déployer
gbc-do-deploy-part = { $count } sur { $of } en place
gbc-do-choose-model = Choisir une figurine
gbc-do-choose-action = Choisir une action
gbc-do-choose-target = Choisir une cible
gbc-do-kicker = Coup d’envoi : { $name }
gbc-do-hand-over = La balle à { $name }
gbc-do-activate = Activer { $name }
gbc-do-snap-one = La balle à { $name }
gbc-do-arrange-blows = { $name } frappe d’abord
gbc-do-arrange-intercepts = { $name } d’abord
gbc-do-allocate = Répartir
gbc-do-allocate-left = Répartir, reste { $left }
gbc-do-jog = Jog
gbc-do-sprint = Sprint
gbc-do-forfeit = Se relever
gbc-do-give-up = Poser la balle ici
gbc-do-rest = Repos
gbc-do-encourage = Encourager { $name }
gbc-do-end = Finir l’activation
gbc-do-declare-charge = Charger { $name }
gbc-do-roll = { $dice ->
    [one] Lancer 1 dé
   *[other] Lancer { $dice } dés
 }
gbc-do-move = Se déplacer de { $length }
gbc-do-go-on = Continuer
gbc-do-charge = Charger sur { $length }
gbc-do-push = Pousser de { $length }
gbc-do-place = Placer
gbc-do-picks = Appliquer
gbc-do-contest = { $count ->
    [one] Lancer avec 1 figurine
   *[other] Lancer avec { $count } figurines
 }
gbc-do-contest-none = Personne ne lance

## Mise en place

gbc-deploy-how = Désignez sur le terrain la place de chaque figurine, à 10″ au plus de votre bord.
gbc-usual = Places habituelles
gbc-plans = Plans de jeu
gbc-plans-held = { $count } en main
gbc-plan-number = Plan de jeu { $number }
gbc-plan-initiative = Initiative { $value }
gbc-plan-influence = Influence { $value }
gbc-left-of = sur { $pool } { $pool ->
    [one] point d’influence à répartir
   *[other] points d’influence à répartir
 }
gbc-less = Moins pour { $name }
gbc-more = Plus pour { $name }
gbc-fill = Tout
gbc-fill-one = Remplir { $name }
gbc-fill-all = Remplir l’une après l’autre
gbc-kick-off = Donner le coup d’envoi
gbc-receive = Recevoir
gbc-kick-or-receive-facts = L’équipe qui donne le coup d’envoi a 1 PM ; l’équipe qui reçoit se déploie en second.
gbc-initiative-facts = L’équipe qui a l’initiative active en premier ; l’autre gagne 1 PM.
gbc-first = { $seat } en premier

## Réactions

gbc-strike = Frapper
gbc-let-go = Laisser partir
gbc-no-momentum = ne donne pas de momentum
gbc-take-ball = Prendre la balle
gbc-leave-ball = La laisser
gbc-intercept = Intercepter
gbc-no-intercept = Laisser passer
gbc-reroll = Relancer
gbc-keep = Garder
gbc-ball-then = { $answer } : balle { $who }
gbc-ball-either = Dans les deux cas : balle { $who }
gbc-ball-own = à vous { $chance }
gbc-ball-enemy = à l’adversaire { $chance }
gbc-ball-free = libre { $chance }
gbc-run = Run the Length
gbc-no-run = Pas maintenant
gbc-run-facts = Le buteur esquive de 4″.
gbc-counter = Contre-attaque
gbc-counter-now = Contre-attaquer
gbc-no-counter = Y renoncer
gbc-counter-facts = L’attaque est terminée et la contre-attaque est payée.
gbc-stance = Posture défensive
gbc-both = Les deux
gbc-neither = Ni l’une ni l’autre
gbc-react-facts = La contre-attaque suit l’attaque, si l’attaquant est encore à portée. Elle ne donne pas de momentum.
gbc-react-charge-facts = La posture donne +1 DEF contre la charge ; la contre-attaque vient après.
gbc-react-coming = L’attaque : { $odds }
gbc-react-stance = avec la posture : { $odds }
gbc-react-back = Contre-attaque : { $odds }
gbc-bonus-yes = Bonus Time
gbc-bonus-no = Lancer sans
gbc-bonus-facts = { $pool } : une réussite { $before } → { $after }
gbc-pass-and-move = { $name } esquive
gbc-snap-shot = Snap Shot
gbc-team-work-facts = Team Work après la passe : une esquive de 4″ ou un tir immédiat.

## Le playbook après le jet

gbc-net-hits = { $hits ->
    [one] 1 réussite nette
   *[other] { $hits } réussites nettes
 } sur { $name }
gbc-slot = Choix { $number } : jusqu’à la colonne { $column }
gbc-most-damage = Plus de dégâts
gbc-most-momentum = Épique
gbc-want-tackle = Tacle

## Le terrain

gbc-pitch = Terrain de { $size } de côté
gbc-pitch-words = Le terrain en mots
gbc-token = { $name }, { $seat }, { $hp } points de vie sur { $most }, influence { $influence }, { $notes }
gbc-placed = { $name }, place prévue
gbc-stands = { $name }, { $seat } : à { $right } du bord gauche, à { $down } du bord supérieur
gbc-stands-off = { $name }, { $seat } : hors du terrain
gbc-ball-lies = La balle est libre : à { $right } du bord gauche, à { $down } du bord supérieur
gbc-contact = contact
gbc-measure = Mesurer
gbc-threat = Menace
gbc-close = De près
gbc-whole = Tout le terrain

## Dés

gbc-dice = Dés
gbc-hits = { $count ->
    [0] aucune réussite
    [one] 1 réussite
   *[other] { $count } réussites
 }
gbc-roll-start = Coup d’envoi
gbc-roll-initiative = Initiative
gbc-roll-attack = { $name } attaque
gbc-roll-kick = { $name } tire
gbc-roll-scatter = Dispersion
gbc-roll-snap = { $name }

## Étapes d’une attaque

gbc-step-damage = Dégâts
gbc-step-push = Poussée
gbc-step-dodge = Esquive
gbc-step-knock-down = À terre
gbc-step-tackle = Tacle

## Touches

gbc-key-nudge = Décaler d’un dixième de pouce
gbc-key-nudge-inch = Décaler d’un pouce
gbc-key-nudge-fine = Décaler d’un centième de pouce
gbc-key-bend = Tourner ici
gbc-key-column = Colonne { $column } du playbook

## Abilities on the table

gbc-abilities = Actions et traits
gbc-in-force = En vigueur
gbc-used = utilisé
gbc-sustained = durable
gbc-once-turn = une fois par tour
gbc-once-game = une fois par partie
gbc-icon = icône { $number }
gbc-kind-play = action
gbc-kind-passive = trait
gbc-kind-active = trait actif
gbc-kind-heroic = action héroïque
gbc-kind-legendary = action légendaire
gbc-kind-plan = plan de jeu
gbc-kind-guild = règle de guilde
gbc-until-always = en permanence
gbc-until-turn = jusqu’à la fin du tour
gbc-until-activation = jusqu’à la fin de l’activation
gbc-until-action = jusqu’à la fin de l’action
gbc-until-advance = jusqu’à la fin du déplacement
gbc-until-plan = tant que le plan est en jeu
gbc-until-game = pour le reste de la partie
gbc-until-area = tant que la zone reste
gbc-act-free = { $name } (gratuit)
gbc-act-glide = Gliding
gbc-do-glide = Glisser sur le terrain accidenté
gbc-do-use = Utiliser { $name }
gbc-step-first-icon = Première action
gbc-step-second-icon = Seconde action

gbc-up-to = à { $vp }
gbc-icon-play = une action par l’icône { $number }
gbc-actions-of = Actions de { $name }
gbc-plans-in-play = Plans en jeu
gbc-terrain-fast = rapide { $number }
gbc-terrain-rough = accidenté { $number }
gbc-terrain-obstruction = obstacle { $number }
gbc-terrain-barrier = barrière { $number }
gbc-terrain-forest = forêt { $number }
gbc-terrain-now = { $name }, à présent { $ground }
gbc-ground-fast = rapide
gbc-ground-rough = accidenté
gbc-terrain-does-fast = MOV +2″
gbc-terrain-does-rough = MOV −2″
gbc-terrain-does-obstruction = donne un couvert, se traverse par un jog, personne ne s’y arrête
gbc-terrain-does-barrier = donne un couvert, bloque le passage et la vue
gbc-terrain-does-forest = accidenté, donne un couvert, gêne les tirs et la vue
gbc-roll-play = { $name } : action
gbc-do-draw = Choisissez sur le terrain
gbc-kick-how = Pour viser un emplacement, désignez-le sur le terrain.
gbc-pass-there = Passe à cet endroit
