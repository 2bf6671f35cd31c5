"""What rules say in French, by id. `value` and `times` are filled in."""

from __future__ import annotations

RULES = {
    # laid by cards for a turn
    "no-ravage": "Les Envahisseurs ne Ravagent pas la région.",
    "no-build": "Les Envahisseurs ne Construisent pas dans la région.",
    "no-explore": "Les Envahisseurs n’Explorent pas la région.",
    "entwined-power": "Les deux Esprits peuvent aussi utiliser leurs Pouvoirs depuis la Présence de l’autre.",
    "avoid-the-dahan-1": "Les Envahisseurs n’Explorent pas les régions avec au moins 2 Dahans.",
    "avoid-the-dahan-2": (
        "Les Envahisseurs ne Construisent pas dans les régions où les Dahans sont plus nombreux "
        "que les Villages et les Cités."
    ),
    "avoid-the-dahan-3": "Les Envahisseurs ne Construisent pas dans les régions avec des Dahans.",
    "overseas-trade-seem-safer-2": "Les Envahisseurs ne Construisent pas de Cité dans les régions côtières.",
    "overseas-trade-seem-safer-3": "Les Envahisseurs ne Construisent pas dans les régions côtières.",
    "trade-suffers-1": "Les Envahisseurs ne Construisent pas dans les régions avec une Cité.",
    "infinite-vitality": "Les Dahans de la région ont {value} de Résistance en plus.",
    "infinite-vitality-blight": "Aucune Désolation n’est ajoutée à la région.",
    "infinite-vitality-harmless": "Les Dahans de la région ne peuvent être ni blessés ni détruits.",
    "powerstorm": "L’Esprit ciblé peut répéter {times} une carte Pouvoir en payant à nouveau son coût.",
    "gift-of-strength": (
        "L’Esprit ciblé peut répéter une fois, sans payer, une carte Pouvoir d’un coût de {value} au plus."
    ),
    "vengeance-of-the-dead": (
        "Après chaque Action qui détruit des Villages, des Cités ou des Dahans dans la région : "
        "1 Dégât dans la région pour chaque figurine détruite."
    ),
    "vengeance-of-the-dead-near": (
        "Après chaque Action qui détruit des Villages, des Cités ou des Dahans dans la région : "
        "1 Dégât dans la région ou dans les régions adjacentes pour chaque figurine détruite."
    ),
    "encompassing-ward": "Défense {value} dans chaque région où l’Esprit ciblé a une Présence.",
    "gift-of-constancy": (
        "À la fin du tour, l’Esprit ciblé peut récupérer une de ses cartes Pouvoir en jeu au lieu de la défausser."
    ),
    "reaching-grasp": "La Portée des Pouvoirs de l’Esprit ciblé augmente de {value}.",
    "lightnings-boon": "L’Esprit ciblé peut utiliser jusqu’à {value} Pouvoirs Lents comme s’ils étaient Rapides.",
    "dread-apparitions": (
        "Chaque fois que des Pouvoirs génèrent de la Peur dans la région : Défense 1 dans la région par Peur."
    ),
    "tidal-boon": (
        "Les Dahans que ce Pouvoir repousse dans un Océan, vous pouvez les déplacer vers n’importe quelle région "
        "côtière au lieu de les noyer."
    ),
    "concealing-shadows": "Les Dahans de la région ne subissent aucun Dégât des Envahisseurs qui Ravagent.",
    "words-of-warning": (
        "Lors d’un Ravage, les Dahans de la région infligent leurs Dégâts en même temps que les Envahisseurs."
    ),
    # special rules of Spirits
    "swiftness-of-lightning": (
        "À chaque tour, pour chaque Air que vous avez, vous pouvez utiliser 1 Pouvoir Lent comme s’il était Rapide."
    ),
    "rivers-domain": "Votre Présence dans un marais est un Site Sacré, même si elle est seule.",
    "shadows-of-the-dahan": (
        "Chaque fois que vous utilisez un Pouvoir, vous pouvez payer 1 Énergie "
        "pour cibler une région avec des Dahans, quelle que soit sa distance."
    ),
    "earths-vitality": "Défense 3 dans chaque région où vous avez un Site Sacré.",
    "ally-of-the-dahan": (
        "Chaque fois qu’un Dahan quitte une région avec votre Présence, "
        "vous pouvez déplacer 1 de ces Présences avec lui."
    ),
    "sworn-to-victory": (
        "Après un Ravage qui détruit des Dahans, détruisez pour chacun d’eux 1 de vos Présences "
        "dans la région ou à côté."
    ),
    "choke-the-land-with-green": (
        "Quand les Envahisseurs devraient Ravager ou Construire dans une région avec votre Site Sacré, "
        "vous pouvez y détruire 1 de vos Présences pour l’empêcher."
    ),
    "choke-the-land-with-green-build": (
        "Quand les Envahisseurs devraient Construire dans une région avec votre Site Sacré, "
        "vous pouvez y détruire 1 de vos Présences pour l’empêcher."
    ),
    "steady-regeneration": (
        "Quand vous ajoutez une Présence par Croissance, elle peut être une Présence détruite : "
        "gratuitement tant que l’île est Luxuriante, pour 1 Énergie chacune quand elle est Désolée."
    ),
    "ocean-in-play": (
        "Votre Présence ne peut être que dans les Océans et les régions côtières. Sur les tuiles Île où vous avez une "
        "Présence, l’Océan compte comme un marais côtier pour les Pouvoirs et la Désolation, "
        "et les Envahisseurs et les Dahans qui y entrent se noient."
    ),
    "drowning": (
        "Les figurines noyées sont détruites. Vous gardez les Envahisseurs noyés : à tout moment, "
        "vous pouvez changer autant de leur Résistance qu’il y a de joueurs en 1 Énergie."
    ),
    "drowning-fast": "La Résistance de noyés, autant qu’il y a de joueurs, peut être changée en 1 Énergie.",
    "drowning-slow": "La Résistance de noyés, autant qu’il y a de joueurs, peut être changée en 1 Énergie.",
    "to-dream-a-thousand-deaths": (
        "Vos Pouvoirs n’infligent pas de Dégâts et ne détruisent rien, sauf votre propre Présence. "
        "Là où ils détruiraient des Envahisseurs, ils génèrent à la place 2 Peurs pour un Village et 5 pour une Cité, "
        "et repoussent les Explorateurs et les Villages ; chaque Envahisseur une fois par Action."
    ),
    "to-dream-a-thousand-deaths-ends": "Ce que vos Pouvoirs ont fait en rêve prend fin avec l’Action.",
    # adversaries and scenarios
    "indentured-servants-earn-land": (
        "Les Envahisseurs Construisent aussi dans les régions de la carte sans Envahisseur, "
        "si les régions adjacentes contiennent ensemble au moins 2 Villages et Cités."
    ),
    "local-autonomy": "Les Villages et les Cités ont 1 de Résistance en plus.",
    "swayed-by-the-invaders": (
        "Après l’Exploration d’une région avec au moins autant d’Envahisseurs que de Dahans, "
        "1 Dahan y est remplacé par 1 Village."
    ),
    "heavy-mining": (
        "Quand un Ravage inflige au moins 6 Dégâts à la région, 1 Désolation de plus y est ajoutée, "
        "qui ne détruit pas de Présence et ne cause pas de Cascade."
    ),
    "fine-steel-towns": "Les Villages infligent 1 Dégât de plus.",
    "fine-steel-cities": "Les Cités infligent 2 Dégâts de plus.",
    "mining-rush": (
        "Quand un Ravage ajoute une Désolation à sa région, "
        "1 Village est ajouté à une région adjacente sans Village ni Cité."
    ),
    "blitz-one-more-explorer": "La prochaine Exploration de la région ajoute 1 Explorateur de plus.",
    "blitz-all-fast": "Tous les Pouvoirs sont Rapides.",
    "blitz-cheaper": "Les cartes Pouvoir qui sont Rapides par elles-mêmes coûtent 1 Énergie de moins.",
    "blitz-more-explorers": (
        "Chaque fois que les Envahisseurs Explorent, 1 Explorateur de plus est ajouté une fois sur chaque tuile Île."
    ),
    "blitz-less-blight": "Quand l’île devient Désolée, sa carte reçoit 1 Désolation de moins par tuile Île.",
    "blitz-free-card": "Pour une carte Pouvoir Rapide de coût 0 que vous jouez, vous gagnez 1 Énergie.",
    "blitz-fast-power": (
        "Pour un Pouvoir inné Rapide, ou un Pouvoir rendu Rapide autrement, que vous utilisez, vous gagnez 1 Énergie."
    ),
    "constant-raiding": (
        "Après une Action qui déplace des Dahans, chacun d’eux inflige 1 Dégât dans la région où il se trouve."
    ),
    "military-response": (
        "Après une Action qui détruit des Cités ou des Villages, 1 Village par Cité et 1 Explorateur par Village "
        "sont ajoutés à la région avec des Dahans la plus proche."
    ),
    "coordinated-insurrection": (
        "Quand la Pioche Peur est épuisée, tous les Dahans infligent aussitôt leurs Dégâts ; "
        "si la partie n’est pas gagnée ainsi, elle est perdue."
    ),
    "terror-by-ritual": "La Peur n’augmente pas le Niveau de Terreur ; seul le Rituel de Terreur le fait.",
    "ritual-of-terror": (
        "Dans une région avec une Présence de chaque Esprit et au moins 3 Dahans par joueur, "
        "les Esprits peuvent payer ensemble 3 Énergies et détruire 3 Présences : le Niveau de Terreur suivant est "
        "atteint, toutes les Peurs gagnées sont résolues et tous les Dahans de la région sont repoussés, "
        "aussi également que possible."
    ),
    "slow-ritual-of-terror": "Le Rituel de Terreur est possible aussi dans la Phase Pouvoirs Lents.",
}
# The same for the Spirit that uses the Power, where it differs.
OWN = {
    "gift-of-constancy": (
        "À la fin du tour, vous pouvez récupérer une de vos cartes Pouvoir en jeu au lieu de la défausser."
    ),
}
TIMES = {-1: "autant de fois qu’il veut", 1: "une fois", 2: "deux fois"}
