import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { type ConverterLink, converterTarget } from './converterLink.ts';
import styles from './IngredientList.module.css';
import type { RecipeMessages } from './messages.ts';
import type { RecipeControls } from './useRecipeSettings.ts';
import { useTicks } from './useTicks.ts';

interface Props {
  messages: RecipeMessages;
  /** The recipe's id. */
  recipe: string;
  garnish: readonly string[];
  controls: RecipeControls;
  /** Each line's converter link, if it has one. */
  links: readonly (ConverterLink | null)[];
}

/** Ingredients as a checklist, with what to know about them; lines the converter knows link to it. */
export function IngredientList({ messages, recipe, garnish, controls, links }: Props) {
  const { decimal } = LANGUAGES[useLanguage()];
  const { ticked, toggle } = useTicks(recipe);
  const { shown, factor, system } = controls;
  const toConverter = (link: ConverterLink) => {
    const label = fill(messages.settings.convert, { ingredient: link.name });
    const question = system === 'us' ? link.us : link.metric;
    return (
      <LocalLink
        to={converterTarget(link, question, factor, decimal)}
        className={styles.convert}
        aria-label={label}
        title={label}
        data-noprint
      >
        <Icon name="scale" size={18} />
      </LocalLink>
    );
  };
  return (
    <section aria-labelledby="ingredients-title" className={styles.section}>
      <h2 id="ingredients-title">{messages.ingredients}</h2>
      <ul className={`${layout.plain} ${styles.list}`}>
        {shown.ingredients.map(({ amount, name }, index) => {
          const link = links[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines change with the scale but never move
            <li key={index}>
              <label>
                <input
                  type="checkbox"
                  autoComplete="off"
                  checked={ticked.has(index)}
                  onChange={() => toggle(index)}
                />
                <span>
                  {amount && (
                    <>
                      <strong>{amount}</strong>{' '}
                    </>
                  )}
                  {name}
                </span>
              </label>
              {link && toConverter(link)}
            </li>
          );
        })}
      </ul>
      {garnish.length > 0 && (
        <>
          <h3>{messages.garnish}</h3>
          <ul className={styles.garnish}>
            {garnish.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {shown.cautions.length > 0 && (
        <>
          <h3>{messages.cautions}</h3>
          <ul className={styles.cautions}>
            {shown.cautions.map((caution) => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
