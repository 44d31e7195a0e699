import { type ScaledLine, type ScaleHint, scaleHints } from '@gramwise/engine/recipes/scaleHints.ts';

interface Props {
  className: string | undefined;
  messages: Readonly<Record<ScaleHint, string>>;
  lines: readonly ScaledLine[];
  factor: number;
}

/** What to mind about a scaled recipe where multiplying is not enough; loaded once a recipe is scaled. */
export function ScaleHints({ className, messages, lines, factor }: Props) {
  return (
    <div role="status" className={className}>
      {scaleHints(lines, factor).map((hint) => (
        <p key={hint}>{messages[hint]}</p>
      ))}
    </div>
  );
}
