import { findCloserPan } from '@gramwise/engine/pans/findCloserPan.ts';
import type { PanPreset } from '@gramwise/engine/pans/panPreset.ts';
import { type Pan, panArea, panVolume } from '@gramwise/engine/pans/shapes.ts';
import { type SwapBy, swapFactor } from '@gramwise/engine/pans/swap.ts';
import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, formatPrecise } from '#format/format.ts';
import { formatPresetName } from '#tools/pans/presetName.ts';
import { Answer } from '#ui/answer/Answer.tsx';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import { PanPair } from './PanPair.tsx';
import styles from './Pans.module.css';

interface Props {
  messages: Catalog['pans'];
  recipe: Pan | null;
  mine: Pan | null;
  by: SwapBy;
  /** Why there is no answer yet, if so. */
  blank: string | false;
  /** The visitor's pan, if it is a listed one. */
  preset: PanPreset | null;
  onChoose: (id: string) => void;
}

/** The factor, what it means, and both pans side by side. */
export function SwapAnswer({ messages, recipe, mine, by, blank, preset, onChoose }: Props) {
  const language = useLanguage();
  // The same wrapper in every state, so that React keeps the live region and its changes are announced.
  const alone = (answer: ReactNode) => <div className={styles.answer}>{answer}</div>;
  if (blank) return alone(<Answer empty={blank} />);
  const swapped = recipe && mine ? swapFactor(recipe, mine, by) : null;
  if (!recipe || !mine || !swapped?.ok) return alone(<Answer error={messages.invalid} />);
  const factor = swapped.value;
  // Volumes are estimates, so more digits would suggest false precision.
  const size = (pan: Pan) =>
    formatNumber(language, by === 'area' ? panArea(pan) : Math.round(panVolume(pan) / 10) * 10, 0);
  const sizes = { unit: by === 'area' ? 'cm²' : 'ml', mine: size(mine), recipe: size(recipe) };
  const closer = preset && findCloserPan(recipe, preset, by);
  const factorText = (n: number) => (n < 0.1 ? formatPrecise(language, n) : formatNumber(language, n, 2));
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
            {closer && (
              <p className={styles.closer} data-noprint>
                {messages.closer}{' '}
                <button type="button" className={buttons.quiet} onClick={() => onChoose(closer.preset.id)}>
                  {fill(messages.closerPan, {
                    pan: formatPresetName(language, messages, closer.preset),
                    factor: factorText(closer.factor),
                  })}
                </button>
              </p>
            )}
          </>
        }
      >
        {fill(messages.result, { factor: factorText(factor) })}
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
