import { useEffect, useState } from 'react';

export type CameraError = 'refused' | 'missing' | 'busy' | 'stopped';

/** Keyed by the names of `getUserMedia` errors; anything else counts as busy, which a second try may fix. */
const ERROR_CODES: Readonly<Record<string, CameraError>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  TypeError: 'missing',
};

/** The rear camera's full resolution, so that marks can be placed more precisely. */
const CAMERA_CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 4096 }, height: { ideal: 3072 } },
};

/** The camera's stream while mounted; it ends when the page is hidden or left. `onError` must be stable. */
export function useCamera(onError: (code: CameraError) => void) {
  const [stream, setStream] = useState<MediaStream | null>(null);

  useEffect(() => {
    let live: MediaStream | null = null;
    let left = false;
    const stop = () => {
      left = true;
      for (const track of live?.getTracks() ?? []) track.stop();
    };
    const fail = (code: CameraError) => {
      if (left) return;
      stop();
      onError(code);
    };
    const start = async () => {
      try {
        live = await navigator.mediaDevices.getUserMedia(CAMERA_CONSTRAINTS);
        if (left) return stop();
        for (const track of live.getTracks()) track.onended = () => fail('busy');
        setStream(live);
      } catch (error) {
        fail(ERROR_CODES[(error as Error).name] ?? 'busy');
      }
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') fail('stopped');
    };
    const leave = () => fail('stopped');
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    void start();
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      stop();
    };
  }, [onError]);

  return stream;
}
