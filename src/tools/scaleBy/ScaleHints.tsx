import { type ScaleHint, scaleHints } from '@gramwise/engine/recipes/scaleHints.ts';

interface Props {
  className: string | undefined;
  messages: Readonly<Record<ScaleHint, string>>;
  recipe: Parameters<typeof scaleHints>[0];
  factor: number;
}

/** What to mind about a scaled recipe where multiplying is not enough; loaded once a recipe is scaled. */
export function ScaleHints({ className, messages, recipe, factor }: Props) {
  return (
    <div role="status" className={className}>
      {scaleHints(recipe, factor).map((hint) => (
        <p key={hint}>{messages[hint]}</p>
      ))}
    </div>
  );
}
