### Guild Ball : actions, traits et plans de jeu. Les capacités gardent leur nom propre dans toutes les langues.

## What happens

gb-seen-used = { $by } utilise « { $ability } ».
gb-seen-used-on = { $by } utilise « { $ability } » sur { $on }.
gb-seen-used-plan = « { $ability } » de { $seat } prend effet.
gb-seen-fired = « { $ability } » { $of } prend effet.
gb-seen-fired-plan = « { $ability } » de { $seat } prend effet.
gb-seen-play-hit = « { $ability } » touche { $model }.
gb-seen-play-missed = « { $ability } » manque { $model }.
gb-seen-attached = { $models } : « { $ability } » est en vigueur.
gb-seen-attached-team = « { $ability } » est en vigueur pour { $seat }.
gb-seen-spent = « { $ability } » est épuisé.
gb-seen-effects-over = Ce qui durait jusqu’à la fin du tour est terminé.
gb-seen-area = « { $ability } » reste sur le terrain.
gb-seen-areas-over = Les zones quittent le terrain.
gb-seen-marker-put = Un marqueur est posé : « { $ability } ».
gb-seen-marker-gone = Un marqueur quitte le terrain : « { $ability } ».
gb-seen-acts-next = { $model } s’active ensuite.
gb-seen-readied = { $model } peut s’activer encore une fois.
gb-seen-controlled = { $model } agit pour l’autre équipe.
gb-seen-control-over = La figurine revient à son équipe.
gb-seen-placed = { $model } change de place.
gb-seen-ignored = { $model } ignore l’effet : « { $ability } ».
gb-seen-influence-gained = { $model } gagne { $influence ->
    [one] { $influence } point
   *[other] { $influence } points
 } d’influence.
gb-seen-influence-lost = { $model } perd { $influence ->
    [one] { $influence } point
   *[other] { $influence } points
 } d’influence.
gb-seen-glides = { $model } glisse sur le terrain accidenté ce tour-ci.
gb-seen-ground = Un élément de terrain accidenté compte comme rapide ce tour-ci.
gb-seen-took-ball = { $model } a la balle.
gb-seen-rolled-play = Dés d’action { $of } : { $dice } ({ $needs }+), { $hits ->
    [0] aucune réussite
    [one] { $hits } réussite
   *[other] { $hits } réussites
}.
gb-momentum-heroic = action héroïque
gb-momentum-gliding = Gliding
gb-momentum-effect = effet

## What is asked

gb-ask-trigger = « { $ability } » { $of } : l’utiliser ?
gb-ask-trigger-plan = « { $ability } » : l’utiliser ?
gb-ask-arrange-triggers = Plusieurs choses arrivent en même temps : laquelle d’abord ?
gb-ask-icon = { $by } peut déclencher une action avec ce résultat.
gb-ask-auto-hit = « { $ability } » : toucher { $model } sans test ?
gb-ask-pick = « { $ability } » : quelle figurine ?
gb-ask-next-model = « { $ability } » : quelle figurine ensuite ?
gb-ask-mode = « { $ability } » : lequel de ses effets ?
gb-ask-kick-now = « { $ability } » : { $model } peut jouer la balle maintenant.
gb-ask-pass-target = { $model } fait une passe : à qui ou vers où ?
gb-ask-attack-now = « { $ability } » : { $model } peut attaquer maintenant.
gb-ask-ground = « { $ability } » : quel élément de terrain accidenté compte comme rapide ?
gb-ask-place-effect = « { $ability } » : où placer { $model } ?
gb-ask-place-effect-ball = « { $ability } » : où va la balle ?
gb-ask-place-marker = « { $ability } » : où poser le marqueur ?
gb-ask-own-marker = « { $ability } » : lequel de vos marqueurs ?

## What is done

gb-do-use = { $ability }
gb-do-use-on = { $ability } sur { $on }
gb-do-use-at = { $ability } ici
gb-do-use-free = { $action }, gratuit
gb-do-glide = Gliding : ignorer le terrain accidenté
gb-do-fire = { $ability } { $of } d’abord
gb-do-fire-plan = { $ability } d’abord
gb-do-mode = Effet { $number }
gb-do-piece = Élément { $number }
gb-do-nobody = Personne
gb-do-trigger = L’utiliser
gb-do-no-trigger = Y renoncer
gb-do-no-play = Ne déclencher aucune action
gb-do-auto-hit = Toucher sans test
gb-do-test = Lancer les dés
gb-do-no-kick = Ne pas jouer la balle
gb-do-no-attack = Ne pas attaquer
gb-do-step-icon = Action
gb-do-place-here = Placer ici
gb-do-this-marker = Ce marqueur

## Why not

gb-why-no-such-ability = Cette figurine ne peut pas utiliser « { $ability } ».
gb-why-used-up = « { $ability } » a été utilisé aussi souvent que permis.
gb-why-not-now = Ce que « { $ability } » demande n’est pas rempli.
gb-why-wrong-icon = Ce résultat déclenche une autre action que « { $ability } ».
gb-why-not-for-influence = « { $ability } » ne s’achète pas avec de l’influence.
gb-why-not-free = Rien ne rend « { $ability } » gratuit.
gb-why-wrong-aim = « { $ability } » vise autre chose.
gb-why-nobody = « { $ability } » ne peut choisir personne.
gb-why-wrong-target = { $model } n’est pas une cible possible.
gb-why-no-free-ball = Aucune balle libre en vue à viser.
gb-why-wrong-way = Le mouvement doit aller dans une autre direction.
gb-why-must-attack = Personne d’autre ne peut être attaqué tant que la figurine engage { $model }.
gb-why-glides = { $model } ignore déjà le terrain accidenté.
gb-why-not-touching = Cette place n’est pas en contact avec le socle de { $model }.
gb-why-no-mode = La capacité n’offre pas ce choix.
gb-why-wrong-piece = Seul un élément de terrain accidenté peut être choisi.
gb-seen-area-gone = « { $ability } » quitte le terrain.
gb-ask-area = « { $ability } » : où placer la zone ?
gb-ask-own-area = « { $ability } » : laquelle de vos zones ?
gb-do-this-area = Cette zone
gb-condition-disease = maladie
