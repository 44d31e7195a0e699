import { toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { useEffect, useRef, useState } from 'react';
import { localToday } from '#browser/localToday.ts';
import { fill } from '#catalogs/template.ts';
import { formatDate } from '#format/format.ts';
import buttons from '#ui/button/button.module.css';
import { InputField } from '#ui/field/Field.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { type KeptRecipe, MAX_TITLE_LENGTH } from './keptRecipe.ts';
import styles from './MyRecipes.module.css';
import type { KeptMessages } from './messages.ts';

interface Props {
  messages: KeptMessages;
  recipe: KeptRecipe;
  onOpen: () => void;
  onRename: (title: string) => void;
  onRemove: () => void;
}

/** The day of an instant in the visitor's time zone. */
const dayOf = (instant: string) => toIsoDate(localToday(new Date(instant)));

/** A kept recipe: its name opens it. */
export function KeptRow({ messages, recipe, onOpen, onRename, onRemove }: Props) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const naming = typed !== null;
  const wasNaming = useRef(false);
  useEffect(() => {
    if (naming) {
      field.current?.focus();
      field.current?.select();
    } else if (wasNaming.current) opener.current?.focus();
    wasNaming.current = naming;
  }, [naming]);

  if (naming) {
    return (
      <li>
        <form
          className={styles.naming}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') onRename(typed);
            setTyped(null);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setTyped(null);
          }}
        >
          <InputField
            label={messages.name}
            className={styles.wide}
            ref={field}
            name="title"
            maxLength={MAX_TITLE_LENGTH}
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
          <button type="submit" className={buttons.secondary}>
            {messages.save}
          </button>
          <button type="button" className={buttons.quiet} onClick={() => setTyped(null)}>
            {messages.cancel}
          </button>
        </form>
      </li>
    );
  }
  const which = <span className={layout.hidden}> {recipe.title}</span>;
  return (
    <li>
      <div className={styles.wide}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {recipe.title}
        </button>
        <small>{fill(messages.keptOn, { date: formatDate(language, dayOf(recipe.kept)) })}</small>
      </div>
      <button ref={opener} type="button" className={buttons.quiet} onClick={() => setTyped(recipe.title)}>
        {messages.rename}
        {which}
      </button>
      <button type="button" className={buttons.quiet} onClick={onRemove}>
        {messages.remove}
        {which}
      </button>
    </li>
  );
}
