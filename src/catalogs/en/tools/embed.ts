import type { About } from '../../tools.ts';

export const about = {
  title: 'On your site',
  text: 'The converter, free to use on your own pages.',
  menu: 'Converter for your site',
  footer: 'On your site',
  search: 'iframe embed widget blog web website frame plugin put on my site',
  parameters: {
    what: 'What the frame shows',
    lang: 'Its language',
  },
} satisfies About;

/** The page that makes frames for other sites, and the frames. */
export const embed = {
  meta: {
    title: 'Put the Converter on Your Site | Gramwise',
    description:
      'A free kitchen converter, or what a cup of any food weighs, as a frame for your blog: your color, your language, a line or two to copy, no tracking.',
  },
  title: 'Put the Converter on Your Site',
  lead: 'One or two lines of HTML put a kitchen converter, or the cup weights of one food, into your recipe. Free, without ads, cookies or tracking.',
  what: 'What to show',
  whats: { converter: 'The converter', food: 'Cup weights of one food', nutrition: 'Nutrition of a recipe' },
  recipe: 'Recipe',
  recipeHint:
    'In the language of the frame, with its servings. The code holds the whole recipe; nothing is stored here.',
  needsRecipe: 'Type or paste a recipe to get its code.',
  tooLong: 'This recipe is too long for an address. Leave out its steps.',
  language: 'Language',
  theme: 'Colors',
  themes: { auto: 'Like the reader’s device', light: 'Light', dark: 'Dark' },
  ownAccent: 'Use my own color',
  accent: 'Color of buttons and links',
  amount: 'Amount',
  from: 'From',
  to: 'To',
  fit: 'Adjust the height automatically (a second line, 0.5\u00a0kB of script)',
  code: 'The code to copy',
  copy: 'Copy the code',
  copied: 'Code copied',
  notCopied: 'Could not copy. Select the code and copy it by hand.',
  preview: 'Preview',
  previewWidth: 'Width',
  previewWidths: { phone: 'Phone', full: 'Full' },
  rules: {
    title: 'Good to know',
    list: [
      'The frame asks only this site for files, stores nothing on your readers’ devices and knows nothing of them.',
      'It follows the width of your text, from 280\u00a0pixels up.',
      'A color that would be hard to read is made darker or lighter until it is not.',
      'The link back to Gramwise is part of the frame; please leave it visible.',
      'Only these frames may stand on other sites. Every other page refuses it.',
    ],
  },
  frame: {
    converter: 'Kitchen Converter',
    food: 'What a cup weighs',
    foodCups: '{food}: what a cup weighs',
    foodPieces: '{food}: weight by the piece',
    unknown: 'We have no weights for the food that this frame asks for. Choose another in the converter.',
    failed: 'The weights could not be loaded.',
    noScript: 'This frame needs JavaScript, which is turned off. The weights of every food are listed here:',
    back: 'Sources and more at Gramwise',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    embed: typeof about;
  }
  interface ToolMessages {
    embed: typeof embed;
  }
}
