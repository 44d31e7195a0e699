import { PORTION_COUNTRIES } from '@gramwise/engine/calculators/portions/portionTable.ts';
import { inPoundsAndOunces } from '@gramwise/engine/rounding/pounds.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { countriesFor } from '#catalogs/countries.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import type { LiveResult } from '#tools/live/LiveTool.tsx';
import { amountText, measureNumbers, portionText } from '#tools/portions/portionText.ts';
import type { PortionAnswer } from './portionsForm.ts';

type Messages = Catalog['portions'];
export type CountryNames = Catalog['kitchen']['countries'];

export interface PortionWords {
  messages: Messages;
  countries: CountryNames;
  /** Whether cooks weigh in pounds, too. */
  customary: boolean;
}

/** Countries with portions of their own, those of the language's cooks first. */
export const countriesWithPortions = (language: Language) =>
  countriesFor(language).filter((id) => PORTION_COUNTRIES.includes(id));

/** What to buy, what it becomes, and whose portion it is. */
export function portionsResult(
  language: Language,
  { messages, countries, customary }: PortionWords,
  answer: PortionAnswer,
): LiveResult {
  const { raw, adult, unit, country, asked, source } = answer;
  const { eaten, ...shown } = portionText(language, messages, answer);
  const pounds = customary && unit === 'g' ? inPoundsAndOunces([raw.amount]) : null;
  return {
    ...shown,
    facts: [
      ...(eaten ? [eaten] : []),
      ...(pounds
        ? [{ label: messages.pounds, value: `${measureNumbers(language, pounds)}\u00a0${pounds.unit}` }]
        : []),
      { label: messages.adult, value: amountText(language, unit, [adult.least, adult.most]) },
      { label: messages.from, value: countries[country] },
      { label: messages.by, value: source },
    ],
    remark:
      country === asked
        ? undefined
        : fill(messages.borrowed, { asked: countries[asked], country: countries[country] }),
  };
}
