import { expect, test } from 'vitest';
import { readerMessages } from '#pages/_reader/readerMessages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { ResultLine } from './ResultLine.tsx';
import type { ShownLine } from './reading/shownLine.ts';

const LINE: ShownLine = {
  kind: 'ingredient',
  id: '0',
  text: '42 g honey',
  original: '2 tbsp honey',
  changed: true,
  unread: false,
  range: null,
  usesOwnWeight: false,
  shared: null,
  packet: null,
  held: null,
  unweighed: null,
  chosen: false,
  requiredQuantity: null,
  reading: null,
  parts: null,
};

test.each([
  [[40.4, 42.6], '(usually 40 to 43 g)'],
  [[41.6, 42.4], null], // both 42
  [null, null],
] as const)('shows the range %j as %s', (range, remark) => {
  renderIn(
    'en',
    <ResultLine written="en" line={{ ...LINE, range }} messages={readerMessages('en').reader} />,
  );
  expect(document.querySelector('span')?.textContent?.trim() ?? null).toBe(remark);
});

test.each([
  [{ packet: { id: 'sachet', grams: 16, low: 15, high: 16 } }, '(15–16 g a packet)'],
  [{ packet: { id: 'cube', grams: 42, low: 42, high: 42 } }, '(42 g each)'],
  [{ packet: { id: 'sachet', grams: 7.5, low: 7.5, high: 8 } }, '(7.5–8 g a packet)'],
  [{ held: { unit: 'ml', low: 200, high: 250 } }, '(about 200–250 ml)'],
  [{ held: { unit: 'g', low: 101.4, high: 132.1 } }, '(about 101–132 g)'],
  [{ held: { unit: 'ml', low: 100, high: 100 } }, '(about 100 ml)'],
] as const)('says what %j holds as %s', (line, remark) => {
  renderIn(
    'en',
    <ResultLine written="en" line={{ ...LINE, ...line }} messages={readerMessages('en').reader} />,
  );
  expect(document.querySelector('span')?.textContent?.replace(/\s/g, ' ').trim()).toBe(remark);
});
