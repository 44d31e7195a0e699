import type { AskContext } from '../../src/ask/askContext.ts';
import { de } from '../../src/language/calculatorWords/de.ts';
import { en } from '../../src/language/calculatorWords/en.ts';
import { es } from '../../src/language/calculatorWords/es.ts';
import { fr } from '../../src/language/calculatorWords/fr.ts';
import { PACK_CODES, type PackCode } from '../packs.ts';
import { contextIn } from './context.ts';

export const CALCULATOR_WORDS = { en, fr, de, es };

/** What questions are answered from once one for a calculator is asked on the site. */
export function withCalculators(language: PackCode): AskContext {
  const bare = contextIn(language);
  const data = Object.fromEntries(
    PACK_CODES.flatMap((code) => {
      const known = bare.data[code];
      const calculators = CALCULATOR_WORDS[code];
      return known ? [[code, { ...known, words: { ...known.words, calculators } }]] : [];
    }),
  );
  return { ...bare, data };
}
