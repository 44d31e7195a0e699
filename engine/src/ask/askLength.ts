import { hasPhrase, phraseAt } from '../language/lexicon.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { figuresOf, type LengthMention } from '../text/findings/figures.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { convertLength } from '../units/lengths.ts';
import { LENGTH_UNITS } from '../units/measureWords.ts';
import type { LengthAnswer } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Question } from './parseQuestion.ts';
import { joinTokens } from './phraseRuns.ts';

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

/** Writes a part of a unit as a number of it: `1/8 of an inch`; null where the part is no number that is known. */
function withParts(line: string, { recipe }: AskLexicon): string | null {
  const tokens = tokensOf(line);
  for (let at = 0, end = -1; at < tokens.length; at++) {
    // `half of an` is a number
    const number = numberAt(tokens, at, recipe);
    if (number) end = skipSpace(tokens, number.next);
    at = number ? end : at;
    const of = phraseAt(tokens, at, recipe.list.of);
    const next = of && phraseAt(tokens, skipSpace(tokens, of.next), recipe.list.articles);
    const unit = next && phraseAt(tokens, skipSpace(tokens, next.next), recipe.lengths);
    if (unit) return at === end ? joinTokens([...tokens.slice(0, at), ...tokens.slice(next.next + 1)]) : null;
  }
  return line;
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
export function askLength(
  { line: asked, factor, target }: Question,
  lexicon: AskLexicon,
): LengthAnswer | null {
  const line = withParts(asked, lexicon);
  if (line === null) return null;
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
