import { type RecipeYield, scaleYield } from '@gramwise/engine/recipes/exportedRecipe.ts';
import { formatDuration } from '#format/duration.ts';
import { formatNumber } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import { useLanguage } from '#ui/language/language.ts';
import type { ReaderMessages } from './messages.ts';
import styles from './RecipeReader.module.css';
import type { ConvertedRecipe } from './reading/convertRecipe.ts';

interface Props {
  messages: ReaderMessages;
  recipe: Pick<ConvertedRecipe, 'makes' | 'measured' | 'times' | 'factor' | 'language'>;
}

/** What a pasted recipe makes, scaled, and how long it takes, where it says so. */
export function ReaderFacts({
  messages,
  recipe: { makes, measured, times, factor, language: written },
}: Props) {
  const language = useLanguage();
  const yieldOf = (found: RecipeYield) => {
    const { low, high, what } = scaleYield(found, factor ?? 1);
    const numbers = joinRange([...new Set([low, high])].map((n) => formatNumber(language, n, 0)));
    return `${numbers} ${what}`.trim();
  };
  const stated = (['prep', 'cook', 'total'] as const).flatMap((id) => {
    const ends = [times.from?.[id], times[id]].flatMap((minutes) => minutes ?? []);
    const shown = ends.map((minutes) => formatDuration(language, messages.duration, minutes * 60));
    return shown.length === 0 ? [] : [{ id, text: joinRange(shown) }];
  });
  // What is measured in words is not scaled
  const yields = makes && factor !== null ? yieldOf(makes) : factor === 1 && measured;
  if (!yields && stated.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {yields && (
        <div>
          <dt>{messages.makes}</dt>
          <dd lang={written}>{yields}</dd>
        </div>
      )}
      {stated.map(({ id, text }) => (
        <div key={id}>
          <dt>{messages.facts[id]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
