import type { ComparePage } from './compare.ts';

export const compare: ComparePage = {
  title: 'Alternatives : des calculateurs de cuisine comparés',
  description:
    'Gramwise face aux outils de RecipeSage, à Convertitive et à Bake Converter : ce qui a pu être constaté, où les autres sont meilleurs, et les sources.',
  intro:
    'Plusieurs bons calculateurs aident à suivre une recette. Voici ce qui distingue celui-ci, ce que font trois autres sites et quand il vaut mieux choisir l’un d’eux.',
  reasons: {
    title: 'Pourquoi choisir Gramwise',
    items: [
      {
        id: 'kitchen',
        title: 'Pensé pour la cuisine',
        text: 'Fait pour suivre une recette : grammes et tasses, réglages du four et Gas Mark, taille des moules, portions, temps de cuisson et de conservation.',
      },
      {
        id: 'no-ads',
        title: 'Sans publicité',
        text: 'Ni publicité, ni compte, ni cookies. Tout est calculé sur votre appareil.',
      },
      {
        id: 'languages',
        title: 'Quatre langues',
        text: 'L’interface, les articles et les recettes existent en français, en anglais, en allemand et en espagnol.',
      },
      {
        id: 'ingredients',
        title: 'Ingrédient par ingrédient',
        text: 'Le poids devient volume d’après la densité de l’ingrédient choisi. Il y en a des centaines, chacun avec un poids mesuré et sa source.',
      },
    ],
  },
  table: {
    title: 'Comparaison des fonctions',
    caption: 'Vérifié en {date} sur des copies conservées des pages ou du code source de chaque site.',
    featureHeading: 'Fonction',
    notConfirmed: 'non confirmé',
    notConfirmedNote:
      '« Non confirmé » signifie que nous n’avons pu constater ni la présence ni l’absence de la fonction. Cela ne veut pas dire qu’elle manque.',
    sourcesTitle: 'Sources',
    rows: [
      {
        id: 'kind',
        feature: 'Nature du site',
        gramwise: 'Convertisseur et calculateurs de cuisine, avec des recettes',
        others: {
          recipesage: 'Gestionnaire de recettes avec des outils indépendants',
          convertitive: 'Convertisseur généraliste avec une partie cuisine',
          'bake-converter': 'Convertisseur d’ingrédients en une page',
        },
      },
      {
        id: 'ingredients',
        feature: 'Ingrédients avec leur poids',
        gramwise: '{ingredients}',
        others: {
          recipesage: '252, plus 15 comptés à la pièce',
          convertitive: '36',
          'bake-converter': 'Une liste ; nombre non confirmé',
        },
      },
      {
        id: 'sources',
        feature: 'Sources citées',
        gramwise: 'Pour chaque poids mesuré',
        others: {
          recipesage: 'USDA pour les températures ; aucune pour les poids dans l’outil',
          convertitive: 'USDA, King Arthur, BBC Good Food ; la médiane en cas de désaccord',
          'bake-converter': null,
        },
      },
      {
        id: 'cups',
        feature: 'Sortes de tasses',
        gramwise: 'US courante, US des étiquettes, métrique, impériale, japonaise',
        others: {
          recipesage: 'US et impériale',
          convertitive: 'US courante, US des étiquettes, métrique, impériale, australienne, japonaise',
          'bake-converter': 'Tasses (US) mentionnées',
        },
      },
      {
        id: 'gas-mark',
        feature: 'Gas Mark',
        gramwise: 'De 1/4 à 10',
        others: { recipesage: 'De 1 à 9', convertitive: null, 'bake-converter': null },
      },
      {
        id: 'pans',
        feature: 'Taille des moules',
        gramwise:
          'Tableau de {pans} moules, et {presets} modèles pour remplacer un moule par un autre ; mesure un moule sur une photo',
        others: {
          recipesage: '79 modèles de 8 formes, avec une indication du temps de cuisson',
          convertitive: null,
          'bake-converter': null,
        },
      },
      {
        id: 'scaling',
        feature: 'Adaptation des quantités',
        gramwise:
          'Par portions (recettes collées comprises), par moule et, pour nos recettes, d’après un ingrédient disponible',
        others: {
          recipesage: 'Par portions, par un facteur ou d’après un ingrédient disponible',
          convertitive: null,
          'bake-converter': null,
        },
      },
      {
        id: 'instant',
        feature: 'Résultat sans appuyer sur un bouton',
        gramwise:
          'Oui dans le convertisseur de l’accueil et celui des recettes ; les autres calculateurs ont un bouton',
        others: { recipesage: 'Oui', convertitive: null, 'bake-converter': 'Oui' },
      },
      {
        id: 'fractions',
        feature: 'Résultats en fractions',
        gramwise: 'Oui, à côté des décimales, dans le convertisseur de l’accueil',
        others: {
          recipesage: 'Oui, jusqu’au 1/16, dans le convertisseur',
          convertitive: null,
          'bake-converter': 'Décimales dans les exemples de la page',
        },
      },
      {
        id: 'languages',
        feature: 'Langues de l’interface',
        gramwise: '{languages}, recettes comprises',
        others: {
          recipesage: '30 fichiers de langue, plus ou moins complets',
          convertitive: 'Anglais constaté',
          'bake-converter': 'Anglais constaté',
        },
      },
      {
        id: 'offline',
        feature: 'Fonctionne hors ligne',
        gramwise: 'Oui, après une visite ; la page d’un ingrédient, une fois ouverte',
        others: { recipesage: 'Oui', convertitive: null, 'bake-converter': null },
      },
      {
        id: 'account',
        feature: 'Compte nécessaire',
        gramwise: 'Aucun',
        others: {
          recipesage: 'Aucun pour les outils',
          convertitive: null,
          'bake-converter': 'Aucun constaté',
        },
      },
      {
        id: 'links',
        feature: 'Lien vers une conversion',
        gramwise: 'Oui',
        others: { recipesage: null, convertitive: null, 'bake-converter': 'Oui, par ingrédient' },
      },
    ],
  },
  strengths: {
    title: 'Où les autres sont meilleurs',
    intro: 'Choisissez ce qui sert votre cuisine. Voici de bonnes raisons d’aller ailleurs.',
    items: [
      {
        site: 'recipesage',
        text: 'Il nous devance en nombre de moules et de langues, et c’est un gestionnaire de recettes complet.',
      },
      {
        site: 'convertitive',
        text: 'Il connaît six sortes de tasses, dit d’où viennent ses poids et ce qu’il fait quand les sources divergent.',
      },
      {
        site: 'bake-converter',
        text: 'Une seule page pour une seule tâche : elle répond tout de suite, et un lien peut l’ouvrir sur un ingrédient donné.',
      },
    ],
  },
  alternatives: {
    title: 'Le bon outil pour chaque tâche',
    items: [
      {
        id: 'inches',
        title: 'Au lieu de chercher une règle en pouces',
        text: 'Centimètres, pouces et pieds, et les tailles de moules que les recettes américaines supposent connues.',
        to: 'length',
        linkText: 'Ouvrir le convertisseur pouces-centimètres',
      },
      {
        id: 'several-at-once',
        title: 'Au lieu de quatre calculateurs séparés',
        text: 'Volume, quantités d’une recette, indice de masse corporelle et âge, dans les onglets d’une seule page.',
        to: 'multi',
        linkText: 'Ouvrir le multicalculateur',
      },
      {
        id: 'planning',
        title: 'Au lieu de prévoir à vue de nez pour vos invités',
        text: 'Que prévoir pour une fête, combien de temps cuit un rôti, combien de temps se gardent les restes.',
        to: 'cooking',
        linkText: 'Ouvrir les calculateurs de cuisine',
      },
      {
        id: 'spanish',
        title: 'Un convertisseur en espagnol',
        text: 'Poids, température, volume et longueur sur une page, en espagnol d’un bout à l’autre.',
        to: 'spanish',
        linkText: 'Ouvrir le convertisseur espagnol',
      },
    ],
  },
  testimonials: {
    title: 'Exemples d’utilisation',
    note: 'Ce ne sont pas des propos d’utilisateurs, mais des exemples inventés de ce que l’on peut faire avec le site.',
    items: [
      {
        id: 'home-baker',
        role: 'Exemple : la pâtisserie à la maison',
        text: 'Une recette britannique à Gas Mark 4 demande 8 oz de sucre : réglez le four sur 180 °C et pesez 227 g.',
      },
      {
        id: 'food-blogger',
        role: 'Exemple : un blog culinaire',
        text: 'Des recettes en grammes pour des lecteurs qui ont des tasses : convertissez chaque ingrédient d’après sa densité et donnez les deux quantités.',
      },
      {
        id: 'cooking-teacher',
        role: 'Exemple : un cours de cuisine',
        text: 'Une recette pour 4 et un groupe de 14 : multipliez chaque quantité par 3,5, et demandez pourquoi une tasse de miel pèse plus qu’une tasse de farine.',
      },
    ],
  },
  closing: {
    title: 'Essayez avec votre recette',
    text: 'Collez la recette que vous allez préparer, ou prenez-en une ligne, et voyez si la réponse vous aide.',
    links: [
      { to: { page: 'home', hash: 'converter' }, label: 'Ouvrir le convertisseur' },
      { to: 'reader', label: 'Ouvrir le convertisseur de recettes' },
      { to: 'recipes', label: 'Parcourir les recettes' },
    ],
  },
};
