import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { type Preset, presetLink } from './preset.ts';
import { ToolCard } from './ToolCard.tsx';
import styles from './Tools.module.css';

/** Converter presets of the example phrases, in catalog order. */
const PHRASES: readonly Preset[] = [
  { ingredient: 'butter', amount: 100, from: 'grams', to: 'ounces' },
  { ingredient: 'butter', amount: 8, from: 'ounces', to: 'grams' },
  { ingredient: 'butter', amount: 1, from: 'pounds', to: 'kilograms' },
  { ingredient: 'flour', amount: 250, from: 'grams', to: 'cups' },
];

const WEIGHT: Preset = { ingredient: 'flour', amount: 100, from: 'grams', to: 'tablespoons' };
const VOLUME: Preset = { amount: 1, from: 'cups', to: 'milliliters' };
/** One side portion of dry rice. */
const PORTION: Preset = { ingredient: 'rice', amount: 75, from: 'grams', to: 'cups' };

export function Tools({ messages }: { messages: Catalog['home']['tools'] }) {
  const { weight } = messages;
  return (
    <section
      id="conversion-tools"
      className={`${layout.column} ${styles.tools}`}
      aria-labelledby="tools-title"
    >
      <h2 id="tools-title">{messages.title}</h2>
      <div className={styles.grid}>
        <article id="weight" className={styles.weight}>
          <Icon name="scale" size={28} />
          <h3>{weight.title}</h3>
          <LocalLink to={presetLink(WEIGHT)} className={`${buttons.secondary} ${styles.convert}`}>
            {weight.convert}
          </LocalLink>
          <div className={styles.popular}>
            <h4>{weight.popular}</h4>
            <ul className={`${layout.plain} ${styles.phrases}`}>
              {PHRASES.map((preset, index) => (
                <li key={preset.from + preset.to}>
                  <LocalLink to={presetLink(preset)}>{weight.phrases[index]}</LocalLink>
                </li>
              ))}
            </ul>
          </div>
        </article>
        <ToolCard id="volume" icon="cup" messages={messages.volume} to={presetLink(VOLUME)} />
        <ToolCard icon="heat" messages={messages.temperature} focus="#temperature :is(input, select)" />
        <ToolCard icon="portion" messages={messages.portions} to={presetLink(PORTION)} />
        <ToolCard icon="ruler" messages={messages.length} to="length" />
      </div>
    </section>
  );
}
