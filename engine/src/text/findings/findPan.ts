import { foldLetters } from '../../language/foldAccents.ts';
import type { LineWords } from '../../language/line/lineWords.ts';
import { cachedIn } from '../../language/remember.ts';
import { wordPattern } from '../../language/wordPattern.ts';
import type { Pan } from '../../pans/shapes.ts';
import { LENGTHS } from '../../units/measureWords.ts';
import type { Mention, Sentence } from './figures.ts';

/** Patterns for pans and their shapes. */
interface PanPatterns {
  pan: RegExp;
  square: RegExp;
  loaf: RegExp;
  ring: RegExp;
  /** `26er Springform`: a round pan named by its diameter in centimeters. */
  diameter: RegExp | null;
}

const patterns = new WeakMap<LineWords, PanPatterns>();

function compile({ panNames, squarePans, loafPans, ringPans, grammar }: LineWords): PanPatterns {
  const pattern = (list: readonly string[]) => new RegExp(wordPattern(list));
  return {
    pan: pattern(panNames),
    square: pattern(squarePans),
    loaf: pattern(loafPans),
    ring: pattern(ringPans),
    diameter:
      grammar.diameterEnding === null
        ? null
        : new RegExp(`\\b([12]\\d|3[0-4])${grammar.diameterEnding}[\\s-]\\w*?${wordPattern(panNames)}`),
  };
}

/** The maximum distance between the size and the pan, in characters. */
const MAX_DISTANCE = 32;

/** The smallest and largest pan, in centimeters across. */
const PAN_SIZE_LIMITS = { min: 10, max: 60 };

/** Any depth will do, because only the area counts; in centimeters. */
const DEFAULT_DEPTH = 5;

function panOf(sides: readonly number[], near: string, { square, loaf, ring }: PanPatterns): Pan {
  const [length = 0, width = length] = sides;
  if (sides.length > 1)
    return { shape: loaf.test(near) ? 'loaf' : 'rectangular', length, width, depth: DEFAULT_DEPTH };
  if (square.test(near)) return { shape: 'square', side: length, depth: DEFAULT_DEPTH };
  return { shape: ring.test(near) ? 'ring' : 'round', diameter: length, depth: DEFAULT_DEPTH };
}

function panIn(text: string, mention: Mention, words: PanPatterns): Pan | null {
  if (mention.kind !== 'length') return null;
  const { values, unit, sides, start, end } = mention;
  const centimeters = values.map((value) => value * LENGTHS[unit]);
  const across = sides ? centimeters.slice(0, 2) : centimeters.slice(0, 1);
  if (across.some((value) => value < PAN_SIZE_LIMITS.min || value > PAN_SIZE_LIMITS.max)) return null;
  const [before = ''] = foldLetters(text.slice(Math.max(0, start - MAX_DISTANCE), start))
    .split(/[.;]/)
    .slice(-1);
  const [after = ''] = foldLetters(text.slice(end, end + MAX_DISTANCE)).split(/[.;]/);
  const near = `${before} ${after}`;
  return words.pan.test(near) ? panOf(across, near, words) : null;
}

/** The pan a recipe is baked in, from the first of its sentences that gives a pan's size; null if none does. */
export function findPan(sentences: readonly Sentence[]): Pan | null {
  for (const sentence of sentences) {
    const { text, lexicon } = sentence;
    const words = cachedIn(patterns, lexicon.words, compile);
    const folded = foldLetters(text);
    if (!/\d/.test(text) || !words.pan.test(folded)) continue;
    const round = words.diameter?.exec(folded);
    if (round) return { shape: 'round', diameter: Number(round[1]), depth: DEFAULT_DEPTH };
    for (const mention of sentence.mentions) {
      const pan = panIn(text, mention, words);
      if (pan) return pan;
    }
  }
  return null;
}
