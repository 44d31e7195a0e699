import type { RecipeSummary } from '@gramwise/engine/recipes/summary.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { formatMinutes } from '#format/formatMinutes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './RecipeCard.module.css';

/** A card's messages. */
export type RecipeCardMessages = Pick<
  Catalog['recipe'],
  'collections' | 'diets' | 'difficulties' | 'duration'
> &
  Pick<Catalog['recipes'], 'general' | 'cooking'>;

interface Props {
  recipe: RecipeSummary & { drawing: string | null };
  messages: RecipeCardMessages;
  /** Level of the card's title: one below the heading above the cards. */
  heading: 'h2' | 'h3';
  /** Whether the drawing is above the text on phones too. */
  upright?: boolean;
}

/** One recipe in a list: drawing, title and time. The whole card is a link. */
export function RecipeCard({ recipe, messages, heading: Heading, upright }: Props) {
  const language = useLanguage();
  const { id, title, collection, blurb, minutes, cooking, difficulty, diets: tags, drawing } = recipe;
  const time =
    minutes !== null
      ? formatMinutes(language, messages.duration, minutes)
      : cooking !== null &&
        fill(messages.cooking, { time: formatMinutes(language, messages.duration, cooking) });
  // "Vegan" already implies "vegetarian".
  const diets = tags.filter((tag) => tag !== 'Vegetarian' || !tags.includes('Vegan'));
  return (
    <article className={`${layout.linked} ${styles.card} ${upright ? styles.upright : ''}`}>
      <div className={`${layout.drawn} ${styles.picture}`}>
        {drawing && <img src={drawing} alt="" width={400} height={300} loading="lazy" decoding="async" />}
      </div>
      <div className={styles.text}>
        <p className={styles.collection}>
          {collection === 'general' ? messages.general : messages.collections[collection]}
        </p>
        <Heading className={styles.title}>
          <LocalLink to={{ page: 'recipe', part: id }} className={`${layout.cover} ${styles.link}`}>
            {title}
          </LocalLink>
        </Heading>
        <p className={styles.blurb}>{blurb}</p>
        <ul className={styles.facts}>
          {time && (
            <li>
              <Icon name="clock" size={16} />
              {time}
            </li>
          )}
          {difficulty && <li>{messages.difficulties[difficulty]}</li>}
          {diets.map((tag) => (
            <li key={tag} className={styles.diet}>
              {messages.diets[tag]}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
