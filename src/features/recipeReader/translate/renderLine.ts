import { isSingularFraction } from '@gramwise/engine/language/writing/numberText.ts';
import { FRENCH_HEARD_H } from '#content/ingredientWords/nouns.ts';
import { type Agreement, attributiveIn } from './forms.ts';
import { type Group, groupItems, hasAmount, headOf, isContainer, standsAlone } from './group.ts';
import type { Item, ItemOf } from './item.ts';
import { measureName, sizeNote } from './measure.ts';
import { foodNoun, type Noun, nounOf } from './noun.ts';
import { showCut, showWord } from './showWord.ts';
import type { Target } from './target.ts';

/** A part of a line as shown. */
export interface LinePart {
  text: string;
  /** As written, because its meaning is unknown. */
  kept: boolean;
}

interface Piece extends LinePart {
  /** No space before it. */
  glued?: boolean;
}

const shown = (text: string, glued = false): Piece => ({ text, kept: false, glued });

/** What is rendered with: the line, its language, and what words after the food agree with. */
interface Scope {
  line: string;
  target: Target;
  agreement: Agreement;
}

const keptPiece = ({ line }: Scope, { start, end }: Item): Piece => ({ text: line.slice(start, end), kept: true });

/** An item that stands where it stood. */
function plainPiece(item: Item, scope: Scope): Piece {
  const { target, agreement, line } = scope;
  if (item.kind === 'word') {
    const text = showWord(item, target, agreement);
    return text === null ? keptPiece(scope, item) : shown(text);
  }
  if (item.kind === 'cut') return shown(showCut(item, target, agreement));
  if (item.kind === 'number') return shown(item.text);
  if (item.kind === 'mark') return shown(line.slice(item.start, item.end), !/\s/.test(line.charAt(item.start - 1)));
  return keptPiece(scope, item);
}

/** Where a word beside a food goes: before it, right after it, or after a comma. */
type Side = 'before' | 'after' | 'tail';

function sideOf(item: Item, noun: Noun, { language, writing }: Target): Side {
  if (item.kind === 'cut') return 'tail';
  if (item.kind !== 'word') return writing.joins.length > 0 ? 'after' : 'before';
  const { kind, shown: forms } = item.word;
  if (kind === 'preparation' || item.manners.length > 0) return 'tail';
  const form = forms[language];
  if (writing.joins.length > 0) return form.before ? 'before' : 'after';
  return writing.capitalNouns && (!noun.inflects || form.fixed) ? 'tail' : 'before';
}

/** A word right beside its noun. */
function besidePiece(item: Item, noun: Noun, scope: Scope): Piece {
  if (item.kind !== 'word') return plainPiece(item, scope);
  const { language } = scope.target;
  const form = item.word.shown[language];
  return form.text === '' ? keptPiece(scope, item) : shown(attributiveIn(form, language, noun));
}

/** The amount of a group. */
interface Amount {
  pieces: Piece[];
  /** The counting word, if what is done to the food is done to what it counts. */
  counted: Noun | null;
  /** Whether it has a unit, before which the food takes `de`. */
  hasUnit: boolean;
  /** Whether its food is several things. */
  isPlural: boolean;
}

/** The counting word of an amount with its sizes. */
function containerPieces(item: ItemOf<'word'>, sizes: readonly Item[], scope: Scope, isOne: boolean) {
  const { target } = scope;
  const form = item.word.shown[target.language];
  const noun = { ...nounOf(form, !isOne, target.language), plural: !isOne, inflects: true };
  const besides = sizes.map((size) => ({ side: sideOf(size, noun, target), piece: besidePiece(size, noun, scope) }));
  const pieces = [
    ...besides.flatMap(({ side, piece }) => (side === 'before' ? piece : [])),
    shown(noun.text),
    ...besides.flatMap(({ side, piece }) => (side === 'before' ? [] : piece)),
  ];
  return { pieces, counted: form.agrees ? noun : null };
}

function measurePieces({ unit }: ItemOf<'measure'>, value: number, scope: Scope, isGiven: boolean): Piece[] {
  const note = isGiven ? '' : sizeNote(unit, scope.target);
  return [shown(measureName(unit, value, scope.target)), ...(note === '' ? [] : [shown(note)])];
}

const isOfUnit = (item: Item) => item.kind === 'word' && item.ofUnit === true;

/** The amount of a group; `isGiven` if its size follows in the line. */
function amountOf({ items, count }: Group, scope: Scope, isGiven: boolean): Amount {
  const { writing } = scope.target;
  const number = items.find((item): item is ItemOf<'number'> => item.kind === 'number');
  const vague = items.find((item) => item.kind === 'word' && item.word.kind === 'vague');
  const measure = items.find((item): item is ItemOf<'measure'> => item.kind === 'measure');
  const container = items.find((item): item is ItemOf<'word'> => isContainer(item));
  const value = number?.value ?? count ?? 1;
  const isOne = isSingularFraction(value, writing.numberStyle);
  const sizes = items.filter(isOfUnit);
  const unit = container
    ? containerPieces(container, sizes, scope, isOne)
    : { pieces: measure ? measurePieces(measure, value, scope, isGiven) : [], counted: null };
  const besides = container ? [] : sizes.map((size) => plainPiece(size, scope));
  const hasUnit = measure !== undefined || container !== undefined;
  return {
    pieces: [
      ...(number ? [shown(number.text)] : []),
      ...(vague ? [plainPiece(vague, scope)] : []),
      ...besides,
      ...unit.pieces,
    ],
    counted: unit.counted,
    hasUnit,
    isPlural: hasUnit ? unit.counted === null : !number || !isOne,
  };
}

const ELIDES = /^[aeiouhàâäéèêëîïôöùûüœæ]/i;
const HEARD_H = new RegExp(`^(?:${FRENCH_HEARD_H})`, 'i');

/** Whether French drops the e of `de` before a text. */
const elidesBefore = (text: string) => ELIDES.test(text) && !HEARD_H.test(text);

/** `de` between an amount and its food. */
function ofPiece({ writing }: Target, next: string): Piece[] {
  if (writing.joins.length === 0) return [];
  const [usual, beforeVowel] = writing.of;
  return [shown((elidesBefore(next) ? beforeVowel : usual).trim())];
}

/** The noun of a group, or null if what it names is unknown. */
function nounIn(head: Item | undefined, isPlural: boolean, target: Target): Noun | null {
  if (head?.kind === 'food') return foodNoun(head.food, isPlural, target);
  if (head?.kind === 'word') return nounOf(head.word.shown[target.language], isPlural, target.language);
  return null;
}

const isPart = (item: Item) => item.kind === 'word' && item.word.kind === 'part';
const isInAmount = (item: Item) =>
  item.kind === 'number' ||
  item.kind === 'measure' ||
  isContainer(item) ||
  isOfUnit(item) ||
  (item.kind === 'word' && item.word.kind === 'vague');

/** Whether a noun already says what a word says: `trocken` of `Trockenhefe`. */
function isInName(item: Item, { text }: Noun, { language }: Target): boolean {
  if (item.kind !== 'word') return false;
  const stem = item.word.shown[language].text.replace('*', '').toLowerCase().slice(0, 5);
  return stem.length > 3 && text.toLowerCase().includes(stem);
}

/** Sizes come first before a noun, and last after it. */
const sizeRank = (item: Item, { language, writing }: Target) => {
  const isSize = item.kind === 'word' && item.word.kind === 'size';
  const isBefore = writing.joins.length === 0 || (item.kind === 'word' && item.word.shown[language].before);
  return isSize ? (isBefore ? -1 : 1) : 0;
};

/** The food of a group with the words beside it. */
function foodPieces(group: Group, noun: Noun, scope: Scope): { pieces: Piece[]; tail: Item[] } {
  const { target } = scope;
  const head = headOf(group.items);
  // A name of a table is bare, so that what the line's name says of the food is missing.
  const said = head?.kind === 'food' && target.forms.has(head.food) ? head.said : [];
  const beside = [...said, ...group.items]
    .filter((item) => item !== head && !isInAmount(item) && !isPart(item) && !isInName(item, noun, target))
    .sort((a, b) => sizeRank(a, target) - sizeRank(b, target));
  const at = (side: Side) => beside.filter((item) => sideOf(item, noun, target) === side);
  const specific = head?.kind === 'food' ? head.specific : null;
  const pieces = [
    ...at('before').map((item) => besidePiece(item, noun, scope)),
    shown(noun.text),
    ...at('after').map((item) => besidePiece(item, noun, scope)),
    ...(specific === null
      ? []
      : [shown('('), { text: specific, kept: true, glued: true }, shown(')', true)]),
  ];
  return { pieces, tail: at('tail') };
}

/** A group with an amount or a food, and what follows agrees with. */
function nounGroup(
  group: Group,
  scope: Scope,
  { isGiven, awaitsFood }: { isGiven: boolean; awaitsFood: boolean },
): { pieces: Piece[]; agreement: Agreement; awaitsFood: boolean } {
  const { items } = group;
  const { target } = scope;
  const amount = amountOf(group, scope, isGiven);
  const parts = items.filter(isPart).map((item) => plainPiece(item, scope));
  const noun = nounIn(headOf(items), amount.isPlural, target);
  const agreement = amount.counted ?? noun ?? scope.agreement;
  const after = { ...scope, agreement };
  if (!noun) {
    const rest = items.filter((item) => !isInAmount(item) && !isPart(item)).map((item) => plainPiece(item, after));
    const of = amount.hasUnit && rest[0] ? ofPiece(target, rest[0].text) : [];
    return { pieces: [...parts, ...amount.pieces, ...of, ...rest], agreement, awaitsFood: amount.hasUnit && rest.length === 0 };
  }
  const { pieces, tail } = foodPieces(group, noun, after);
  const of = amount.hasUnit || (awaitsFood && amount.pieces.length === 0) ? ofPiece(target, pieces[0]?.text ?? '') : [];
  const said = tail.flatMap((item) => [shown(',', true), plainPiece(item, after)]);
  return { pieces: [...parts, ...amount.pieces, ...of, ...pieces, ...said], agreement, awaitsFood: false };
}

/** Whether a size in parentheses comes right after a group: `1 stick (113 g)`. */
function isSizeNext(groups: readonly Group[], at: number, line: string): boolean {
  const [mark, size] = [groups[at + 1]?.items[0], groups[at + 2]?.items];
  return mark?.kind === 'mark' && line.charAt(mark.start) === '(' && size !== undefined && hasAmount(size);
}

const noSpaceAfter = /[([/’]$/;

/** Pieces as parts: spaces between them, `de` before vowels elided, neighbors of one kind joined. */
function joinPieces(pieces: readonly Piece[], { writing }: Target): LinePart[] {
  const parts: LinePart[] = [];
  for (const { text, kept, glued = false } of pieces) {
    const last = parts.at(-1);
    if (last && !last.kept && writing.of[1].endsWith('’') && elidesBefore(text))
      last.text = last.text.replace(/(?<!\p{L})de$/u, writing.of[1]);
    const space = !last || glued || noSpaceAfter.test(last.text) ? '' : ' ';
    if (!last) parts.push({ text, kept });
    else if (last.kept === kept) last.text += space + text;
    else if (last.kept) parts.push({ text: space + text, kept });
    else {
      last.text += space;
      parts.push({ text, kept });
    }
  }
  return parts;
}

/** The parts of a line in the language of `target`. */
export function renderLine(line: string, items: readonly Item[], target: Target): LinePart[] {
  const groups = groupItems(items);
  let agreement: Agreement = { gender: 'm', plural: false };
  // `1 stick (113 g) butter`: the food follows in another group.
  let awaitsFood = false;
  const pieces = groups.flatMap((group, at): Piece[] => {
    const scope = { line, target, agreement };
    const [first] = group.items;
    if (!first) return [];
    if (standsAlone(first)) return [plainPiece(first, scope)];
    const isNoun = headOf(group.items) !== undefined || hasAmount(group.items);
    if (!isNoun) return group.items.map((item) => plainPiece(item, scope));
    const shownGroup = nounGroup(group, scope, { isGiven: isSizeNext(groups, at, line), awaitsFood });
    ({ agreement, awaitsFood } = shownGroup);
    return shownGroup.pieces;
  });
  const parts = joinPieces(pieces, target);
  const [first] = parts;
  if (first && !first.kept && /^\s*\p{Lu}/u.test(line)) first.text = first.text.charAt(0).toUpperCase() + first.text.slice(1);
  return parts;
}
