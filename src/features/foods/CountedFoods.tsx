import type { AnyFoodId, CategoryId } from '@gramwise/engine/foods/foods.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './CountedFoods.module.css';
import type { FoodMessages } from './messages.ts';

interface Props {
  /** Foods in the page's language, with other names that find them. */
  groups: readonly {
    category: CategoryId;
    foods: readonly { id: AnyFoodId; name: string; also: string; per?: string | undefined }[];
  }[];
  messages: FoodMessages;
}

/** Links to the foods that the chart has no cup weight of, which its fields find too. */
export function CountedFoods({ groups, messages }: Props) {
  const { counted } = messages.foods.chart;
  return (
    <section aria-labelledby="counted-title" className={styles.counted} data-counted data-noprint>
      <h2 id="counted-title">{counted.title}</h2>
      <p>{counted.text}</p>
      {groups.map(({ category, foods }) => (
        <ul key={category} className={layout.plain} data-category={category}>
          {foods.map(({ id, name, also, per }) => (
            <li key={id} data-also={also || undefined} data-per={per}>
              <LocalLink to={{ page: 'ingredient', part: id }}>{name}</LocalLink>
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
