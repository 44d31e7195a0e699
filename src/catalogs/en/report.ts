/** The link to a mail about a number, and that mail. */
export const report = {
  link: 'Report this number',
  subject: 'Gramwise, a number: {about}',
  number: 'Number: {number}',
  source: 'Source: {source}',
  page: 'Page: {page}',
  question: 'What should it be, and who says so?',
} as const;
