import { useEffect, useState } from 'react';
import { LIQUIDS } from '#domain/foods/liquids.ts';
import type { FoodList } from '#domain/foods/listedFood.ts';
import type { LineOptions } from '#domain/recipeText/convertLine.ts';
import { listedNames } from '#domain/recipeText/listedNames.ts';
import { matchFood, remarkOf } from '#domain/recipeText/matchFood.ts';
import { US_MEASURES } from '#domain/units/usMeasures.ts';
import type { Language } from '#i18n/languages.ts';
import { loadFoods } from '#ui/foodField/loadFoods.ts';

type FoodOf = LineOptions['foodOf'];

const perMilliliter = (gramsPerCup: number) => gramsPerCup / US_MEASURES.cup;

/** Finds the food of a line among the names of a language. */
export function foodFinder(language: Language, foods: FoodList): FoodOf {
  const { index, ways } = listedNames(foods, language);
  return (text, read) => {
    if (read.food === '') return null;
    const match = matchFood(read.food, language, index, remarkOf(text, read));
    const found = match && ways.get(match.id);
    if (!found) return null;
    const { food, way } = found;
    return {
      id: food.id,
      liquid: LIQUIDS.has(food.id),
      density: perMilliliter(way.cup),
      ...(way.low !== undefined && { low: perMilliliter(way.low) }),
      ...(way.high !== undefined && { high: perMilliliter(way.high) }),
    };
  };
}

/** The foods of the languages that were wanted; null until those of `wanted` are there. */
export function useFoodsOf(wanted: Language | null) {
  const [finders, setFinders] = useState<Partial<Record<Language, FoodOf>>>({});
  const [failed, setFailed] = useState<Language | null>(null);
  const [attempt, setAttempt] = useState(0);
  const known = wanted !== null && finders[wanted] !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt tries again
  useEffect(() => {
    if (wanted === null || known) return;
    const stop = new AbortController();
    loadFoods(wanted, stop.signal)
      .then((foods) => {
        setFailed(null);
        setFinders((all) => ({ ...all, [wanted]: foodFinder(wanted, foods) }));
      })
      .catch(() => {
        if (!stop.signal.aborted) setFailed(wanted);
      });
    return () => stop.abort();
  }, [wanted, known, attempt]);

  return {
    foodOf: wanted === null ? undefined : finders[wanted],
    failed: failed !== null && failed === wanted,
    retry: () => {
      setFailed(null);
      setAttempt((n) => n + 1);
    },
  };
}
