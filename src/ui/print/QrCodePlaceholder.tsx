import styles from './QrCodePlaceholder.module.css';

/** Where a printed page has the code that leads back to it; `printPage` draws it. Nothing on a screen. */
export const QrCodePlaceholder = () => <span className={styles.code} data-print-code aria-hidden="true" />;
