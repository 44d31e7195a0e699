import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Sur votre site',
  text: 'Le convertisseur, gratuit, sur vos propres pages.',
  menu: 'Convertisseur pour votre site',
  footer: 'Sur votre site',
  search: 'iframe widget blog site web intégrer intégration module cadre',
  parameters: {
    what: 'Ce que montre le module',
    lang: 'Sa langue',
  },
} satisfies TranslatedAbout['embed'];

export const embed = {
  meta: {
    title: 'Le convertisseur sur votre site | Gramwise',
    description:
      'Un convertisseur de cuisine gratuit, ou le poids d’une tasse d’un aliment, à intégrer à votre blog\u202f: votre couleur, deux lignes à copier, sans pistage.',
  },
  title: 'Le convertisseur sur votre site',
  lead: 'Une ou deux lignes de HTML suffisent pour placer dans votre recette un convertisseur de cuisine, ou le poids d’un aliment à la tasse et à la cuillère. Gratuit, sans publicité, sans cookies ni pistage.',
  what: 'Que montrer',
  whats: {
    converter: 'Le convertisseur',
    food: 'Les poids d’un aliment',
    nutrition: 'Les valeurs nutritionnelles d’une recette',
  },
  recipe: 'Recette',
  recipeHint:
    'Dans la langue du cadre, avec le nombre de portions. Le code contient toute la recette\u202f: rien n’est conservé ici.',
  needsRecipe: 'Saisissez ou collez une recette pour obtenir son code.',
  tooLong: 'Cette recette est trop longue pour une adresse. Retirez les étapes.',
  language: 'Langue',
  theme: 'Couleurs',
  themes: { auto: 'Selon l’appareil du lecteur', light: 'Claires', dark: 'Sombres' },
  ownAccent: 'Utiliser ma couleur',
  accent: 'Couleur des boutons et des liens',
  amount: 'Quantité',
  from: 'De',
  to: 'Vers',
  fit: 'Ajuster la hauteur automatiquement (une seconde ligne, 0,5\u00a0ko de script)',
  code: 'Le code à copier',
  copy: 'Copier le code',
  copied: 'Code copié',
  notCopied: 'Copie impossible. Sélectionnez le code et copiez-le à la main.',
  preview: 'Aperçu',
  previewWidth: 'Largeur',
  previewWidths: { phone: 'Téléphone', full: 'Pleine largeur' },
  rules: {
    title: 'Bon à savoir',
    list: [
      'Le module ne charge que des fichiers de ce site, n’enregistre rien sur l’appareil de vos lecteurs et ne sait rien d’eux.',
      'Il prend la largeur de votre texte, à partir de 280\u00a0pixels.',
      'Une couleur difficile à lire est assombrie ou éclaircie jusqu’à devenir lisible.',
      'Le lien vers Gramwise fait partie du module\u202f; laissez-le visible, s’il vous plaît.',
      'Seuls ces modules peuvent figurer sur d’autres sites. Toutes les autres pages refusent d’y être intégrées.',
    ],
  },
  frame: {
    converter: 'Convertisseur de cuisine',
    food: 'Ce que pèse une tasse',
    foodCups: '{food}\u202f: ce que pèse une cuillère',
    foodPieces: '{food}\u202f: poids à la pièce',
    unknown:
      'Nous n’avons aucun poids pour l’aliment que demande ce module. Choisissez-en un autre dans le convertisseur.',
    failed: 'Les poids n’ont pas pu être chargés.',
    noScript:
      'Ce module a besoin de JavaScript, désactivé ici. Les poids de chaque aliment se trouvent ici\u202f:',
    back: 'Sources et détails sur Gramwise',
  },
} as const satisfies TranslatedTools['embed'];
