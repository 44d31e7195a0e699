import { foldAccents } from '../text/foldAccents.ts';

/**
 * Names that contain a different food: coconut milk is not milk, an oyster mushroom is not an oyster. Replaced from top
 * to bottom before any word is looked up.
 */
const FALSE_FRIENDS: readonly (readonly [RegExp, string])[] = [
  [/\bcocoa butter\b/g, 'cocoa'],
  [/\bbutter ?(?:beans?|lettuces?)\b/g, 'vegetable'],
  [/\bcreams? of (?:tartar|coconut)\b/g, ''],
  [/\b(?:creamed coconuts?|cream sherry|creamed (?:sweet)?corn)\b/g, ''],
  [/\bbean curds?\b/g, 'tofu'],
  [/\b(?:apple|pumpkin|sunflower|seed|shea|plum) butters?\b/g, ''],
  [
    /\b(plant|coconut|oat|rice|soya?|almond|cashew|hazelnut|walnut|macadamia|pea|hemp|peanut|nut) (?:milk|cream|butter|yogh?urt|cheese)s?\b/g,
    '$1',
  ],
  [
    /\b(rice|corn|maize|chickpea|gram|lentil|soya?|almond|hazelnut|chestnut|coconut|tapioca|cassava|potato|buckwheat|sorghum|millet|teff|oat|rye|barley) (?:flour|crackers?|tortillas?|vermicelli|(?:stick )?noodles?|pasta|paper wrappers?)\b/g,
    '$1',
  ],
  [
    /\b(?:glass|cellophane|mung bean|bean thread|sweet potato|shirataki|konjac|kelp|zucchini) noodles?\b/g,
    '',
  ],
  [/\b(?:flax|chia) eggs?\b|\beggs? (?:replacer|substitute)s?\b/g, ''],
  [/\b(?:tiger|ginger) nuts?\b/g, ''],
  [/\bsoy nuts?\b/g, 'soy'],
  [/\b(?:king )?oyster mushrooms?\b/g, 'mushroom'],
  [/\bcrab ?apples?\b/g, 'apple'],
  [/\b(?:kombu|shiitake) dashi\b/g, ''],
  [/\bbeef(?:steak)? tomato(?:es)?\b/g, 'tomato'],
  [/\b(?:chicken|hen) of the woods\b/g, 'mushroom'],
  [/\b(?:chicken|duck|goose|quail) eggs?\b/g, 'egg'],
  [/\blamb's (?:lettuce|quarters)\b/g, ''],
  [/\bcoconut meat\b/g, 'coconut'],
  [/\b(?:ginger|root) beers?\b|\bginger ales?\b/g, ''],
];

/** A note such as `, for the pesto` names a part of the dish, not a food. */
const PURPOSE = /, for the [^,;()]*/g;

/**
 * The foods in English ingredient lines, one text each, in lower case without accents or false friends. Lines are split
 * at commas, semicolons, parentheses and `or`, so that a claim such as `gluten-free` applies only to its own food and
 * both alternatives are checked.
 */
export function ingredientParts(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) =>
      foldAccents(line)
        .replaceAll('\u2019', "'")
        .replace(PURPOSE, '')
        .split(/[,;()]|\bor\b/),
    )
    .map((part) => FALSE_FRIENDS.reduce((text, [name, food]) => text.replace(name, food), part))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A pattern that matches any word of a comma-separated list as a whole word, singular or plural. */
export function anyWord(words: string): RegExp {
  const alternatives = words.replace(/\s+/g, ' ').trim().split(', ');
  return new RegExp(`\\b(?:${alternatives.join('|')})(?:e?s)?\\b`);
}
