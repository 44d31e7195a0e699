import { Icon } from '../icon/Icon.tsx';
import styles from './Toast.module.css';

/** The toasts' live region. It is in the page from the start so that screen readers announce the first toast too. */
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
