import type { ReactNode } from 'react';
import { type Pan, panArea, panVolume } from '#domain/pans/shapes.ts';
import { type SwapBy, swapFactor } from '#domain/pans/swap.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { formatNumber, formatPrecise } from '#i18n/format.ts';
import { fill } from '#i18n/template.ts';
import { Answer } from '#ui/answer/Answer.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { PanPair } from './PanPair.tsx';
import styles from './Pans.module.css';

interface Props {
  messages: Catalog['length']['swap'];
  recipe: Pan | null;
  mine: Pan | null;
  by: SwapBy;
  /** Whether a custom pan has no measurements yet. */
  blank: boolean;
}

/** The factor, what it means, and both pans side by side. */
export function SwapAnswer({ messages, recipe, mine, by, blank }: Props) {
  const language = useLanguage();
  // The same wrapper in every state, so that React keeps the live region and its changes are announced.
  const alone = (answer: ReactNode) => <div className={styles.answer}>{answer}</div>;
  if (blank) return alone(<Answer empty={messages.empty} />);
  const swapped = recipe && mine ? swapFactor(recipe, mine, by) : null;
  if (!recipe || !mine || !swapped?.ok) return alone(<Answer error={messages.invalid} />);
  const factor = swapped.value;
  const measure = by === 'area' ? panArea : panVolume;
  const sizes = {
    unit: by === 'area' ? 'cm²' : 'ml',
    mine: formatNumber(language, measure(mine), 0),
    recipe: formatNumber(language, measure(recipe), 0),
  };
  const percent = Math.round(Math.abs(factor - 1) * 100);
  const n = formatNumber(language, percent, 0);
  const compared =
    percent === 0
      ? fill(messages.same, sizes)
      : fill(factor < 1 ? messages.smaller : messages.larger, { n, ...sizes });
  return (
    <div className={styles.answer}>
      <Answer
        aside={
          <>
            <p>{compared}</p>
            {percent > 0 && percent <= 5 && <p>{messages.near}</p>}
          </>
        }
      >
        {fill(messages.result, {
          factor: factor < 0.1 ? formatPrecise(language, factor) : formatNumber(language, factor, 2),
        })}
      </Answer>
      <PanPair
        recipe={recipe}
        mine={mine}
        deep={by === 'volume'}
        label={by === 'volume' ? messages.drawingDeep : messages.drawing}
        names={[messages.recipe, messages.mine]}
      />
    </div>
  );
}
