import { type FormulaLine, readFormula } from '@gramwise/engine/api/readFormula.ts';
import { doughFoods } from '@gramwise/engine/calculators/doughFoods.ts';
import { foods as de } from '@gramwise/engine/foods/lists/de.ts';
import { foods as en } from '@gramwise/engine/foods/lists/en.ts';
import { foods as es } from '@gramwise/engine/foods/lists/es.ts';
import { foods as fr } from '@gramwise/engine/foods/lists/fr.ts';
import { de as deWords } from '@gramwise/engine/language/de.ts';
import { en as enWords } from '@gramwise/engine/language/en.ts';
import { es as esWords } from '@gramwise/engine/language/es.ts';
import { fr as frWords } from '@gramwise/engine/language/fr.ts';
import type { Language } from '#catalogs/languages.ts';

const WORDS = {
  en: { language: enWords, foods: en },
  fr: { language: frWords, foods: fr },
  de: { language: deWords, foods: de },
  es: { language: esWords, foods: es },
} as const;

const ROLES = doughFoods();

/** The lines of a page's first formula, read when the page is built, so that its answer is there at once. */
export const bakersExample = (language: Language, text: string): readonly FormulaLine[] =>
  readFormula(text, { ...WORDS[language], roles: ROLES });
