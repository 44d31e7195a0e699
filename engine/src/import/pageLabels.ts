import { type Lexicon, phraseAt } from '../language/lexicon.ts';
import type { SectionPhrases } from '../text/recipe/classifyRow.ts';
import { isLabel, labeledRows } from '../text/recipe/labeledRows.ts';
import { startsWithAmount } from '../text/recipe/lineLook.ts';
import { sectionOf } from '../text/recipe/recipeLine.ts';
import { type Source, sourceOf } from '../text/source.ts';
import { type Block, PLAIN } from './pageBlocks.ts';

/** Headings, yields and times are shorter, in characters. */
const MAX_SHORT = 80;

/** Several of them, or one with its label, may be longer. */
export const MAX_FACTS = 200;

/** The tokens of a text in a language; null for a long one. */
export const shortSource = (text: string, lexicon: Lexicon, most = MAX_SHORT): Source | null =>
  text.length < most ? sourceOf(text, lexicon) : null;

/** A block of a page with its tokens in one language. */
export interface SourceBlock extends Block {
  /** Null for a long one. */
  source: Source | null;
}

/** The rest of a number of servings, in an element of its own: `servings`, `to 6 servings`. */
const REST_OF_YIELD = /^(?:\p{L}+ \d+ )?\p{L}+(?:\(\p{L}+\))?$/u;

/** A number whose unit is in an element of its own: `4` or `für 4`. */
const BARE_COUNT = /^(?:\p{L}+ )?\d{1,3}$/u;

/** Whether a source ends with a unit of yields. */
const endsInUnit = (source: Source | null | undefined, words: SectionPhrases) =>
  !!source && phraseAt(source.tokens, source.tokens.length - 1, words.yield) !== null;

const isBareCount = (source: Source | null | undefined) => BARE_COUNT.test(source?.text ?? '');

/**
 * Whether the block after a label has its value: not lines of a list, nor `1 Brokkoli` after `Personen`, which more
 * lines of its shape follow.
 */
function hasValue(
  [label, value, next]: readonly SourceBlock[],
  { kind, words }: { kind: 'yield' | 'time'; words: SectionPhrases },
): boolean {
  if (!label?.source || (label.item === null && value?.item !== null)) return false;
  // `Zubereitung` starts the steps
  if (label.level < PLAIN && sectionOf(label.source.tokens, words) !== null) return false;
  return (
    kind === 'time' ||
    label.text.endsWith(':') ||
    /^\d[\d\s–-]*$/.test(value?.source?.text ?? '') ||
    value?.shape !== next?.shape ||
    (value?.item === null && !startsWithAmount(next?.text ?? '')) ||
    endsInUnit(value?.source, words)
  );
}

/** A tester for how many blocks from one on are a label and its value: `Servings`, `4`, `servings`, or `2`, `Portionen`. */
function labelLengths(blocks: readonly SourceBlock[], words: SectionPhrases, lexicon: Lexicon) {
  const sources = blocks.map(({ source, text }) => source ?? shortSource(text, lexicon, MAX_FACTS));
  const labeled = labeledRows(sources, words);
  const isUnit = (source: Source | null | undefined) => !!source && isLabel(source, words.yield);
  return (at: number): number => {
    const [first, next, rest] = sources.slice(at, at + 3);
    if (isBareCount(first) && isUnit(next) && !(labeled.has(at + 1) && isBareCount(rest))) return 2;
    // A value is in the map, too
    const kind = startsWithAmount(first?.text ?? '') ? undefined : labeled.get(at);
    if (!kind || !hasValue(blocks.slice(at, at + 3), { kind, words })) return 1;
    return kind === 'yield' && REST_OF_YIELD.test(rest?.text ?? '') && endsInUnit(rest, words) ? 3 : 2;
  };
}

/** Blocks in which a label and its value are one. */
export function joinLabels(
  blocks: readonly SourceBlock[],
  words: SectionPhrases,
  lexicon: Lexicon,
): SourceBlock[] {
  const lengthAt = labelLengths(blocks, words, lexicon);
  const joined: SourceBlock[] = [];
  for (let at = 0; at < blocks.length; ) {
    const [first, ...more] = blocks.slice(at, at + lengthAt(at));
    if (!first) break;
    at += 1 + more.length;
    if (more.length === 0) {
      joined.push(first);
      continue;
    }
    const text = [first, ...more].map((block) => block.text).join(' ');
    joined.push({ ...first, text, source: shortSource(text, lexicon, MAX_FACTS), level: PLAIN, item: null });
  }
  return joined;
}
