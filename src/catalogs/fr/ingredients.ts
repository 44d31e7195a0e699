/** Ingredients under the names of French shelves: `sucre en poudre` means icing sugar in Switzerland, `semoule` never. */
export const ingredients = {
  water: { name: 'Eau', note: 'La référence : 1 ml pèse 1 g' },
  milk: { name: 'Lait', note: 'Entier ; l’écrémé s’en écarte de moins de 1 %' },
  flour: { name: 'Farine de blé', note: 'Ordinaire, type T55 ; versée à la cuillère, puis arasée' },
  sugar: { name: 'Sucre semoule', note: 'Le sucre en poudre courant, pas le sucre glace ; versé et arasé' },
  butter: { name: 'Beurre', note: 'Ferme, sans poches d’air' },
  oil: { name: 'Huile végétale', note: 'Tournesol, colza ou olive : à peu près le même poids' },
  honey: { name: 'Miel', note: 'Liquide, à température ambiante' },
  salt: { name: 'Sel fin', note: 'Densité du cristal massif ; une c. à c. rase pèse environ 6 g' },
  rice: { name: 'Riz blanc (cru)', note: 'Sec, égalisé en secouant' },
  yogurt: { name: 'Yaourt', note: 'Nature, brassé' },
  cream: { name: 'Crème liquide entière', note: 'Non fouettée ; fouettée, elle double à peu près de volume' },
  cornstarch: { name: 'Fécule de maïs', note: 'Versée à la cuillère et arasée' },
  cocoa: { name: 'Cacao en poudre', note: 'Non sucré, versé à la cuillère ; tamisé, il est plus léger' },
  breadcrumbs: { name: 'Chapelure', note: 'En vrac, non tassée' },
  oats: { name: 'Flocons d’avoine', note: 'Secs, gros flocons' },
} as const;
