export const converter = {
  ingredient: 'Ingrédient',
  amount: 'Quantité',
  from: 'De',
  to: 'Vers',
  convert: 'Convertir',
  swap: 'Inverser les unités',
  copy: 'Copier le résultat',
  link: 'Copier un lien vers cette conversion',
  copied: 'Copié',
  notCopied: 'La copie a échoué. Sélectionnez le texte et copiez-le à la main.',
  volume: 'Volume',
  weight: 'Poids',
  result: '{ingredient} : {amount} {from} = {result} {to}',
  about: 'environ {amount}',
  precisely: 'plus précisément {amount}',
  fractionOf: '{fraction} {unit}',
  empty: 'Saisissez une quantité : 250, 1,5 ou 1 1/2 conviennent.',
  baseline:
    'Ici, 1 tasse est la tasse américaine (US cup) de 236,59 ml, pas une tasse à café ; 1 cuillère à soupe contient 14,79 ml.',
  errors: {
    'amount-not-positive': 'La quantité doit être supérieure à 0',
    'unknown-unit': 'Unités de conversion non valides',
    failed: 'Une erreur est survenue pendant la conversion',
  },
  caution: {
    salt: 'Ce calcul utilise la densité du cristal massif ({density} g/ml). Le sel versé contient de l’air : une cuillère à café rase de sel fin pèse environ {teaspoon} g, une tasse (US) environ {cup} g (USDA).',
    cocoa: 'Les valeurs mesurées diffèrent : selon l’USDA, une tasse (US) de cacao en poudre pèse {cup} g.',
    breadcrumbs:
      'Les valeurs mesurées diffèrent : selon l’USDA, une tasse (US) de chapelure sèche pèse {cup} g.',
    cream:
      'Les valeurs mesurées diffèrent un peu : selon l’USDA, une tasse (US) de crème entière pèse {cup} g.',
  },
} as const;
