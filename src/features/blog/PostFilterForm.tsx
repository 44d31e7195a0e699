import { useId } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { BLOG_CATEGORIES, type BlogCategory } from '#site/paths.ts';
import buttons from '#ui/button/button.module.css';
import field from '#ui/field/Field.module.css';
import { Field } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './PostFilterForm.module.css';

import { MAX_SEARCH_LENGTH } from './postFilter.ts';

/**
 * The fields that filter the posts, hidden by CSS where scripts are off. Search runs as you type; the button is for
 * visitors who expect one, and closes a phone's keyboard.
 */
export function PostFilterForm({ messages }: { messages: Catalog['blog'] }) {
  const group = useId();
  const choice = (category: BlogCategory | '', name: string) => (
    <label key={name} className={styles.choice}>
      <input type="radio" name="category" value={category} defaultChecked={category === ''} />
      <span>{name}</span>
    </label>
  );
  return (
    <search>
      <form className={styles.finder} data-noprint>
        <Field label={messages.search}>
          {(wiring) => (
            <span className={styles.row}>
              <input
                {...wiring}
                className={field.control}
                type="search"
                name="q"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={MAX_SEARCH_LENGTH}
              />
              <button type="submit" className={buttons.secondary} aria-label={messages.submit}>
                <Icon name="search" />
              </button>
            </span>
          )}
        </Field>
        <div role="radiogroup" aria-labelledby={group} className={styles.categories}>
          <span id={group} className={field.label}>
            {messages.category}
          </span>
          <div className={styles.choices}>
            {choice('', messages.all)}
            {BLOG_CATEGORIES.map((category) => choice(category, messages.categories[category].title))}
          </div>
        </div>
      </form>
    </search>
  );
}
