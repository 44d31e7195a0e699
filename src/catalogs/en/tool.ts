/** Messages shared by all calculators. */
export const tool = {
  from: 'From',
  to: 'To',
  convert: 'Convert',
  calculate: 'Calculate',
  swap: 'Swap the units',
  loading: 'Loading...',
  copy: 'Copy the result',
  link: 'Copy a link to this result',
  copied: 'Copied',
  notCopied: 'Could not copy. Select the text and copy it by hand.',
} as const;
