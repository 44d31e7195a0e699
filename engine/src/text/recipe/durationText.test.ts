import { expect, it } from 'vitest';
import { durationText, minutesText } from './durationText.ts';

it.each([
  ['PT20M', '20 min'],
  ['PT1H5M', '1 h 5 min'],
  ['pt90m', '1 h 30 min'],
  ['P0DT0H20M', '20 min'],
  ['P1DT2H', '26 h'],
  ['PT30.0M', '30 min'],
  ['PT90S', '2 min'],
  ['PT0M', ''],
  ['P', ''],
  ['PT', ''],
  ['P1M', ''],
  ['', ''],
  ['20 minutes', '20 minutes'],
  ['1 hr 30 mins', '1 hr 30 mins'],
  [' 1 \n Stunde ', '1 Stunde'],
  ['20', ''],
  ['0 minutes', ''],
  ['overnight', ''],
  ['Cook for 20 minutes, then turn it over and cook on', ''],
])('%j is %j', (written, text) => expect(durationText(written)).toBe(text));

it.each([
  [20, '20 min'],
  [60, '1 h'],
  [0, ''],
  [-5, ''],
  [Number.NaN, ''],
])('%j minutes are %j', (minutes, text) => expect(minutesText(minutes)).toBe(text));
