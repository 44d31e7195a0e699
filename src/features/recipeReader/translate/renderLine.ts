import { elidesBefore } from '@gramwise/engine/language/writing/elision.ts';
import { isSingularFraction } from '@gramwise/engine/language/writing/numberText.ts';
import type { Agreement } from './forms.ts';
import { type Group, groupItems, hasAmount, headOf, standsAlone } from './group.ts';
import { type Item, type ItemOf, isContainer, isPart } from './item.ts';
import type { Count } from './noun.ts';
import { type LinePart, type Piece, plainPiece, type Scope, shown } from './piece.ts';
import { amountOf, isInAmount } from './renderAmount.ts';
import { foodPieces, nounIn } from './renderFood.ts';
import type { Target } from './target.ts';

/** `de` between an amount and its food; `of` after a counting word without a number only. */
function ofPiece({ writing }: Target, next: string, isNumberless: boolean): Piece[] {
  const [usual, beforeVowel] = writing.of;
  const of = (elidesBefore(next) ? beforeVowel : usual).trim();
  return of === '' || (writing.joins.length === 0 && !isNumberless) ? [] : [shown(of)];
}

/** Whether a group counts something without saying how many: `copeaux de parmesan`. */
const countsNoNumber = ({ items, count }: Group) =>
  count === null &&
  items.some(isContainer) &&
  !items.some((item) => item.kind === 'number' || (item.kind === 'word' && item.word.kind === 'vague'));

const UNCOUNTED: Count = { isPlural: true, isCounted: false };

/** A group without the counting word that the food's name has: `1 pain italien`, `2 nori sheets`. */
function withoutNamedUnit(group: Group, target: Target): Group {
  const { items } = group;
  const container = items.find((item): item is ItemOf<'word'> => isContainer(item));
  const name = nounIn(headOf(items), UNCOUNTED, target)?.text ?? '';
  if (!container || name === '' || items.some((item) => item.kind === 'word' && item.ofUnit)) return group;
  const { text, other } = container.word.shown[target.language];
  const number = items.find((item) => item.kind === 'number');
  const isOne = number?.kind === 'number' && isSingularFraction(number.value, target.writing.numberStyle);
  const words = name.split(' ');
  const noun = target.writing.joins.length > 0 ? words[0] : words.at(-1);
  // German names have one number only
  const isNamed = target.writing.capitalNouns
    ? name.toLowerCase().endsWith((isOne ? text : (other ?? text)).toLowerCase())
    : noun === text || noun === other;
  return isNamed && number && !number.isLength
    ? { ...group, items: items.filter((item) => item !== container) }
    : group;
}

/** A group with an amount or a food, and what follows agrees with. */
function nounGroup(
  given: Group,
  scope: Scope,
  { isGiven, awaited }: { isGiven: boolean; awaited: Count | null },
): { pieces: Piece[]; agreement: Agreement; awaited: Count | null } {
  const { target } = scope;
  const group = withoutNamedUnit(given, target);
  const { items } = group;
  const several = nounIn(headOf(items), UNCOUNTED, target);
  const amount = amountOf(group, { ...scope, agreement: several ?? scope.agreement }, isGiven);
  // `juice of 1 lemon`, but `1 tsp juice of lemons`
  const isLate = (item: Item) => items.some((other) => other.kind === 'measure' && other.start < item.start);
  const partsWhere = (late: boolean) =>
    items.filter((item) => isPart(item) && isLate(item) === late).map((item) => plainPiece(item, scope));
  const [parts, ofMeasure] = [partsWhere(false), partsWhere(true)];
  const awaits = awaited !== null && amount.pieces.length === 0;
  const noun = nounIn(headOf(items), awaits ? awaited : amount.count, target);
  const agreement = amount.counted ?? noun ?? scope.agreement;
  const after = { ...scope, agreement };
  const isNumberless = countsNoNumber(group);
  if (!noun) {
    const rest = items
      .filter((item) => !isInAmount(item) && !isPart(item))
      .map((item) => plainPiece(item, after));
    const of = amount.hasUnit && rest[0]?.kept ? ofPiece(target, rest[0].text, isNumberless) : [];
    return {
      pieces: [...parts, ...amount.pieces, ...of, ...rest],
      agreement,
      awaited: rest.length > 0 ? null : amount.hasUnit ? amount.count : awaited,
    };
  }
  const { pieces: named, tail } = foodPieces(group, noun, after);
  const pieces = [...ofMeasure, ...named];
  const of = amount.hasUnit || awaits ? ofPiece(target, pieces[0]?.text ?? '', isNumberless) : [];
  const said = tail.flatMap((item) => [shown(',', true), plainPiece(item, after)]);
  return { pieces: [...parts, ...amount.pieces, ...of, ...pieces, ...said], agreement, awaited: null };
}

/** Whether a size in parentheses comes right after a group: `1 stick (113 g)`. */
function isSizeNext(groups: readonly Group[], at: number, line: string): boolean {
  const [mark, size] = [groups[at + 1]?.items[0], groups[at + 2]?.items];
  return mark?.kind === 'mark' && line.charAt(mark.start) === '(' && size !== undefined && hasAmount(size);
}

/** Pieces as parts: spaces between them, `de` before vowels elided, neighbors of one kind joined. */
function joinPieces(pieces: readonly Piece[], target: Target): LinePart[] {
  const { writing } = target;
  const parts: LinePart[] = [];
  let isTight = true;
  for (const { text, kept, glued = false, tight = false } of pieces) {
    const last = parts.at(-1);
    // `canned tuna in its juice` has one name that says both.
    if (!kept && !glued && text.includes(' ') && last?.text.endsWith(` ${text}`)) continue;
    if (last && !last.kept && writing.of[1].endsWith('’') && elidesBefore(text))
      last.text = last.text.replace(/(?<!\p{L})de$/u, writing.of[1]);
    const space = glued || isTight || last?.text.endsWith('’') ? '' : ' ';
    isTight = tight;
    if (last?.kept === kept) last.text += space + text;
    else if (kept && last) {
      last.text += space;
      parts.push({ text, kept });
    } else parts.push({ text: space + text, kept });
  }
  return parts;
}

/** The parts of a line in the language of `target`. */
export function renderLine(line: string, items: readonly Item[], target: Target): LinePart[] {
  const groups = groupItems(items);
  let agreement: Agreement = { gender: 'm', plural: false };
  // `1 stick (113 g) butter`: the food follows in another group.
  let awaited: Count | null = null;
  const pieces = groups.flatMap((group, at): Piece[] => {
    const scope = { line, target, agreement };
    const [first] = group.items;
    if (!first) return [];
    if (standsAlone(first)) return [plainPiece(first, scope)];
    const isNoun = headOf(group.items) !== undefined || hasAmount(group.items);
    if (!isNoun) return group.items.map((item) => plainPiece(item, scope));
    const shownGroup = nounGroup(group, scope, { isGiven: isSizeNext(groups, at, line), awaited });
    const isAside = groups[at - 1]?.items.some(({ start }) => line.charAt(start) === '(') === true;
    ({ agreement } = shownGroup);
    if (!isAside) ({ awaited } = shownGroup);
    return shownGroup.pieces;
  });
  const parts = joinPieces(pieces, target);
  const [first] = parts;
  if (first && !first.kept && /^\s*\p{Lu}/u.test(line))
    first.text = first.text.charAt(0).toUpperCase() + first.text.slice(1);
  return parts;
}
