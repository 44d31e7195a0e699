import type { ReactNode } from 'react';
import { countriesFor } from '#catalogs/countries.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { ScaleControl } from '#tools/scaleBy/ScaleControl.tsx';
import { ServingsStepper } from '#tools/scaleBy/ServingsStepper.tsx';
import buttons from '#ui/button/button.module.css';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';
import type { ReaderMessages } from './messages.ts';
import styles from './ReaderFields.module.css';
import type { ConvertedRecipe, ShownSettings } from './reading/convertRecipe.ts';
import { READER_MEASURES, type ReaderSettings } from './reading/readerSettings.ts';

interface Props {
  messages: ReaderMessages;
  settings: ShownSettings;
  found: ConvertedRecipe | null;
  onChange: (part: Partial<ReaderSettings>) => void;
  onScale: (part: Partial<ReaderSettings>) => void;
  /** Other ways to scale, beside the servings. */
  children?: ReactNode;
}

/** In which measures, for how many, and in whose words a recipe is read. */
export function ReaderChoices({ messages, settings, found, onChange, onScale, children }: Props) {
  const page = useLanguage();
  const { language, measures, country } = settings;
  /** The choice that leaves it to the recipe, with what was detected there. */
  const detection = (detected: string | null) => ({
    id: '' as const,
    name: detected === null ? messages.detect : fill(messages.detected, { found: detected }),
  });
  return (
    <div className={styles.choices}>
      <SegmentedControl
        label={messages.measures}
        value={measures}
        options={READER_MEASURES.map((id) => ({ id, name: messages.systems[id] }))}
        onChange={(id) => onChange({ measures: id })}
      />
      {found?.makes ? (
        <ServingsStepper
          messages={messages}
          value={found.factor === null ? null : found.makes.low * found.factor}
          onChange={(servings) => onScale({ servings })}
        />
      ) : (
        <ScaleControl
          label={messages.scale}
          value={found?.factor ?? settings.scale}
          onChange={(scale) => onScale({ scale })}
        />
      )}
      {children}
      <SelectField
        label={messages.language}
        name="lang"
        value={language}
        options={[
          detection(found && language === '' ? LANGUAGES[found.language].name : null),
          ...LANGUAGE_CODES.map((id) => ({ id, name: LANGUAGES[id].name })),
        ]}
        onChange={(id) => onChange({ language: id })}
      />
      <SelectField
        label={messages.country}
        name="country"
        value={country}
        options={[
          detection(found && country === '' ? messages.countries[found.country] : null),
          ...countriesFor(page).map((id) => ({ id, name: messages.countries[id] })),
        ]}
        onChange={(id) => onChange({ country: id, cup: '' })}
      />
      <button type="submit" className={buttons.primary}>
        {messages.convert}
      </button>
    </div>
  );
}
