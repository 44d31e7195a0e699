/** What a timer counts for: a step of something that has a page. */
export interface Subject {
  name: string;
  /** Counted from 1. */
  step: number;
  /** The English address of the page. */
  page: string;
}

/** A subject with the way back: the page as it was set when the timer was started, at the step. */
export type LinkedSubject = Subject & { to: string };

/**
 * A timer knows when it ends, not how often it ticked, so that it is right after the tab or the device slept.
 * `ends` is a moment in milliseconds since 1970, `left` a span in milliseconds.
 */
export type Timer = LinkedSubject & { id: string; seconds: number } & (
    | { phase: 'running'; ends: number }
    | { phase: 'paused'; left: number }
    | { phase: 'over' }
  );

/** One timer per wait of a step: pressing its button twice does not start two. */
export const timerId = ({ page, step }: Subject, seconds: number) => `${page} ${step} ${seconds}`;

/** A fresh timer of so many seconds, running from `now` on. */
export function begin(subject: LinkedSubject, seconds: number, now: number): Timer {
  const id = timerId(subject, seconds);
  return { ...subject, id, seconds, phase: 'running', ends: now + seconds * 1000 };
}

/** The milliseconds still to go, never below 0. */
export function remaining(timer: Timer, now: number): number {
  if (timer.phase === 'over') return 0;
  return timer.phase === 'paused' ? timer.left : Math.max(0, timer.ends - now);
}

/**
 * A running timer whose end has passed is over. One with more time than it was set for, because the device's clock was
 * set back, has its full time again. Any other stays as it is.
 */
export function settle(timer: Timer, now: number): Timer {
  if (timer.phase !== 'running') return timer;
  if (timer.ends <= now) return withPhase(timer, { phase: 'over' });
  const latest = now + timer.seconds * 1000;
  return timer.ends > latest ? withPhase(timer, { phase: 'running', ends: latest }) : timer;
}

/** Stops a running timer where it stands. */
export function pause(timer: Timer, now: number): Timer {
  return timer.phase === 'running'
    ? withPhase(timer, { phase: 'paused', left: remaining(timer, now) })
    : timer;
}

/** Lets a paused timer go on. */
export function resume(timer: Timer, now: number): Timer {
  return timer.phase === 'paused' ? withPhase(timer, { phase: 'running', ends: now + timer.left }) : timer;
}

/** Back to the full time: a paused timer waits there, any other runs from `now` on. */
export function reset(timer: Timer, now: number): Timer {
  const full = timer.seconds * 1000;
  return timer.phase === 'paused'
    ? withPhase(timer, { phase: 'paused', left: full })
    : withPhase(timer, { phase: 'running', ends: now + full });
}

type Phase = { phase: 'running'; ends: number } | { phase: 'paused'; left: number } | { phase: 'over' };

function withPhase({ id, name, step, page, to, seconds }: Timer, phase: Phase): Timer {
  return { id, name, step, page, to, seconds, ...phase };
}

/** `4:05`, and from an hour on `1:04:05`. A second that has begun counts, so that 0:00 means over. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
