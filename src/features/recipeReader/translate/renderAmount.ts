import { isSingularFraction } from '@gramwise/engine/language/writing/numberText.ts';
import type { Group } from './group.ts';
import { type Item, type ItemOf, isContainer } from './item.ts';
import { measureName, sizeNote } from './measure.ts';
import { type Count, type Noun, nounOf } from './noun.ts';
import { besidePiece, type Piece, plainPiece, type Scope, shown, sideOf } from './piece.ts';

/** The amount of a group. */
export interface Amount {
  pieces: Piece[];
  /** The counting word, if what is done to the food is done to what it counts. */
  counted: Noun | null;
  /** Whether it has a unit, before which the food takes `de`. */
  hasUnit: boolean;
  /** Whether its food is named in the plural. */
  count: Count;
}

/** The counting word of an amount with its sizes. */
function containerPieces(item: ItemOf<'word'>, sizes: readonly Item[], scope: Scope, isOne: boolean) {
  const { target } = scope;
  const form = item.word.shown[target.language];
  const noun = { ...nounOf(form, !isOne, target), plural: !isOne, inflects: true };
  const besides = sizes.map((size) => ({
    side: sideOf(size, noun, target),
    piece: besidePiece(size, noun, scope),
  }));
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

/** Whether an item is shown with the amount of its group. */
export const isInAmount = (item: Item) =>
  item.kind === 'number' ||
  item.kind === 'measure' ||
  isContainer(item) ||
  isOfUnit(item) ||
  (item.kind === 'word' && item.word.kind === 'vague');

/** The amount of a group; `isGiven` if its size follows in the line. */
export function amountOf({ items, count }: Group, scope: Scope, isGiven: boolean): Amount {
  const { writing } = scope.target;
  const number = items.find((item): item is ItemOf<'number'> => item.kind === 'number');
  const vague = items.find((item) => item.kind === 'word' && item.word.kind === 'vague');
  const measure = items.find((item): item is ItemOf<'measure'> => item.kind === 'measure');
  const container = items.find((item): item is ItemOf<'word'> => isContainer(item));
  const isLength = number?.isLength === true;
  const counted = isLength ? null : number?.value;
  const value = counted ?? count ?? (container?.word.plural ? 2 : 1);
  const isOne = isSingularFraction(value, writing.numberStyle);
  const sizes = items.filter(isOfUnit);
  const unit = container
    ? containerPieces(container, sizes, scope, isOne)
    : { pieces: measure ? measurePieces(measure, value, scope, isGiven) : [], counted: null };
  // Cups and spoons are feminine in French and Spanish; in German, spoons are not.
  const gender = writing.joins.length > 0 || measure?.unit === 'cup' ? 'f' : 'm';
  const spoon = { text: '', gender, plural: !isOne, inflects: true } as const;
  const besides = container ? [] : sizes.map((size) => besidePiece(size, spoon, scope));
  // `2-inch piece`
  const isSized = isLength && (container !== undefined || count !== null);
  const isAfter = measure !== undefined && writing.joins.length > 0;
  const hasUnit = measure !== undefined || container !== undefined || (isLength && !isSized);
  return {
    pieces: [
      ...(number && !isSized ? [shown(number.text)] : []),
      ...(vague ? [plainPiece(vague, scope)] : []),
      ...(isAfter ? [] : besides),
      ...unit.pieces,
      ...(isAfter ? besides : []),
      ...(number && isSized ? [shown(`(${number.text})`)] : []),
    ],
    counted: unit.counted,
    hasUnit,
    count: {
      isPlural: isLength && !isSized ? false : hasUnit ? unit.counted === null : !number || !isOne,
      isCounted: number !== undefined && !hasUnit,
    },
  };
}
