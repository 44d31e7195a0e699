import { useLazyModule } from '#browser/useLazyModule.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { loadLexicon } from '#tools/words/loadLexicon.ts';
import { useLanguage } from '#ui/language/language.ts';

/** Reads measures that were typed with their unit. */
export interface MeasureReader {
  /** In centimeters; null for anything but a length. */
  length: (text: string) => number | null;
  weight: (text: string) => { grams: number; metric: boolean } | null;
}

/** Loads the words of a language. */
async function openMeasureReader(language: Language): Promise<MeasureReader> {
  const [{ parseTypedLength: typedLength, parseTypedWeight: typedWeight }, lexicon] = await Promise.all([
    import('@gramwise/engine/text/typed/parseTypedMeasure.ts'),
    loadLexicon(language),
  ]);
  const words = { lexicon, decimal: LANGUAGES[language].decimal };
  return { length: (text) => typedLength(text, words), weight: (text) => typedWeight(text, words) };
}

/** Whether a text may hold a unit: only then are words worth loading. */
const hasUnit = (text: string) => /[\p{L}"”″']/u.test(text);

/** The reader, loaded once a field contains letters; null until then. `loading` while it is being fetched. */
export function useMeasureReader(texts: readonly string[]): {
  reader: MeasureReader | null;
  loading: boolean;
} {
  const language = useLanguage();
  const wanted = texts.some(hasUnit);
  const { value, failed } = useLazyModule(() => openMeasureReader(language), wanted);
  return { reader: value, loading: wanted && value === null && !failed };
}
