import { type ScaleHint, scaleHints } from '@gramwise/engine/recipes/scaleHints.ts';

interface Props {
  messages: Readonly<Record<ScaleHint, string>>;
  recipe: Parameters<typeof scaleHints>[0];
  factor: number;
}

/** What to mind about a scaled recipe where multiplying is not enough, for a live region. */
export const ScaleHints = ({ messages, recipe, factor }: Props) =>
  scaleHints(recipe, factor).map((hint) => <p key={hint}>{messages[hint]}</p>);
