import { type PanOrigin, panOrigin } from '@gramwise/engine/kitchens/kitchens.ts';
import { BATTERS, type Batter } from '@gramwise/engine/pans/bakingAdvice.ts';
import { findPanPreset } from '@gramwise/engine/pans/presets.ts';
import type { SwapBy } from '@gramwise/engine/pans/swap.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import { useUrlStateFrom } from '#browser/useUrlStateFrom.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { useMeasureReader } from '#tools/amount/useMeasureReader.ts';
import { bindFields } from '#ui/field/bindFields.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { PanAdvice } from './PanAdvice.tsx';
import { PanField } from './PanField.tsx';
import styles from './Pans.module.css';
import { listPanOptions } from './panOptions.ts';
import { SwapAnswer } from './SwapAnswer.tsx';
import {
  customShape,
  hasBlankMeasure,
  initialSwap,
  type PanChoice,
  presetPan,
  readSwap,
  resolvePan,
  type Swap,
  writeSwap,
} from './swapForm.ts';

interface Props {
  messages: Catalog['pans'];
  /** Shown while the words that read a typed unit are loading. */
  loading: string;
}

interface FieldsProps {
  messages: Catalog['pans'];
  swap: Swap;
  own: PanOrigin;
  onChange: (part: Partial<Swap>) => void;
  onPan: (which: 'recipe' | 'mine', part: Partial<PanChoice>) => void;
}

/** The pan of the recipe, one's own, and the unit of those whose size is typed. */
function PanFields({ messages, swap, own, onChange, onPan }: FieldsProps) {
  const options = listPanOptions(useLanguage(), messages, own);
  const field = bindFields(swap, onChange);
  return (
    <div className={styles.choices}>
      {(['recipe', 'mine'] as const).map((name) => (
        <PanField
          key={name}
          label={messages[name]}
          messages={messages.measures}
          choice={swap[name]}
          options={options}
          deep={swap.by === 'volume'}
          onChange={(part) => onPan(name, part)}
        />
      ))}
      {[swap.recipe, swap.mine].some(({ pan }) => customShape(pan)) && (
        <SelectField<Swap['unit']>
          label={messages.unit}
          options={[
            { id: 'cm', name: messages.units.cm },
            { id: 'in', name: messages.units.in },
          ]}
          {...field('unit')}
        />
      )}
    </div>
  );
}

/** Finds the factor to scale a recipe by for another pan; answers on every change. */
export function PanSwap({ messages, loading: wait }: Props) {
  const language = useLanguage();
  const { decimal, kitchen: home } = LANGUAGES[language];
  const [{ country }] = useKitchen(language);
  const [swap, setSwap] = useUrlStateFrom(initialSwap(country), {
    read: (query) => {
      const read = readSwap(query, home);
      return writeSwap(read, '', [initialSwap(home)]) === '' ? null : read;
    },
    write: (next, query, own) => writeSwap(next, query, [initialSwap(home), own]),
  });
  const change = (part: Partial<Swap>) => setSwap((now) => ({ ...now, ...part }));
  const { recipe, mine, by, unit, batter } = swap;
  const deep = by === 'volume';
  const choices = [recipe, mine];
  const measured = choices.flatMap(({ pan, first, second, depth }) =>
    customShape(pan) ? [first, second, depth] : [],
  );
  const { reader, loading } = useMeasureReader(measured);
  const measures = { unit, decimal, reader };
  const pans = [resolvePan(recipe, measures), resolvePan(mine, measures)] as const;
  const preset = findPanPreset(mine.pan);
  const field = bindFields(swap, change);
  const guessed = choices.some(({ pan }) => findPanPreset(pan)?.origin === 'europe');
  return (
    <form className={styles.swap} onSubmit={(event) => event.preventDefault()}>
      <PanFields
        messages={messages}
        swap={swap}
        own={panOrigin(country)}
        onChange={change}
        onPan={(which, part) => setSwap((now) => ({ ...now, [which]: { ...now[which], ...part } }))}
      />
      <SwapAnswer
        messages={messages}
        recipe={pans[0]}
        mine={pans[1]}
        by={by}
        blank={choices.some((choice) => hasBlankMeasure(choice, by)) ? messages.empty : loading && wait}
        preset={preset}
        onChoose={(pan) => change({ mine: presetPan(pan) })}
      />
      <div className={styles.choices}>
        <SelectField<Batter>
          label={messages.batter}
          options={BATTERS.map((id) => ({ id, name: messages.batters[id] }))}
          {...field('batter')}
        />
        <SelectField<SwapBy>
          label={messages.by}
          options={[
            { id: 'area', name: messages.area },
            { id: 'volume', name: messages.volume },
          ]}
          {...field('by')}
        />
      </div>
      {pans[0] && pans[1] && (
        <PanAdvice
          messages={messages}
          swapped={{ recipe: pans[0], mine: pans[1], by, batter, kind: preset?.kind ?? null }}
        />
      )}
      {deep && <p className={styles.small}>{messages.filled}</p>}
      {deep && guessed && <p className={styles.small}>{messages.depth}</p>}
    </form>
  );
}

export const PanSwapIsland = island(PanSwap);
