import type { OwnNutrition } from '@gramwise/engine/nutrition/ownNutrition.ts';
import type { Language } from '#catalogs/languages.ts';
import { LanguageProvider } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { FiguresTable } from './FiguresTable.tsx';
import type { NutritionMessages } from './messages.ts';
import styles from './Nutrition.module.css';

interface Props {
  language: Language;
  words: NutritionMessages;
  nutrition: OwnNutrition;
  /** The ingredients that are not counted, as the recipe names them. */
  notCounted: readonly string[];
  /** Whether it stands in a section of its own. */
  alone: boolean;
}

/** The full table of a recipe of our own, drawn when the site is built. */
export function RecipeFigures({ language, words, nutrition, notCounted, alone }: Props) {
  const title = nutrition.perServing ? words.title : words.title100;
  const figures = (
    <details>
      <summary className={styles.disclosure}>{words.show}</summary>
      <div className={styles.region}>
        <FiguresTable
          words={words}
          title={title}
          nutrition={nutrition}
          notCounted={notCounted.map((text) => ({ text, reason: null }))}
        />
        <p className={styles.note}>{words.estimate}</p>
      </div>
    </details>
  );
  return (
    <LanguageProvider value={language}>
      <div className={`${layout.column} ${layout.part}`}>
        {alone ? (
          <section aria-labelledby="figures-title" className={styles.own}>
            <h2 id="figures-title">{title}</h2>
            {figures}
          </section>
        ) : (
          figures
        )}
      </div>
    </LanguageProvider>
  );
}
