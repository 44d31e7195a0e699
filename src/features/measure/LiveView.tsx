import { useEffect, useRef, useState } from 'react';
import buttons from '#ui/button/button.module.css';
import styles from './Measure.module.css';
import type { MeasureMessages } from './messages.ts';
import { captureFrame, type OpenedPicture, type PictureError } from './openPicture.ts';
import { type CameraError, useCamera } from './useCamera.ts';

interface Props {
  messages: MeasureMessages['camera'];
  onPicture: (picture: OpenedPicture) => void;
  onError: (code: CameraError | PictureError) => void;
  onCancel: () => void;
}

/** The camera's view and a shutter button. */
export function LiveView({ messages, onPicture, onError, onCancel }: Props) {
  const stream = useCamera(onError);
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  useEffect(() => {
    if (ready) shutter.current?.focus();
  }, [ready]);

  const take = async () => {
    if (!video.current) return;
    const frame = await captureFrame(video.current);
    if (frame.ok) onPicture(frame.value);
    else onError(frame.code);
  };
  return (
    <section className={styles.live} aria-label={messages.label}>
      <video
        ref={video}
        className={styles.video}
        autoPlay
        muted
        playsInline
        onPlaying={() => setReady(true)}
      />
      <p role="status" className={styles.hint}>
        {ready ? messages.hint : messages.waiting}
      </p>
      <div className={styles.actions}>
        <button ref={shutter} type="button" className={buttons.primary} disabled={!ready} onClick={take}>
          {messages.take}
        </button>
        <button type="button" className={buttons.secondary} onClick={onCancel}>
          {messages.cancel}
        </button>
      </div>
    </section>
  );
}
