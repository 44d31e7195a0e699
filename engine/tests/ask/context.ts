import { askBeside } from '../../src/ask/askBeside.ts';
import type { AskContext } from '../../src/ask/askContext.ts';
import { rareParts } from '../../src/ask/rareParts.ts';
import { writeSpokenNumbers } from '../../src/ask/spokenNumbers.ts';
import { allFoods } from '../../src/foods/listFoods.ts';
import { indexNames } from '../../src/foods/match/listedNames.ts';
import { defaultKitchen } from '../../src/kitchens/kitchen.ts';
import { lexiconIn, PACK_CODES, PACKS, type PackCode } from '../packs.ts';

const lexicons = Object.fromEntries(PACK_CODES.map((code) => [code, lexiconIn(code)]));

const known = Object.fromEntries(
  PACK_CODES.map((code) => [
    code,
    { words: PACKS[code].ask, names: indexNames(allFoods(code), lexiconIn(code)) },
  ]),
);

/** What questions on a page in this language are answered from, for visitors who chose no kitchen. */
export const contextIn = (language: PackCode): AskContext => ({
  language,
  languages: PACK_CODES,
  kitchen: defaultKitchen(PACKS[language].country),
  lexicons,
  rare: { ...rareParts, compare: askBeside, writeNumbers: writeSpokenNumbers },
  data: known,
});
