import type { AnyFoodId } from '../foods.ts';

/** In grams per 100 g, if not named otherwise; null where the source lists no figure, which is not 0. */
interface OtherNutrients {
  source: string;
  /** Its number for the food and its name of it. */
  row: string;
  kilocalories: number;
  protein: number;
  fat: number;
  carbohydrate: number;
  sugars: number | null;
  sodiumMilligrams: number | null;
}

/**
 * Bundeslebensmittelschlüssel 4.0 (Max Rubner-Institut, 2025, doi.org/10.25826/Data20251217-134202-0), CC BY 4.0, as
 * quoted in November 2026 by apps on GitHub that read it. Carbohydrate without fiber, of which these foods have none.
 */
const bls = (
  row: string,
  [kilocalories, protein, fat, carbohydrate]: readonly [number, number, number, number],
  sodiumMilligrams: number | null = null,
): OtherNutrients => ({
  source: 'BLS 4.0 (MRI, 2025)',
  ...{ row, kilocalories, protein, fat, carbohydrate, sodiumMilligrams },
  sugars: null,
});

/** Of foods that Europe eats and that the USDA's table has no row of: only questions for one food are answered by them. */
export const OTHER_NUTRIENTS: Readonly<Partial<Record<AnyFoodId, OtherNutrients>>> = {
  'quark-low-fat': bls('M713100, Speisequark Magerstufe', [66, 11.85, 0.18, 3.68], 33.6),
  quark: bls(
    'M713300, Speisequark Halbfettstufe, 20 % Fett in der Trockenmasse',
    [110, 12.245, 5.1, 3.04],
    35,
  ),
  'creme-fraiche': bls('M176800, Sauerrahm/Creme fraiche, 30 % Fett', [265, 2.4, 27.03, 2.55]),
  // Per 100 g on its pot (mit-mach-ideen.blogspot.com, February 2016); 0.14 g of salt
  skyr: {
    ...{ source: 'Arla', row: 'Skyr, natur' },
    ...{ kilocalories: 65, protein: 11, fat: 0, carbohydrate: 4, sugars: 4, sodiumMilligrams: 56 },
  },
};
