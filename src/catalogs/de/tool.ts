export const tool = {
  from: 'Von',
  to: 'In',
  convert: 'Umrechnen',
  calculate: 'Berechnen',
  swap: 'Einheiten tauschen',
  loading: 'Wird geladen …',
  copy: 'Ergebnis kopieren',
  link: 'Link zu diesem Ergebnis kopieren',
  copied: 'Kopiert',
  notCopied: 'Kopieren nicht möglich. Bitte den Text markieren und von Hand kopieren.',
} as const;
