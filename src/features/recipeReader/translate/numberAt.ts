import { phraseAt } from '@gramwise/engine/language/lexicon.ts';
import { skipSpace } from '@gramwise/engine/language/tokens.ts';
import { fractionText } from '@gramwise/engine/language/writing/fractionText.ts';
import { isMeasure } from '@gramwise/engine/units/measureWords.ts';
import { foodItems } from './foodItems.ts';
import { lengthText, lengthUnitAt, rangeEnd } from './glossCut.ts';
import type { Item } from './item.ts';
import { localizeNumber, numberIn, numberStart } from './numbers.ts';
import type { GlossedLine } from './source.ts';
import { containerAt, type Found, placeOf, tokenFrom } from './wordAt.ts';

/** `°C`, `F`: degrees, and the token after them. */
function degreesAt({ tokens }: GlossedLine, at: number): { text: string; next: number } | null {
  const isSign = tokens[at]?.key === '°';
  const letter = skipSpace(tokens, isSign ? at + 1 : at);
  const scale = /^[CF]$/.exec(tokens[letter]?.text ?? '')?.[0];
  if (scale) return { text: `°${scale}`, next: letter + 1 };
  return isSign ? { text: '°', next: at + 1 } : null;
}

/** A number outside the amounts of a line: `70 %`, `2 cm`, `mixed with 2 tbsp water`. */
export function numberAt(line: GlossedLine, at: number): Found | null {
  const { text, tokens, source } = line;
  const token = tokens[at];
  if (token?.kind !== 'digits' && token?.kind !== 'vulgar') return null;
  const first = numberStart(text.slice(token.start));
  const past = tokenFrom(line, token.start + first.length);
  const second = rangeEnd(line, past);
  const written = second ? `${first}–${second.text}` : first;
  const next = second?.next ?? past;
  const end = tokens[next - 1]?.end ?? token.end;
  const { lexicon, writing } = source;
  const shown = localizeNumber(written.trim(), lexicon.words.writing.numberStyle, writing.numberStyle);
  const value = numberIn(first, lexicon.words.writing.numberStyle) ?? Number.parseFloat(written);
  const number: Item = { kind: 'number', text: shown, value, start: token.start, end };
  const from = tokens[next]?.key === '-' ? next + 1 : skipSpace(tokens, next);
  const length = lengthUnitAt(line, from);
  if (length)
    return {
      items: [{ ...number, text: lengthText(written, length.value, source), isLength: true }],
      next: length.next,
    };
  const degrees = degreesAt(line, from);
  if (degrees) return { items: [{ ...number, text: `${shown} ${degrees.text}` }], next: degrees.next };
  const unit = phraseAt(tokens, from, lexicon.units);
  if (!unit || !isMeasure(unit.value)) return { items: [number], next };
  return {
    items: [number, { kind: 'measure', unit: unit.value, ...placeOf(line, from, unit.next) }],
    next: unit.next,
  };
}

/** A size at a token, and whether it is that of a counting word: `2 small cans`. */
export function sizeAt(line: GlossedLine, at: number): (Found & { ofUnit: boolean }) | null {
  const { tokens, source } = line;
  const size = phraseAt(tokens, at, source.words.sizes);
  if (size?.value.kind !== 'size') return null;
  const after = skipSpace(tokens, size.next);
  const unit = phraseAt(tokens, after, source.lexicon.units)?.value ?? null;
  const ofUnit = isMeasure(unit) || containerAt(line, after) !== null;
  const word = { kind: 'word', word: size.value, manners: [], ...placeOf(line, at, size.next) } as const;
  return { items: [{ ...word, ...(ofUnit && { ofUnit }) }], next: size.next, ofUnit };
}

/** A word for a number before what it counts: `une pincée`, `half an onion`. */
export function numberWordAt(line: GlossedLine, at: number, end: number): Found | null {
  const { tokens, source } = line;
  const { numbers, list, units } = source.lexicon;
  const word = phraseAt(tokens, at, numbers);
  const article = word ? null : phraseAt(tokens, at, list.articles);
  const found = word ?? article;
  if (!found || tokens[at]?.kind !== 'word') return null;
  let next = skipSpace(tokens, found.next);
  // `einer ½ Zitrone`
  if (tokens[next]?.kind === 'vulgar') return { items: [], next };
  const second = phraseAt(tokens, next, word ? list.articles : list.of);
  if (second && word) next = skipSpace(tokens, second.next);
  const value = word?.value ?? 1;
  const text = fractionText(value, source.writing.numberStyle);
  const number: Item = { kind: 'number', text, value, ...placeOf(line, at, found.next) };
  const sized = sizeAt(line, next);
  const isCounted =
    containerAt(line, next) !== null ||
    isMeasure(phraseAt(tokens, next, units)?.value ?? null) ||
    foodItems(line, next, end) !== null;
  // `un petit oignon` is no pearl onion.
  const past = sized && skipSpace(tokens, sized.next);
  if (sized && past && (sized.ofUnit || foodItems(line, past, end)))
    return { items: [number, ...sized.items], next: sized.next };
  return isCounted ? { items: [number], next } : null;
}
