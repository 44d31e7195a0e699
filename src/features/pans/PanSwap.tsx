import { findPanPreset } from '@gramwise/engine/pans/presets.ts';
import type { SwapBy } from '@gramwise/engine/pans/swap.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { useMeasureReader } from '#tools/amount/useMeasureReader.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { PanField } from './PanField.tsx';
import styles from './Pans.module.css';
import { listPanOptions } from './panOptions.ts';
import { SwapAnswer } from './SwapAnswer.tsx';
import {
  customShape,
  hasBlankMeasure,
  initialSwap,
  presetPan,
  readSwap,
  resolvePan,
  type Swap,
  writeSwap,
} from './swapForm.ts';

interface Props {
  messages: Catalog['length']['swap'];
  /** Shown while the words that read a typed unit are loading. */
  loading: string;
}

/** Finds the factor to scale a recipe by for another pan; answers on every change. */
export function PanSwap({ messages, loading: wait }: Props) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [swap, change] = useUrlState({
    initial: initialSwap(language),
    read: (query) => readSwap(query, language),
    write: (next, query) => writeSwap(next, query, language),
  });
  const { recipe, mine, by, unit } = swap;
  const options = listPanOptions(language, messages);
  const deep = by === 'volume';
  const choices = [recipe, mine];
  const typed = choices.flatMap(({ pan, first, second, depth }) =>
    customShape(pan) ? [first, second, depth] : [],
  );
  const { reader, loading } = useMeasureReader(typed);
  const measures = { unit, decimal, reader };
  const guessed = choices.some(({ pan }) => findPanPreset(pan)?.origin === 'europe');
  return (
    <form className={styles.swap} aria-labelledby="pan-swap" onSubmit={(event) => event.preventDefault()}>
      <h2 id="pan-swap">{messages.title}</h2>
      <p className={styles.lead}>{messages.lead}</p>
      <div className={styles.choices}>
        {(['recipe', 'mine'] as const).map((name) => (
          <PanField
            key={name}
            label={messages[name]}
            messages={messages.measures}
            choice={swap[name]}
            options={options}
            deep={deep}
            onChange={(choice) => change({ ...swap, [name]: choice })}
          />
        ))}
        <SelectField<SwapBy>
          label={messages.by}
          value={by}
          options={[
            { id: 'area', name: messages.area },
            { id: 'volume', name: messages.volume },
          ]}
          onChange={(next) => change({ ...swap, by: next })}
        />
        {choices.some(({ pan }) => customShape(pan)) && (
          <SelectField<Swap['unit']>
            label={messages.unit}
            value={unit}
            options={[
              { id: 'cm', name: messages.units.cm },
              { id: 'in', name: messages.units.in },
            ]}
            onChange={(next) => change({ ...swap, unit: next })}
          />
        )}
      </div>
      <SwapAnswer
        messages={messages}
        recipe={resolvePan(recipe, measures)}
        mine={resolvePan(mine, measures)}
        by={by}
        blank={choices.some((choice) => hasBlankMeasure(choice, by)) ? messages.empty : loading && wait}
        preset={findPanPreset(mine.pan)}
        onChoose={(pan) => change({ ...swap, mine: presetPan(pan) })}
      />
      {deep && <p className={styles.small}>{messages.filled}</p>}
      {deep && guessed && <p className={styles.small}>{messages.depth}</p>}
    </form>
  );
}
