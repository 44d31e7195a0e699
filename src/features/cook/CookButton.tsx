import type { ComponentProps } from 'react';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './CookMode.module.css';
import type { CookMessages } from './cookableRecipe.ts';

interface Props extends Pick<ComponentProps<'button'>, 'ref' | 'onClick' | 'disabled'> {
  messages: CookMessages['cook'];
}

/** The button that opens cook mode. */
export function CookButton({ messages, ...button }: Props) {
  return (
    <button type="button" className={`${buttons.primary} ${styles.opener}`} {...button}>
      <Icon name="heat" />
      {messages.open}
    </button>
  );
}
