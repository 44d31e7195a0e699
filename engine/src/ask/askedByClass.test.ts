import { describe, expect, it } from 'vitest';
import { answerText } from '../../tests/ask/answerText.ts';
import { de } from '../../tests/asked/de.ts';
import { en } from '../../tests/asked/en.ts';
import { es } from '../../tests/asked/es.ts';
import { fr } from '../../tests/asked/fr.ts';
import { PACK_CODES } from '../../tests/packs.ts';

const asksBack = (answer = '') => /^(?:hint|choose) /.test(answer);

const LANGUAGES = [
  { language: 'en', rows: en, counts: { right: 463, askedBack: 3, wrong: 0 } },
  { language: 'fr', rows: fr, counts: { right: 431, askedBack: 0, wrong: 0 } },
  { language: 'de', rows: de, counts: { right: 446, askedBack: 0, wrong: 0 } },
  { language: 'es', rows: es, counts: { right: 435, askedBack: 1, wrong: 0 } },
] as const;

it('every language has questions by class', () => {
  expect(LANGUAGES.map(({ language }) => language)).toEqual(PACK_CODES);
});

describe.each(LANGUAGES)('questions by class in $language', ({ language, rows, counts }) => {
  it.each(rows.map(([question, right, today = right]) => [question, today] as const))(
    '%s',
    (question, answer) => {
      expect(answerText(question, language)).toBe(answer);
    },
  );

  it('are right, or at least asked back', () => {
    const missed = rows.filter(([, right, today = right]) => today !== right);
    const askedBack = missed.filter(([, , today = '']) => asksBack(today)).length;
    expect({ right: rows.length - missed.length, askedBack, wrong: missed.length - askedBack }).toEqual(
      counts,
    );
    expect(rows.length).toBeGreaterThanOrEqual(400);
  });
});
