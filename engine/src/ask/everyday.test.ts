import { describe, expect, it } from 'vitest';
import { de } from '../../tests/asked/everyday/de.ts';
import { en } from '../../tests/asked/everyday/en.ts';
import { es } from '../../tests/asked/everyday/es.ts';
import { fr } from '../../tests/asked/everyday/fr.ts';
import { everydayAnswer } from '../../tests/asked/everydayAnswer.ts';
import { PACK_CODES } from '../../tests/packs.ts';

const ASKED = { en, fr, de, es };

/** What a row says of an answer: `asks back` for any hint or choice. */
const said = (answer: string, right: string) =>
  right === 'asks back' && /^(?:hint|choose) /.test(answer) ? right : answer;

describe.each(PACK_CODES)('everyday questions in %s', (language) => {
  it.each(ASKED[language].map(([question, right, today = right]) => [question, right, today] as const))(
    '%s: %s',
    (question, right, today) => {
      expect(said(everydayAnswer(question, language), right)).toBe(today);
    },
  );

  it('are asked back at least', () => {
    const missed = ASKED[language].flatMap(([, , today]) => today ?? []);
    expect(missed.filter((answer) => !/^(?:hint|choose) /.test(answer))).toEqual([]);
    expect(missed.length).toBeLessThanOrEqual(4);
  });

  it('are more than a hundred', () => {
    expect(ASKED[language].length).toBeGreaterThan(100);
  });
});
