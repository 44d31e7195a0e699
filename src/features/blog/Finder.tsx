import { type FormEvent, useId } from 'react';
import { BLOG_CATEGORIES, type BlogCategory } from '#site/paths.ts';
import buttons from '#ui/button/button.module.css';
import field from '#ui/field/Field.module.css';
import { Field } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Finder.module.css';
import type { BlogMessages } from './messages.ts';
import type { PostFilter } from './postFilter.ts';

interface Props {
  messages: BlogMessages;
  filter: PostFilter;
  onChange: (part: Partial<PostFilter>) => void;
}

/** Search runs as you type; the button is for visitors who expect one, and closes a phone's keyboard. */
export function Finder({ messages, filter, onChange }: Props) {
  const group = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  };
  const choice = (category: BlogCategory | null, name: string) => (
    <label key={name} className={styles.choice}>
      <input
        type="radio"
        name="category"
        value={category ?? ''}
        checked={filter.category === category}
        onChange={() => onChange({ category })}
      />
      <span>{name}</span>
    </label>
  );
  return (
    <search>
      <form className={styles.finder} onSubmit={submit} data-noprint>
        <Field label={messages.search} className={styles.field}>
          {(wiring) => (
            <span className={styles.row}>
              <input
                {...wiring}
                className={field.control}
                type="search"
                name="q"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={100}
                value={filter.query}
                onChange={(event) => onChange({ query: event.target.value })}
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
            {choice(null, messages.all)}
            {BLOG_CATEGORIES.map((category) => choice(category, messages.categories[category].title))}
          </div>
        </div>
      </form>
    </search>
  );
}
