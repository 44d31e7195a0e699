export const recipes = {
  meta: {
    title: 'Recettes en grammes et en tasses | Gramwise',
    description:
      'Des recettes aux quantités en grammes ou en tasses, à filtrer par régime, allergène, temps et difficulté, à adapter à vos portions ou à votre moule.',
  },
  title: 'Recettes',
  lead: '{n} plats, pickles et boissons en grammes ou en tasses, pour le nombre de convives voulu, à imprimer ou à suivre en mode cuisine, minuteurs compris.',
  general: 'Classiques du monde',
  cooking: '{time} de cuisson',
  search: 'Rechercher une recette',
  placeholder: 'Pizza, citron, soupe…',
  collection: 'Collection',
  allCollections: 'Toutes',
  time: 'Prête en',
  anyTime: 'Indifférent',
  upTo: '{time} au plus',
  difficulty: 'Difficulté',
  anyDifficulty: 'Toutes',
  more: 'Régime et allergènes',
  moreChosen: 'Régime et allergènes ({n})',
  diet: 'Régime',
  free: 'Sans',
  label:
    'Les allergènes sont déduits de la liste des ingrédients. Les marques diffèrent\u202f: vérifiez l’étiquette de vos produits.',
  show: 'Voir les recettes',
  count: { one: '{n} recette', other: '{n} recettes' },
  reset: 'Effacer tous les filtres',
  empty: {
    title: 'Aucune recette ne réunit tout cela',
    text: 'Retirez un filtre, ou repartez des {n} recettes.',
  },
} as const;
