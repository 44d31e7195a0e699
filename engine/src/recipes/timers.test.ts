import { describe, expect, it } from 'vitest';
import { timersOf } from './timers.ts';
import { count, days, hours, minutes, number, oven, seconds, untimed, type Values } from './values.ts';

describe('the timers of a step', () => {
  it.each<[string, Values, waits: readonly number[]]>([
    ['a wait', { simmer: minutes(12) }, [720]],
    ['both ends of a range', { fry: minutes(10, 12) }, [600, 720]],
    ['hours and a half', { braise: hours(1.5) }, [5400]],
    ['several, in their order', { first: minutes(3), second: minutes(2, 3) }, [180, 120]],
    ['the same twice', { one: minutes(3), other: minutes(3), more: minutes(3, 4) }, [180, 240]],
    ['the shortest', { blend: seconds(10) }, [10]],
    ['too short', { hold: seconds(9) }, []],
    ['the longest', { chill: hours(4) }, [14_400]],
    ['up to far longer', { chill: hours(4, 24) }, [14_400]],
    ['too long', { soak: hours(5), mature: days(7) }, []],
    ['what nobody waits for', { fridge: untimed(hours(2)) }, []],
    ['other values', { oven: oven(180, 350), turns: number(30), eggs: count(60) }, []],
    ['no values', {}, []],
  ])('%s', (_, values, waits) => {
    expect(timersOf(values)).toEqual(waits);
  });

  it('has none for a step without placeholders', () => {
    expect(timersOf()).toEqual([]);
  });
});
