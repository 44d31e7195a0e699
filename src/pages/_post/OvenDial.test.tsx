import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { ovenDialIn } from './OvenDial.tsx';

/** The positions of the dial's labels: x and y, from the middle of a dial at 160, 160. */
function marks(language: Language): Map<string, { x: number; y: number }> {
  const OvenDial = ovenDialIn(language);
  const html = renderToStaticMarkup(<OvenDial at={180} caption="Dial" />);
  const found = html.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]+)</g);
  return new Map([...found].map(([, x, y, text = '']) => [text, { x: Number(x), y: Number(y) }]));
}

it('has 180 °C at the top, 100 and 260 °C at the same height below', () => {
  const dial = marks('en');
  expect(dial.get('180°')?.x).toBe(160);
  expect(dial.get('180°')?.y).toBeLessThan(20);
  expect(dial.get('100°')?.y).toBe(dial.get('260°')?.y);
});

it('has gas mark 4 where 350 °F is, a little below 180 °C', () => {
  const dial = marks('de');
  const turn = (text: string) => {
    const { x = 0, y = 0 } = dial.get(text) ?? {};
    return Math.atan2(x - 160, 160 - y);
  };
  expect(turn('4')).toBeCloseTo(turn('350'), 2);
  expect(turn('4')).toBeLessThan(0);
});

it('has thermostat 6 at 180 °C in French, and no gas marks', () => {
  const dial = marks('fr');
  expect(dial.get('6')?.x).toBe(160);
  expect([dial.has('4'), dial.has('8'), dial.has('9')]).toEqual([true, true, false]);
});
