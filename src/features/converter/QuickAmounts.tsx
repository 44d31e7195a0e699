import { memo } from 'react';
import buttons from '#ui/button/button.module.css';
import styles from './Converter.module.css';

const AMOUNTS = ['1/4', '1/3', '1/2', '1', '2'] as const;

interface Props {
  label: string;
  onChoose: (amount: string) => void;
}

/** Amounts that recipes ask for most, for floury fingers. */
export const QuickAmounts = memo(function Quick({ label, onChoose }: Props) {
  return (
    <fieldset className={styles.quick} aria-label={label}>
      {AMOUNTS.map((amount) => (
        <button key={amount} type="button" className={buttons.chip} onClick={() => onChoose(amount)}>
          {amount}
        </button>
      ))}
    </fieldset>
  );
});
