import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
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

/** The list of a field: whether it is open, what was typed, and what keys do with its options. */
function useList({ value, optionsFor, onChoose, onIntent }: Props) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const groups = open ? optionsFor(typed) : [];
  const options = groups.flatMap((group) => group.options);
  const start = typed === null ? options.findIndex((option) => option.id === value) : 0;
  const active = Math.min(moved ?? start, options.length - 1);

  const openWith = (text: string | null) => {
    setOpen(true);
    setMoved(null);
    setTyped(text);
  };
  const show = () => {
    onIntent?.();
    if (!open) openWith(null);
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
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onIntent?.();
    if (document.activeElement === target) return openWith(target.value);
    // Text typed before hydration stands for its best match once the field is left.
    const [best] = optionsFor(target.value).flatMap((group) => group.options);
    if (best) onChoose(best.id);
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
  return { open, typed, groups, count: options.length, active, show, hide, choose, onChange, onKeyDown };
}

/**
 * A field that filters a list: the ARIA combobox pattern with `aria-activedescendant`. It behaves like a native select
 * where it can: a press opens the whole list at the chosen option, arrows move, Enter and Tab choose, Escape puts back.
 */
export function Combobox(props: Props) {
  const { label, name, text, onIntent, countText, className } = props;
  const id = useId();
  const list = useList(props);
  const { open, typed, active, count } = list;
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
            aria-controls={`${id}list`}
            aria-activedescendant={open && active >= 0 ? `${id}o${active}` : undefined}
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
            onClick={list.show}
            onBlur={list.hide}
            onChange={list.onChange}
            onKeyDown={list.onKeyDown}
          />
          <Popup {...props} id={id} list={list} />
          {open && (
            <span aria-live="polite" className={layout.hidden}>
              {typed ? countText(count) : ''}
            </span>
          )}
        </>
      )}
    </Field>
  );
}

interface PopupProps extends Props {
  id: string;
  list: ReturnType<typeof useList>;
}

/** The options below the field, scrolled to the active one. */
function Popup({ id, list, value, listLabel, status, emptyText }: PopupProps) {
  const { open, typed, groups, count, active } = list;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list must show its active option too
  useEffect(() => {
    if (open) scrollToOption(box.current, document.getElementById(`${id}o${active}`));
  }, [open, active, typed, count]);
  return (
    <div className={styles.popup} hidden={!open}>
      {open && count === 0 && emptyText && <p className={styles.status}>{emptyText}</p>}
      <div ref={box} id={`${id}list`} className={styles.list} role="listbox" aria-label={listLabel}>
        {open && <Options id={id} groups={groups} value={value} active={active} onChoose={list.choose} />}
      </div>
      {open && status && <div className={styles.status}>{status}</div>}
    </div>
  );
}

interface OptionsProps {
  id: string;
  groups: readonly ComboboxGroup[];
  value: string;
  active: number;
  onChoose: (index: number) => void;
}

function Options({ id, groups, value, active, onChoose }: OptionsProps) {
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
            id={`${id}o${at}`}
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
