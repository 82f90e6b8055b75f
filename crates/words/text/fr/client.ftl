### Ce que dit la page autour de chaque table.

## Jeux et places

ui-game-guild-ball = Guild Ball
ui-game-guild-master = Guild Master
ui-bot-random = Robot au hasard
ui-bot-greedy = Robot glouton

## Toutes les pages

ui-home = L’entrée
ui-close = Fermer
ui-menu = Menu
ui-crumbs = Où vous êtes
ui-theme = Apparence : { $theme }
ui-theme-system = celle du système
ui-theme-light = plein jour
ui-theme-dark = à la lampe
ui-rule = règle

## Touches

ui-key-sheet = Touches utiles ici
ui-keys-title = Touches utiles maintenant
ui-keys-enabled = Les touches seules agissent
ui-keys-always = Tab passe d’un élément à l’autre, Entrée actionne celui qui a le focus, Échap ferme.
ui-key-space = Espace
ui-key-enter = Entrée
ui-key-escape = Échap
ui-key-tab = Tab
ui-key-back = Faire défiler le fil du match en arrière
ui-key-on = Faire défiler le fil du match en avant
ui-key-log = Tout le journal

## Connexion

ui-link-lost = Connexion perdue, nouvel essai
ui-link-lost-long = La connexion avec la salle est perdue. Elle se rétablira d’elle-même ; rien de la partie n’est perdu.
ui-link-connecting = Connexion
ui-entering = En route vers la table
ui-no-match = Cette table n’est pas ici
ui-no-match-why = La salle répond : { $message }. La table a peut-être été fermée, ou le lien est incomplet.

ui-refusal-busy = Patience : votre dernière réponse est encore en route.
ui-refusal-unknown = La connexion s’est perdue avant la réponse de la salle. La table montrera si c’est fait.
ui-refusal-unsent = Pas de connexion avec la salle. Rien n’a été fait.
ui-refusal-again = La salle avait rangé cette table et l’a remise en place. Rien n’a été fait : recommencez.

## La table

ui-region-left = Votre côté
ui-region-right = Ce que vous pouvez faire
ui-waiting = On attend les autres
ui-watching = Spectateur
ui-same-screen = Même écran
ui-sheet = Panneau : { $stop }
ui-sheet-peek = seulement le plan
ui-sheet-half = la moitié de l’écran
ui-sheet-full = tout l’écran

ui-curtain-title = Passez l’appareil à { $name }
ui-curtain-why = La suite n’est que pour les yeux de { $name }.
ui-curtain-go = Je suis { $name }
ui-give-back = { $name } reprend l’appareil pour changer sa réponse scellée
ui-pass-on = Elle reste scellée : passez l’appareil à { $name }
ui-peek-show = Regarder : { $what }
ui-peek-hide = Cacher : { $what }

ui-timeline = Fil du match
ui-line = ligne d’information
ui-log = Journal
ui-log-empty = Rien ne s’est encore passé.
ui-log-undone = repris
ui-log-takeback = { $by } a repris son coup.
ui-decides = À { $seat } de décider
ui-takeback = Reprendre
ui-takeback-free = Reprendre (libre)
ui-takeback-ask = Demander à reprendre
ui-free = libre
ui-ask = demander

ui-command = Taper une réponse
ui-command-list = Réponses possibles
ui-command-hint = Tab complète, Entrée répond, Échap ferme

ui-plan-cost = Coût
ui-plan-odds = Chances
ui-plan-risk = Risque
ui-plan-drop = Abandonner le plan

ui-agree = Accepter
ui-refuse = Refuser
ui-offer-takeback-asks = { $by } voudrait reprendre un coup après avoir appris quelque chose. { $seat }, êtes-vous d’accord ?
ui-offer-takeback-waits = { $by } voudrait reprendre. On attend { $awaits }.
ui-offer-draw-asks = { $by } propose la nulle. { $seat }, êtes-vous d’accord ?
ui-offer-draw-waits = { $by } propose la nulle. On attend { $awaits }.
ui-offer-draw = Proposer la nulle
ui-concede = Abandonner
ui-concede-as = Abandonner pour { $name }
ui-concede-sure = Abandonner pour de bon ?
ui-save = Enregistrer la partie
ui-leave = Quitter la table
ui-copy-link = Copier le lien pour spectateurs
ui-copied = Copié
ui-copy-by-hand = Copiez ce lien :

ui-outcome = Fin de la partie
ui-outcome-again = Rejouer
ui-parted = Les règles ont changé
ui-parted-waits = La partie attend sa fin
ui-void = Terminer sans résultat
ui-void-sure = Terminer pour de bon ?
ui-broken = La partie s’est arrêtée
ui-broken-why = Une faute du programme a arrêté la partie. Reprendre un coup peut la relancer ; merci de le signaler avec son enregistrement.

## L’entrée

ui-hero-title = La salle est ouverte
ui-hero-lede = Deux jeux de table selon leurs règles, dans votre navigateur. Jouez entre amis sur un même écran, ou contre un robot qui lance les mêmes dés.
ui-hero-play = Jouer dix minutes
ui-hero-two = À deux sur cet écran
ui-hero-sub = Pas de compte. Reprenez librement tant que vous n’avez rien appris. Chacun peut vérifier les dés.
ui-doors = Les jeux et vos tables
ui-door-ball = Le football des guildes, avec figurines. Six par équipe, quatre guildes, décors, actions et plans ; trois par équipe pour apprendre.
ui-door-ball-size = 2 joueurs, le premier à 12 points
ui-door-master = Ordres secrets, marchandages à voix haute. Recrutez, bâtissez, et retrouvez vos rivaux sur le même contrat.
ui-door-master-size = 2 à 4 guildes, 6 ou 9 manches
ui-lay = Dresser une table
ui-play = Jouer tout de suite
ui-go-on = Continuer
ui-go-on-none = Les parties ouvertes ou regardées dans ce navigateur apparaissent ici.
ui-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
ui-turn = tour { $number }
ui-round = manche { $number }
ui-over = terminée
ui-begun = commencée
ui-go = continuer
ui-forget = Retirer { $title } de la liste
ui-player = Joueur { $number }
ui-chair-here = Sur cet écran
ui-chair-random = Robot au hasard
ui-chair-greedy = Robot glouton
ui-chair-name = Nom du joueur : { $seat }
ui-open = Ouvrir la table
ui-open-watch = Ouvrir la table et regarder
ui-lay-ball = Une table de Guild Ball
ui-side = Camp { $number }
ui-no-catalog = Impossible de lister les équipes : { $message }
ui-lay-master = Une table de Guild Master
ui-guilds = Guildes
ui-guild = Guilde { $number }
ui-rounds = Manches
ui-rounds-short = { $count }, partie courte
ui-rounds-full = { $count }, partie complète
ui-starts = Améliorations de départ en jeu
ui-starts-about = Qui reçoit laquelle est tiré au sort.
ui-start-drawn = Tirées au sort
ui-master-clock-about = Le temps d’une guilde s’écoule tant qu’on attend sa réponse. Une fois écoulé, la salle répond aussitôt pour elle : ses ordres restent tels qu’ils étaient posés, et pour le reste elle passe ou fait au plus simple.
ui-faults-more = et { $count } de plus
ui-setup-unread = La salle répond (en anglais) : { $message }
ui-json-unread = Ce n’est pas du JSON : { $message }

ui-ball-deck = Plans de jeu
ui-ball-deck-a = Paquet A
ui-ball-deck-b = Paquet B
ui-ball-pitch = Terrain
ui-ball-pitch-bare = Terrain nu
ui-ball-pitch-own = Une disposition à vous
ui-ball-layout = Éléments de décor en JSON
ui-ball-layout-about = Une liste d’éléments. Chacun a un type, kind (fast, rough, obstruction, barrier, forest) ; les ronds ont at et radius, les autres de trois à huit coins, corners. Les longueurs sont en dixièmes de millimètre, 254 par pouce ; x traverse le terrain, y va d’un but à l’autre.
ui-ball-points = Points pour gagner
ui-ball-size = Format
ui-ball-size-typical = Normal
ui-ball-size-quick = Rapide
ui-ball-size-introductory = Initiation
ui-ball-about-typical = Six figurines par camp sur trois pieds, { $points } points pour gagner : la partie complète.
ui-ball-about-quick = Six figurines par camp sur trois pieds, { $points } points pour gagner.
ui-ball-about-introductory = Un capitaine et deux équipiers par camp sur deux pieds, { $points } points pour gagner : dix minutes pour apprendre.
ui-ball-book = Règles
ui-ball-book-core = Livre de base
ui-ball-book-aid = Aide de jeu
ui-ball-teams = Équipes
ui-ball-teams-ready = Équipes prêtes
ui-ball-teams-rosters = Tournoi
ui-ball-teams-about = Les deux joueurs apportent une liste, choisissent en secret capitaine et mascotte, puis ajoutent un équipier à tour de rôle.
ui-ball-guild = Guilde
ui-ball-clock = Pendule
ui-ball-clock-none = Sans pendule
ui-ball-clock-minutes = { $count } minutes chacun
ui-ball-clock-about = Quand le temps d’un joueur est écoulé, l’autre gagne 1 point ; ensuite chaque activation et chaque phase de maintenance dure une minute, et chaque activation coûte 1 point.
ui-ball-roster = { $count } sur la liste, { $most } au plus
ui-ball-own-team = Figurines d’une guilde
ui-ball-own-team-about = Choisies une à une
ui-ball-own-count = { $count } figurines sur { $models }
ui-roster-exchange = Apporter ou emporter une liste
ui-roster-paste = Collez une liste ici, en texte ou en JSON
ui-roster-read = Lire
ui-roster-taken =
    { $count ->
        [one] { $count } figurine lue
       *[other] { $count } figurines lues
    }
ui-roster-written = Cette liste, mise par écrit
ui-roster-form-text = Texte
ui-roster-form-json = JSON
ui-roster-copy = Copier
ui-roster-line = Ligne { $line } : { $what }
ui-roster-empty = Il n’y a encore rien à lire.
ui-roster-code = Les codes courts ne se lisent pas ici. La commande guildhall roster en écrit le texte ou le JSON.
ui-roster-field = Une liste n’a pas de champ « { $field } », seulement guild, limit et models.
ui-roster-no-guild = « { $name } » n’est pas une guilde.
ui-roster-no-model = Aucune figurine ne s’appelle « { $name } ».
ui-roster-guild-missing = La guilde manque ; elle se trouve sur la première ligne.
ui-roster-models = models doit être une liste d’identifiants.
ui-roster-limit = La limite doit être un nombre entier.
ui-roster-count = Une liste compte de 1 à { $most } exemplaires d’une figurine.
ui-clock-runs = { $seat } : temps restant, en marche
ui-clock-stands = { $seat } : temps restant
ui-clock-extra = { $seat } : temps dépassé, une minute
ui-pieces-fast =
    { $count ->
        [one] { $count } zone rapide
       *[other] { $count } zones rapides
    }
ui-pieces-rough =
    { $count ->
        [one] { $count } zone difficile
       *[other] { $count } zones difficiles
    }
ui-pieces-obstruction =
    { $count ->
        [one] { $count } obstacle
       *[other] { $count } obstacles
    }
ui-pieces-barrier =
    { $count ->
        [one] { $count } barrière
       *[other] { $count } barrières
    }
ui-pieces-forest =
    { $count ->
        [one] { $count } forêt
       *[other] { $count } forêts
    }
