import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MAX_FIELD_LENGTH } from '#browser/query.ts';
import field from '../field/Field.module.css';
import { Field } from '../field/Field.tsx';
import layout from '../theme/layout.module.css';
import styles from './Combobox.module.css';
import { type ComboboxGroup, nextOption } from './options.ts';

interface Props {
  label: string;
  listLabel: string;
  name: string;
  /** The field's text while nobody types in it. */
  text: string;
  /** The id of the selected option. */
  value: string;
  /** The options for the typed text; null when the list was just opened. */
  optionsFor: (typed: string | null) => readonly ComboboxGroup[];
  onChoose: (id: string) => void;
  /** Called when the list opens or is likely to open soon. */
  onIntent?: () => void;
  /** Shown instead of options, for example while they load. */
  status?: ReactNode;
  /** Shown when nothing is found. */
  emptyText?: string | undefined;
  /** How many options there are, for screen readers. */
  countText: (count: number) => string;
  className?: string | undefined;
}

/**
 * A field that filters a list: the ARIA combobox pattern with `aria-activedescendant`. It behaves like a native select
 * where it can: a press opens the whole list at the chosen option, arrows move, Enter and Tab choose, Escape puts back.
 */
export function Combobox({
  label,
  listLabel,
  name,
  text,
  value,
  optionsFor,
  onChoose,
  onIntent,
  status,
  emptyText,
  countText,
  className,
}: Props) {
  const id = useId();
  const listId = `${id}list`;
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [moved, setMoved] = useState<number | null>(null);

  const groups = open ? optionsFor(typed) : [];
  const options = groups.flatMap((group) => group.options);
  const start = typed === null ? options.findIndex((option) => option.id === value) : 0;
  const active = Math.min(moved ?? start, options.length - 1);
  const optionId = (index: number) => `${id}o${index}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list must show its active option too
  useEffect(() => {
    if (open) scrollToOption(list.current, document.getElementById(optionId(active)));
  }, [open, active, typed, options.length]);

  const show = () => {
    onIntent?.();
    if (open) return;
    setOpen(true);
    setMoved(null);
    setTyped(null);
  };
  const hide = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option) onChoose(option.id);
    hide();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextOption(event.key, active, options.length);
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      show();
    } else if (next !== null && !event.altKey) setMoved(next);
    else if (event.key === 'Enter' || (event.key === 'ArrowUp' && event.altKey)) choose(active);
    else if (event.key === 'Escape') hide();
    else {
      // Like a select: leaving the field keeps the option that was moved to.
      if (event.key === 'Tab' && (moved !== null || typed)) choose(active);
      return;
    }
    event.preventDefault();
  };

  return (
    <Field label={label} className={`${styles.box} ${className ?? ''}`}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            className={`${field.control} ${field.select}`}
            type="text"
            role="combobox"
            name={name}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={MAX_FIELD_LENGTH}
            value={typed ?? text}
            onPointerEnter={onIntent}
            onFocus={(event) => {
              onIntent?.();
              event.target.select();
            }}
            onClick={show}
            onBlur={hide}
            onChange={(event) => {
              onIntent?.();
              if (document.activeElement !== event.target) {
                // Text typed before hydration stands for its best match once the field is left.
                const [best] = optionsFor(event.target.value).flatMap((group) => group.options);
                if (best) onChoose(best.id);
                return;
              }
              setOpen(true);
              setMoved(null);
              setTyped(event.target.value);
            }}
            onKeyDown={onKeyDown}
          />
          <div className={styles.popup} hidden={!open}>
            {open && options.length === 0 && emptyText && <p className={styles.status}>{emptyText}</p>}
            <div ref={list} id={listId} className={styles.list} role="listbox" aria-label={listLabel}>
              {open && (
                <Options
                  groups={groups}
                  value={value}
                  active={active}
                  optionId={optionId}
                  onChoose={choose}
                />
              )}
            </div>
            {open && status && <div className={styles.status}>{status}</div>}
          </div>
          {open && (
            <span aria-live="polite" className={layout.hidden}>
              {typed ? countText(options.length) : ''}
            </span>
          )}
        </>
      )}
    </Field>
  );
}

interface OptionsProps {
  groups: readonly ComboboxGroup[];
  value: string;
  active: number;
  optionId: (index: number) => string;
  onChoose: (index: number) => void;
}

function Options({ groups, value, active, optionId, onChoose }: OptionsProps) {
  let index = -1;
  return groups.map(({ label, options }) => (
    <div key={label} role="group" aria-label={label}>
      <div aria-hidden="true" className={styles.group}>
        {label}
      </div>
      {options.map((option) => {
        index += 1;
        const at = index;
        return (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles keys
          <div
            key={option.id}
            id={optionId(at)}
            role="option"
            aria-selected={option.id === value}
            className={styles.option}
            data-active={at === active || undefined}
            // The press must not take the focus from the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(at)}
          >
            {option.name}
          </div>
        );
      })}
    </div>
  ));
}

/** Scrolls only the list: `scrollIntoView` would move the page too. */
function scrollToOption(list: HTMLElement | null, option: HTMLElement | null) {
  if (!list || !option) return;
  const top = option.offsetTop;
  const bottom = top + option.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = Math.max(0, top - option.offsetHeight);
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
