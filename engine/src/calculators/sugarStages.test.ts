import { describe, expect, it } from 'vitest';
import { boilingPoint } from './boilingPoint.ts';
import { SUGAR_STAGES, sugarAtAltitude, sugarStage } from './sugarStages.ts';

const FEET = 0.3048;
const fahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;

describe('boilingPoint', () => {
  // By tables for altitudes: cooksrecipes.com, ctrlcalculator.com; 202 by Colorado State at 5,000 feet.
  it.each([
    [0, 212],
    [2000, 208.4],
    [5000, 203],
    [7500, 198.3],
    [10_000, 193.7],
  ])('at %d feet is %d °F', (feet, expected) => {
    const boils = boilingPoint(feet * FEET);
    expect(Math.abs((boils.ok ? fahrenheit(boils.value) : 0) - expected)).toBeLessThan(0.5);
  });

  it.each([-431, 6001, Number.NaN, Number.POSITIVE_INFINITY])('has none at %d m', (meters) => {
    expect(boilingPoint(meters)).toEqual({ ok: false, code: 'out-of-range' });
  });
});

describe('sugarStage', () => {
  it.each([
    [212, 0, null, null, 'thread'],
    [220, 0, 'thread', 'thread', 'soft-ball'],
    [235, 0, 'soft-ball', 'soft-ball', 'firm-ball'],
    [238, 0, 'soft-ball', 'soft-ball', 'firm-ball'],
    [242, 0, null, 'soft-ball', 'firm-ball'],
    [250, 0, 'hard-ball', 'hard-ball', 'soft-crack'],
    [295, 0, null, 'soft-crack', 'hard-crack'],
    [305, 0, 'hard-crack', 'hard-crack', 'light-caramel'],
    [320, 0, null, 'hard-crack', 'light-caramel'],
    [345, 0, 'light-caramel', 'light-caramel', 'medium-caramel'],
    [400, 0, null, 'dark-caramel', null],
    // Colorado State at 5,000 feet: soft ball 224 to 230, hard crack 290 to 300.
    [227, 5000, 'soft-ball', 'soft-ball', 'firm-ball'],
    [296, 5000, 'hard-crack', 'hard-crack', 'light-caramel'],
    [345, 5000, 'light-caramel', 'light-caramel', 'medium-caramel'],
  ])('%d °F at %d m-or-feet', (degrees, feet, stage, passed, next) => {
    const read = sugarStage(degrees, feet * FEET);
    expect(read.ok && read.value).toMatchObject({ stage, passed, next });
  });

  it.each([
    [Number.NaN, 0, 'not-a-number'],
    [31, 0, 'not-a-number'],
    [-500, 0, 'not-a-number'],
    [411, 0, 'too-hot'],
    [240, 9000, 'out-of-range'],
  ])('refuses %d °F at %d m as %s', (degrees, meters, code) => {
    expect(sugarStage(degrees, meters)).toEqual({ ok: false, code });
  });

  it('names at every altitude the stage whose degrees there it is given', () => {
    for (const { id, from, to } of SUGAR_STAGES)
      for (const meters of [0, 700, 1600, 2240, 3640]) {
        const here = sugarAtAltitude((from + to) / 2, meters);
        const read = sugarStage(here.ok ? here.value : Number.NaN, meters);
        expect(read.ok && read.value.stage, `${id} at ${meters} m`).toBe(id);
      }
  });

  it('counts the whole degrees Celsius that a stage is shown with as its own, or as the next that starts there', () => {
    for (const [at, { id, from, to }] of SUGAR_STAGES.entries())
      for (const end of [from, to]) {
        const read = sugarStage(fahrenheit(Math.round(((end - 32) * 5) / 9)), 0);
        expect([id, SUGAR_STAGES[at + 1]?.id], `${id} at ${end} °F`).toContain(read.ok && read.value.stage);
      }
  });

  it('takes nothing off once the syrup no longer boils', () => {
    expect(sugarAtAltitude(340, 2000)).toEqual({ ok: true, value: 340 });
  });
});
