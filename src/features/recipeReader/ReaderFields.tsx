import { CUPS } from '#domain/kitchens/kitchens.ts';
import { KITCHEN_UNITS } from '#domain/units/kitchen.ts';
import { formatNumber } from '#i18n/format.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import { RECIPE_FILES } from '#site/shareTarget.ts';
import buttons from '#ui/button/button.module.css';
import fields from '#ui/field/Field.module.css';
import { Field } from '#ui/field/Field.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { ScaleControl } from '#ui/segments/ScaleControl.tsx';
import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';
import { type ConvertedRecipe, type ShownSettings, usualCup } from './convertRecipe.ts';
import type { ReaderMessages } from './messages.ts';
import styles from './RecipeReader.module.css';
import { MEASURES, type ReaderSettings } from './readerSettings.ts';
import { ServingsField } from './ServingsField.tsx';

interface Props {
  messages: ReaderMessages;
  settings: ShownSettings;
  found: ConvertedRecipe | null;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onChange: (part: Partial<ReaderSettings>) => void;
  /** The result is up to date already, so submitting only moves to it. */
  onSubmit: () => void;
}

/** Endings and types, because systems know some files by one and some by the other. */
const FILES = Object.entries(RECIPE_FILES).flat(2).join();

/** The recipe as it was found, and how it shall be shown. */
export function ReaderFields({ messages, settings, found, onText, onFile, onChange, onSubmit }: Props) {
  const page = useLanguage();
  const { language, measures, cup } = settings;
  const spoken = found?.language ?? page;
  return (
    <form
      className={styles.fields}
      data-noprint
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
      <Field label={messages.recipe} hint={messages.hint}>
        {(wiring) => (
          <textarea
            {...wiring}
            className={`${fields.control} ${styles.text}`}
            name="recipe"
            rows={14}
            autoComplete="off"
            spellCheck={false}
            placeholder={messages.placeholder}
            value={settings.text}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      <div className={styles.bring}>
        <button type="button" className={buttons.quiet} onClick={() => onText(messages.example)}>
          {messages.tryExample}
        </button>
        <label className={`${buttons.quiet} ${styles.file}`}>
          {messages.open}
          <input
            type="file"
            className={styles.input}
            accept={FILES}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onFile(file);
              target.value = '';
            }}
          />
        </label>
      </div>
      <div className={styles.choices}>
        <SegmentedControl
          label={messages.measures}
          value={measures}
          options={MEASURES.map((id) => ({ id, name: messages.systems[id] }))}
          onChange={(id) => onChange({ measures: id })}
        />
        {found?.serves ? (
          <ServingsField
            label={messages.servings}
            value={settings.servings ?? found.serves}
            onChange={(servings) => onChange({ servings })}
          />
        ) : (
          <ScaleControl
            label={messages.scale}
            value={settings.scale}
            onChange={(scale) => onChange({ scale: scale as ReaderSettings['scale'] })}
          />
        )}
        <SelectField
          label={messages.language}
          name="lang"
          value={language}
          options={[
            {
              id: '',
              name: found ? fill(messages.detected, { language: LANGUAGES[spoken].name }) : messages.detect,
            },
            ...LANGUAGE_CODES.map((id) => ({ id, name: LANGUAGES[id].name })),
          ]}
          onChange={(id) => onChange({ language: id })}
        />
        <SelectField
          label={messages.cup}
          name="cup"
          value={cup === '' ? usualCup(spoken) : cup}
          options={CUPS.map((id) => ({
            id,
            name: fill(messages.cups[id], { n: formatNumber(page, KITCHEN_UNITS[id].factor, 0) }),
          }))}
          onChange={(id) => onChange({ cup: id === usualCup(spoken) ? '' : id })}
        />
      </div>
      <button type="submit" className={buttons.primary}>
        {messages.convert}
      </button>
    </form>
  );
}
