import { foldLetters } from '../../language/foldAccents.ts';
import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import type { Pan } from '../../pans/shapes.ts';
import { LENGTHS } from '../../units/measureWords.ts';
import type { Mention, Sentence } from './findMentions.ts';

/** Words for pans and baking dishes, folded, with their shape if the name implies one. */
interface Words {
  pan: RegExp;
  square: RegExp;
  loaf: RegExp;
  ring: RegExp;
}

const WORDS: Readonly<Record<RecipeLanguage, Words>> = {
  en: {
    pan: /\b(?:pans?|tins?|springform|bakeware|dish|skillet|mou?ld|casserole)\b/,
    square: /\bsquare\b/,
    loaf: /\bloaf\b/,
    ring: /\b(?:bundt|tube|ring)\b/,
  },
  fr: {
    pan: /\b(?:moules?|cercle|plat|tourtiere)\b/,
    square: /\bcarre/,
    loaf: /\bcake\b/,
    ring: /\b(?:couronne|savarin|kouglof)\b/,
  },
  de: {
    pan: /(?:form|formen)\b/,
    square: /\bquadratisch/,
    loaf: /kastenform/,
    ring: /(?:gugelhupf|kranz|\bring)form/,
  },
  es: {
    pan: /\b(?:moldes?|fuente|refractario|charola)\b/,
    square: /\bcuadrad/,
    loaf: /\b(?:plum|alargado|pan de molde)\b/,
    ring: /\b(?:corona|rosca|savarin)\b/,
  },
};

/** How close the size must be to the pan, in characters. */
const NEAR = 32;

/** The smallest and largest pan, in centimeters across. */
const SIZES = { least: 10, most: 60 };

/** Any depth will do, because only the area counts; in centimeters. */
const DEPTH = 5;

/** `26er Springform`: a German round pan named by its diameter. */
const GERMAN_ROUND = /\b([12]\d|3[0-4])er[\s-](?:spring|kuchen|tarte|back|quiche)form/;

function panOf(sides: readonly number[], near: string, { square, loaf, ring }: Words): Pan {
  const [length = 0, width = length] = sides;
  if (sides.length > 1)
    return { shape: loaf.test(near) ? 'loaf' : 'rectangular', length, width, depth: DEPTH };
  if (square.test(near)) return { shape: 'square', side: length, depth: DEPTH };
  return { shape: ring.test(near) ? 'ring' : 'round', diameter: length, depth: DEPTH };
}

function panIn(text: string, mention: Mention, words: Words): Pan | null {
  if (mention.kind !== 'length') return null;
  const { values, unit, sides, start, end } = mention;
  const centimeters = values.map((value) => value * LENGTHS[unit]);
  const across = sides ? centimeters.slice(0, 2) : centimeters.slice(0, 1);
  if (across.some((value) => value < SIZES.least || value > SIZES.most)) return null;
  const [before = ''] = foldLetters(text.slice(Math.max(0, start - NEAR), start))
    .split(/[.;]/)
    .slice(-1);
  const [after = ''] = foldLetters(text.slice(end, end + NEAR)).split(/[.;]/);
  const near = `${before} ${after}`;
  return words.pan.test(near) ? panOf(across, near, words) : null;
}

/** The pan a recipe is baked in, from the first of its sentences that gives a pan's size; null if none does. */
export function findPan(sentences: readonly Sentence[]): Pan | null {
  for (const sentence of sentences) {
    const { text, lexicon } = sentence;
    const words = WORDS[lexicon.language];
    const folded = foldLetters(text);
    if (!/\d/.test(text) || !words.pan.test(folded)) continue;
    const round = lexicon.language === 'de' ? GERMAN_ROUND.exec(folded) : null;
    if (round) return { shape: 'round', diameter: Number(round[1]), depth: DEPTH };
    for (const mention of sentence.mentions) {
      const pan = panIn(text, mention, words);
      if (pan) return pan;
    }
  }
  return null;
}
