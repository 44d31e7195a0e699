import { Icon } from '../icon/Icon.tsx';
import styles from './Toast.module.css';

/** Where toasts appear: a live region, in the page from the beginning so that screen readers say its first text too. */
export function ToastRegion({ close }: { close: string }) {
  return (
    <div id="toasts" className={styles.region} aria-live="polite" data-noprint>
      <template>
        <div className={styles.toast}>
          <span />
          <button type="button" aria-label={close} className={styles.close}>
            <Icon name="close" size={18} />
          </button>
        </div>
      </template>
    </div>
  );
}
