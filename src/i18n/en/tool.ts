/** Messages shared by all calculators. */
export const tool = {
  from: 'From',
  to: 'To',
  convert: 'Convert',
  calculate: 'Calculate',
  swap: 'Swap the units',
  copy: 'Copy the result',
  link: 'Copy a link to this result',
  copied: 'Copied',
  notCopied: 'Could not copy. Select the text and copy it by hand.',
  more: 'More kitchen tools',
  cards: {
    length: { title: 'Length and pans', text: 'Inches to centimeters, pan sizes and pan swaps.' },
    measure: { title: 'Measure a pan', text: 'How wide it is, from a photo with a bank card beside it.' },
    temperature: { title: 'Oven temperature', text: 'Celsius, Fahrenheit and Gas Mark.' },
    weight: { title: 'Weight', text: 'Grams to cups and back, by ingredient.' },
    multi: { title: 'Multi-Calculator', text: 'Volume, recipe amounts, BMI and age.' },
    cooking: { title: 'Cooking calculators', text: 'Party amounts, roasting times, leftovers.' },
    reader: { title: 'Recipe Converter', text: 'Paste any recipe and read it in your own units.' },
    kitchen: { title: 'Your kitchen', text: 'Your cup, spoons and oven, kept on your device.' },
    kitchenSheet: {
      title: 'Kitchen Sheet',
      text: 'Your ingredients in cups, spoons and grams, one page to pin up.',
    },
    developers: { title: 'Links and embeds', text: 'Frames for your site, and what each address can say.' },
    spanish: { title: 'Converter in Spanish', text: 'The same measures for Spanish recipes.' },
  },
} as const;
