import { foldName } from '@gramwise/engine/foods/match/findFoods.ts';
import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { useMemo } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import type { Language } from '#catalogs/languages.ts';
import type { LimitedFood } from '#tools/substitutions/limitedFood.ts';
import type { SubstituteFood } from '#tools/substitutions/substituteFood.ts';
import { useLanguage } from '#ui/language/language.ts';

/** Loads what reads an amount of a food in a language: `2 eggs`. Null for a text that names none. */
export type OpenReader = (
  language: Language,
) => Promise<(text: string, kitchen: Kitchen) => LimitedFood | null>;

interface Known {
  foods: readonly SubstituteFood[];
  kitchen: Kitchen;
  openReader: OpenReader;
}

/** What is missing: nothing yet, being looked up, not a food, or a food. */
export type Missing = 'nothing' | 'loading' | 'unknown' | LimitedFood;

/**
 * What a text says is missing. The name of a food with substitutes is known at once; for amounts and other names, the words
 * of questions and all foods load.
 */
export function useMissing(text: string, { foods, kitchen, openReader }: Known): Missing {
  const language = useLanguage();
  const named = useMemo(
    () => new Map(foods.flatMap(({ id, name, replaced }) => (replaced ? [[foldName(name), id]] : []))),
    [foods],
  );
  const typed = text.trim();
  const known = named.get(foldName(typed));
  const wanted = typed !== '' && known === undefined;
  const { value: reader, failed } = useLazyModule(async () => ({ read: await openReader(language) }), wanted);
  const read = useMemo(
    () => (wanted ? reader?.read(typed, kitchen) : null),
    [wanted, reader, typed, kitchen],
  );
  if (typed === '') return 'nothing';
  if (known !== undefined) return { foods: [known], amount: null };
  if (!reader) return failed ? 'unknown' : 'loading';
  return read ?? 'unknown';
}
