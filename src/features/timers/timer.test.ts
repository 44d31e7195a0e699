import { describe, expect, it } from 'vitest';
import {
  createTimer,
  formatClock,
  pauseAt,
  remainingMs,
  resetAt,
  resumeAt,
  settleTimer,
  type Timer,
} from './timer.ts';

const NOW = 1_700_000_000_000;
const SUBJECT = { name: 'Beef Stew', step: 3, page: '/recipes/beef-stew', to: '/recipes/beef-stew?step=3' };
const minute = (count: number) => count * 60_000;

const running = createTimer(SUBJECT, 720, NOW);
const paused = pauseAt(running, NOW + minute(2));
const over = settleTimer(running, NOW + minute(12));

describe('a timer', () => {
  it.each<[string, Timer, number, Timer['phase'], number]>([
    ['runs from its start', running, NOW, 'running', minute(12)],
    ['counts down', running, NOW + minute(5), 'running', minute(7)],
    ['is correct after a long sleep', running, NOW + minute(600), 'running', 0],
    ['stops while paused', paused, NOW + minute(60), 'paused', minute(10)],
    [
      'resumes where it was paused',
      resumeAt(paused, NOW + minute(60)),
      NOW + minute(61),
      'running',
      minute(9),
    ],
    ['is over at its end', over, NOW + minute(12), 'over', 0],
    [
      'is not over before its end',
      settleTimer(running, NOW + minute(12) - 1),
      NOW + minute(12) - 1,
      'running',
      1,
    ],
    [
      'is over when the clock is set forward past its end',
      settleTimer(running, NOW + minute(60)),
      NOW,
      'over',
      0,
    ],
    [
      'never has more than its time when the clock is set back',
      settleTimer(running, NOW - minute(60)),
      NOW - minute(60),
      'running',
      minute(12),
    ],
    [
      'gains a little time when the clock is set back a little',
      settleTimer(running, NOW + minute(2)),
      NOW + minute(2),
      'running',
      minute(10),
    ],
    [
      'does not end while paused',
      settleTimer(paused, NOW + minute(60)),
      NOW + minute(60),
      'paused',
      minute(10),
    ],
    ['restarts when reset', resetAt(running, NOW + minute(5)), NOW + minute(5), 'running', minute(12)],
    [
      'stays paused at the full time when reset while paused',
      resetAt(paused, NOW + minute(5)),
      NOW,
      'paused',
      minute(12),
    ],
    [
      'restarts when reset after it was over',
      resetAt(over, NOW + minute(20)),
      NOW + minute(21),
      'running',
      minute(11),
    ],
    ['does not resume when it was over', resumeAt(over, NOW), NOW, 'over', 0],
    ['does not pause when it was over', pauseAt(over, NOW), NOW, 'over', 0],
  ])('%s', (_, timer, now, phase, left) => {
    expect([timer.phase, remainingMs(timer, now)]).toEqual([phase, left]);
  });

  it('keeps its subject and nothing of the previous phase', () => {
    expect(Object.keys(over).sort()).toEqual(['id', 'name', 'page', 'phase', 'seconds', 'step', 'to']);
    expect(over).toMatchObject(SUBJECT);
    const carried = { ...SUBJECT, hash: '#recipe=abc' };
    const started = createTimer(carried, 720, NOW);
    const held = pauseAt(started, NOW);
    for (const timer of [
      held,
      resumeAt(held, NOW),
      resetAt(held, NOW),
      settleTimer(started, NOW + minute(12)),
    ])
      expect(timer).toMatchObject(carried);
  });
});

describe('formatClock', () => {
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
    expect(formatClock(milliseconds)).toBe(text);
  });
});
