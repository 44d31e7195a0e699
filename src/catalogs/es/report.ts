/** The link to a mail about a number, and that mail. */
export const report = {
  link: 'Avisar sobre esta cifra',
  subject: 'Gramwise, una cifra: {about}',
  number: 'Cifra: {number}',
  source: 'Fuente: {source}',
  page: 'Página: {page}',
  question: '¿Cuál sería la cifra correcta y quién la publica?',
} as const;
