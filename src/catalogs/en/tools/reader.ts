import type { About } from '../../tools.ts';

export const about = {
  title: 'Recipe Converter',
  text: 'Paste any recipe and read it in your own units.',
  menu: 'Recipe converter',
  search: 'converter paste double halve cups to grams translate american units website read import json',
  parameters: {
    lang: 'The language of the pasted recipe',
    measures: 'The measures it is shown in',
    country: 'The country whose cups and spoons it means',
    cup: 'What a cup of the recipe holds',
    of: 'The ingredient on hand, by its line',
    lines: 'Lines to read differently',
    translate: 'Shows the ingredients in the language of the page',
  },
} satisfies About;

/** Messages of the recipe reader. */
export const reader = {
  meta: {
    title: 'Recipe Converter: Cups to Grams, Line by Line | Gramwise',
    description:
      'Paste a recipe in English, French, German or Spanish and read it in your units: grams by ingredient, ovens, pans, servings. It stays on your device.',
  },
  title: 'Recipe Converter',
  lead: 'Paste any recipe and read it in your own kitchen’s units, with the original beneath each line. It is read on your device.',
  recipe: 'Your recipe',
  edit: 'Edit the recipe',
  placeholder: 'Paste ingredients and instructions here',
  hint: 'Text, or the source of a web page.',
  tryExample: 'Try an example',
  open: 'Open a file',
  measures: 'Measures',
  systems: {
    metric: 'Metric',
    us: 'US cups',
    written: 'As written',
  },
  servings: 'Servings',
  scale: 'Scale',
  language: 'Language',
  detect: 'Detect',
  detected: 'Detect ({found})',
  country: 'Country of the recipe',
  from: {
    us: 'the United States',
    ca: 'Canada',
    gb: 'the United Kingdom',
    ie: 'Ireland',
    au: 'Australia',
    nz: 'New Zealand',
    fr: 'France',
    be: 'Belgium',
    de: 'Germany',
    at: 'Austria',
    ch: 'Switzerland',
    es: 'Spain',
    mx: 'Mexico',
    ar: 'Argentina',
    cl: 'Chile',
    co: 'Colombia',
    pe: 'Peru',
    jp: 'Japan',
    in: 'India',
  },
  convert: 'Convert recipe',
  errors: {
    empty: 'The recipe appears here as you paste it.',
    'too-long': 'This is too long for one recipe. Paste only the recipe.',
    'too-many-lines': 'That is too many lines for one recipe. Paste only the recipe.',
    'not-text': 'This is not text. Paste the recipe as text.',
  },
  brought: {
    'too-large':
      'This file is too large: more than 5 MB for one recipe, or 100 MB for a collection. Copy the recipe and paste it here.',
    damaged: 'This file is damaged or incomplete. Save it again in the program that it comes from.',
    'unpacks-too-large':
      'This archive unpacks to more than 400 MB. Save fewer recipes in one file, or without pictures.',
    'too-many': 'This file has more than 2,000 recipes. Save fewer in one file.',
    'not-text': 'This file is not text. Copy the recipe and paste it here.',
    unreadable: 'This file is empty or could not be read.',
    'no-recipe': 'No recipe was found in it. Copy the recipe as text and paste it here.',
    link: 'Only the address of a page arrived, and Gramwise does not open pages of other sites. Select the recipe’s text there and share that, or paste it here.',
    missed:
      'What you shared did not arrive, because the app was not ready yet. Share it again, or paste it here.',
  },
  /** Before what a recipe makes, or whom it serves: 12 cookies, 4 people. */
  makes: 'Yield',
  several: {
    title: { one: '1 recipe in “{file}”', other: '{n} recipes in “{file}”' },
    lead: 'Choose one to read it in your units, or keep them all in this browser.',
    unread: {
      one: '{n} file in it had no recipe that could be read.',
      other: '{n} files in it had no recipe that could be read.',
    },
    search: 'Search these recipes',
    noMatch: 'None of these recipes matches.',
    untitled: 'Untitled recipe',
    keepAll: 'Keep all',
    close: 'Close the list',
    another: 'Another recipe from “{file}”',
  },
  result: {
    translation: {
      label: 'Translate the ingredients',
      /** If words stay as written. */
      kept: 'Words with a dotted line below them stay as written, because what they mean is not certain. Steps are not translated.',
      whole: 'Foods, units and cuts are in English; steps are as written.',
      failed:
        'The words for the translation could not be loaded. Check your connection, then turn this off and on.',
    },
    title: 'Converted recipe',
    bakers: 'As a baker’s formula',
    readAs: 'Read as a recipe from {country}: 1 cup = {cup} ml, 1 tablespoon = {tablespoon} ml.',
    ingredients: 'Ingredients',
    instructions: 'Instructions',
    own: '(by your own cup)',
    range: '(usually {low} to {high} g)',
    kept: 'Kept as written',
    shared:
      'Kept as written: depending on the kind, this is {low} to {high}\u00a0g. Choose yours to get grams.',
    weighing: 'Weighing...',
    waits: 'You can cook, keep, copy, print, share and save it once everything is weighed.',
    unweighed: 'Not weighed',
    chosen: '(as you chose)',
    packet: '({grams}\u00a0g a packet)',
    /** A tub, a can, a cube: of what the line counts. */
    each: '({grams}\u00a0g each)',
    /** What the glasses, bowls or ladles of a line hold. */
    held: '(about {amount})',
    failed: 'The weights of foods could not be loaded, so volumes stay volumes.',
    retry: 'Try again',
    copy: 'Copy',
    copied: 'Recipe copied',
    notCopied: 'Could not copy. Select the text and copy it by hand.',
    print: 'Print',
    share: 'Share',
    linkCopied: 'Link copied. It carries the whole recipe.',
    tooLong: 'The recipe is too long for a link. Copy its text instead.',
  },
  change: {
    open: 'Change how “{line}” is read',
    food: 'Read as',
    none: 'No known ingredient: volumes stay volumes',
    likely: 'Likely',
    all: 'All',
    measures: {
      cup: 'A cup in this line',
      tbsp: 'A tablespoon in this line',
      tsp: 'A teaspoon in this line',
      fl_oz: 'A fluid ounce in this line',
      pint: 'A pint in this line',
      quart: 'A quart in this line',
      gill: 'A gill in this line',
      pinte: 'A pinte in this line',
      gallon: 'A gallon in this line',
      lb: 'A pound in this line',
      metric_pound: 'A pound in this line',
    },
    same: 'As in the recipe',
    sizes: {
      us: '{size} (US)',
      us_legal: '{size} (US label)',
      metric: '{size} (metric)',
      imperial: '{size} (British)',
      australian: '{size} (Australian)',
      japanese: '{size} (Japanese)',
    },
    keep: 'Keep as written',
    reset: 'Back to automatic',
  },
  save: {
    title: 'Save as a file',
    kinds: { txt: 'Text file', json: 'Recipe file (JSON)', cook: 'Cooklang file' },
    failed: 'This could not be loaded. You may be offline; please try again.',
  },
  kept: {
    keep: 'Keep this recipe',
    done: 'Kept in this browser, under My recipes.',
    /** When the browser refused to keep it for good. */
    doneForNow:
      'Kept in this browser, under My recipes. It did not promise to keep them for good, so save them as a file now and then.',
    title: 'My recipes',
    lead: 'Recipes that you keep stay in this browser, on this device. Browsers can clear what sites keep, so save them as a file now and then.',
    none: 'Nothing kept yet. Convert a recipe and choose Keep this recipe.',
    count: { one: '{n} recipe', other: '{n} recipes' },
    search: 'Search my recipes',
    noMatch: 'None of your recipes matches.',
    showAll: 'Show all {n}',
    keptOn: 'Kept on {date}',
    opened: 'Opened. The browser’s Back button brings what was here before.',
    rename: 'Rename',
    name: 'New name',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Delete',
    removed: 'Deleted: {title}.',
    undo: 'Undo',
    saveAll: 'Save all as a file',
    export: {
      title: 'Save for other programs',
      kinds: { json: 'Recipe data (JSON)', paprika: 'Paprika file', cooklang: 'Cooklang files (zip)' },
      failed: 'This could not be saved. You may be offline; please try again.',
    },
    add: 'Add recipes from a file',
    added: { one: '{n} recipe added.', other: '{n} recipes added.' },
    known: { one: '{n} was there already.', other: '{n} were there already.' },
    unread: { one: '{n} entry was not a recipe.', other: '{n} entries were not recipes.' },
    where: 'They are under My recipes below.',
    files: {
      'not-recipes':
        '“{file}” is not a file of recipes saved here. Open files from other programs with Open a file above.',
      'too-large': '“{file}” is too large or has too many recipes.',
    },
    errors: {
      refused:
        'This browser does not let the site keep recipes, perhaps because the window is private. Save the recipe on the screen as a file instead.',
      full: 'There is no room left for recipes on this device. Nothing was changed. Delete some, or save the recipe on the screen as a file.',
      busy: 'Another tab has a different version of this site open. Close it, reload this page and try again; the recipe on the screen stays.',
      failed:
        'That did not work. Nothing was changed, and the recipe on the screen is still there. Please try again.',
    },
  },
  example: `Banana Bread
Serves 8

Ingredients
2 cups all-purpose flour
1 tsp baking soda
1/4 tsp salt
1 stick butter, softened
3/4 cup packed brown sugar
2 eggs, beaten
1 1/2 cups mashed bananas
1/2 cup chopped walnuts

Method
Heat the oven to 350°F and grease a 9x5 inch loaf pan.
Mix the dry ingredients in a bowl. Cream the butter and sugar, then beat in the eggs and the bananas.
Fold in the flour and the nuts, pour into the pan and bake for 60 to 65 minutes.`,
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    reader: typeof about;
  }
  interface ToolMessages {
    reader: typeof reader;
  }
}
