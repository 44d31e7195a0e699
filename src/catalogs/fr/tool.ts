export const tool = {
  from: 'De',
  to: 'Vers',
  convert: 'Convertir',
  calculate: 'Calculer',
  swap: 'Inverser les unités',
  loading: 'Chargement…',
  copy: 'Copier le résultat',
  link: 'Copier un lien vers ce résultat',
  copied: 'Copié',
  notCopied: 'La copie a échoué. Sélectionnez le texte et copiez-le à la main.',
} as const;
