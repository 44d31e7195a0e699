import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { formatGrams } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './LookalikeList.module.css';
import { listWays } from './listWays.ts';
import type { FoodMessages } from './messages.ts';

interface Props {
  foods: readonly { id: FoodId; name: string }[];
  messages: FoodMessages;
}

/** Foods that a cook may confuse with this one, with the weight of a cup of each. */
export function LookalikeList({ foods, messages }: Props) {
  const language = useLanguage();
  return (
    <ul className={`${layout.plain} ${styles.list}`}>
      {foods.map(({ id, name }) => {
        const [usual] = listWays(id);
        return (
          <li key={id}>
            <LocalLink to={{ page: 'ingredient', part: id }}>{name}</LocalLink>
            {usual && (
              <span>
                <b>{formatGrams(language, usual.grams)}</b>{' '}
                <small>{usual.fill !== 'level' && messages.fills[usual.fill]}</small>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
