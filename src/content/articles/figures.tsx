import type { ComponentType } from 'react';
import type { IngredientId } from '#domain/foods/ingredients.ts';
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

const { units, ingredients } = en;

type ConversionSource = Omit<RequestedConversion, 'n' | 'to'>;
interface DegreesConversion {
  from: TemperatureScale;
  to: TemperatureScale;
  digits?: number;
}

const heading = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const column = (unit: HomeUnitId) => heading(units[unit].name);
const degrees = (n: number, { from, to, digits = 0 }: DegreesConversion) =>
  degreesText('en', convertedDegrees(n, from, to), to, digits);

function Amount(request: RequestedConversion) {
  return <>{convertedText('en', units, request)}</>;
}

function Degrees({ n, ...conversion }: DegreesConversion & { n: number }) {
  return <>{degrees(n, conversion)}</>;
}

interface Conversions extends ConversionSource {
  caption: string;
  to: readonly HomeUnitId[];
  amounts: readonly number[];
}
function ConversionTable({ caption, to, amounts, ...request }: Conversions) {
  return (
    <FigureTable
      caption={caption}
      columns={[request.from, ...to].map(column)}
      rows={amounts.map((n) => [
        givenText('en', units, { n, from: request.from }),
        ...to.map((unit) => convertedText('en', units, { ...request, n, to: unit })),
      ])}
    />
  );
}

interface Weights extends Omit<RequestedConversion, 'n' | 'of'> {
  caption: string;
  amount: number;
  ingredients: readonly IngredientId[];
}
function IngredientTable({ caption, amount, ingredients: ids, ...request }: Weights) {
  return (
    <FigureTable
      caption={caption}
      columns={[en.foodField.label, column(request.to)]}
      rows={ids.map((of) => [
        ingredients[of]?.name ?? of,
        convertedText('en', units, { ...request, n: amount, of }),
      ])}
    />
  );
}

function DegreesTable({
  caption,
  amounts,
  ...conversion
}: DegreesConversion & { caption: string; amounts: readonly number[] }) {
  return (
    <FigureTable
      caption={caption}
      columns={[heading(conversion.from), heading(conversion.to)]}
      rows={amounts.map((n) => [degreesText('en', n, conversion.from, 1), degrees(n, conversion)])}
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

/** The computed components of articles, by name. */
export const FIGURES = {
  Amount: lazily(Amount),
  ConversionTable: lazily(ConversionTable),
  Degrees: lazily(Degrees),
  DegreesTable: lazily(DegreesTable),
  IngredientTable: lazily(IngredientTable),
};
