import { useAddressState } from '#browser/useAddressState.ts';
import { findPanPreset } from '#domain/pans/presets.ts';
import type { SwapBy } from '#domain/pans/swap.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { LANGUAGES } from '#i18n/languages.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { PanField } from './PanField.tsx';
import styles from './Pans.module.css';
import { panOptions } from './panOptions.ts';
import { SwapAnswer } from './SwapAnswer.tsx';
import { DEFAULT_SWAP, isBlank, ownShape, panOf, readSwap, type Swap, writeSwap } from './swap.ts';

/** Finds what to multiply a recipe by when it is baked in another pan; the answer follows every change. */
export function PanSwap({ words }: { words: Catalog['length']['swap'] }) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [swap, change] = useAddressState({ initial: DEFAULT_SWAP, read: readSwap, write: writeSwap });
  const { recipe, mine, by, unit } = swap;
  const options = panOptions(language, words);
  const deep = by === 'volume';
  const choices = [recipe, mine];
  const guessed = choices.some(({ pan }) => findPanPreset(pan)?.depthGiven === false);
  return (
    <form className={styles.swap} aria-labelledby="pan-swap" onSubmit={(event) => event.preventDefault()}>
      <h2 id="pan-swap">{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.choices}>
        {(['recipe', 'mine'] as const).map((name) => (
          <PanField
            key={name}
            label={words[name]}
            words={words.measures}
            choice={swap[name]}
            options={options}
            deep={deep}
            onChange={(choice) => change({ ...swap, [name]: choice })}
          />
        ))}
        <SelectField<SwapBy>
          label={words.by}
          value={by}
          options={[
            { id: 'area', name: words.area },
            { id: 'volume', name: words.volume },
          ]}
          onChange={(next) => change({ ...swap, by: next })}
        />
        {choices.some(({ pan }) => ownShape(pan)) && (
          <SelectField<Swap['unit']>
            label={words.unit}
            value={unit}
            options={[
              { id: 'cm', name: words.units.cm },
              { id: 'in', name: words.units.in },
            ]}
            onChange={(next) => change({ ...swap, unit: next })}
          />
        )}
      </div>
      <SwapAnswer
        words={words}
        recipe={panOf(recipe, unit, decimal)}
        mine={panOf(mine, unit, decimal)}
        by={by}
        blank={choices.some((choice) => isBlank(choice, by))}
      />
      {deep && guessed && <p className={styles.small}>{words.depth}</p>}
    </form>
  );
}
