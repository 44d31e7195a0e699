import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACK_CODES, PACKS, type PackCode } from '../../../tests/packs.ts';
import { findDurations } from './findDurations.ts';

const MIN = 60;
const H = 3600;

describe('the times in a step', () => {
  it.each<[PackCode, string, number[]]>([
    ['en', 'Bake for 25 minutes.', [25 * MIN]],
    ['en', 'Bake 25 to 30 minutes, then cool 10 min.', [25 * MIN, 10 * MIN]],
    ['en', 'Bake 25–30 mins.', [25 * MIN]],
    ['en', 'Bake 25 minutes to 30 minutes.', [25 * MIN]],
    ['en', 'Simmer between 20 and 25 minutes.', [20 * MIN]],
    ['en', 'Let rise 1 hour and 30 minutes.', [90 * MIN]],
    ['en', 'Let rise for 1 1/2 hours.', [90 * MIN]],
    ['en', 'Let rise an hour and a half.', [90 * MIN]],
    ['en', 'Chill for half an hour.', [30 * MIN]],
    ['en', 'Chill for an hour.', [H]],
    ['en', 'Chill for two hours or overnight.', [2 * H]],
    ['en', 'Whisk for 30 seconds.', [30]],
    ['en', 'Rest 1 hour. 15 minutes later, bake.', [H, 15 * MIN]],
    ['en', 'Bake 20 minutes. – 30 minutes of rest.', [20 * MIN, 30 * MIN]],
    ['de', '20 Minuten. Bis zu 30 Minuten ruhen lassen.', [20 * MIN, 30 * MIN]],
    ['de', '1 Std. 30 Min. gehen lassen.', [90 * MIN]],
    ['en', 'After a 10-minute rest, knead.', [10 * MIN]],
    ['en', 'Roast 1h30.', [90 * MIN]],
    ['en', 'Stir every 5 minutes for 1 hour.', [H]],
    ['en', 'Heat the oven to 350°F; use 2 eggs and a 9x5 inch pan.', []],
    ['fr', 'Cuire 25 à 30 min.', [25 * MIN]],
    ['fr', 'Laisser lever 1 h 30.', [90 * MIN]],
    ['fr', 'Laisser lever 1h30 au chaud.', [90 * MIN]],
    ['fr', 'Laisser reposer une demi-heure.', [30 * MIN]],
    ['fr', 'Cuire une heure et demie.', [90 * MIN]],
    ['fr', 'Cuire un quart d’heure.', [15 * MIN]],
    ['fr', 'Cuire trois quarts d’heure.', [45 * MIN]],
    ['fr', 'Remuer toutes les 10 minutes.', []],
    ['fr', 'Enfourner 1 heure et 15 minutes.', [75 * MIN]],
    ['de', 'Ca. 35 Minuten backen.', [35 * MIN]],
    ['de', '25 bis 30 Min. backen, 1 Std. ruhen lassen.', [25 * MIN, H]],
    ['de', 'Eine halbe Stunde ruhen lassen.', [30 * MIN]],
    ['de', '1½ Stunden gehen lassen.', [90 * MIN]],
    ['de', 'Anderthalb Stunden gehen lassen.', [90 * MIN]],
    ['de', 'Eine Dreiviertelstunde kochen.', [45 * MIN]],
    ['de', 'Alle 10 Minuten umrühren.', []],
    ['es', 'Hornear durante 40 minutos.', [40 * MIN]],
    ['es', 'Dejar reposar media hora.', [30 * MIN]],
    ['es', 'Cocer una hora y media.', [90 * MIN]],
    ['es', 'Cocer entre 20 y 25 minutos.', [20 * MIN]],
    ['es', 'Hornear 1 hora y 15 minutos.', [75 * MIN]],
    ['es', 'Remover cada 5 minutos.', []],
  ])('in %s, %j', (language, text, seconds) => {
    expect(findDurations(text, PACKS[language]).map(({ low }) => low)).toEqual(seconds);
  });

  it.each([
    ['en', 'Bake for 30 to 35 minutes.', 1800, 2100],
    ['en', 'Simmer 1 to 1 1/2 hours', 3600, 5400],
    ['fr', 'Cuire de 25 à 30 min', 1500, 1800],
    ['de', '45-50 Minuten backen', 2700, 3000],
    ['es', 'Hornear entre 20 y 25 minutos', 1200, 1500],
    ['en', 'Simmer 1 hour to 1 hour 15 minutes', 3600, 4500],
    ['fr', 'Cuire de 1 h 10 à 1 h 20', 4200, 4800],
    ['fr', 'Cuire de 1 à 1 h 30', 3600, 5400],
    ['en', 'Rest 10 minutes', 600, 600],
    ['en', 'Bake 35 min–40 min', 2100, 2400],
    ['en', 'Bake 35 min. – 40 min.', 2100, 2400],
    ['en', 'Bake 10 to 15 more minutes', 600, 900],
    ['en', 'Simmer 1 hr.–1 hr. 15 min.', 3600, 4500],
    ['de', '35 Min. bis 40 Min. backen', 2100, 2400],
    ['de', 'Noch 10–15 weitere Minuten backen', 600, 900],
    ['fr', 'Cuire 35 min. à 40 min.', 2100, 2400],
    ['es', 'Hornear 35 min. a 40 min.', 2100, 2400],
  ] as const)('%s: %s has both ends', (language, text, low, high) => {
    expect(findDurations(text, PACKS[language])).toEqual([{ low, high }]);
  });

  it('are valid in any text', () => {
    const piece = fc.constantFrom(
      ...['1', '25', '½', '1/2', '999999', '0', ' ', '-', ',', 'h', 'min', 'heure', 'et demie', 'to', 'y'],
      ...['half an hour', 'media', 'hora', 'eine', 'Stunde', 'every', 'and a half', '.', 'à'],
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }),
        fc.constantFrom(' ', ''),
        fc.constantFrom(...PACK_CODES),
        (pieces, gap, language) =>
          findDurations(pieces.join(gap), PACKS[language]).every(
            ({ low, high }) => Number.isFinite(high) && low > 0 && high >= low,
          ),
      ),
    );
  });
});
