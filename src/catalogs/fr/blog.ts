export const blog = {
  meta: {
    title: 'Blog : bien mesurer en cuisine',
    description:
      'Tasses en grammes, cuillères, onces et températures de four : des tableaux pour cuisiner, des guides d’ingrédients et des méthodes, sources à l’appui.',
  },
  title: 'Le blog de la mesure',
  lead: 'Des tableaux pour cuisiner, et ce qui les explique. Les chiffres viennent du convertisseur de ce site ou citent leur source.',
  search: 'Rechercher dans les articles',
  submit: 'Rechercher',
  category: 'Catégorie',
  all: 'Toutes',
  count: { one: '{n} article', other: '{n} articles' },
  none: 'Aucun article ne correspond à cette recherche.',
  reset: 'Afficher tous les articles',
  feed: 'Flux RSS',
  ovens: 'Les réglages du four, côte à côte',
  path: 'Fil d’Ariane',
  home: 'Blog',
  published: 'Publié le {date}',
  updated: 'Mis à jour le {date}',
  minutes: { one: '{n} minute de lecture', other: '{n} minutes de lecture' },
  contents: 'Sur cette page',
  tryIt: 'Essayez avec votre quantité',
  related: 'À lire ensuite',
  back: 'Retour au blog',
  others: 'Autres catégories',
  measure: {
    title: 'Convertissez ce que vous avez mesuré',
    inch: 'Convertisseur pouces-centimètres',
    weight: 'Convertisseur de poids',
    volume: 'Convertisseur de volumes',
    temperature: 'Convertisseur de températures',
  },
  categories: {
    conversions: {
      meta: {
        title: 'Conversions de cuisine : tasses, grammes, cuillères',
        description:
          'Articles sur les conversions de cuisine : tasses, grammes, cuillères, onces, pintes et températures de four, avec tableaux et convertisseur.',
      },
      title: 'Conversions',
      lead: 'Des tasses aux grammes, des Fahrenheit aux Celsius : chaque article répond à une question, tableau à l’appui.',
    },
    'cooking-tips': {
      meta: {
        title: 'Astuces de cuisine : mesurer et adapter une recette',
        description:
          'Quels ustensiles de mesure acheter en premier, comment remplir une tasse, quand peser, comment cuisiner pour plus ou moins de convives.',
      },
      title: 'Astuces de cuisine',
      lead: 'Les ustensiles et les gestes grâce auxquels une recette réussit deux fois de la même façon.',
    },
    'ingredient-guides': {
      meta: {
        title: 'Guides des ingrédients : farine, sucre, huile, épices',
        description:
          'Farines, sucres, huiles, herbes et épices : ce que pèse une tasse ou une cuillère de chacun, et ce qui peut remplacer quoi.',
      },
      title: 'Guides des ingrédients',
      lead: 'Ce que pèse une tasse ou une cuillère, en quoi les variétés diffèrent, et ce qui peut remplacer quoi.',
    },
  },
} as const;
