import type { Catalog } from '#catalogs/catalog.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { linkToPreset, type Preset } from './preset.ts';
import { ToolCard } from './ToolCard.tsx';
import styles from './Tools.module.css';

type Phrase = readonly [phrase: number, preset: Preset];

const POUNDS: Phrase = [2, { ingredient: 'butter', amount: 1, from: 'pounds', to: 'kilograms' }];
const OUNCES: Phrase = [1, { ingredient: 'butter', amount: 8, from: 'ounces', to: 'grams' }];

/** The card promises °F to °C. */
const FOREIGN_OVEN = { scale: 'fahrenheit', heat: '350' };

interface Examples {
  weight: Preset;
  /** By their place in the catalog. */
  phrases: readonly Phrase[];
  volume: Preset;
  /** One side portion of dry rice. */
  portion: Preset;
}

/** What the cards fill in. Cooks with cups get the first phrases, as specified; others the spoon of 15 ml first. */
const EXAMPLES: Readonly<Record<'cups' | 'grams', Examples>> = {
  cups: {
    weight: { ingredient: 'flour', amount: 100, from: 'grams', to: 'tablespoons' },
    phrases: [
      [0, { ingredient: 'butter', amount: 100, from: 'grams', to: 'ounces' }],
      OUNCES,
      POUNDS,
      [3, { ingredient: 'flour', amount: 250, from: 'grams', to: 'cups' }],
    ],
    volume: { amount: 1, from: 'cups', to: 'milliliters' },
    portion: { ingredient: 'rice', amount: 75, from: 'grams', to: 'cups' },
  },
  grams: {
    weight: { ingredient: 'flour', amount: 100, from: 'grams', to: 'metric_tablespoon' },
    phrases: [
      [6, { ingredient: 'sugar', amount: 100, from: 'grams', to: 'metric_tablespoon' }],
      [4, { ingredient: 'flour', amount: 1, from: 'cups', to: 'grams' }],
      OUNCES,
      POUNDS,
    ],
    volume: { amount: 3, from: 'metric_tablespoon', to: 'milliliters' },
    portion: { ingredient: 'rice', amount: 75, from: 'grams', to: 'metric_tablespoon' },
  },
};

export function Tools({ messages }: { messages: Catalog['home']['tools'] }) {
  const { weight } = messages;
  const examples = EXAMPLES[cooksWeigh(useLanguage()) ? 'grams' : 'cups'];
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
          <LocalLink to={linkToPreset(examples.weight)} className={`${buttons.secondary} ${styles.convert}`}>
            {weight.convert}
          </LocalLink>
          <div className={styles.popular}>
            <h4>{weight.popular}</h4>
            <ul className={`${layout.plain} ${styles.phrases}`}>
              {examples.phrases.map(([phrase, preset]) => (
                <li key={phrase}>
                  <LocalLink to={linkToPreset(preset)}>{weight.phrases[phrase]}</LocalLink>
                </li>
              ))}
            </ul>
          </div>
        </article>
        <ToolCard id="volume" icon="cup" messages={messages.volume} to={linkToPreset(examples.volume)} />
        <ToolCard
          icon="heat"
          messages={messages.temperature}
          focus="#temperature :is(input, select)"
          query={FOREIGN_OVEN}
        />
        <ToolCard icon="portion" messages={messages.portions} to={linkToPreset(examples.portion)} />
        <ToolCard icon="ruler" messages={messages.length} to="length" />
      </div>
    </section>
  );
}
