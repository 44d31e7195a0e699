import type { Lexicon, Phrases } from '../../language/lexicon.ts';
import { cachedIn } from '../../language/remember.ts';
import { mainOf } from '../line/readLine.ts';
import { type TextLine, textLineOf } from '../line/textLine.ts';

/** So many lines measured in pots are not so many packets: sugar, flour and oil of `gâteau au yaourt`. */
const MIN_LINES = 3;

const lexicons = new WeakMap<Phrases<string>, Lexicon>();

const potsIn = new WeakMap<Phrases<string>, readonly (readonly string[])[]>();

/** The phrases for the pot of a yogurt, as words. */
const potPhrases = ({ units }: Lexicon) =>
  cachedIn(potsIn, units, ({ map }) =>
    [...map].flatMap(([phrase, id]) => (id === 'yogurtPot' ? [phrase.split(' ')] : [])),
  );

/** A language's words where a pot alone is that of the yogurt. */
function withPots(lexicon: Lexicon): Lexicon {
  const map = new Map(lexicon.units.map);
  for (const [pot = ''] of potPhrases(lexicon)) if (map.get(pot) === 'jar') map.set(pot, 'yogurtPot');
  return { ...lexicon, units: { ...lexicon.units, map } };
}

/**
 * The ingredients of a cake that is measured in the pot of its yogurt, which it names once: `1 pot de yaourt, 2 pots de
 * sucre`. Those of all other recipes stay as they are, since a pot of capers is a packet.
 */
export function readYogurtPots<Line extends { kind: string; source: TextLine }>(
  lines: readonly Line[],
): readonly Line[] {
  const [first] = lines;
  if (!first) return lines;
  const { lexicon } = first.source;
  const yogurts = new Set(potPhrases(lexicon).map((words) => words.at(-1)));
  const isYogurt = ({ source }: Line) => source.tokens.some(({ key }) => yogurts.has(key));
  if (!lines.some(isYogurt)) return lines;
  const isInPots = (line: Line) =>
    line.kind === 'ingredient' && mainOf(line.source.read)?.unit === 'jar' && !isYogurt(line);
  if (lines.filter(isInPots).length < MIN_LINES) return lines;
  const pots = cachedIn(lexicons, lexicon.units, () => withPots(lexicon));
  return lines.map((line) => {
    const { text, tokens } = line.source;
    return isInPots(line) ? { ...line, source: textLineOf({ text, tokens, lexicon: pots }) } : line;
  });
}
