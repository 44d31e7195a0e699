import { foodWords } from '../../foods/match/foodKey.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { tokensOf } from '../../language/tokens.ts';

/** A part without the word that joins it to what it is taken from. */
function withoutLink(part: string, { list: { of, takenFrom } }: Lexicon): string {
  const tokens = tokensOf(part);
  const key = tokens.at(-1)?.key ?? '';
  const isLink = of.map.has(key) || takenFrom.map.has(key);
  return (isLink ? part.slice(0, tokens.at(-1)?.start) : part).trim();
}

/**
 * The parts of a name as one, without what a part is taken from if its own words say that: `lemon juice from 2 lemons`,
 * `Eigelb von 3 Eiern`.
 */
export function joinNames(parts: readonly string[], lexicon: Lexicon): string {
  const [part = '', whole, ...more] = parts;
  if (whole === undefined || more.length > 0) return parts.join(' ');
  const isCompound = lexicon.words.grammar.noun === 'compound';
  const named = foodWords(part, lexicon);
  const source = foodWords(whole, lexicon);
  const isSaid = source.every((word) =>
    named.some((other) => other === word || (isCompound && other.startsWith(word))),
  );
  const isPart = source.length > 0 && part.length > whole.length;
  return isPart && isSaid ? withoutLink(part, lexicon) : parts.join(' ');
}
