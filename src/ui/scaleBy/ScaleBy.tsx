import { useState } from 'react';
import { useLoaded } from '#browser/useLoaded.ts';
import buttons from '../button/button.module.css';
import type { ScaleByProps } from './ScaleFields.tsx';

/** Scales a recipe to what is left of an ingredient, or to another pan. Few do, so the fields load when opened. */
export function ScaleBy(props: ScaleByProps) {
  const { messages, stock, pan } = props;
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = opened ?? (stock !== null || pan !== null);
  const fields = useLoaded(() => import('./ScaleFields.tsx'), open);
  return (
    <details open={open} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{messages.title}</summary>
      {fields.value && <fields.value.ScaleFields {...props} />}
      {fields.failed && (
        <button type="button" className={buttons.secondary} onClick={fields.retry}>
          {messages.failed}
        </button>
      )}
    </details>
  );
}
