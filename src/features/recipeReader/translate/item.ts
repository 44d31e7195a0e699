import type { MeasureId } from '@gramwise/engine/units/measureWords.ts';
import type { Word } from './words.ts';

/** A part of a line, with its place there. */
export type Item = {
  start: number;
  end: number;
} /** With a unit of length it measures: `4 cm` of ginger. */ & (
  | { kind: 'number'; text: string; value: number; isLength?: true }
  | { kind: 'measure'; unit: MeasureId }
  /** With words for how it is done before it. */
  | {
      kind: 'word';
      word: Word;
      manners: readonly Word[];
      ofUnit?: true;
      /** The first of two that go together: `white and black`. */
      isChoice?: true;
    }
  | {
      kind: 'cut';
      isDone: boolean;
      adjectives: readonly Word[];
      isAbout: boolean;
      length: string;
      isThick: boolean;
      shape: Word;
    }
  /** A food, its name in the line if ours is more general, and the words in its name that describe it. */
  | {
      kind: 'food';
      food: string;
      specific: string | null;
      said: readonly Item[];
      /** Its name was short: `cherry or grape tomatoes`. */
      isComplete?: true;
    }
  | { kind: 'mark' }
  /** An article or `of`, which translations have by themselves. */
  | { kind: 'link' }
  | { kind: 'kept' }
);
export type ItemOf<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>;

/** A food with nothing said of it. */
export const foodItem = (food: string, place: { start: number; end: number }): ItemOf<'food'> => ({
  kind: 'food',
  food,
  specific: null,
  said: [],
  ...place,
});

/** Whether an item names a food, or a kind of food. */
export const isHead = (item: Item | undefined): boolean =>
  item?.kind === 'food' || (item?.kind === 'word' && item.word.kind === 'kind');

/** Whether an item says which part of a food: `juice of`. */
export const isPart = (item: Item): boolean => item.kind === 'word' && item.word.kind === 'part';

export const isContainer = (item: Item): boolean => item.kind === 'word' && item.word.kind === 'container';

/** Whether an item says what its food is like. */
export const describesFood = (item: Item | undefined): boolean =>
  item?.kind === 'word' && /^(?:size|state|color)$/.test(item.word.kind);
