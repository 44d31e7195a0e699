import { lexiconIn } from '@gramwise/engine/tests/packs.ts';
import { parseTypedLength, parseTypedWeight } from '@gramwise/engine/text/typed/parseTypedMeasure.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import type { MeasureReader } from '#tools/amount/useMeasureReader.ts';

/** The loaded reader of a language. */
export function measureReaderIn(language: Language): MeasureReader {
  const words = { lexicon: lexiconIn(language), decimal: LANGUAGES[language].decimal };
  return { length: (text) => parseTypedLength(text, words), weight: (text) => parseTypedWeight(text, words) };
}
