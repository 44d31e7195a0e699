import type { FoodList, ListedFood, ListedPiece, ListedWay } from './listedFood.ts';

type Without<Row, Key extends keyof Row> = Omit<Row, Key> & Partial<Pick<Row, Key>>;

/** The source of most figures, which the file does not repeat. */
export const USUAL_SOURCE = 'USDA';

type FiledPiece = Without<ListedPiece, 'source'>;
type FiledWay = Without<ListedWay, 'sources'>;

/** A food in `/foods/<language>.json`: half of them have no cup weight, and an empty list for each is not sent. */
export type FiledFood = Omit<ListedFood, 'ways' | 'pieces'> & {
  pieces?: readonly FiledPiece[];
  ways?: readonly FiledWay[];
};

const packPiece = ({ source, ...piece }: ListedPiece): FiledPiece =>
  source === USUAL_SOURCE ? piece : { ...piece, source };

const packWay = ({ sources, ...way }: ListedWay): FiledWay =>
  sources.length === 1 && sources[0] === USUAL_SOURCE ? way : { ...way, sources };

/** A list of foods as its file holds it. */
export const packFoods = (foods: FoodList): readonly FiledFood[] =>
  foods.map(({ ways, pieces, ...food }) => ({
    ...food,
    ...(pieces && { pieces: pieces.map(packPiece) }),
    ...(ways.length > 0 && { ways: ways.map(packWay) }),
  }));

/** The list of foods in a file. */
export const unpackFoods = (file: readonly FiledFood[]): FoodList =>
  file.map(({ ways = [], pieces, ...food }) => ({
    ...food,
    ...(pieces && { pieces: pieces.map((piece) => ({ source: USUAL_SOURCE, ...piece })) }),
    ways: ways.map((way) => ({ sources: [USUAL_SOURCE], ...way })),
  }));
