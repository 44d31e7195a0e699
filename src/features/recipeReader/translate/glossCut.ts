import { phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { skipSpace } from '@gramwise/engine/language/tokens.ts';
import { unitText } from '@gramwise/engine/language/writing/measureText.ts';
import type { LengthId } from '@gramwise/engine/units/measureWords.ts';
import type { ItemOf } from './item.ts';
import { localizeNumber, numberStart } from './numbers.ts';
import type { GlossedLine, RecipeSource } from './source.ts';
import type { Word } from './words.ts';

const MAX_STEPS = 14;

/** What is said between `into` and the end of a cut. */
interface Cut {
  adjectives: readonly Word[];
  isAbout: boolean;
  length: string;
  isThick: boolean;
  shape: Word | null;
  next: number;
}

/** A unit of length after a number, as the language shown writes it. */
export const unitOfLength = (unit: LengthId, value: number, { writing }: RecipeSource): string =>
  ` ${unitText(unit, value, writing)}`;

/** A length as the language shown writes it. */
export function lengthText(number: string, unit: LengthId, source: RecipeSource): string {
  const { lexicon, writing } = source;
  const shown = localizeNumber(number.trim(), lexicon.words.writing.numberStyle, writing.numberStyle);
  return shown + unitOfLength(unit, Number.parseFloat(number.replace(',', '.')), source);
}

const INCH_SIGN = /^["″”]$/;

/** A unit of length at a token, as a word or as the sign of inches. */
export const lengthUnitAt = (
  { tokens, source }: GlossedLine,
  at: number,
): { value: LengthId; next: number } | null =>
  INCH_SIGN.test(tokens[at]?.key ?? '')
    ? { value: 'inch', next: at + 1 }
    : phraseAt(tokens, at, source.lexicon.lengths);

/** The second number of a range with a word between: `5 to 6 cm`, and the token after it. */
export function rangeEnd(
  { text, tokens, source }: GlossedLine,
  at: number,
): { text: string; next: number } | null {
  const word = phraseAt(tokens, skipSpace(tokens, at), source.lexicon.list.range);
  const number = tokens[word ? skipSpace(tokens, word.next) : -1];
  if (number?.kind !== 'digits' && number?.kind !== 'vulgar') return null;
  const found = numberStart(text.slice(number.start));
  const next = tokens.findIndex(({ start }) => start >= number.start + found.length);
  return { text: found.trim(), next: next < 0 ? tokens.length : next };
}

/** `2 cm`, `1-inch`, `2"`: its text in the notation shown, and the token after it. */
function lengthAt(line: GlossedLine, at: number): { length: string; next: number } | null {
  const { text, tokens, source } = line;
  const first = tokens[at];
  if (first?.kind !== 'digits' && first?.kind !== 'vulgar') return null;
  let number = numberStart(text.slice(first.start, first.start + 20)).trim();
  const end = first.start + number.length;
  let next = tokens.findIndex(({ start }) => start >= end);
  if (tokens[next]?.key === '-') next += 1;
  const second = rangeEnd(line, next);
  if (second) {
    number = `${number}–${second.text}`;
    next = tokens[second.next]?.key === '-' ? second.next + 1 : second.next;
  }
  const unit = lengthUnitAt(line, skipSpace(tokens, next));
  if (next < 0 || !unit) return null;
  return { length: lengthText(number, unit.value, source), next: unit.next };
}

/** Whether a word may describe pieces rather than their food: `en trozos muy fría` is cold butter. */
const isOfShape = ({ kind, shown }: Word) => kind === 'size' || /^(?:fine|coarse)$/.test(shown.en.text);

/** One step on in the words of a cut; null where it ends. */
function stepOn(line: GlossedLine, cut: Cut): Cut | null {
  const { tokens, source } = line;
  const { next } = cut;
  const token = tokens[next];
  const isElided = token?.key === "'" && source.lexicon.list.of.map.has(tokens[next - 1]?.key ?? '');
  if (token?.kind === 'space' || token?.key === '-' || isElided) return { ...cut, next: next + 1 };
  const length = cut.length === '' ? lengthAt(line, next) : null;
  if (length) return { ...cut, ...length };
  const about = cut.length === '' ? phraseAt(tokens, next, source.lexicon.list.about) : null;
  if (about) return { ...cut, isAbout: true, next: about.next + (tokens[about.next]?.key === '.' ? 1 : 0) };
  const after = cut.length === '' ? null : phraseAt(tokens, next, source.words.afterLength);
  if (after) {
    const isThick = cut.isThick || phraseAt(tokens, next, source.words.thick) !== null;
    return { ...cut, isThick, next: after.next };
  }
  const shape = cut.shape ? null : phraseAt(tokens, next, source.words.shapes);
  if (shape) return { ...cut, shape: shape.value, next: shape.next };
  const adjective = phraseAt(tokens, next, source.words.sizes);
  if (adjective && isOfShape(adjective.value))
    return { ...cut, adjectives: [...cut.adjectives, adjective.value], next: adjective.next };
  // `en rodajas de 1 cm`, `en dés d'environ 1 cm`
  const of = phraseAt(tokens, next, source.lexicon.list.of);
  return of && cut.shape ? { ...cut, next: of.next } : null;
}

const isCutWord = (word: Word) => word.kind === 'preparation' && word.shown.en.text === 'cut';

/** What may be said before what a food is cut into: `sliced into rounds`. */
const CUTS = /^(?:cut|divided|sliced|thinly sliced|cubed|diced|chopped|broken up)$/;
const startsCut = (word: Word) => word.kind === 'preparation' && CUTS.test(word.shown.en.text);

/** `cut`, also where `cut into cubes` is a phrase. */
function participleAt({ tokens, source }: GlossedLine, at: number) {
  const { preparations } = source.words;
  const { into } = source.lexicon.list;
  const phrase = phraseAt(tokens, at, preparations);
  const hasInto = tokens.slice(at, phrase?.next ?? at).some(({ key }) => into.map.has(key));
  return hasInto ? phraseAt(tokens, at, { ...preparations, most: 1 }) : phrase;
}

/** `cut into small cubes`, `en rondelles de 2 cm`, `in feine Streifen geschnitten`; null if no cut starts at `at`. */
export function cutAt(line: GlossedLine, at: number): { item: ItemOf<'cut'>; next: number } | null {
  const { tokens, source } = line;
  const { into } = source.lexicon.list;
  const participle = participleAt(line, at);
  const isCutFirst = participle !== null && startsCut(participle.value);
  const from = isCutFirst ? skipSpace(tokens, participle.next) : at;
  const isInto = into.map.has(tokens[from]?.key ?? '');
  if (!isInto && !isCutFirst) return null;
  let cut: Cut = {
    adjectives: [],
    isAbout: false,
    length: '',
    isThick: false,
    shape: null,
    next: isInto ? from + 1 : from,
  };
  let end: Cut | null = null;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const next = stepOn(line, cut);
    if (!next) break;
    cut = next;
    if (!isInto && cut.shape) return null;
    const isSpace = tokens[cut.next - 1]?.kind === 'space';
    const isOf = source.lexicon.list.of.map.has(tokens[cut.next - 1]?.key ?? '');
    if (cut.shape && !isSpace && !isOf) end = cut;
    // `sliced 1/4 inch thick`
    if (cut.isThick && !isInto && !isSpace) end = { ...cut, shape: source.words.slices };
  }
  if (!end?.shape) return null;
  const later = phraseAt(tokens, skipSpace(tokens, end.next), source.words.preparations);
  const isCutLast = !isCutFirst && later !== null && isCutWord(later.value);
  const next = isCutLast ? later.next : end.next;
  const { adjectives, isAbout, length, isThick, shape } = end;
  const place = { start: tokens[at]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
  const isDone = isCutFirst || isCutLast;
  return { item: { kind: 'cut', ...place, isDone, adjectives, isAbout, length, isThick, shape }, next };
}
