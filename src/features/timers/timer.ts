/** What a timer is for: a step on a page. */
export interface TimerSubject {
  name: string;
  /** Counted from 1. */
  step: number;
  /** The English path of the page. */
  page: string;
  /** The fragment with the page's content, if the URL alone does not determine it. */
  hash?: string;
}

/** A subject and the URL of its step, with the page's settings when the timer was started. */
export type LinkedSubject = TimerSubject & { to: string };

/**
 * A timer stores when it ends, so that it stays correct while the tab or device sleeps. `ends` is in milliseconds since
 * 1970, `left` in milliseconds.
 */
export type Timer = LinkedSubject & { id: string; seconds: number } & (
    | { phase: 'running'; ends: number }
    | { phase: 'paused'; left: number }
    | { phase: 'over' }
  );

/** Identifies a wait in a step, so that pressing its button twice starts one timer. */
export const timerId = ({ page, step, hash = '' }: TimerSubject, seconds: number) =>
  `${page}${hash} ${step} ${seconds}`;

/** A new timer, running from `now` for a number of seconds. */
export function createTimer(subject: LinkedSubject, seconds: number, now: number): Timer {
  const id = timerId(subject, seconds);
  return { ...subject, id, seconds, phase: 'running', ends: now + seconds * 1000 };
}

/** Milliseconds left, never below 0. */
export function remainingMs(timer: Timer, now: number): number {
  if (timer.phase === 'over') return 0;
  return timer.phase === 'paused' ? timer.left : Math.max(0, timer.ends - now);
}

/**
 * Ends a running timer whose time is up. If the clock was set back and more than the full time is left, restarts it.
 * Returns any other timer unchanged.
 */
export function settleTimer(timer: Timer, now: number): Timer {
  if (timer.phase !== 'running') return timer;
  if (timer.ends <= now) return withPhase(timer, { phase: 'over' });
  const latest = now + timer.seconds * 1000;
  return timer.ends > latest ? withPhase(timer, { phase: 'running', ends: latest }) : timer;
}

/** Pauses a running timer. */
export function pauseAt(timer: Timer, now: number): Timer {
  return timer.phase === 'running'
    ? withPhase(timer, { phase: 'paused', left: remainingMs(timer, now) })
    : timer;
}

/** Resumes a paused timer. */
export function resumeAt(timer: Timer, now: number): Timer {
  return timer.phase === 'paused' ? withPhase(timer, { phase: 'running', ends: now + timer.left }) : timer;
}

/** Resets to the full time. A paused timer stays paused, any other runs from `now`. */
export function resetAt(timer: Timer, now: number): Timer {
  const full = timer.seconds * 1000;
  return timer.phase === 'paused'
    ? withPhase(timer, { phase: 'paused', left: full })
    : withPhase(timer, { phase: 'running', ends: now + full });
}

type Phase = { phase: 'running'; ends: number } | { phase: 'paused'; left: number } | { phase: 'over' };

function withPhase({ id, name, step, page, hash, to, seconds }: Timer, phase: Phase): Timer {
  return { id, name, step, page, ...(hash && { hash }), to, seconds, ...phase };
}

/** `4:05`, or `1:04:05` from an hour up. Seconds are rounded up, so that 0:00 means over. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
