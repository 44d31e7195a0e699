import type { ComponentType } from 'react';
import type { IngredientId } from '#domain/ingredients/ingredients.ts';
import { GAS_MARKS } from '#domain/temperature/gasMark.ts';
import type { TemperatureScale } from '#domain/temperature/scales.ts';
import type { HomeUnitId } from '#domain/units/home.ts';
import { en } from '#i18n/catalog.ts';
import {
  convertedDegrees,
  convertedText,
  degreesText,
  givenText,
  type RequestedConversion,
} from './amounts.ts';
import { FigureTable } from './FigureTable.tsx';

/** Computes every figure in an article at build time, in English. */

const { units, ingredients, oven } = en;

type Asked = Omit<RequestedConversion, 'n' | 'to'>;
interface Heat {
  from: TemperatureScale;
  to: TemperatureScale;
  digits?: number;
}

const heading = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const column = (unit: HomeUnitId) => heading(units[unit].name);
const degrees = (n: number, { from, to, digits = 0 }: Heat) =>
  degreesText('en', convertedDegrees(n, from, to), to, digits);

function Amount(asked: RequestedConversion) {
  return <>{convertedText('en', units, asked)}</>;
}

function Degrees({ n, ...heat }: Heat & { n: number }) {
  return <>{degrees(n, heat)}</>;
}

interface Conversions extends Asked {
  caption: string;
  to: readonly HomeUnitId[];
  amounts: readonly number[];
}
function ConversionTable({ caption, to, amounts, ...asked }: Conversions) {
  return (
    <FigureTable
      caption={caption}
      columns={[asked.from, ...to].map(column)}
      rows={amounts.map((n) => [
        givenText('en', units, { n, from: asked.from }),
        ...to.map((unit) => convertedText('en', units, { ...asked, n, to: unit })),
      ])}
    />
  );
}

interface Weights extends Omit<RequestedConversion, 'n' | 'of'> {
  caption: string;
  amount: number;
  ingredients: readonly IngredientId[];
}
function IngredientTable({ caption, amount, ingredients: ids, ...asked }: Weights) {
  return (
    <FigureTable
      caption={caption}
      columns={[en.converter.ingredient, column(asked.to)]}
      rows={ids.map((of) => [
        ingredients[of]?.name ?? of,
        convertedText('en', units, { ...asked, n: amount, of }),
      ])}
    />
  );
}

function DegreesTable({ caption, amounts, ...heat }: Heat & { caption: string; amounts: readonly number[] }) {
  return (
    <FigureTable
      caption={caption}
      columns={[heading(heat.from), heading(heat.to)]}
      rows={amounts.map((n) => [degreesText('en', n, heat.from, 1), degrees(n, heat)])}
    />
  );
}

const range = (degrees: number | readonly number[]) =>
  typeof degrees === 'number' ? String(degrees) : degrees.join('–');

function OvenTable() {
  const { mark, usual, fan, fahrenheit, heat } = oven.columns;
  return (
    <FigureTable
      caption="Oven settings side by side"
      columns={[mark, usual, fan, fahrenheit, heat]}
      rows={GAS_MARKS.map((row) => [
        row.id,
        range(row.usualCelsius),
        range(row.fanCelsius),
        String(row.fahrenheit),
        oven.heat[row.heat],
      ])}
    />
  );
}

/**
 * Astro calls a component once to detect whether it is React's, and treats one that throws as foreign, which loses
 * the error. So the figure is computed in a nested component.
 */
function lazily<Props extends object>(Figure: ComponentType<Props>) {
  return (props: Props) => <Figure {...props} />;
}

/** The components articles can use, by name. */
export const FIGURES = {
  Amount: lazily(Amount),
  ConversionTable: lazily(ConversionTable),
  Degrees: lazily(Degrees),
  DegreesTable: lazily(DegreesTable),
  IngredientTable: lazily(IngredientTable),
  OvenTable: lazily(OvenTable),
};
