// @module-tag sweep
import { describe, expect, it } from 'vitest';
import { runTrials } from '../../tests/photo/trials.ts';
import { REFERENCE_IDS, type ReferenceId } from './references.ts';

/**
 * The most that nineteen sizes in twenty may be off, in percent, for marks within a pixel of the truth: a card
 * is 200 to 300 pixels long in a picture 2,400 wide, a coin 60 to 80 in diameter.
 */
const MAX_ERROR: readonly [references: readonly ReferenceId[], width: number, percent: number][] = [
  [['a4', 'letter'], 2400, 1],
  [['card'], 4000, 1],
  [['card'], 2400, 1.5],
  // Too small to determine the tilt well.
  [['euro-1', 'us-quarter'], 2400, 4.5],
];

describe('the error of a size', () => {
  const rows = MAX_ERROR.flatMap(([references, width, percent]) =>
    [20, 40, 60].map((tilt) => [references, width, tilt, percent] as const),
  );
  it.each(rows)('beside %j in %i pixels at %i degrees: at most %d %%', (references, width, tilt, percent) => {
    const { usual, given } = runTrials(40, tilt, {
      references,
      width,
      tilt: [tilt, tilt],
      marks: 'within-one',
      exact: true,
    });
    expect(100 * usual).toBeLessThanOrEqual(percent);
    expect(given).toBeGreaterThan(36);
  });
});

describe('the stated error', () => {
  it('covers the true size in 95 % of 1,000 scenes', () => {
    const kind = { references: REFERENCE_IDS, tilt: [0, 65], width: 2400, marks: 'normal' } as const;
    const level = runTrials(500, 1, kind);
    const higher = runTrials(500, 2, { ...kind, height: [20, 90] });
    expect(level.given + higher.given).toBeGreaterThan(980);
    expect(
      (level.covered * level.given + higher.covered * higher.given) / (level.given + higher.given),
    ).toBeGreaterThanOrEqual(0.95);
  });
});
