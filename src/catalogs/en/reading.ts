/** Messages of the pages around prose; the prose itself is content. */
export const reading = {
  document: { updated: 'Last updated: {date}', sections: 'On this page' },
  faq: {
    groups: 'Groups of questions',
    copyLink: 'Copy link',
    copyLinkTo: 'Copy link: {question}',
    copied: 'The link is copied.',
    notCopied: 'The link could not be copied.',
  },
  compare: { scroll: 'The table is wider than the screen: scroll sideways to see every column.' },
  /** Shown with the seasonal cards until the visitor's date is known, and without scripts. */
  anyMonth: {
    multi: {
      title: 'More at the table, or fewer',
      text: 'Divide the servings you want by those the recipe makes, and multiply every amount by the result.',
    },
    length: {
      title: 'The pan in the recipe',
      text: 'One inch is 2.54 cm, so a 9-inch pan is 22.86 cm across. A 23 cm pan will do.',
    },
    cooking: {
      title: 'A meal for guests',
      text: 'How much food to buy for a party, how long a roast may take, how long leftovers keep.',
    },
  },
  mail: {
    address: 'Our address',
    at: '(at)',
    write: 'Write an e-mail',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    notCopied: 'The address could not be copied.',
  },
} as const;
