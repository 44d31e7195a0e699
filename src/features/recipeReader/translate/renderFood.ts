import { type Group, headOf } from './group.ts';
import { type Item, isPart } from './item.ts';
import { type Count, foodNoun, type Noun, nounOf } from './noun.ts';
import { besidePiece, type Piece, type Scope, type Side, shown, sideOf } from './piece.ts';
import { isInAmount } from './renderAmount.ts';
import type { Target } from './target.ts';

/** The noun of a group, or null if what it names is unknown. */
export function nounIn(head: Item | undefined, count: Count, target: Target): Noun | null {
  if (head?.kind === 'food') return foodNoun(head.food, count, target);
  if (head?.kind === 'word') return nounOf(head.word.shown[target.language], count.isPlural, target);
  return null;
}

/** Whether a noun already says what a word says: `trocken` of `Trockenhefe`, `red` of `red wine`. */
function isInName(
  item: Item,
  head: Item | undefined,
  { text }: Noun,
  { language, english, file }: Target,
): boolean {
  if (item.kind !== 'word') return false;
  if (item.word.kind === 'color' && head?.kind === 'food' && file.nouns.oneColor.includes(head.food))
    return true;
  const { en, [language]: form } = item.word.shown;
  const stem = form.text.replaceAll('*', '').toLowerCase().slice(0, 5);
  const name = text.toLowerCase();
  const said = head?.kind === 'food' ? english.get(head.food)?.text : undefined;
  const isNamed = stem.length > 3 ? name.includes(stem) : name.split(' ').includes(stem);
  return isNamed || said?.includes(en.text) === true;
}

/** Sizes come first before a noun, and last after it. */
const sizeRank = (item: Item, { language, writing }: Target) => {
  const isSize = item.kind === 'word' && item.word.kind === 'size';
  const isBefore = writing.joins.length === 0 || (item.kind === 'word' && item.word.shown[language].before);
  return isSize ? (isBefore ? -1 : 1) : 0;
};

/** The food of a group with the words beside it. */
export function foodPieces(group: Group, noun: Noun, scope: Scope): { pieces: Piece[]; tail: Item[] } {
  const { target } = scope;
  const head = headOf(group.items);
  // A name of a table is bare, so that what the line's name says of the food is missing.
  const said = head?.kind === 'food' && target.forms.has(head.food) ? head.said : [];
  const beside = [...said, ...group.items]
    .filter(
      (item) => item !== head && !isInAmount(item) && !isPart(item) && !isInName(item, head, noun, target),
    )
    .sort((a, b) => sizeRank(a, target) - sizeRank(b, target));
  const at = (side: Side) => beside.filter((item) => sideOf(item, noun, target) === side);
  const specific = head?.kind === 'food' ? head.specific : null;
  const pieces = [
    ...at('before').map((item) => besidePiece(item, noun, scope)),
    shown(noun.text),
    ...at('after').map((item) => besidePiece(item, noun, scope)),
    ...(specific === null
      ? []
      : [{ ...shown('('), tight: true }, { text: specific, kept: true, glued: true }, shown(')', true)]),
  ];
  return { pieces, tail: at('tail') };
}
