import { describe, expect, it } from 'vitest';
import { begin, clockText, pause, remaining, reset, resume, settle, type Timer } from './timer.ts';

const NOW = 1_700_000_000_000;
const SUBJECT = { name: 'Beef Stew', step: 3, page: '/recipes/beef-stew', to: '/recipes/beef-stew?step=3' };
const minute = (count: number) => count * 60_000;

const running = begin(SUBJECT, 720, NOW);
const paused = pause(running, NOW + minute(2));
const over = settle(running, NOW + minute(12));

describe('a timer', () => {
  it.each<[string, Timer, number, Timer['phase'], number]>([
    ['runs from its start', running, NOW, 'running', minute(12)],
    ['counts down', running, NOW + minute(5), 'running', minute(7)],
    ['is correct after a long sleep', running, NOW + minute(600), 'running', 0],
    ['stops while paused', paused, NOW + minute(60), 'paused', minute(10)],
    ['resumes where it was paused', resume(paused, NOW + minute(60)), NOW + minute(61), 'running', minute(9)],
    ['is over at its end', over, NOW + minute(12), 'over', 0],
    ['is not over before its end', settle(running, NOW + minute(12) - 1), NOW + minute(12) - 1, 'running', 1],
    ['is over when the clock is set forward past its end', settle(running, NOW + minute(60)), NOW, 'over', 0],
    [
      'never has more than its time when the clock is set back',
      settle(running, NOW - minute(60)),
      NOW - minute(60),
      'running',
      minute(12),
    ],
    [
      'gains a little time when the clock is set back a little',
      settle(running, NOW + minute(2)),
      NOW + minute(2),
      'running',
      minute(10),
    ],
    ['does not end while paused', settle(paused, NOW + minute(60)), NOW + minute(60), 'paused', minute(10)],
    ['restarts when reset', reset(running, NOW + minute(5)), NOW + minute(5), 'running', minute(12)],
    [
      'stays paused at the full time when reset while paused',
      reset(paused, NOW + minute(5)),
      NOW,
      'paused',
      minute(12),
    ],
    [
      'restarts when reset after it was over',
      reset(over, NOW + minute(20)),
      NOW + minute(21),
      'running',
      minute(11),
    ],
    ['does not resume when it was over', resume(over, NOW), NOW, 'over', 0],
    ['does not pause when it was over', pause(over, NOW), NOW, 'over', 0],
  ])('%s', (_, timer, now, phase, left) => {
    expect([timer.phase, remaining(timer, now)]).toEqual([phase, left]);
  });

  it('keeps its subject and nothing of the previous phase', () => {
    expect(Object.keys(over).sort()).toEqual(['id', 'name', 'page', 'phase', 'seconds', 'step', 'to']);
    expect(over).toMatchObject(SUBJECT);
    const carried = { ...SUBJECT, hash: '#recipe=abc' };
    const started = begin(carried, 720, NOW);
    const held = pause(started, NOW);
    for (const timer of [held, resume(held, NOW), reset(held, NOW), settle(started, NOW + minute(12))])
      expect(timer).toMatchObject(carried);
  });
});

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [999, '0:01'],
    [1000, '0:01'],
    [59_001, '1:00'],
    [minute(12), '12:00'],
    [minute(60) - 1000, '59:59'],
    [minute(60), '1:00:00'],
    [minute(90) + 5000, '1:30:05'],
  ])('%d ms is %s', (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text);
  });
});
