import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import { ARCHIVE_FILES, RECIPE_FILES } from '#site/shareTarget.ts';
import buttons from '#ui/button/button.module.css';
import fields from '#ui/field/Field.module.css';
import { Field } from '#ui/field/Field.tsx';
import { FileButton } from '#ui/field/FileButton.tsx';
import type { ReaderMessages } from './messages.ts';
import type { PanArea } from './pansFor.ts';
import { ReaderChoices } from './ReaderChoices.tsx';
import styles from './ReaderFields.module.css';
import type { ConvertedRecipe, ShownSettings } from './reading/convertRecipe.ts';
import type { ReaderSettings } from './reading/readerSettings.ts';

interface Props {
  messages: ReaderMessages;
  settings: ShownSettings;
  found: ConvertedRecipe | null;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Whether the fields are folded, to make room for the result on narrow pages. */
  folded: boolean;
  onUnfold: () => void;
  /** Called with a text from outside the field. */
  onText: (text: string) => void;
  /** Called when the field is edited. */
  onEdit: (text: string) => void;
  onFile: (file: File) => void;
  onChange: (part: Partial<ReaderSettings>) => void;
  /** Sets one way to scale, which unsets the others. */
  onScale: (part: Partial<ReaderSettings>) => void;
  pans: readonly PanArea[];
  /** Called at any sign that a text is about to arrive. */
  onIntent: () => void;
  /** The result is up to date already, so submitting only moves to it. */
  onSubmit: () => void;
}

/** Both extensions and types, because some systems know files by one and some by the other. */
const ACCEPTED_FILES = Object.entries({ ...RECIPE_FILES, ...ARCHIVE_FILES })
  .flat(2)
  .join();

type TextProps = Pick<
  Props,
  'messages' | 'settings' | 'field' | 'folded' | 'onUnfold' | 'onText' | 'onEdit' | 'onFile'
>;

/**
 * Shows a text in the field. React would write each key of a controlled field into the page as its default value, too,
 * for which browsers lay out a long text twice.
 */
function useShownText(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  // What was typed before hydration stays until it is replayed
  const shown = useRef('');
  useLayoutEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (field.current && field.current.value !== text) field.current.value = text;
  }, [field, text]);
}

/** The text of the recipe, and other ways to bring one. */
function RecipeText({ messages, settings, field, folded, onUnfold, onText, onEdit, onFile }: TextProps) {
  useShownText(field, settings.text);
  return (
    <>
      <div className={styles.bring}>
        <button type="button" className={buttons.quiet} onClick={() => onText(messages.example)}>
          {messages.tryExample}
        </button>
        <FileButton accept={ACCEPTED_FILES} onFiles={([file]) => file && onFile(file)}>
          {messages.open}
        </FileButton>
      </div>
      <Field label={messages.recipe} hint={messages.hint} className={styles.recipe}>
        {(wiring) => (
          <textarea
            {...wiring}
            ref={field}
            className={`${fields.control} ${styles.text}`}
            name="recipe"
            rows={14}
            autoComplete="off"
            spellCheck={false}
            placeholder={messages.placeholder}
            onChange={({ target }) => onEdit(target.value)}
            onClick={folded ? onUnfold : undefined}
          />
        )}
      </Field>
    </>
  );
}

/** The recipe as found, and how to show it. */
export function ReaderFields(props: Props) {
  const { messages, settings, found, field, pans } = props;
  const { folded, onUnfold, onFile, onChange, onScale, onIntent, onSubmit } = props;
  // With the first recipe, so that the page itself stays small.
  const lazy = useLazyModule(() => import('./ReaderScaling.tsx'), found !== null).value;
  const scaling = lazy && found && found.factor !== null && { ...lazy, found, factor: found.factor };
  return (
    <form
      className={styles.fields}
      data-folded={folded || undefined}
      data-noprint
      onFocus={onIntent}
      onPointerDown={onIntent}
      onPaste={onIntent}
      onDragEnter={onIntent}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      <button
        type="button"
        className={`${buttons.quiet} ${styles.edit}`}
        onClick={() => {
          onUnfold();
          field.current?.focus();
        }}
      >
        {messages.edit}
      </button>
      <RecipeText {...props} />
      <ReaderChoices
        messages={messages}
        settings={settings}
        found={found}
        onChange={onChange}
        onScale={onScale}
      >
        {scaling && (
          <scaling.ReaderScaling
            messages={messages}
            settings={settings}
            found={scaling.found}
            pans={pans}
            onScale={onScale}
          />
        )}
      </ReaderChoices>
      {scaling && <scaling.ReaderHints messages={messages} found={scaling.found} factor={scaling.factor} />}
    </form>
  );
}
