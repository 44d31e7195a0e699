import { nameInText } from '@gramwise/engine/language/nameInText.ts';
import type { Language } from '#catalogs/languages.ts';
import type { AmountWriter } from './amountWriter.ts';
import type { Offer } from './offers.ts';

/** What to use, on one line: `220 ml milk + 1 tbsp lemon juice`. */
export const usesText = (language: Language, { uses }: Pick<Offer, 'uses'>, write: AmountWriter): string =>
  uses
    .map(({ food, amount }) => `${write(amount, food)} ${nameInText(language, food.inText ?? food.name)}`)
    .join(' + ');
