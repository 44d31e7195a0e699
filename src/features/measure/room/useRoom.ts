import { type RefObject, useEffect, useState } from 'react';
import type { RoomState } from './roomSession.ts';

/** Whether this device supports augmented reality; false until the browser has answered. */
function useArSupported(): boolean {
  const [supported, setSupported] = useState(false);
  useEffect(() => {
    // A browser that cannot tell does not support it.
    navigator.xr?.isSessionSupported('immersive-ar').then(setSupported, () => {});
  }, []);
  return supported;
}

const NOTHING: RoomState = { aimed: false, points: 0, distance: null };

/** Measuring in augmented reality, if supported: started by a press, left at any time. */
export function useRoom(overlay: RefObject<HTMLElement | null>) {
  const here = useArSupported();
  const [session, setSession] = useState<XRSession | null>(null);
  const [state, setState] = useState(NOTHING);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!session) return;
    const end = () => setSession(null);
    session.addEventListener('end', end);
    return () => {
      session.removeEventListener('end', end);
      // It may have ended already.
      session.end().catch(() => {});
    };
  }, [session]);

  const start = async () => {
    setFailed(false);
    setState(NOTHING);
    try {
      const started = await navigator.xr?.requestSession('immersive-ar', {
        requiredFeatures: ['hit-test'],
        optionalFeatures: ['dom-overlay'],
        ...(overlay.current && { domOverlay: { root: overlay.current } }),
      });
      if (!started) return;
      setSession(started);
      const { measureInRoom } = await import('./roomSession.ts');
      await measureInRoom(started, setState);
    } catch {
      setSession(null);
      setFailed(true);
    }
  };

  return { here, running: session !== null, state, failed, start, leave: () => setSession(null) };
}
