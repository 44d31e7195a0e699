import { type MouseEvent, useEffect } from 'react';
import { localPath } from '#site/localPath.ts';
import { useLanguage } from '#ui/language/language.ts';
import type { SearchIndex } from './document.ts';
import type { ResultList } from './list.ts';
import styles from './SearchList.module.css';

interface Props {
  id: string;
  list: ResultList;
  active: number;
  messages: SearchIndex['messages'];
  onActive: (position: number) => void;
  onChoose: () => void;
}

/** A click that opens a new tab or window must not close the search. */
const staysHere = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey);

/** The results: links with the role `option` in the combobox's listbox, so they are not Tab stops. */
export function SearchList({ id, list, active, messages, onActive, onChoose }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list must scroll its active option into view too
  useEffect(() => {
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, list]);

  const language = useLanguage();
  let position = -1;
  return (
    <>
      {list.hint && <p className={styles.hint}>{list.hint}</p>}
      <div role="listbox" id={`${id}list`} aria-label={messages.list} className={styles.list}>
        {list.groups.map(({ title, documents }) => (
          <div key={title} role="group" aria-label={title}>
            <p role="presentation" className={styles.kind}>
              {title}
            </p>
            {documents.map(({ to, title, text }) => {
              position += 1;
              const here = position;
              return (
                <a
                  key={to}
                  href={localPath(language, to)}
                  id={`${id}${here}`}
                  role="option"
                  aria-selected={here === active}
                  tabIndex={-1}
                  className={styles.option}
                  onPointerMove={() => here !== active && onActive(here)}
                  onClick={(event) => staysHere(event) && onChoose()}
                >
                  <span className={styles.title}>{title}</span>
                  {text && <span className={styles.text}>{text}</span>}
                </a>
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles.keys}>{messages.keys}</p>
    </>
  );
}
