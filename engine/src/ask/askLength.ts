import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { findMentions } from '../text/findings/findMentions.ts';
import { convertLength } from '../units/lengths.ts';
import type { LengthUnitId } from '../units/units.ts';
import type { LengthAnswer } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Question } from './readQuestion.ts';

const UNITS: Readonly<Record<string, LengthUnitId>> = { mm: 'mm', cm: 'cm', inch: 'in' };

/** Added so that the recipe reader takes sides without a unit for a pan. */
const PAN = { en: ' pan', fr: ' moule', de: ' Form', es: ' molde' } as const;

const SIDES = /\d+\s*(?:[x×*]|by|par|mal|por)\s*\d+/iu;

/** Reads a length or the sides of a pan; null if the line has none. */
export function askLength({ line, factor, target }: Question, lexicon: AskLexicon): LengthAnswer | null {
  const { language } = lexicon.recipe;
  const tokens = tokensOf(line);
  const pan = tokens.some((_, at) => phraseAt(tokens, at, lexicon.list.pan) !== null);
  const bySides = SIDES.test(line);
  // `26er Springform`
  const named = language === 'de' ? line.replace(/(\d{2})er(?=\s|$)/u, '$1 cm') : line;
  const inches = /^\s*[\d\s./½¼¾⅓⅔⅛]+in\.?$/u.test(line) && language === 'en';
  const text = inches
    ? line.replace(/\s*in\.?$/u, ' inches')
    : bySides && !pan
      ? line + PAN[language]
      : named;
  const lengthIn = (part: string) => findMentions(part, lexicon.recipe).find(({ kind }) => kind === 'length');
  // `9x5 loaf pan`
  const mention =
    lengthIn(text) ?? (bySides ? lengthIn((SIDES.exec(line)?.[0] ?? '') + PAN[language]) : undefined);
  const from = mention && UNITS[mention.unit];
  if (!mention || !from) return null;
  const wanted = target?.length && UNITS[target.length];
  // In `9x13 in inches` the unit of the sides is already named
  const to = wanted && wanted !== from ? wanted : from === 'in' ? 'cm' : 'in';
  const values = mention.values.map((value) => value * factor);
  return {
    kind: 'length',
    values,
    from,
    to,
    results: values.map((value) => convertLength(value, from, to)),
    sides: mention.sides,
    pan: pan || mention.sides,
  };
}
