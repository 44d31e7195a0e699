import { useEffect, useState } from 'react';

/** `off` also while the browser has not answered yet, or when it refuses, as some do at a low battery. */
export type WakeState = 'on' | 'off' | 'unsupported';

/**
 * Keeps the screen on while the calling component is there. Browsers take the lock away when the tab is hidden, so
 * it is asked for again when the tab comes back.
 */
export function useWakeLock(): WakeState {
  const [state, setState] = useState<WakeState>('off');

  useEffect(() => {
    if (!('wakeLock' in navigator)) {
      setState('unsupported');
      return;
    }
    let lock: WakeLockSentinel | undefined;
    let asking = false;
    let left = false;
    const acquire = async () => {
      if (asking || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      asking = true;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (left) return void taken.release();
        lock = taken;
        setState('on');
        taken.addEventListener('release', () => {
          if (lock === taken) setState('off');
        });
      } catch {
        setState('off');
      } finally {
        asking = false;
      }
    };
    acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', acquire);
      lock?.release();
    };
  }, []);

  return state;
}
