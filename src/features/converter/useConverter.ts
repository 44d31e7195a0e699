import type { TypedAmount } from '@gramwise/engine/ask/parseTypedAmount.ts';
import type { MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { customDensity, type Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { unitInKitchen } from '@gramwise/engine/kitchens/measureMeaning.ts';
import { ambiguousReadings } from '@gramwise/engine/quantity/numberReadings.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useKitchen } from '#browser/useKitchen.ts';
import { useLazyModule } from '#browser/useLazyModule.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { useFoods } from '#tools/foodField/useFoods.ts';
import { useLanguage } from '#ui/language/language.ts';
import {
  type Conversion,
  computeOutcome,
  DEFAULT_CONVERSION,
  readConversion,
  writeConversion,
} from './conversion.ts';
import type { WordReader } from './wordReader.ts';

interface ConverterOptions {
  /** The foods available from the start; the preset's is one of them. */
  initialFoods: MeasuredList;
  /** What the page's URLs leave out. */
  preset?: Conversion | undefined;
  /** What a URL without a conversion starts with, if not the preset; its figure is the one for other foods, too. */
  start?: Conversion | undefined;
}

/** A conversion kept in the URL. */
export function useConverter({
  initialFoods,
  preset = DEFAULT_CONVERSION,
  start = preset,
}: ConverterOptions) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const foods = useFoods(initialFoods);
  const [kitchen] = useKitchen(language);
  const [conversion, setConversion] = useUrlState({
    initial: start,
    read: (query) => readConversion(query, preset, start),
    write: (state, query) => writeConversion(state, preset, query, start),
  });

  const { list, loadAll, complete } = foods;
  const { value: reader } = useLazyModule(
    () => import('./wordReader.ts').then(({ openWordReader }) => openWordReader(language)),
    /\p{L}/u.test(conversion.amount),
  );
  /** The conversion with the words in its amount applied. */
  const resolve = useCallback(
    (now: Conversion) =>
      applyTypedWords(now, readTypedAmount(now, reader, { list, kitchen }), kitchen, start.figure),
    [reader, list, kitchen, start.figure],
  );
  const resolved = useMemo(() => resolve(conversion), [resolve, conversion]);
  const found = foods.find(resolved.ingredient);
  useEffect(() => {
    // Only a URL can name a food that is not on the page, or none.
    if (!found && complete)
      setConversion((now) => ({ ...now, ingredient: preset.ingredient, as: preset.as }));
    else if (!found || resolved.unknownWords) loadAll();
  }, [found, resolved.unknownWords, complete, loadAll, preset, setConversion]);

  const as = resolved.as || found?.as || '';
  const food = found?.food ?? null;
  const readings = ambiguousReadings(resolved.amount, LANGUAGES[language]);
  /** Changes parts. Words in the amount are applied first, so that only its number stays. */
  const change = useCallback(
    (part: Partial<Conversion>) =>
      setConversion((now) => {
        const { unknownWords, sizes, ...rest } = resolve(now);
        return { ...rest, ...part };
      }),
    [setConversion, resolve],
  );
  return {
    conversion: { ...resolved, as, amount: conversion.amount },
    usualFigure: start.figure,
    food,
    foods,
    kitchen,
    readings,
    sizes: resolved.sizes,
    outcome: computeOutcome({
      ...resolved,
      as,
      food,
      amount: readings ? null : parseQuantity(resolved.amount, decimal),
      customDensity: food ? (customDensity(kitchen, food.id) ?? undefined) : undefined,
    }),
    setAmount: useCallback((amount: string) => setConversion((now) => ({ ...now, amount })), [setConversion]),
    chooseFood: useCallback(
      (chosen: { ingredient: string; as: string }) => change({ ...chosen, figure: start.figure }),
      [change, start.figure],
    ),
    change,
  };
}

/** Reads the words in an amount; null without words, or until their reader is loaded. */
const readTypedAmount = (
  { amount }: Conversion,
  reader: WordReader | null,
  { list, kitchen }: { list: MeasuredList; kitchen: Kitchen },
) => (/\p{L}/u.test(amount) && reader ? reader.read(amount, list, kitchen) : null);

/**
 * Applies the words in the amount: `2 cups flour` sets unit and food. An answer of the same kind of measure would say
 * little, so a new unit changes the target too. Another food is weighed by the page's usual `figure`.
 */
function applyTypedWords(
  now: Conversion,
  typed: TypedAmount | null,
  kitchen: Kitchen,
  figure: Conversion['figure'],
): Conversion & {
  /** Whether words in the amount name no known food. */
  unknownWords: boolean;
  /** Milliliters that vessels in the amount may hold. */
  sizes: readonly number[];
} {
  if (!typed) return { ...now, unknownWords: false, sizes: [] };
  // No answer is better than one for another food.
  if (typed.unknown) return { ...now, unknownWords: true, sizes: [] };
  const food = typed.food && {
    ingredient: typed.food.food.id,
    as: typed.food.way === typed.food.food.ways[0] ? '' : (typed.food.way?.id ?? ''),
  };
  // Cups are American until another is chosen.
  const from = unitInKitchen(kitchen, typed.measure) ?? 'cups';
  const sameKind = UNITS[now.to].kind === UNITS[from].kind;
  const volume = kitchen.measures === 'grams' ? 'milliliters' : 'cups';
  const to = UNITS[from].kind === 'volume' ? 'grams' : volume;
  return {
    ...now,
    amount: typed.number,
    from,
    ...(from !== now.from && sameKind && { to }),
    ...(food && (food.ingredient !== now.ingredient || food.as !== now.as) && { ...food, figure }),
    unknownWords: false,
    sizes: typed.sizes,
  };
}
