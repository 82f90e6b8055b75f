### Guild Ball.
###
### Les joueurs portent le nom de leur place et prennent le verbe au singulier. Figurines, cartes et plans de jeu portent leur
### nom propre, le même dans toutes les langues ; aucun texte ne donne de genre à une figurine : ni accord, ni « il » ou « elle ».
###
### Le glossaire est en tête du fichier anglais. Les mots sont ceux de l’aide de jeu française, le momentum y compris ; les
### actions que les joueurs disent en anglais (Bonus Time, Team Work, Pass & Move, Snap Shot, Run the
### Length) le restent. L’influence se compte en points d’influence, KICK est le tir : dés de tir, tireur.

## Figurines, équipes et cartes

# Une figurine dont le nom existe aussi dans l’autre équipe.
gb-model-of = { $name } ({ $seat })
# Une figurine que personne ne connaît.
gb-model-unnamed = figurine { $number }
# Une figurine à qui appartient quelque chose ; la seconde quand le nom commence par une voyelle.
gb-of = de { $model }
gb-of-vowel = d’{ $model }

gb-team-harbour = Le Port
gb-team-quarry = La Carrière
gb-team-orchard = Le Verger
gb-team-butchers = Les Bouchers
gb-team-engineers = Les Ingénieurs
gb-team-fishermen = Les Pêcheurs
gb-team-masons = Les Maçons

gb-guild-alchemists = Les Alchimistes
gb-guild-blacksmiths = Les Forgerons
gb-guild-brewers = Les Brasseurs
gb-guild-butchers = Les Bouchers
gb-guild-cooks = Les Cuisiniers
gb-guild-engineers = Les Ingénieurs
gb-guild-falconers = Les Fauconniers
gb-guild-farmers = Les Fermiers
gb-guild-fishermen = Les Pêcheurs
gb-guild-hunters = Les Chasseurs
gb-guild-lamplighters = Les Allumeurs de réverbères
gb-guild-masons = Les Maçons
gb-guild-miners = Les Mineurs
gb-guild-morticians = Les Croque-morts
gb-guild-navigators = Les Navigateurs
gb-guild-order = L’Ordre
gb-guild-ratcatchers = Les Chasseurs de rats
gb-guild-shepherds = Les Bergers
gb-guild-union = L’Union

gb-pitch-market-square = Place du marché
gb-pitch-old-orchard = Vieux verger
gb-pitch-harbour-steps = Marches du port
gb-pitch-brickyard = Briqueterie
gb-pitch-river-meadow = Pré de la rivière
gb-pitch-charcoal-woods = Bois des charbonniers
gb-pitch-mason-scaffolds = Échafaudages des maçons
gb-pitch-butchers-row = Rue des bouchers
gb-pitch-storm-drain = Déversoir
gb-pitch-chapel-yard = Cour de la chapelle
gb-pitch-tar-pits = Fosses à goudron
gb-pitch-guild-hall-court = Cour de la maison des guildes
gb-pitch-back-yard = Arrière-cour
gb-pitch-village-green = Pré communal

# Types de décor, comme compléments.
gb-terrain-fast = un terrain rapide
gb-terrain-rough = un terrain accidenté
gb-terrain-obstruction = un obstacle
gb-terrain-barrier = une barrière
gb-terrain-forest = une forêt

gb-position-captain = capitaine
gb-position-mascot = mascotte
gb-position-squaddie = équipier

## Noms

gb-movement-jog = jog
    .gender = m
gb-movement-sprint = sprint
    .gender = m
gb-movement-charge = charge
    .gender = f
gb-movement-dodge = esquive
    .gender = f
gb-movement-push = poussée
    .gender = f

gb-condition-knocked-down = à terre
gb-condition-taken-out = KO
gb-condition-bleed = saignement
gb-condition-poison = poison
gb-condition-burning = brûlure
gb-condition-snared = entrave

gb-phase-setup = Mise en place
gb-phase-initiative = Phase d’initiative
gb-phase-maintenance = Phase de maintenance
gb-phase-activation = Phase d’activation
gb-phase-end = Phase de fin

gb-momentum-kick-off = coup d’envoi
gb-momentum-second = l’autre équipe a l’initiative
gb-momentum-goal = but
gb-momentum-screamer = lucarne
gb-momentum-pass = passe réussie
gb-momentum-take-down = ennemi mis KO
gb-momentum-playbook = résultat épique
gb-momentum-shot = tir
gb-momentum-counter-attack = contre-attaque
gb-momentum-defensive-stance = posture défensive
gb-momentum-bonus-time = Bonus Time
gb-momentum-rest = repos
gb-momentum-encourage = encouragement
gb-momentum-pass-and-move = Pass & Move
gb-momentum-snap-shot = Snap Shot
gb-momentum-run-the-length = Run the Length

## Résultats du playbook

gb-effect-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
 }
gb-effect-push = poussée de { $inches }″
gb-effect-dodge = esquive de { $inches }″
gb-effect-knock-down = mise à terre
gb-effect-tackle = tacle
gb-effect-play = icône d’action { $icon }
gb-result = { $effects }
gb-result-momentous = { $effects }, épique
gb-result-none = aucun résultat
# Un résultat, puis ceux des tours suivants du playbook.
gb-result-then = { $first } ; puis { $later }

## Ce qui s’est passé

gb-seen-dealt = { $seat } reçoit « { $plan } ».
gb-seen-put-away = { $seat } écarte « { $plan } ».
gb-seen-put-away-unseen = { $seat } écarte un plan de jeu sans le montrer.
gb-seen-rolled-start = Jet pour le coup d’envoi : { $red } { $red-die }, { $blue } { $blue-die }.
gb-seen-rolled-initiative = Initiative à égalité, un dé chacun : { $red } { $red-die }, { $blue } { $blue-die }.
gb-seen-rolled-attack = Dés d’attaque { $of } : { $dice } ({ $needs }+), { $hits ->
    [0] aucune réussite
    [one] { $hits } réussite
   *[other] { $hits } réussites
 }.
gb-seen-rolled-kick = Dés de tir { $of } : { $dice } ({ $needs }+), { $hits ->
    [0] aucune réussite
    [one] { $hits } réussite
   *[other] { $hits } réussites
 }.
gb-seen-rolled-scatter = Dispersion : direction { $direction }, distance { $distance }″.
gb-seen-rolled-snap = { $model } obtient un { $die } pour la balle.
gb-seen-kicks-off = { $seat } donne le coup d’envoi.
gb-seen-drafted = { $seat } choisit { $card } ({ $position }).
gb-seen-turned = { $seat } prend le bord d’en face : le terrain est retourné.
gb-seen-kicker = { $model } va donner le coup d’envoi et a la balle.
gb-seen-handed = { $model } reçoit la balle en main propre.
gb-seen-received = { $model } reçoit la passe.
gb-seen-intercepted = { $model } intercepte la balle.
gb-seen-snapped = { $model } prend la balle.
gb-seen-tackled = { $model } prend la balle à { $from }.
gb-seen-loose = La balle est libre sur le terrain.
gb-seen-scattered = La balle se disperse de { $length }.
gb-seen-turn = Tour { $turn }.
gb-seen-phase = { $phase }.
gb-seen-revealed = Plans de jeu : { $red } ; { $blue }.
# Un plan révélé : son initiative et le momentum restant font le total.
gb-seen-revealed-plan = { $seat } « { $plan } », initiative { $initiative } + { $mp } momentum = { $total }
gb-seen-initiative = { $seat } a l’initiative.
gb-seen-momentum-gained = { $seat } gagne { $mp } momentum : { $why }.
gb-seen-momentum-spent = { $seat } dépense { $mp } momentum : { $why }.
gb-seen-momentum-reset = Le momentum des deux équipes revient à 0.
gb-seen-returned = { $model } revient en jeu avec { $hp } PV.
gb-seen-pool = { $seat } a { $pool ->
    [one] { $pool } point d’influence
   *[other] { $pool } points d’influence
 } à attribuer.
gb-seen-pool-lost = { $seat } perd { $pool ->
    [one] { $pool } point d’influence faute de l’attribuer
   *[other] { $pool } points d’influence faute de les attribuer
 }.
gb-seen-allocated = { $model } reçoit { $influence ->
    [one] { $influence } point d’influence
   *[other] { $influence } points d’influence
 }.
gb-seen-activated = { $seat } active { $model }.
gb-seen-activation-ended = { $model } a terminé.
gb-seen-advance = { $model } déclare { $movement-gender ->
    [f] une
   *[m] un
 } { $movement }.
gb-seen-charge = { $model } charge { $target }.
gb-seen-forfeited = { $model } renonce au déplacement de cette activation.
gb-seen-moved = { $movement ->
    [dodge] { $model } fait une esquive de { $length }.
    [push] Poussée : { $model } se déplace de { $length }.
   *[advance] { $model } se déplace de { $length }.
 }
gb-seen-moved-leaving = { $movement ->
    [dodge] { $model } fait une esquive de { $length } et quitte la zone de mêlée { $enemies }.
    [push] Poussée : { $model } se déplace de { $length } et quitte la zone de mêlée { $enemies }.
   *[advance] { $model } se déplace de { $length } et quitte la zone de mêlée { $enemies }.
 }
gb-seen-left-pitch = { $model } passe par-dessus le bord du terrain.
gb-seen-charge-failed = La charge { $of } échoue.
gb-seen-attack = { $by } attaque { $on }.
gb-seen-parting-blow = { $on } quitte la zone de mêlée { $of } : attaque d’opportunité.
gb-seen-counter = { $by } déclare une contre-attaque contre { $on }.
gb-seen-stance = { $model } prend une posture défensive : +1 DEF.
gb-seen-net-hits = { $by } contre { $on }, ARM { $armour } : { $hits ->
    [0] aucune réussite nette
    [one] { $hits } réussite nette
   *[other] { $hits } réussites nettes
 }.
gb-seen-picked = { $by } choisit : { $result }.
gb-seen-damaged = { $model } perd { $damage } PV, il en reste { $left }.
gb-seen-healed = { $model } récupère { $hp } PV et en a { $now }.
gb-seen-suffers = { $model } subit l’état « { $condition } ».
gb-seen-cured = { $model } ne subit plus l’état « { $condition } ».
gb-seen-vp = { $seat } gagne { $vp ->
    [one] { $vp } point de victoire
   *[other] { $vp } points de victoire
 } : { $total } sur { $goal }.
gb-seen-level = Les deux joueurs atteignent le total au même instant : le premier à prendre l’avantage gagne.
gb-seen-kick-model = { $by } fait une passe à { $to }.
gb-seen-kick-spot = { $by } fait une passe vers un point à { $length }.
gb-seen-kick-goal = { $by } tire au but.
gb-seen-goal = But ! { $by } marque.
gb-seen-rested = { $model } prend du repos.
gb-seen-encouraged = { $model } reçoit des encouragements.
gb-seen-gave-up = { $model } lâche la balle.
gb-seen-new-hand = { $seat } reprend en main les plans de jeu déjà joués.
gb-seen-time-out = { $seat } n’a plus de temps.

gb-verdict-points = aux points de victoire
gb-verdict-concession = par abandon
gb-verdict-agreement = d’un commun accord
gb-verdict-judgement = sur décision de l’arbitre
gb-outcome-won = { $seat } gagne { $how }.
gb-outcome-drawn = La partie se termine par un match nul { $how }.
gb-outcome-void = La partie se termine sans résultat.

## Ce qui est demandé

gb-ask-put-away = Écartez deux de vos plans de jeu ; personne ne les verra.
gb-ask-kick-or-receive = Vous avez gagné le jet : donner le coup d’envoi ou recevoir ?
gb-ask-lead = Choisissez qui mène votre équipe : le capitaine et la mascotte, ou un maître et un apprenti. Les deux joueurs les révèlent ensemble.
gb-ask-squaddie = Choisissez l’équipier suivant sur votre liste.
gb-ask-edge = Quel bord de table prenez-vous ? Si c’est le bord d’en face, le terrain est retourné.
gb-ask-deploy = Placez votre équipe, chaque socle entièrement à 10″ ou moins de votre bord de table.
gb-ask-kicker = Quelle figurine donne le coup d’envoi ?
gb-ask-hand-over = Laquelle de vos figurines reçoit la balle ?
gb-ask-plan = Choisissez votre plan de jeu pour le tour { $turn }.
gb-ask-initiative = À vous de décider : quelle équipe a l’initiative ?
gb-ask-allocate = Répartissez { $pool ->
    [one] { $pool } point d’influence
   *[other] { $pool } points d’influence
 } entre vos figurines.
gb-ask-activate = Quelle figurine activez-vous ?
gb-ask-act = Que fait { $model } ensuite ? { $influence ->
    [one] { $influence } point d’influence
   *[other] { $influence } points d’influence
 }, { $mp } momentum.
gb-ask-path = Où va { $model } ? { $movement-gender ->
    [f] Une
   *[m] Un
 } { $movement }, { $left } au plus.
gb-ask-go-on = { $model } peut encore se déplacer de { $left } : continuer, changer de chemin ou s’arrêter ?
gb-ask-go-on-charge = { $model } charge { $target }, il reste { $left } : continuer ou s’arrêter ?
gb-ask-charge-line = Tracez la ligne droite sur laquelle { $model } charge { $target } : { $left } au plus.
gb-ask-push-line = { $by } pousse { $model } : vers où ? Une ligne droite, { $left } au plus.
gb-ask-parting-blow = { $on } quitte la zone de mêlée { $of }. Attaque d’opportunité ? { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }, { $needs }+, ARM { $armour }.
gb-ask-arrange-blows = { $blows } peuvent frapper { $on } ici : qui d’abord ?
gb-ask-react-attack = { $to } attaque { $model } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }, { $needs }+, ARM { $armour }. Réagir avec { $model } ?
gb-ask-counter = { $model } peut contre-attaquer { $to } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }, { $needs }+, ARM { $armour }. Le faire ?
gb-ask-react-charge = { $to } charge { $model }, avec 4 dés de plus. Réagir avec { $model } ?
gb-ask-bonus-time = { $model } va lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }, { $needs }+. Un dé de plus pour 1 momentum ?
gb-ask-playbook = { $by } a { $hits ->
    [one] { $hits } réussite nette
   *[other] { $hits } réussites nettes
 } contre { $on } : choisissez dans le playbook.
gb-ask-playbook-parting = { $by } a { $hits ->
    [one] { $hits } réussite nette
   *[other] { $hits } réussites nettes
 } contre { $on }, qui s’en va : choisissez dans le playbook ; seuls comptent les dégâts, la mise à terre et le tacle.
gb-ask-next-step = { $by } contre { $on } : quel résultat appliquer ensuite ?
gb-ask-reroll-scatter = La balle se disperserait de { $distance }″ dans la direction { $direction }. Relancer les deux dés ?
gb-ask-arrange-intercepts = { $models } sont à la même distance du tireur : qui peut intercepter d’abord ?
gb-ask-next-return = { $models } reviennent en jeu : qui d’abord ?
gb-ask-next-out = { $models } sont KO en même temps : qui d’abord ?
gb-ask-intercept = La balle passe à portée { $of }. Intercepter ?
gb-ask-snap = { $model } est à 1″ ou moins de la balle. La prendre ?
gb-ask-snap-one = La balle est à 1″ ou moins { $models }. Qui la prend ?
gb-ask-contest = Les deux équipes peuvent atteindre la balle. Qui lance un dé ? Au choix : { $models }.
gb-ask-team-work = { $passer } a fait une passe à { $receiver }. Team Work ? { $mp } momentum.
gb-ask-team-work-alone = La passe { $of } est réussie. Team Work ? { $mp } momentum.
gb-ask-run-the-length = { $model } a marqué. Une esquive de 4″ pour 1 momentum ?
gb-ask-place-kick-off = Où envoyer la balle ? ({ $kicker })
gb-ask-place-goal-kick = Où va le coup de pied de but ? À 10″ ou moins de votre but.
gb-ask-place-return = Où revient { $model } ? Au contact du bord du terrain, dans votre zone de déploiement.
gb-ask-place-least = Plusieurs places sont aussi proches pour la balle : laquelle ?

## Réponses

gb-do-put-away = Écarter « { $one } » et « { $other } »
gb-do-kick-off = Donner le coup d’envoi
gb-do-receive = Recevoir
gb-do-lead = { $captain } avec { $mascot }
gb-do-squaddie = Choisir { $card }
gb-do-near-edge = Prendre ce bord
gb-do-far-edge = Prendre le bord d’en face
gb-do-deploy = Placer l’équipe ainsi
gb-do-kicker = { $model } donne le coup d’envoi
gb-do-hand-over = Donner la balle à { $model }
gb-do-hand-over-no = Laisser la balle où elle est
gb-do-activate = Activer { $model }
gb-do-first = { $model } d’abord
gb-do-take-with = { $model } prend la balle
gb-do-take-none = Personne ne prend la balle
gb-do-model = { $model }
gb-do-plan = Jouer « { $plan } »
gb-do-seat = { $seat } a l’initiative
gb-do-share = { $model } { $influence }
gb-do-influence = Influence : { $shares }
gb-do-influence-none = N’attribuer aucune influence
gb-do-jog = Jog
gb-do-sprint = Sprint
gb-do-charge = Charger { $target }
gb-do-forfeit = Renoncer au déplacement
gb-do-stand-up = Se relever
gb-do-attack = Attaquer { $target }
gb-do-pass = Passe à { $target }
gb-do-pass-to = Passe vers ce point
gb-do-shot = Tirer au but
gb-do-give-up = Poser la balle ici
gb-do-rest-health = Repos : 4 PV
gb-do-rest-conditions = Repos : fin de tous les états
gb-do-encourage-health = Encourager { $target } : 4 PV
gb-do-encourage-conditions = Encourager { $target } : fin de tous les états
gb-do-end = Terminer l’activation
gb-do-path = { $movement ->
    [dodge] Esquive de { $length }
   *[advance] Se déplacer de { $length }
 }
gb-do-halt = Aller là et lâcher la balle en chemin
gb-do-go-on = Continuer
gb-do-stop = S’arrêter ici
gb-do-stay = Ne pas bouger
gb-do-no-push = Ne pas pousser
gb-do-charge-line = Charger sur { $length }
gb-do-push-line = Pousser de { $length }
gb-do-react-none = Ne pas réagir
gb-do-react-counter = Contre-attaque
gb-do-react-stance = Posture défensive
gb-do-react-both = Contre-attaque et posture défensive
gb-do-step-damage = Dégâts
gb-do-step-push = Poussée
gb-do-step-dodge = Esquive
gb-do-step-knock-down = Mise à terre
gb-do-step-tackle = Tacle
gb-do-contest = Un dé pour { $models }
gb-do-contest-none = Aucun dé
gb-do-pass-and-move = Pass & Move : esquive de 4″ pour { $model }
gb-do-snap-shot = Snap Shot
gb-do-no-team-work = Pas de Team Work
gb-do-kick-here = Envoyer ici
gb-do-goal-kick-here = Coup de pied de but vers ce point
gb-do-return-here = Revenir ici
gb-do-ball-here = La balle va ici
gb-do-strike = Frapper
gb-do-let-go = Laisser partir { $model }
gb-do-reroll = Relancer
gb-do-keep = Garder la dispersion
gb-do-intercept = Intercepter
gb-do-let-pass = Laisser passer la balle
gb-do-take = Prendre la balle
gb-do-leave = Laisser la balle
gb-do-bonus-time = Bonus Time : un dé de plus
gb-do-no-bonus-time = Lancer sans
gb-do-run-the-length = Run the Length
gb-do-no-run = Rester
gb-do-yes = Oui
gb-do-no = Non

## Pourquoi pas

gb-why-not-an-answer = Ce n’est pas une réponse à la question posée.
gb-why-unknown = Aucune figurine de ce numéro ne joue dans cette partie.
gb-why-not-yours = { $model } joue pour l’autre équipe.
gb-why-not-an-enemy = { $model } n’est pas un ennemi.
gb-why-itself = On ne peut pas choisir { $model } ici : choisissez une autre figurine.
gb-why-off-pitch = { $model } n’est pas sur le terrain.
gb-why-not-among = La question ne porte pas sur { $model }.
gb-why-not-in-hand = « { $plan } » n’est pas dans votre main.
gb-why-same-twice = « { $plan } » est nommé deux fois ; il faut deux plans de jeu différents.
gb-why-places = Il faut { $need ->
    [one] { $need } place
   *[other] { $need } places
 } pour l’équipe, { $given ->
    [0] aucune n’est donnée
    [one] { $given } seule est donnée
   *[other] { $given } sont données
 }.
gb-why-outside-zone = Le socle { $of } n’est pas entièrement à 10″ ou moins de votre bord de table.
gb-why-over-edge = Le socle dépasserait le bord du terrain.
gb-why-on-model = Le socle chevaucherait { $model }.
gb-why-on-barrier = Le socle chevaucherait un but.
gb-why-on-terrain = Le socle chevaucherait { $kind }.
gb-why-on-ball = Le socle chevaucherait la balle.
gb-why-on-marker = Le socle chevaucherait un marqueur.
gb-why-not-at-edge = { $model } doit toucher le bord du terrain dans votre zone de déploiement.
gb-why-not-nearest = Une autre place libre pour la balle est plus proche.
gb-why-over-pool = La réserve ne contient que { $pool ->
    [one] { $pool } point d’influence
   *[other] { $pool } points d’influence
 }.
gb-why-over-max = { $model } ne peut avoir que { $max ->
    [one] { $max } point d’influence
   *[other] { $max } points d’influence
 }.
gb-why-activated = { $model } a déjà eu son activation ce tour-ci.
gb-why-influence = Cela coûte { $cost ->
    [one] { $cost } point d’influence
   *[other] { $cost } points d’influence
 } ; la figurine en a { $held }.
gb-why-momentum = Cela coûte { $cost } momentum ; l’équipe en a { $held }.
gb-why-advanced = Le déplacement de cette activation est déjà fait ou abandonné.
gb-why-down = { $model } est à terre.
gb-why-no-ball = { $model } n’a pas la balle.
gb-why-engaged = Impossible tant que { $enemy } engage la figurine.
gb-why-already-engaging = La figurine engage déjà { $enemy }.
gb-why-not-engaging = La figurine n’engage pas { $enemy } : hors de la zone de mêlée ou hors de vue.
gb-why-unseen = Il n’y a pas de ligne de vue vers { $model }.
gb-why-out-of-range = C’est à plus de { $reach }.
gb-why-rested = { $model } a déjà pris du repos ce tour-ci.
gb-why-encouraged = { $model } a déjà reçu des encouragements ce tour-ci.
gb-why-countered = Une contre-attaque contre { $enemy } a déjà été déclarée ce tour-ci.
gb-why-not-a-charge = Une posture défensive ne répond qu’à une charge.
gb-why-too-long = C’est plus long que les { $left } permis.
gb-why-blocked = { $model } barre le passage.
gb-why-blocked-by-barrier = Un but barre le passage.
gb-why-blocked-by-terrain = Le chemin traverse { $kind }.
gb-why-off-table = Le chemin sort du terrain.
gb-why-ends-on-ball = Le déplacement finirait sur la balle.
gb-why-ends-on-marker = Le déplacement finirait sur un marqueur.
gb-why-ends-on-obstruction = Le déplacement finirait sur un obstacle.
gb-why-not-straight = Une charge est une seule ligne droite.
gb-why-must-engage = La charge peut engager { $target } et doit donc finir en engageant { $target }.
gb-why-no-line = La ligne n’a pas de longueur.
gb-why-closed-column = La colonne { $column } n’est pas ouverte : { $open ->
    [0] aucune ne l’est
    [one] seule la première l’est
   *[other] seules les { $open } premières le sont
 }.
gb-why-no-result = Le playbook n’a pas ce résultat.
gb-why-invalid = Aucun effet de ce résultat n’est possible maintenant.
gb-why-picks-more = Il faut choisir { $need } résultats ; { $given } pour l’instant.
gb-why-picks-fewer = On ne peut choisir que { $need ->
    [one] { $need } résultat
   *[other] { $need } résultats
 }, pas { $given }.
gb-why-no-step = Ce résultat n’est pas à appliquer.
gb-why-team-size = Une équipe de { $models ->
    [one] { $models } figurine
   *[other] { $models } figurines
 } ne convient pas à cette partie.
gb-why-captains = Une équipe a exactement un capitaine.
gb-why-mascots = L’équipe a trop ou pas assez de mascottes pour cette partie.
gb-why-same-name = { $name } figure deux fois ; un personnage nommé n’apparaît qu’une fois dans une équipe.
gb-why-no-such-card = La carte « { $name } » n’existe pas.
gb-why-figure = Une valeur de la carte « { $name } » est hors limites.
gb-why-size = Un terrain mesure de 24 à 36 pouces, une équipe compte de 1 à 6 figurines et une partie se joue en 1 à 100 PV.
gb-why-roster-limit = La limite de la liste est { $limit } ; elle peut aller de { $least } à { $most }.
gb-why-wrong-guild = { $name } ne joue pas pour la guilde de cette équipe.
gb-why-same-character = { $name } est une autre version d’un personnage déjà présent dans l’équipe.
gb-why-roster-size = La liste compte { $models } figurines ; { $limit } sont permises.
gb-why-too-few-squaddies = Il reste trop peu d’équipiers différents pour une équipe de six.
gb-why-halves = Une équipe de Forgerons se compose pour moitié de maîtres et pour moitié d’apprentis.
gb-why-not-on-roster = { $card } n’est pas sur la liste.
gb-why-wrong-role = { $card } ne peut pas être choisi à ce poste.
gb-why-teams-and-rosters = Un tournoi se joue avec des listes au lieu d’équipes, et à six figurines par camp.
gb-why-unfinished = { $name } a un effet qui ne peut pas encore être joué.
gb-why-no-such-pitch = Ce terrain n’existe pas.
gb-why-pitch-size = Ce terrain est prévu pour des parties sur { $inches }″ × { $inches }″.
gb-why-too-many-pieces = Il peut y avoir au plus { $most } éléments de décor.
gb-why-piece-shape = L’élément de décor { $number } doit être un cercle, ou un polygone de trois à huit sommets dont les côtés ne se croisent pas.
gb-why-piece-off-pitch = L’élément de décor { $number } dépasse du terrain.
gb-why-piece-on-goalpost = L’élément de décor { $number } se trouve sur un but, ou trop près pour que la balle passe entre les deux.
gb-why-no-room-to-set-up = Les barrières et les obstacles laissent trop peu de place pour déployer une équipe.
gb-why-cramped = Les barrières et les obstacles sont si serrés que d’une place au moins aucune balle ne pourrait être tirée.
