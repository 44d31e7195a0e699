import { lazy, type ReactNode, Suspense } from 'react';
import type { Catalog } from '#i18n/catalog.ts';
import { useTimers } from './useTimers.ts';

/** Fetched with the first timer, so that pages without one do not carry it. Without a connection the bell has to do. */
const TimerList = lazy(() => import('./TimerList.tsx').catch(() => ({ default: (): ReactNode => null })));

/** The running timers, at the bottom of every page for as long as there are any. */
export function TimerDock({ words }: { words: Catalog['timers'] }) {
  const timers = useTimers();
  if (timers.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <TimerList timers={timers} words={words} />
    </Suspense>
  );
}
