/** The link to a mail about a number, and that mail. */
export const report = {
  link: 'Signaler ce chiffre',
  subject: 'Gramwise, un chiffre\u202f: {about}',
  number: 'Chiffre\u202f: {number}',
  source: 'Source\u202f: {source}',
  page: 'Page\u202f: {page}',
  question: 'Quel serait le bon chiffre, et d’après quelle source\u202f?',
} as const;
