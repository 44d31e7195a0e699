import type { FoodList, ListedFood, ListedPiece, ListedWay } from './listedFood.ts';

type Without<Row, Key extends keyof Row> = Omit<Row, Key> & Partial<Pick<Row, Key>>;
type Names = readonly string[];

/** The source of most figures, which the file does not repeat. */
export const USUAL_SOURCE = 'USDA';

/** What a food has besides its id and names. Half of the foods have no cup weight, and no empty list for it. */
type FiledFigures = Omit<ListedFood, 'id' | 'name' | 'also' | 'general' | 'shared' | 'ways' | 'pieces'> & {
  pieces?: readonly Without<ListedPiece, 'source'>[];
  ways?: readonly Without<Omit<ListedWay, 'names'>, 'sources'>[];
};

/**
 * The foods of `/foods/<language>.json` by columns: the nth of each is of the same food. Like stands beside like, so
 * that it is compressed to 5 % less than a list of objects.
 */
export interface FoodFile {
  ids: readonly string[];
  /** The name that is shown, then its other names. */
  names: readonly Names[];
  /** Names of more specific foods; null for none. */
  general: readonly (Names | null)[];
  /** Names that foods share; null for none. */
  shared: readonly (Names | null)[];
  /** The names of the ways to fill a cup; null if none has a name. */
  fills: readonly ((Names | null)[] | null)[];
  figures: readonly FiledFigures[];
}

const fileFigures = ({ ways, pieces, density, differs }: ListedFood): FiledFigures => ({
  ...(density !== undefined && { density }),
  ...(differs && { differs }),
  ...(pieces && {
    pieces: pieces.map(({ source, ...piece }) => (source === USUAL_SOURCE ? piece : { ...piece, source })),
  }),
  ...(ways.length > 0 && {
    ways: ways.map(({ sources, names: _, ...way }) =>
      sources.length === 1 && sources[0] === USUAL_SOURCE ? way : { ...way, sources },
    ),
  }),
});

/** The file of a list of foods. */
export const packFoods = (foods: FoodList): FoodFile => ({
  ids: foods.map(({ id }) => id),
  names: foods.map(({ name, also = [] }) => [name, ...also]),
  general: foods.map(({ general = null }) => general),
  shared: foods.map(({ shared = null }) => shared),
  fills: foods.map(({ ways }) =>
    ways.some(({ names }) => names) ? ways.map(({ names = null }) => names) : null,
  ),
  figures: foods.map(fileFigures),
});

/** The list of foods in a file. */
export const unpackFoods = ({ ids, names, general, shared, fills, figures }: FoodFile): FoodList =>
  ids.map((id, at): ListedFood => {
    const [name = '', ...also] = names[at] ?? [];
    const [generalNames, sharedNames] = [general[at], shared[at]];
    const { ways = [], pieces, ...others } = figures[at] ?? {};
    return {
      id,
      name,
      ...(also.length > 0 && { also }),
      ...(generalNames && { general: generalNames }),
      ...(sharedNames && { shared: sharedNames }),
      ...others,
      ...(pieces && { pieces: pieces.map((piece) => ({ source: USUAL_SOURCE, ...piece })) }),
      ways: ways.map((way, index) => {
        const filled = fills[at]?.[index];
        return { sources: [USUAL_SOURCE], ...way, ...(filled && { names: filled }) };
      }),
    };
  });
