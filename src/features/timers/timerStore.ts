import { readSession, storeSession } from '#browser/storage.ts';
import { readTimers } from './saved.ts';
import { TIMERS_EVENT } from './showTimers.ts';
import { begin, type LinkedSubject, pause, reset, resume, settle, type Timer } from './timer.ts';

/*
 * The timers of this tab. They live outside React, because they go on while one moves around the site; the tab's own
 * storage brings them back after a reload.
 */
let timers: readonly Timer[] = readTimers(readSession('timers'));
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

/** The browser kept this page while another one of the tab started and stopped timers. */
function readAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) change(readTimers(readSession('timers')));
  checkTimers();
}

/**
 * Notices what has ended, and a clock that was set back. Called when the nearest timer ends, when the tab comes into
 * view, and by whatever shows a clock, because a device that slept is late with its alarms.
 */
export function checkTimers(): void {
  const now = Date.now();
  const settled = timers.map((timer) => settle(timer, now));
  if (settled.some((timer, index) => timer !== timers[index])) change(settled);
  else setAlarm();
}

/** Starts a timer, or starts it anew if it is over; one that runs or pauses is left alone. */
export function startTimer(subject: LinkedSubject, seconds: number): void {
  const fresh = begin(subject, seconds, Date.now());
  const there = timers.find(({ id }) => id === fresh.id);
  if (there && there.phase !== 'over') return;
  change([...timers.filter((timer) => timer !== there), fresh]);
}

const edit = (act: (timer: Timer, now: number) => Timer) => (id: string) =>
  change(timers.map((timer) => (timer.id === id ? act(timer, Date.now()) : timer)));

export const pauseTimer = edit(pause);
export const resumeTimer = edit(resume);
export const resetTimer = edit(reset);
export const cancelTimer = (id: string) => change(timers.filter((timer) => timer.id !== id));

function change(next: readonly Timer[]): void {
  timers = next;
  storeSession('timers', timers.length === 0 ? null : JSON.stringify(timers));
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

/** The bell is fetched when it is first needed; a page without timers does not carry it. */
function ringWhile(over: boolean): void {
  if (over === ringing) return;
  ringing = over;
  import('./bell.ts').then(
    (bell) => (ringing ? bell.ring() : bell.silence()),
    () => {
      // Offline and never fetched: the message on the screen has to do.
    },
  );
}
