import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Notice.module.css';

/** How long a notification stays, in milliseconds. */
const NOTICE_DURATION = 5000;

const NoticeContext = createContext<(text: string) => void>(() => {});

/** Shows a short notification; a new one takes the place of the one before. */
export const useNotice = () => useContext(NoticeContext);

export function NoticeProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [notice, setNotice] = useState<{ text: string } | null>(null);
  const [held, setHeld] = useState(false);
  const notify = useCallback((text: string) => setNotice({ text }), []);
  const close = () => {
    setNotice(null);
    // The mouse and the focus cannot be seen to leave what is no longer there.
    setHeld(false);
  };

  useEffect(() => {
    if (!notice || held) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, [notice, held]);

  return (
    <NoticeContext value={notify}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only keeps the message from leaving */}
      <div
        className={styles.region}
        aria-live="polite"
        data-noprint
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {notice && (
          <div className={styles.notice}>
            {notice.text}
            <button type="button" aria-label={closeLabel} className={styles.close} onClick={close}>
              <Icon name="close" size={18} />
            </button>
          </div>
        )}
      </div>
    </NoticeContext>
  );
}
