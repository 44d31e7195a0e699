import { describe, expect, it } from 'vitest';
import { parseTimers } from './saved.ts';
import { createTimer, pauseAt, settleTimer } from './timer.ts';

const running = createTimer(
  { name: 'Beef Stew', step: 3, page: '/recipes/beef-stew', to: '/recipes/beef-stew?step=3' },
  720,
  0,
);

describe('parseTimers', () => {
  it('restores saved timers in any phase', () => {
    const timers = [running, pauseAt(running, 5000), settleTimer(running, 720_000)];
    expect(parseTimers(JSON.stringify(timers))).toEqual(timers);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"id":"a"}'],
    ['null', 'null'],
    ['a list of other things', '[1, null, "a", [], {}]'],
    ['no end', JSON.stringify([{ ...running, ends: undefined }])],
    ['an end that is no number', JSON.stringify([{ ...running, ends: 'soon' }])],
    ['an unknown phase', JSON.stringify([{ ...running, phase: 'late' }])],
    ['negative seconds', JSON.stringify([{ ...running, seconds: -1 }])],
    ['a link to another site', JSON.stringify([{ ...running, to: '//example.com' }])],
    ['a link that is code', JSON.stringify([{ ...running, to: 'javascript:alert(1)' }])],
  ])('ignores %s', (_, text) => {
    expect(parseTimers(text)).toEqual([]);
  });

  it('ignores a list that is too long', () => {
    expect(parseTimers(JSON.stringify(Array(500).fill(running)))).toHaveLength(20);
  });
});
