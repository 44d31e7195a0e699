import { type ScaleHint, scaleHints } from '@gramwise/engine/recipes/scaleHints.ts';
import styles from './ScaleBy.module.css';

interface Props {
  className: string;
  messages: Readonly<Record<ScaleHint, string>>;
  recipe: Parameters<typeof scaleHints>[0];
  factor: number;
}

/** What to mind about a scaled recipe where multiplying is not enough; loaded once a recipe is scaled. */
export function ScaleHints({ className, messages, recipe, factor }: Props) {
  return (
    <div role="status" className={`${styles.hints} ${className}`}>
      {scaleHints(recipe, factor).map((hint) => (
        <p key={hint}>{messages[hint]}</p>
      ))}
    </div>
  );
}
