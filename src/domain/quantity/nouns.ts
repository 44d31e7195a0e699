/** Counted nouns of ingredient lines with an irregular plural. */
const IRREGULAR: Readonly<Record<string, string>> = {
  anchovy: 'anchovies',
  chili: 'chilies',
  chilli: 'chillies',
  cherry: 'cherries',
  half: 'halves',
  leaf: 'leaves',
  loaf: 'loaves',
  mango: 'mangoes',
  peach: 'peaches',
  pinch: 'pinches',
  potato: 'potatoes',
  radish: 'radishes',
  sandwich: 'sandwiches',
  strawberry: 'strawberries',
  tomato: 'tomatoes',
};

const REGULAR =
  `almond apple apricot avocado bagel banana beet breast bulb bun carrot chile chop clove cracker
  crouton cube cucumber cutlet date drumstick egg eggplant fig fillet floret grape grapefruit handful leek lemon
  lime mushroom noodle nut olive onion orange parsnip pear pepper peppercorn piece plum pod pumpkin ring roll
  scallion seed shallot sheet shrimp slice sprig stalk steak stem stick strip sprout tail tender tenderloin thigh
  tortilla turnip walnut wedge white wing wrapper yolk zucchini`.split(/\s+/);
const SAME_IN_PLURAL = new Set(['shrimp', 'zucchini']);

const PLURALS = new Map<string, string>([
  ...REGULAR.map((noun): [string, string] => [noun, SAME_IN_PLURAL.has(noun) ? noun : `${noun}s`]),
  ...Object.entries(IRREGULAR),
]);
const SINGULARS = new Map<string, string>([...PLURALS].map(([singular, plural]) => [plural, singular]));

/** Words that start a remark on the noun, as in `oil for frying`. */
const ASIDE = String.raw`\b(?:for|from|in|of|or|plus|to|with)\b`;
/** The head noun is the last word before a comma, a parenthesis or an aside. */
const HEAD_NOUN = new RegExp(
  String.raw`^((?:(?!${ASIDE})[^,;(:])*?)(\p{L}+)(?=\s*(?:$|[,;(:]|\s${ASIDE}))`,
  'u',
);

/**
 * The words after a number, with their head noun in the singular or plural: `1/2 egg`, `1 1/2 eggs`. Unknown nouns stay
 * unchanged.
 */
export function pluralize(words: string, singular: boolean): string {
  return words.replace(HEAD_NOUN, (_, before: string, noun: string) => {
    const matching = singular ? SINGULARS.get(noun) : PLURALS.get(noun);
    return before + (matching ?? noun);
  });
}
