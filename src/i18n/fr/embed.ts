export const embed = {
  meta: {
    title: 'Le convertisseur sur votre site | Gramwise',
    description:
      'Un convertisseur de cuisine gratuit, ou le poids d’une tasse de chaque aliment, dans un cadre pour votre blog\u202f: une ligne à copier, sans pistage.',
  },
  title: 'Le convertisseur sur votre site',
  lead: 'Une ligne de HTML place un convertisseur de cuisine, ou le poids des tasses et cuillères d’un aliment, dans votre recette. Gratuit, sans publicité, sans cookies ni pistage.',
  noScript:
    'Les choix demandent JavaScript, qui est désactivé. La ligne ci-dessous montre le convertisseur tel quel\u202f; /fr/developers dit ce que son adresse peut contenir.',
  what: 'Que montrer',
  whats: { converter: 'Le convertisseur', food: 'Les poids d’un aliment' },
  language: 'Langue',
  theme: 'Couleurs',
  themes: { auto: 'Comme l’appareil du lecteur', light: 'Claires', dark: 'Sombres' },
  ownAccent: 'Utiliser ma couleur',
  accent: 'Couleur des boutons et des liens',
  amount: 'Quantité',
  from: 'De',
  to: 'Vers',
  fit: 'Ajuster la hauteur (une seconde ligne, 0,5\u00a0ko de script)',
  code: 'Le code à copier',
  copy: 'Copier le code',
  copied: 'Code copié',
  notCopied: 'Copie impossible. Sélectionnez le code et copiez-le à la main.',
  preview: 'Aperçu',
  rules: {
    title: 'Bon à savoir',
    list: [
      'Le cadre ne demande ses fichiers qu’à ce site, n’enregistre rien sur l’appareil de vos lecteurs et ne sait rien d’eux.',
      'Il prend la largeur de votre texte, à partir de 280\u00a0pixels.',
      'Une couleur peu lisible est foncée ou éclaircie jusqu’à ce qu’elle le soit.',
      'Le lien vers Gramwise fait partie du cadre\u202f; laissez-le visible, s’il vous plaît.',
      'Seuls ces cadres peuvent figurer sur d’autres sites. Toutes les autres pages le refusent.',
    ],
  },
  frame: {
    converter: 'Convertisseur de cuisine',
    food: 'Ce que pèse une tasse',
    back: 'Sources et détails sur Gramwise',
  },
} as const;
