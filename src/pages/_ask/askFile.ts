import type { AskWords } from '@gramwise/engine/language/askWords/askWords.ts';
import { de } from '@gramwise/engine/language/askWords/de.ts';
import { en } from '@gramwise/engine/language/askWords/en.ts';
import { es } from '@gramwise/engine/language/askWords/es.ts';
import { fr } from '@gramwise/engine/language/askWords/fr.ts';
import type { CalculatorWords } from '@gramwise/engine/language/calculatorWords/calculatorWords.ts';
import { de as calculatorsDe } from '@gramwise/engine/language/calculatorWords/de.ts';
import { en as calculatorsEn } from '@gramwise/engine/language/calculatorWords/en.ts';
import { es as calculatorsEs } from '@gramwise/engine/language/calculatorWords/es.ts';
import { fr as calculatorsFr } from '@gramwise/engine/language/calculatorWords/fr.ts';
import { de as recipeDe } from '@gramwise/engine/language/recipe/de.ts';
import { en as recipeEn } from '@gramwise/engine/language/recipe/en.ts';
import { es as recipeEs } from '@gramwise/engine/language/recipe/es.ts';
import { fr as recipeFr } from '@gramwise/engine/language/recipe/fr.ts';
import type { RecipeWords } from '@gramwise/engine/language/recipe/recipeWords.ts';
import { de as siteDe } from '@gramwise/engine/language/siteWords/de.ts';
import { en as siteEn } from '@gramwise/engine/language/siteWords/en.ts';
import { es as siteEs } from '@gramwise/engine/language/siteWords/es.ts';
import { fr as siteFr } from '@gramwise/engine/language/siteWords/fr.ts';
import type { SitePack } from '@gramwise/engine/language/siteWords/siteWords.ts';
import { de as limitsDe } from '@gramwise/engine/language/substituteLimits/de.ts';
import { en as limitsEn } from '@gramwise/engine/language/substituteLimits/en.ts';
import { es as limitsEs } from '@gramwise/engine/language/substituteLimits/es.ts';
import { fr as limitsFr } from '@gramwise/engine/language/substituteLimits/fr.ts';
import type { SubstituteLimitWords } from '@gramwise/engine/language/substituteLimits/substituteLimitWords.ts';
import { withSiteWords } from '@gramwise/engine/language/withSiteWords.ts';
import { CRITICAL_CHANGES } from '@gramwise/engine/substitutions/critical.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { AskFile } from '#features/ask/loadedLanguages.ts';
import type { AskMessages } from '#features/ask/messages.ts';
import { publisherMail } from '#site/contact.ts';

/** The words that read questions in a language, with those for how food is handled that they need. */
function wordsOf(
  words: AskWords,
  site: SitePack,
  limits: SubstituteLimitWords,
  calculators: CalculatorWords,
  { handling: { lessSalt, salted, lessSugar, lighter, fatFree } }: RecipeWords,
) {
  const unlike = { lessSalt, salted, lessSugar, lighter, fatFree };
  return { ...withSiteWords(words, site), limits, calculators, unlike };
}

const WORDS = {
  en: wordsOf(en, siteEn, limitsEn, calculatorsEn, recipeEn),
  fr: wordsOf(fr, siteFr, limitsFr, calculatorsFr, recipeFr),
  de: wordsOf(de, siteDe, limitsDe, calculatorsDe, recipeDe),
  es: wordsOf(es, siteEs, limitsEs, calculatorsEs, recipeEs),
};

/** The file with the words to read questions and the messages to write answers. */
export function askFile(language: Language): AskFile {
  const all = messagesFor(
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
    'cookingTime',
    'sugarStages',
    'brine',
    'eggs',
    'timers',
    'pans',
  );
  const { ask, units, fills, oven, converter, report, substitutions, foods, portions, kitchen } = all;
  const { rest, stricter, table, weights } = all.cookingTime;
  const { cuts, span, range, oven: ovenOf, per } = all.cookingTime.chart;
  const { inside, source } = all.cookingTime.others;
  const { stages, notYet, between, burnt } = all.sugarStages;
  const { note: eggNote, practice, andRest, count } = all.eggs;
  const { methods, errors, tested, vinegar } = all.brine;
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
  const { kinds, american, european } = all.pans;
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
      cookingTime: {
        ...{ rest, stricter, foods: table.foods, weights },
        ...{ chart: { cuts, span, range, oven: ovenOf, per }, others: { inside, source } },
      },
      sugarStages: { stages, notYet, between, burnt },
      eggs: { note: eggNote, practice, andRest, count: { whole: count.whole } },
      brine: { methods, errors, tested, vinegar },
      duration: all.timers.duration,
      measures: foods.measures,
      pans: { kinds, american, european },
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
        countries,
      },
    },
    mail: publisherMail(),
  };
}
