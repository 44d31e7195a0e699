import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { findMentions, type Mention } from '../text/findings/findMentions.ts';
import { convertLength } from '../units/lengths.ts';
import type { LengthUnitId } from '../units/units.ts';
import type { LengthAnswer } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Question } from './readQuestion.ts';

const UNITS: Readonly<Record<string, LengthUnitId>> = { mm: 'mm', cm: 'cm', inch: 'in' };

/** Added so that the recipe reader takes sides without a unit for a pan. */
const PAN = { en: ' pan', fr: ' moule', de: ' Form', es: ' molde' } as const;

const SIDES = /(\d+(?:[.,]\d+)?)\s*(?:[x×*]|by|par|mal|por)\s*(\d+(?:[.,]\d+)?)/iu;

/** The line as the recipe reader knows lengths: `26 cm Springform` for `26er`, `8 inches`, sides with their pan. */
function asWritten(line: string, pan: boolean, { language }: AskLexicon['recipe']): string {
  const bySides = SIDES.test(line);
  if (language === 'en' && /^\s*[\d\s./½¼¾⅓⅔⅛]+in\.?$/u.test(line))
    return line.replace(/\s*in\.?$/u, ' inches');
  if (bySides && !pan) return line + PAN[language];
  return language === 'de' ? line.replace(/(\d{2})er(?=\s|$)/u, '$1 cm') : line;
}

/** The length, or the sides, that a line tells. */
function lengthIn(line: string, pan: boolean, { recipe }: AskLexicon): Mention | undefined {
  const found = (text: string) => findMentions(text, recipe).find(({ kind }) => kind === 'length');
  const [, first, second] = SIDES.exec(line) ?? [];
  // `9x5 loaf pan`, `9 by 13 pan`
  const sides = first && second && `${first} x ${second}${PAN[recipe.language]}`;
  return found(asWritten(line, pan, recipe)) ?? (sides ? found(sides) : undefined);
}

/** Reads a length or the sides of a pan; null if the line has none. */
export function askLength({ line, factor, target }: Question, lexicon: AskLexicon): LengthAnswer | null {
  const tokens = tokensOf(line);
  const pan = tokens.some((_, at) => phraseAt(tokens, at, lexicon.list.pan) !== null);
  const mention = lengthIn(line, pan, lexicon);
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
