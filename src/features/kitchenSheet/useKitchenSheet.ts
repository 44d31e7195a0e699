import type { MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { paperFor } from '@gramwise/engine/kitchens/paper.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useKitchen } from '#browser/useKitchen.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import { fill } from '#catalogs/template.ts';
import { useFoods } from '#tools/foodField/useFoods.ts';
import { useLanguage } from '#ui/language/language.ts';
import { buildLines, keepKnown, type Line, toChosenFood } from './lines.ts';
import type { SheetMessages } from './messages.ts';
import { DEFAULT_SHEET, MAX_FOODS, readSheet, type Sheet, usualUnits, writeSheet } from './sheet.ts';

/** The sheet, whose state is in the URL, and the visitor's actions on it. */
export function useKitchenSheet(messages: SheetMessages['sheet'], initialFoods: MeasuredList) {
  const language = useLanguage();
  const foods = useFoods(initialFoods);
  const [kitchen] = useKitchen(language);
  const [sheet, setSheet] = useUrlState({ initial: DEFAULT_SHEET, read: readSheet, write: writeSheet });
  const [status, setStatus] = useState('');

  const { complete, find, loadAll } = foods;
  const lines = useMemo(
    () => buildLines(sheet.foods, { complete, find }, kitchen),
    [sheet.foods, complete, find, kitchen],
  );
  // Only a URL can name a food that is not on the page.
  const missing = !complete && sheet.foods.some(({ id }) => !find(id));
  useEffect(() => {
    if (missing) loadAll();
  }, [missing, loadAll]);

  const add = useCallback(
    ({ ingredient, as }: { ingredient: string; as: string }) => {
      const food = find(ingredient)?.food;
      if (!food) return;
      const known = keepKnown(sheet.foods, { complete, find });
      if (lines.some((line) => line.food.id === food.id))
        setStatus(fill(messages.there, { food: food.name }));
      else if (known.length >= MAX_FOODS) setStatus(fill(messages.full, { n: MAX_FOODS }));
      else {
        setStatus(fill(messages.added, { food: food.name }));
        setSheet((now) => ({ ...now, foods: [...known, { id: food.id, as }] }));
      }
    },
    [find, complete, sheet.foods, lines, messages, setSheet],
  );
  /** Replaces a line, or removes it if null. */
  const replace = ({ food }: Line, as: string | null) =>
    setSheet((now) => ({
      ...now,
      foods: keepKnown(now.foods, { complete, find }).flatMap((chosen) => {
        if (find(chosen.id)?.food !== food) return [chosen];
        return as === null ? [] : [toChosenFood({ food, as })];
      }),
    }));

  return {
    sheet,
    units: sheet.units ?? usualUnits(kitchen),
    lines,
    kitchen,
    foods,
    paper: sheet.paper ?? paperFor(kitchen.country),
    /** Foods in the URL that could not be loaded. */
    failed: missing && foods.failed,
    status,
    changed: writeSheet(sheet, '') !== '',
    add,
    remove: (line: Line) => {
      setStatus(fill(messages.removed, { food: line.food.name }));
      replace(line, null);
    },
    fillAs: (line: Line, as: string) => replace(line, as),
    change: (part: Partial<Sheet>) => setSheet((now) => ({ ...now, ...part })),
    reset: () => {
      setStatus('');
      setSheet(() => DEFAULT_SHEET);
    },
  };
}
