import type { FormulaLine } from '@gramwise/engine/api/readFormula.ts';
import type { DoughFoods } from '@gramwise/engine/calculators/doughFoods.ts';
import { type LazyModule, useLazyModule } from '#browser/useLazyModule.ts';
import type { Language } from '#catalogs/languages.ts';
import { loadFoods } from '#tools/foodList/loadFoods.ts';
import { loadPack } from '#tools/words/loadPack.ts';
import { useLanguage } from '#ui/language/language.ts';

interface FormulaReader {
  read: (text: string) => readonly FormulaLine[];
}

async function openFormulaReader(code: Language, roles: DoughFoods): Promise<FormulaReader> {
  const [{ readFormula }, language, foods] = await Promise.all([
    import('@gramwise/engine/api/readFormula.ts'),
    loadPack(code),
    loadFoods(code),
  ]);
  const words = { language, foods: { language: code, words: language.line, foods }, roles };
  return { read: (text) => readFormula(text, words) };
}

/** The reader of formulas in the page's language, loaded once it is wanted. */
export function useFormulaReader(roles: DoughFoods, wanted: boolean): LazyModule<FormulaReader> {
  const language = useLanguage();
  return useLazyModule(() => openFormulaReader(language, roles), wanted);
}
