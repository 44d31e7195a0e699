import type { Timer } from './timer.ts';

/** More timers than anyone runs; longer lists were not saved by this site. */
const MAX_TIMERS = 20;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, step, page, to, seconds, phase, ends, left } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof page === 'string' &&
    typeof to === 'string' &&
    /^\/[^/\\]/.test(to) &&
    isCount(step) &&
    isCount(seconds) &&
    (phase === 'over' || (phase === 'running' && isCount(ends)) || (phase === 'paused' && isCount(left)))
  );
}

/** Parses the timers saved in a tab. Drops invalid entries; never throws. */
export function parseTimers(text: string | null): Timer[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isTimer).slice(0, MAX_TIMERS) : [];
  } catch {
    return [];
  }
}
