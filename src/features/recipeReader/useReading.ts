import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { fail } from '@gramwise/engine/result.ts';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import type { ReadRequest, ReadResult } from './readPasted.ts';
import { type ReaderSession, startReading } from './startReading.ts';
import { useFoodsOf } from './useFoodsOf.ts';

const EMPTY: ReadResult = fail('empty');

/**
 * The recipe in a text, shortly after it changed: the last one until then, null before the first. Its foods are fetched
 * once its language is known, and it is then read again with them. `prepare` loads the reader.
 */
export function useReading(request: ReadRequest) {
  const reading = useRef<ReaderSession | null>(null);
  const told = useRef(new Set<FoodList>());
  const [result, setResult] = useState<ReadResult | null>(null);
  const [failed, setFailed] = useState(false);
  const blank = request.settings.text.trim() === '';
  const language: Language | null = !blank && result?.ok ? result.value.language : null;
  const foods = useFoodsOf(language);

  const prepare = useCallback(() => {
    reading.current ??= startReading({
      // A long recipe takes a while to render; typing comes first.
      onResult: (found) => startTransition(() => setResult(found)),
      onFailure: () => setFailed(true),
    });
    return reading.current;
  }, []);

  useEffect(() => {
    if (blank) return setResult(null);
    if (failed) return;
    const started = prepare();
    if (language && foods.list && !told.current.has(foods.list)) {
      told.current.add(foods.list);
      started.know({ language, foods: foods.list });
    }
    started.ask(request);
  }, [request, blank, failed, language, foods.list, prepare]);

  useEffect(
    () => () => {
      reading.current?.stop();
      reading.current = null;
      told.current.clear();
    },
    [],
  );

  return {
    result: blank ? EMPTY : result,
    foods,
    prepare,
    failed: failed && !blank,
    retry: () => setFailed(false),
  };
}
