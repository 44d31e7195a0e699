/** The link to a mail about a number, and that mail. */
export const report = {
  link: 'Diese Zahl melden',
  subject: 'Gramwise, eine Zahl: {about}',
  number: 'Zahl: {number}',
  source: 'Quelle: {source}',
  page: 'Seite: {page}',
  question: 'Was wäre richtig, und wo steht es?',
} as const;
