import { describe, expect, it } from 'vitest';
import { answerText } from '../../tests/ask/answerText.ts';
import { contextIn } from '../../tests/ask/context.ts';
import { REAL_WORDS } from '../../tests/ask/realWords.ts';
import { PACK_CODES, type PackCode } from '../../tests/packs.ts';
import { respell } from './respell.ts';

/** What a misspelled question is read as first, and whether it is answered so without asking. */
const MEANT: Readonly<Record<PackCode, readonly (readonly [typed: string, meant: string, sure?: 'sure'])[]>> =
  {
    en: [
      ['how meny cups is 500g powdered suger', 'how many cups is 500g powdered sugar'],
      ['1 tblespoon of hunny in grams', '1 tablespoon of honey in grams'],
      ['wieght of 1 cup of sugar', 'weight of 1 cup of sugar', 'sure'],
      ['1 cup creamcheese in grams', '1 cup cream cheese in grams'],
      ['100 gramms of oat meal in cups', '100 gramms of oatmeal in cups'],
      ['qarter cup sugar grams', 'quarter cup sugar grams', 'sure'],
      ['1 teasoon salt in grams', '1 teaspoon salt in grams', 'sure'],
      ['calries in 2 eggs', 'calories in 2 eggs', 'sure'],
    ],
    fr: [
      ['kombien pese 1 tasse de beurre', 'combien pese 1 tasse de beurre', 'sure'],
      ['1 tasse de sucr en g', '1 tasse de sucre en g'],
      ["2 blanc d'euf en g", "2 blanc d'œuf en g"],
      ['100g de bere en cuillere a soupe', '100g de beurre en cuillere a soupe'],
      ['20cl cremefraiche en g', '20cl creme fraiche en g'],
      ['poids dun blanc doeuf', "poids d'un blanc d'oeuf", 'sure'],
      ['2 tsses de sucre en g', '2 tasses de sucre en g', 'sure'],
    ],
    de: [
      ['anderthalb tassen zuker in g', 'anderthalb tassen zucker in g'],
      ['wievil gram sind 3 essl mel', 'wieviel gram sind 3 essl mehl'],
      ['2 dl mähl', '2 dl mehl'],
      ['reis fuer 4 personen', 'reis fur 4 personen', 'sure'],
      ['kerntemperatur lachs oel', 'kerntemperatur lachs ol', 'sure'],
      ['200 ml sane in gramm', '200 ml sahne in gramm'],
      ['1 tasse weizen mehl gramm', '1 tasse weizenmehl gramm'],
      ['180 grad umluft in fahrenhait', '180 grad umluft in fahrenheit', 'sure'],
      ['ersaz für 1 tasse buttermilch', 'ersatz für 1 tasse buttermilch'],
    ],
    es: [
      ['taza y media de arina en gr', 'taza y media de harina en gr'],
      ['qantos gramos tiene una taza de arroz', 'cuantos gramos tiene una taza de arroz', 'sure'],
      ['3 guevos en gramos', '3 huevos en gramos'],
      ['2 sebollas en gramos', '2 cebollas en gramos'],
      ['100 g mantequiya en cucharadas', '100 g mantequilla en cucharadas'],
      // A letter from the teaspoon and two from the tablespoon, which was answered
      ['1 cucharaita de canela en g', '1 cucharadita de canela en g', 'sure'],
    ],
  };

describe.each(PACK_CODES)('misspelled questions in %s', (language) => {
  const rows = MEANT[language].map(([typed, question, sure]) => ({ typed, question, sure: sure === 'sure' }));

  it.each(rows)('$typed is $question', ({ typed, question, sure }) => {
    expect(respell(typed, contextIn(language))[0]).toEqual({ question, sure });
  });

  it.each(rows.filter(({ sure }) => sure))('$typed is answered at once', ({ typed, question }) => {
    expect(answerText(typed, language)).toBe(answerText(question, language));
  });

  it('take no word that exists for a food or a unit near it', () => {
    const wrong = REAL_WORDS[language].filter(([question, not]) => {
      const answer = answerText(question, language);
      return !/^(?:choose|hint) /.test(answer) && new RegExp(not).test(answer);
    });
    expect(wrong).toEqual([]);
  });
});

it('keeps digits and known words, and leaves a text alone that nobody can read', () => {
  expect(respell('2 cups flour in grams', contextIn('en'))).toEqual([]);
  expect(respell('123 456 7x8', contextIn('en'))).toEqual([]);
  expect(respell('qwx zzk pfft grmbl hmpf snrk 3 cups', contextIn('en'))).toEqual([]);
  expect(respell('suger '.repeat(100), contextIn('en'))).toEqual([]);
});
