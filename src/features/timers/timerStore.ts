import { readSession, writeSession } from '#browser/storage.ts';
import { parseTimers } from './saved.ts';
import { TIMERS_EVENT } from './showTimers.ts';
import {
  createTimer,
  type LinkedSubject,
  pauseAt,
  resetAt,
  resumeAt,
  settleTimer,
  type Timer,
} from './timer.ts';

/*
 * The timers of this tab. They live outside React because they keep running across pages; session storage restores them
 * after a reload.
 */
let timers: readonly Timer[] = parseTimers(readSession('timers'));
let alarm: ReturnType<typeof setTimeout> | undefined;
let ringing = false;
const listeners = new Set<() => void>();

export const getTimers = () => timers;

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', checkTimers);
    window.addEventListener('pageshow', readAgain);
  }
  listeners.add(listener);
  checkTimers();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', checkTimers);
    window.removeEventListener('pageshow', readAgain);
  };
}

/** Catches up after a restore from the back/forward cache: other pages of the tab may have changed the timers. */
function readAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) change(parseTimers(readSession('timers')));
  checkTimers();
}

/**
 * Settles all timers. Called when the next timer ends, when the tab becomes visible, and by every visible clock,
 * because timeouts run late after the device slept.
 */
export function checkTimers(): void {
  const now = Date.now();
  const settled = timers.map((timer) => settleTimer(timer, now));
  if (settled.some((timer, index) => timer !== timers[index])) change(settled);
  else setAlarm();
}

/** Starts a timer, or restarts one that is over. A running or paused one is left alone. */
export function startTimer(subject: LinkedSubject, seconds: number): void {
  const fresh = createTimer(subject, seconds, Date.now());
  const there = timers.find(({ id }) => id === fresh.id);
  if (there && there.phase !== 'over') return;
  change([...timers.filter((timer) => timer !== there), fresh]);
}

const edit = (act: (timer: Timer, now: number) => Timer) => (id: string) =>
  change(timers.map((timer) => (timer.id === id ? act(timer, Date.now()) : timer)));

export const pauseTimer = edit(pauseAt);
export const resumeTimer = edit(resumeAt);
export const resetTimer = edit(resetAt);
export const cancelTimer = (id: string) => change(timers.filter((timer) => timer.id !== id));

function change(next: readonly Timer[]): void {
  timers = next;
  writeSession('timers', timers.length === 0 ? null : JSON.stringify(timers));
  setAlarm();
  ringWhile(timers.some(({ phase }) => phase === 'over'));
  for (const listener of listeners) listener();
  document.dispatchEvent(new Event(TIMERS_EVENT));
}

function setAlarm(): void {
  clearTimeout(alarm);
  const ends = timers.flatMap((timer) => (timer.phase === 'running' ? [timer.ends] : []));
  if (ends.length > 0) alarm = setTimeout(checkTimers, Math.max(0, Math.min(...ends) - Date.now()));
}

/** Loads the bell on first use, so that pages without timers do not ship it. */
function ringWhile(over: boolean): void {
  if (over === ringing) return;
  ringing = over;
  import('./bell.ts').then(
    (bell) => (ringing ? bell.ring() : bell.silence()),
    () => {
      // Offline and not cached; the on-screen message must suffice.
    },
  );
}
