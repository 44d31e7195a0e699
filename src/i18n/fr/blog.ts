export const blog = {
  meta: {
    title: 'Blog : bien mesurer en cuisine',
    description:
      'Tasses en grammes, cuillères, onces et températures de four : des tableaux pour cuisiner, des guides d’ingrédients et des méthodes, sources à l’appui.',
  },
  title: 'Le blog de la mesure',
  lead: 'Des tableaux pour cuisiner, et ce qui les explique. Chaque chiffre est calculé par le convertisseur de ce site ou cite sa source.',
  search: 'Rechercher dans les articles',
  submit: 'Rechercher',
  category: 'Catégorie',
  all: 'Toutes',
  count: { one: '{n} article', other: '{n} articles' },
  none: 'Aucun article ne répond à cette recherche.',
  reset: 'Afficher tous les articles',
  feed: 'Flux RSS',
  english: 'Pour le moment, les articles sont en anglais.',
  path: 'Place de cette page',
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
    inch: 'Calculateur de pouces',
    weight: 'Convertisseur de poids',
    volume: 'Convertisseur de volumes',
    temperature: 'Convertisseur de températures',
  },
  categories: {
    conversions: {
      meta: {
        title: 'Conversions de cuisine : tasses, grammes, cuillères',
        description:
          'Articles sur les conversions de cuisine : tasses, grammes, cuillères, onces, pintes et chaleur du four, avec tableau et convertisseur. En anglais.',
      },
      title: 'Conversions',
      lead: 'Des tasses aux grammes, des Fahrenheit aux Celsius : chaque article répond à une question, tableau à l’appui.',
    },
    'cooking-tips': {
      meta: {
        title: 'Astuces de cuisine : mesurer et adapter une recette',
        description:
          'Quels outils de mesure acheter en premier, comment remplir une tasse, quand peser, comment cuisiner pour plus ou moins de convives. En anglais.',
      },
      title: 'Astuces de cuisine',
      lead: 'Les outils et les gestes grâce auxquels une recette réussit deux fois de la même façon.',
    },
    'ingredient-guides': {
      meta: {
        title: 'Guides des ingrédients : farine, sucre, huile, épices',
        description:
          'Farines, sucres, huiles, herbes et épices : ce que pèse une tasse ou une cuillère de chacun, et ce qui peut remplacer quoi. Articles en anglais.',
      },
      title: 'Guides des ingrédients',
      lead: 'Ce que pèse une tasse ou une cuillère, en quoi les variétés diffèrent, et ce qui peut remplacer quoi.',
    },
  },
} as const;
