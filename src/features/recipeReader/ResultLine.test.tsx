import { expect, test } from 'vitest';
import { readerMessages } from '#pages/_reader/readerMessages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { ResultLine } from './ResultLine.tsx';
import type { ShownLine } from './reading/shownLine.ts';

const LINE: ShownLine = {
  kind: 'ingredient',
  row: 0,
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
};

test.each([
  [[40.4, 42.6], '(40 to 43 g by source)'],
  [[41.6, 42.4], null], // both 42
  [null, null],
] as const)('shows the range %j as %s', (range, remark) => {
  renderIn('en', <ResultLine line={{ ...LINE, range }} messages={readerMessages('en').reader} />);
  expect(document.querySelector('span')?.textContent?.trim() ?? null).toBe(remark);
});
