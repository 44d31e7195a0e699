import styles from './QrCodePlaceholder.module.css';

/** The place of a printed page's QR code, which `printPage` draws. Hidden on screen. */
export const QrCodePlaceholder = () => <span className={styles.code} data-print-code aria-hidden="true" />;
