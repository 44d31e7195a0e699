import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { FOOD_NAMES } from '@gramwise/engine/foods/names/names.ts';
import type { TemperatureScale } from '@gramwise/engine/temperature/scales.ts';
import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import type { ComponentType } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { FigureTable } from './FigureTable.tsx';
import {
  convertedDegrees,
  convertedText,
  degreesText,
  givenText,
  type RequestedConversion,
} from './requestedConversion.ts';

type ConversionSource = Omit<RequestedConversion, 'n' | 'to'>;
interface DegreesConversion {
  from: TemperatureScale;
  to: TemperatureScale;
  digits?: number;
}
interface Conversions extends ConversionSource {
  caption: string;
  to: readonly KitchenUnitId[];
  amounts: readonly number[];
}
interface Weights extends Omit<RequestedConversion, 'n' | 'of'> {
  caption: string;
  amount: number;
  ingredients: readonly FoodId[];
}

const heading = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Astro calls a component once to detect whether it is React's, and treats one that throws as foreign, which loses
 * the error. So the figure is computed in a nested component.
 */
function lazily<Props extends object>(Figure: ComponentType<Props>) {
  return (props: Props) => <Figure {...props} />;
}

/** A language's article components by name; they compute every figure at build time. */
export function figuresIn(language: Language) {
  const { units, foodField } = messagesFor(language, 'units', 'foodField');
  const column = (unit: KitchenUnitId) => heading(units[unit].name);
  const degrees = (n: number, { from, to, digits = 0 }: DegreesConversion) =>
    degreesText(language, convertedDegrees(n, from, to), to, digits);

  function Amount(request: RequestedConversion) {
    return <>{convertedText(language, units, request)}</>;
  }

  function Degrees({ n, ...conversion }: DegreesConversion & { n: number }) {
    return <>{degrees(n, conversion)}</>;
  }

  function ConversionTable({ caption, to, amounts, ...request }: Conversions) {
    return (
      <FigureTable
        caption={caption}
        columns={[request.from, ...to].map(column)}
        rows={amounts.map((n) => [
          givenText(language, units, { n, from: request.from }),
          ...to.map((unit) => convertedText(language, units, { ...request, n, to: unit })),
        ])}
      />
    );
  }

  function IngredientTable({ caption, amount, ingredients: ids, ...request }: Weights) {
    return (
      <FigureTable
        caption={caption}
        columns={[foodField.label, column(request.to)]}
        rows={ids.map((of) => [
          FOOD_NAMES[language][of]?.name ?? of,
          convertedText(language, units, { ...request, n: amount, of }),
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
        rows={amounts.map((n) => [degreesText(language, n, conversion.from, 1), degrees(n, conversion)])}
      />
    );
  }

  return {
    Amount: lazily(Amount),
    ConversionTable: lazily(ConversionTable),
    Degrees: lazily(Degrees),
    DegreesTable: lazily(DegreesTable),
    IngredientTable: lazily(IngredientTable),
  };
}
