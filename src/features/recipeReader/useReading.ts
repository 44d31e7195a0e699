import type { FoodFile } from '@gramwise/engine/foods/foodFile.ts';
import { fail } from '@gramwise/engine/result.ts';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import type { CountRecipe } from '#tools/nutrition/pastedRecipe.ts';
import type { ReadRequest, ReadResult } from './reading/readPasted.ts';
import { type ReaderSession, startReaderSession } from './reading/startReaderSession.ts';
import { useFoodLists } from './useFoodLists.ts';

const EMPTY: ReadResult = fail('empty');

/**
 * The recipe in a text, shortly after it changed: the previous one until then, null before the first. Lines that need a
 * food's weight are pending until the foods of their language are loaded. `prepare` loads the reader, and the foods of
 * the language that the recipe is likely in.
 */
export function useReading(request: Omit<ReadRequest, 'missing'>) {
  const reading = useRef<ReaderSession | null>(null);
  const sentFoodLists = useRef(new Set<FoodFile>());
  const [read, setRead] = useState<{ result: ReadResult; text: string } | null>(null);
  const [failed, setFailed] = useState(false);
  const { lists, load } = useFoodLists();
  const blank = request.settings.text.trim() === '';
  const result = read?.result ?? null;
  const language: Language | null = !blank && result?.ok ? result.value.language : null;
  const { page } = request;
  const { translated } = request.settings;
  const likely = request.settings.language || page;
  const foods = language ? lists[language] : undefined;

  const start = useCallback(() => {
    reading.current ??= startReaderSession({
      // A long recipe takes a while to render; typing comes first.
      onResult: (found, text) => startTransition(() => setRead({ result: found, text })),
      onFailure: () => setFailed(true),
    });
    return reading.current;
  }, []);
  const count = useCallback<CountRecipe>((...counted) => start().count(...counted), [start]);
  /** Called at any sign that a text is about to arrive. Retries what failed, unless a recipe on screen reports it. */
  const prepare = () => {
    start();
    if (blank) load(likely);
  };

  // Code and foods load in parallel.
  useEffect(() => {
    if (!blank) load(likely);
  }, [blank, likely, load]);
  useEffect(() => {
    if (language && language !== likely) load(language);
    // To translate the ingredients by its names.
    if (language && translated) load(page);
  }, [language, likely, translated, page, load]);

  useEffect(() => {
    if (blank) return setRead(null);
    if (failed) return;
    const session = start();
    const missing: Language[] = [];
    for (const code of LANGUAGE_CODES) {
      const list = lists[code];
      if (list === 'missing') missing.push(code);
      else if (list && !sentFoodLists.current.has(list)) {
        sentFoodLists.current.add(list);
        session.addFoods({ language: code, foods: list });
      }
    }
    session.requestReading({ ...request, missing });
  }, [request, blank, failed, lists, start]);

  useEffect(
    () => () => {
      reading.current?.stop();
      reading.current = null;
      sentFoodLists.current.clear();
    },
    [],
  );

  return {
    result: blank ? EMPTY : result,
    /** The text of the result, which may be older than that in the field. */
    readText: blank || !read ? '' : read.text,
    foods: useMemo(
      () => ({
        list: foods && foods !== 'missing' ? foods : null,
        failed: foods === 'missing',
        retry: () => language && load(language),
      }),
      [foods, language, load],
    ),
    prepare,
    /** Counts the nutrition of a recipe where it is read. */
    count,
    failed: failed && !blank,
    retry: useCallback(() => setFailed(false), []),
  };
}
