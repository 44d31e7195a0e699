import { useEffect, useState } from 'react';

/** `off` also covers a request that is pending or was refused, which happens on a low battery. */
export type WakeState = 'on' | 'off' | 'unsupported';

/**
 * Keeps the screen on while the component is mounted. Browsers release the lock when the tab is hidden, so it is
 * requested again when the tab becomes visible.
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
