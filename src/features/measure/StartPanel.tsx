import { type ReactNode, useEffect, useRef } from 'react';
import buttons from '#ui/button/button.module.css';
import styles from './Measure.module.css';
import type { MeasureMessages } from './messages.ts';

interface Props {
  messages: MeasureMessages;
  error: keyof MeasureMessages['errors'] | null;
  opening: boolean;
  /** Focus was lost, because the camera or the picture was left. */
  returned: boolean;
  onCamera: () => void;
  onFile: (file: File) => void;
  /** What to know first. */
  children: ReactNode;
  /** The button for measuring in augmented reality, if the device supports it. */
  room: ReactNode;
}

/** The first file of a drop or of the clipboard, whatever it is. */
const fileOf = (data: DataTransfer | null) => data?.files[0];

/** The ways to bring a picture: the camera, a file, by dropping, by pasting. */
export function StartPanel({ messages, error, opening, returned, onCamera, onFile, children, room }: Props) {
  const { start, errors } = messages;
  const input = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) first.current?.focus();
  }, [returned]);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const file = fileOf(clipboardData);
      if (file) onFile(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFile]);

  return (
    <form
      className={styles.start}
      onSubmit={(event) => event.preventDefault()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = fileOf(event.dataTransfer);
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      <div className={styles.ways}>
        {children}
        <div className={styles.actions}>
          <button ref={first} type="button" className={buttons.primary} onClick={onCamera}>
            {start.camera}
          </button>
          <button type="button" className={buttons.secondary} onClick={() => input.current?.click()}>
            {start.file}
          </button>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) onFile(file);
              // So that the same file can be chosen again.
              target.value = '';
            }}
          />
          {room}
        </div>
        {error && (
          <p role="alert" className={styles.error}>
            {errors[error]}
          </p>
        )}
        <p role="status" className={styles.hint}>
          {opening ? start.opening : start.stays}
        </p>
      </div>
      <p className={styles.drop}>{start.drop}</p>
    </form>
  );
}
