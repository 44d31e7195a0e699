import { MAX_SERVINGS, parseServings } from '@gramwise/engine/recipes/servings.ts';
import { useId, useState } from 'react';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ServingsStepper.module.css';

interface Props {
  messages: Readonly<Record<'servings' | 'fewer' | 'more', string>>;
  /** A fraction if the recipe is scaled by something else; null while that is not known. */
  value: number | null;
  onChange: (servings: number) => void;
}

/** The next whole number of servings; at the bounds the buttons are disabled. */
const nextServings = (now: number, by: 1 | -1) =>
  by > 0 ? Math.floor(now + 1e-9) + 1 : Math.ceil(now - 1e-9) - 1;

/**
 * Servings: step up, step down or type. The buttons are no Tab stops, since the arrow keys do the same in the field.
 * Input takes effect as soon as it is a valid number of servings.
 */
export function ServingsStepper({ messages, value, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const button = (by: 1 | -1, label: string, disabled: boolean) => (
    <button
      type="button"
      tabIndex={-1}
      className={buttons.icon}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(nextServings(value ?? 1, by))}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{messages.servings}</label>
      <div className={styles.stepper}>
        {button(-1, messages.fewer, value === null || value <= 1)}
        <input
          id={id}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={1}
          max={MAX_SERVINGS}
          step="any"
          value={typed ?? (value === null ? '' : Math.round(value * 10) / 10)}
          onChange={({ target }) => {
            setTyped(target.value);
            const servings = parseServings(target.value);
            if (servings !== null) onChange(servings);
          }}
          onBlur={() => setTyped(null)}
        />
        {button(1, messages.more, value === null || value >= MAX_SERVINGS)}
      </div>
    </div>
  );
}
