/** Messages of the recipe reader, in French. */
export const reader = {
  meta: {
    title: 'Convertir une recette\u202f: des tasses aux grammes | Gramwise',
    description:
      'Collez une recette (français, anglais, allemand, espagnol) et lisez-la dans vos unités\u202f: grammes, four, moules, portions. Elle reste sur l’appareil.',
  },
  title: 'Convertisseur de recettes',
  lead: 'Collez n’importe quelle recette et lisez-la dans les unités de votre cuisine, l’original sous chaque ligne. Rien ne quitte votre appareil.',
  recipe: 'Votre recette',
  placeholder: 'Coller ici les ingrédients et la préparation',
  hint: 'Du texte, ou le code source d’une page.',
  tryExample: 'Essayer un exemple',
  open: 'Ouvrir un fichier',
  measures: 'Mesures',
  systems: {
    metric: 'Métriques',
    us: 'Tasses (US)',
    written: 'D’origine',
  },
  servings: 'Portions',
  scale: 'Quantités',
  language: 'Langue',
  detect: 'Automatique',
  detected: 'Automatique ({language})',
  cup: 'Une tasse y contient',
  cups: {
    cups: '{n}\u00a0ml (tasse US)',
    us_legal_cup: '{n}\u00a0ml (étiquettes US)',
    metric_cup: '{n}\u00a0ml (tasse métrique)',
    imperial_cup: '{n}\u00a0ml (ancienne tasse britannique)',
    japanese_cup: '{n}\u00a0ml (tasse japonaise)',
  },
  convert: 'Convertir la recette',
  noScript: 'Le convertisseur de recettes a besoin de JavaScript, car la recette est lue sur votre appareil.',
  errors: {
    empty: 'La recette s’affiche ici dès que vous la collez.',
    'too-long': 'C’est trop long pour une recette. Ne collez que la recette.',
    'too-many-lines': 'Il y a trop de lignes pour une recette. Ne collez que la recette.',
    'not-text': 'Ce n’est pas du texte. Collez la recette sous forme de texte.',
  },
  brought: {
    'too-large': 'Ce fichier est trop volumineux pour une recette. Copiez la recette et collez-la ici.',
    'not-text': 'Ce fichier n’est pas du texte. Copiez la recette et collez-la ici.',
    unreadable: 'Ce fichier est vide ou n’a pas pu être lu.',
    'no-recipe': 'Aucune recette n’y a été trouvée. Copiez la recette sous forme de texte et collez-la ici.',
    link: 'Seule l’adresse d’une page est arrivée, et Gramwise n’ouvre pas les pages d’autres sites. Sélectionnez-y le texte de la recette et partagez-le, ou collez-le ici.',
    missed:
      'Votre partage n’est pas arrivé, car l’application n’était pas encore prête. Partagez à nouveau, ou collez la recette ici.',
  },
  result: {
    title: 'Recette convertie',
    ingredients: 'Ingrédients',
    instructions: 'Préparation',
    own: '(d’après votre tasse)',
    range: '(de {low} à {high}\u00a0g selon les sources)',
    kept: 'Laissé tel quel',
    steps: 'Les quantités citées dans la préparation sont converties, mais pas multipliées.',
    failed: 'Les poids des aliments n’ont pas pu être chargés\u202f: les volumes restent des volumes.',
    retry: 'Réessayer',
    copy: 'Copier',
    copied: 'Recette copiée',
    notCopied: 'Impossible de copier. Sélectionnez le texte et copiez-le.',
    print: 'Imprimer',
    share: 'Partager',
    linkCopied: 'Lien copié. Il contient toute la recette.',
    tooLong: 'La recette est trop longue pour un lien. Copiez plutôt le texte.',
  },
  example: `Banana bread
Pour 8 personnes

Ingrédients
2 tasses de farine
1 c. à café de bicarbonate de soude
1 pincée de sel
115 g de beurre mou
3/4 tasse de cassonade
2 œufs battus
1 1/2 tasse de bananes écrasées
1/2 tasse de noix hachées

Préparation
Préchauffer le four à 350 °F et beurrer un moule à cake de 9 x 5 po.
Mélanger les ingrédients secs. Travailler le beurre et le sucre, puis ajouter les œufs et les bananes.
Incorporer la farine et les noix, verser dans le moule et cuire 60 à 65 minutes.`,
} as const;
