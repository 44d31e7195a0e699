import { globSync, readFileSync } from 'node:fs';
import { shownDegrees } from '@gramwise/engine/temperature/dial.ts';
import { describe, expect, it } from 'vitest';

/** Between a number and its unit, as written or escaped. */
const SPACE = '(?:\\s|\\\\u00a0|\\\\u202f)*';
const degrees = (letter: 'C' | 'F') => `(\\d{3})${SPACE}°${SPACE}${letter}`;
const PAIRS = [
  new RegExp(`(?<fahrenheit>\\d{3})${SPACE}°F${SPACE}\\(${degrees('C')}`, 'g'),
  new RegExp(`${degrees('C')}${SPACE}\\((?:[^()]{0,12}, )?(?<fahrenheit>\\d{3})${SPACE}°F`, 'g'),
];

/** What a dial in degrees Celsius is set to. */
const setting = (fahrenheit: number) => shownDegrees(((fahrenheit - 32) * 5) / 9, 'celsius', 'dial');

/** Pairs of numbers that American ovens are set to; the exact degree or a range may stand there beside the setting. */
function wrongPairs(text: string): string[] {
  return PAIRS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap((match) => {
    const fahrenheit = Number(match.groups?.['fahrenheit']);
    const celsius = Number(match.slice(1).find((one) => one !== match.groups?.['fahrenheit']));
    if (fahrenheit % 25 !== 0 || fahrenheit < 225 || celsius === setting(fahrenheit)) return [];
    const around = text.slice(Math.max(0, match.index - '160–'.length), match.index + match[0].length + 40);
    return around.includes(String(setting(fahrenheit))) ? [] : [match[0]];
  });
}

const FILES = globSync('src/{content,catalogs}/**/*.{ts,tsx,mdx}').filter((file) => !file.includes('.test.'));

describe('the two scales of an oven', () => {
  it('are paired as the dial rule pairs them, in every text', () => {
    expect(FILES.length).toBeGreaterThan(100);
    const wrong = FILES.flatMap((file) =>
      wrongPairs(readFileSync(file, 'utf8')).map((pair) => `${file}: ${pair}`),
    );
    expect(wrong).toEqual([]);
  });

  // British charts: 325 °F is 160 °C, 350 °F 180 °C
  it.each<[text: string, wrong: number]>([
    ['at 325°F (165°C)', 1],
    ['À 177 °C (350 °F)', 1],
    ['four à 165 °C (th. 5-6, 325 °F)', 1],
    ['a 165\\u00a0°C (325\\u00a0°F)', 1],
    ['at 325°F (160°C)', 0],
    ['135 °C (275 °F, im Rezept meist 140 °C)', 0],
    ['3 is 160–170°C (325°F)', 0],
    ['165 °F (74 °C) inside', 0],
  ])('are found in %s', (text, wrong) => expect(wrongPairs(text).length).toBe(wrong));
});
