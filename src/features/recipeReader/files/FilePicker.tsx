import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { createWordSearch } from '#tools/words/createWordSearch.ts';
import buttons from '#ui/button/button.module.css';
import { SearchField } from '#ui/field/SearchField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import type { ReaderMessages } from '../messages.ts';
import styles from './FilePicker.module.css';
import type { OpenedFile } from './openRecipeFile.ts';

/** Keeps recipes on this device; says what came of it. */
export type KeepAll = (recipes: OpenedFile['recipes']) => Promise<string>;

interface Props {
  messages: ReaderMessages;
  file: OpenedFile;
  keepAll: KeepAll | undefined;
  onPick: (text: string) => void;
  onClose: () => void;
}

/** With fewer recipes there is no search field. */
const MIN_RECIPES_FOR_SEARCH = 9;

/** The recipes of a file that holds several: one is picked, or all are kept. */
export function FilePicker({ messages, file, keepAll, onPick, onClose }: Props) {
  const language = useLanguage();
  const { several } = messages;
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(true);
  const [search, setSearch] = useState('');
  const [kept, setKept] = useState('');
  const wanted = useDeferredValue(search);
  const find = useMemo(() => createWordSearch(file.recipes, ({ title }) => title), [file]);
  // The list came without a click on it.
  useEffect(() => {
    if (open) title.current?.focus();
  }, [open]);

  if (!open)
    return (
      <p className={styles.again} data-noprint>
        <button type="button" className={buttons.quiet} onClick={() => setOpen(true)}>
          {fill(several.another, { file: file.name })}
        </button>
      </p>
    );
  const found = find(wanted);
  const count = file.recipes.length;
  const statusText = () => {
    if (found.length === 0) return several.noMatch;
    return file.unread > 0
      ? fill(selectPluralForm(language, file.unread, several.unread), { n: file.unread })
      : several.lead;
  };
  return (
    <section className={styles.picker} aria-labelledby={heading} data-noprint>
      <h2 ref={title} id={heading} tabIndex={-1}>
        {fill(selectPluralForm(language, count, several.title), { n: count, file: file.name })}
      </h2>
      <p role="status">{kept || statusText()}</p>
      <div className={styles.actions}>
        {keepAll && (
          <button
            type="button"
            className={buttons.secondary}
            onClick={async () => {
              setKept(messages.loading);
              setKept(await keepAll(file.recipes));
            }}
          >
            <Icon name="save" />
            {several.keepAll}
          </button>
        )}
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {several.close}
        </button>
      </div>
      {count >= MIN_RECIPES_FOR_SEARCH && (
        <SearchField label={several.search} value={search} onChange={setSearch} className={styles.search} />
      )}
      <ul className={`${layout.plain} ${styles.list}`}>
        {found.map((recipe) => (
          <li key={file.recipes.indexOf(recipe)}>
            <button
              type="button"
              className={styles.pick}
              onClick={() => {
                setOpen(false);
                onPick(recipe.text);
              }}
            >
              {recipe.title || several.untitled}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
