import { expect, it } from 'vitest';
import { movedTo } from './movedPages.ts';

it.each([
  ['/embed/food/honey', '/embed/food?food=honey'],
  ['/embed/food/honey/', '/embed/food?food=honey'],
  ['/de/embed/food/00-flour', '/de/embed/food?food=00-flour'],
  ['/fr/embed/food/honey?theme=dark&accent=8a4b08', '/fr/embed/food?food=honey&theme=dark&accent=8a4b08'],
  ['/embed/food', null],
  ['/embed/food?food=honey', null],
  ['/embed/food/', null],
  ['/embed/food/honey/more', null],
  ['/embed/food/%0d%0aSet-Cookie', null],
  ['/xx/embed/food/honey', null],
  ['/embed/converter?next=/embed/food/honey', null],
])('%s leads to %s', (from, to) => {
  expect(movedTo(from)).toBe(to);
});
