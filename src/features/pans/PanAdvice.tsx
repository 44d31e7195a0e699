import { bakingAdvice } from '@gramwise/engine/pans/bakingAdvice.ts';
import { swapFactor } from '@gramwise/engine/pans/swap.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import styles from './Pans.module.css';

interface Props {
  messages: Catalog['pans'];
  swapped: Parameters<typeof bakingAdvice>[0];
}

/** What changes in the oven, and the way to a recipe with every amount multiplied. Nothing for pans without sizes. */
export function PanAdvice({ messages, swapped }: Props) {
  const factor = swapFactor(swapped.recipe, swapped.mine, swapped.by);
  if (!factor.ok) return null;
  return (
    <div className={styles.advice}>
      <h2>{messages.adviceTitle}</h2>
      <ul>
        {bakingAdvice(swapped).map((id) => (
          <li key={id}>{messages.advice[id]}</li>
        ))}
      </ul>
      <p data-noprint>
        <LocalLink
          to={{ page: 'reader', query: { scale: String(Number(factor.value.toPrecision(3))) } }}
          className={buttons.secondary}
        >
          {messages.use}
        </LocalLink>{' '}
        {messages.useText}
      </p>
    </div>
  );
}
