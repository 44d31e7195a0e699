import type { Choices, HintCode } from '../ask/askAnswer.ts';
import { foods as deFoods } from '../foods/lists/de.ts';
import { foods as enFoods } from '../foods/lists/en.ts';
import { foods as esFoods } from '../foods/lists/es.ts';
import type { FoodList } from '../foods/lists/foodList.ts';
import { foods as frFoods } from '../foods/lists/fr.ts';
import type { PieceId } from '../foods/piece.ts';
import type { CommandWords } from '../language/commandLine/commandWords.ts';
import { de as deWords } from '../language/commandLine/de.ts';
import { en as enWords } from '../language/commandLine/en.ts';
import { es as esWords } from '../language/commandLine/es.ts';
import { fr as frWords } from '../language/commandLine/fr.ts';
import { de } from '../language/de.ts';
import { en } from '../language/en.ts';
import { es } from '../language/es.ts';
import { fr } from '../language/fr.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { numberText } from '../language/writing/numberText.ts';
import type { KitchenUnitId } from '../units/units.ts';

/** A language of the command line, with its texts. */
export interface CommandLanguage {
  pack: LanguagePack;
  foods: FoodList;
  words: CommandWords<PieceId, Choices['about'], HintCode | 'substitute'>;
}

/** A language, with the cook's tablespoon. */
export interface CookLanguage extends CommandLanguage {
  tablespoon: KitchenUnitId;
}

/** The languages of the command line; the first is the default. */
export const COMMAND_LANGUAGES: readonly [CommandLanguage, ...CommandLanguage[]] = [
  { pack: en, foods: enFoods, words: enWords },
  { pack: fr, foods: frFoods, words: frWords },
  { pack: de, foods: deFoods, words: deWords },
  { pack: es, foods: esFoods, words: esWords },
];

/** Fills the placeholders of a text. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

/** Formats a number with at most this many decimals, as the language writes it. */
export function formatNumber({ pack }: CommandLanguage, value: number, decimals: number): string {
  return numberText(value, pack.line.writing.numberStyle, { max: decimals });
}
