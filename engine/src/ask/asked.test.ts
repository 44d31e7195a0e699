import { describe, expect, it } from 'vitest';
import { answerText } from '../../tests/ask/answerText.ts';
import { contextIn } from '../../tests/ask/context.ts';
import { de } from '../../tests/ask/de.ts';
import { en } from '../../tests/ask/en.ts';
import { es } from '../../tests/ask/es.ts';
import { fr } from '../../tests/ask/fr.ts';
import { PACK_CODES } from '../../tests/packs.ts';
import { ask } from './ask.ts';

const ASKED = { en, fr, de, es };

describe.each(PACK_CODES)('asked in %s', (language) => {
  it.each(ASKED[language])('%s', (question, answer) => {
    expect(answerText(question, language)).toBe(answer);
  });

  it('has enough of them', () => {
    expect(ASKED[language].length).toBeGreaterThanOrEqual(70);
  });
});

it('leaves no gap in a question where no unit stands between number and food', () => {
  expect(JSON.stringify(ask('3 jaunes en g', contextIn('fr')))).toContain('"3 jaune d’œuf en g"');
});
