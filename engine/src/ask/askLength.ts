import { hasPhrase } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import { figuresOf, type LengthMention } from '../text/findings/figures.ts';
import { convertLength } from '../units/lengths.ts';
import { LENGTH_UNITS } from '../units/measureWords.ts';
import type { LengthAnswer } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Question } from './parseQuestion.ts';

/** Two numbers joined by a word or sign for the sides of a pan. */
const sidesOf = ({ recipe }: AskLexicon) => {
  const times = recipe.words.times.filter((word) => word.length > 1).join('|');
  return new RegExp(`(\\d+(?:[.,]\\d+)?)\\s*(?:[x×*]|${times})\\s*(\\d+(?:[.,]\\d+)?)`, 'iu');
};

/** Adds a word for a pan, so that the recipe reader accepts sides without a unit. */
const withPan = (text: string, { words }: AskLexicon) => `${text} ${words.pan[0]}`;

/**
 * Rewrites lengths the way the recipe reader knows them: `26 cm Springform` for `26er`, `8 inches`, sides with a pan.
 */
function asWritten(line: string, pan: boolean, lexicon: AskLexicon): string {
  const { inchIn, lengths, grammar } = lexicon.recipe.words;
  const inch = inchIn.find((word) => new RegExp(`^\\s*[\\d\\s./½¼¾⅓⅔⅛]+${word}\\.?$`, 'u').test(line));
  if (inch) return line.replace(new RegExp(`\\s*${inch}\\.?$`, 'u'), ` ${lengths.inch[0]}`);
  if (sidesOf(lexicon).test(line) && !pan) return withPan(line, lexicon);
  if (grammar.diameterEnding === null) return line;
  return line.replace(new RegExp(`(\\d{2})${grammar.diameterEnding}(?=\\s|$)`, 'u'), '$1 cm');
}

/** The length or the sides in a line. */
function lengthIn(line: string, pan: boolean, lexicon: AskLexicon): LengthMention | undefined {
  const found = (text: string) =>
    figuresOf(text, lexicon.recipe).find((mention) => mention.kind === 'length');
  const [, first, second] = sidesOf(lexicon).exec(line) ?? [];
  // `9x5 loaf pan`, `9 by 13 pan`
  const sides = first && second && withPan(`${first} x ${second}`, lexicon);
  return found(asWritten(line, pan, lexicon)) ?? (sides ? found(sides) : undefined);
}

/** Reads a length or the sides of a pan; null if the line has none. */
export function askLength({ line, factor, target }: Question, lexicon: AskLexicon): LengthAnswer | null {
  const tokens = tokensOf(line);
  const pan = hasPhrase(tokens, lexicon.list.pan);
  const mention = lengthIn(line, pan, lexicon);
  if (!mention) return null;
  const from = LENGTH_UNITS[mention.unit];
  const wanted = target?.length && LENGTH_UNITS[target.length];
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
