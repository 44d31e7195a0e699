import { PORTION_COUNTRIES } from '@gramwise/engine/calculators/portions/portionTable.ts';
import { de } from '@gramwise/engine/language/askWords/de.ts';
import { en } from '@gramwise/engine/language/askWords/en.ts';
import { es } from '@gramwise/engine/language/askWords/es.ts';
import { fr } from '@gramwise/engine/language/askWords/fr.ts';
import { de as limitsDe } from '@gramwise/engine/language/substituteLimits/de.ts';
import { en as limitsEn } from '@gramwise/engine/language/substituteLimits/en.ts';
import { es as limitsEs } from '@gramwise/engine/language/substituteLimits/es.ts';
import { fr as limitsFr } from '@gramwise/engine/language/substituteLimits/fr.ts';
import { CRITICAL_CHANGES } from '@gramwise/engine/substitutions/critical.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { AskFile } from '#features/ask/loadedLanguages.ts';
import type { AskMessages } from '#features/ask/messages.ts';
import { publisherMail } from '#site/contact.ts';

const WORDS = {
  en: { ...en, limits: limitsEn },
  fr: { ...fr, limits: limitsFr },
  de: { ...de, limits: limitsDe },
  es: { ...es, limits: limitsEs },
};

/** The file with the words to read questions and the messages to write answers. */
export function askFile(language: Language): AskFile {
  const { ask, units, fills, oven, converter, report, substitutions, foods, portions, kitchen } = messagesFor(
    language,
    'ask',
    'units',
    'fills',
    'oven',
    'converter',
    'report',
    'substitutions',
    'foods',
    'portions',
    'kitchen',
  );
  const {
    instead,
    insteadOfPieces,
    pinch,
    pieces,
    refusals,
    noSubstitute,
    diets,
    allergens,
    cautions,
    noneFits,
    note,
  } = substitutions;
  const changes = Object.fromEntries(
    CRITICAL_CHANGES.map((change) => [change, substitutions.changes[change]]),
  ) as AskMessages['substitutions']['changes'];
  const { precisely, more, less } = converter;
  const { countries } = kitchen;
  return {
    words: WORDS[language],
    messages: {
      ask: ask.answers,
      units,
      fills,
      oven,
      report,
      converter: { precisely, more, less },
      substitutions: {
        ask: substitutions.ask,
        instead,
        insteadOfPieces,
        pinch,
        pieces,
        refusals,
        noSubstitute,
        diets,
        allergens,
        cautions,
        noneFits,
        note,
        changes,
      },
      measures: foods.measures,
      portions: {
        foods: portions.foods,
        forGuests: portions.forGuests,
        raw: portions.raw,
        served: portions.served,
        eaters: portions.eaters,
        enough: portions.enough,
        lessThanOne: portions.lessThanOne,
        adult: portions.adult,
        dishes: portions.dishes,
        countries: Object.fromEntries(
          PORTION_COUNTRIES.map((country) => [country, countries[country]]),
        ) as typeof countries,
      },
    },
    mail: publisherMail(),
  };
}
