import type { Kitchen, updateKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import {
  KITCHENS,
  OVENS,
  type OvenId,
  PREFERRED_MEASURES,
  TABLESPOONS,
  type TablespoonId,
} from '@gramwise/engine/kitchens/kitchens.ts';
import { CUPS, type CupId } from '@gramwise/engine/units/cups.ts';
import { useRef } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { countriesFor } from '#catalogs/countries.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import { bindFields } from '#ui/field/bindFields.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { usualFirst } from '#ui/field/usualFirst.ts';
import { useLanguage } from '#ui/language/language.ts';
import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';
import styles from './KitchenSettings.module.css';
import { formatLabelMilliliters } from './kitchenText.ts';

interface Props {
  messages: Catalog['kitchen'];
  kitchen: Kitchen;
  /** The outcome of the last choice. */
  status: string;
  onChoose: (choice: Parameters<typeof updateKitchen>[1]) => void;
  onReset: () => void;
}

/** The five choices of a kitchen. */
export function KitchenForm({ messages, kitchen, status, onChoose, onReset }: Props) {
  const language = useLanguage();
  const { fields } = messages;
  const usual = KITCHENS[LANGUAGES[language].kitchen];
  const form = useRef<HTMLFormElement>(null);
  const sized = (id: CupId | TablespoonId, name: string) =>
    fill(messages.sized, { name, n: formatLabelMilliliters(language, id) });
  const field = bindFields(kitchen, onChoose);
  return (
    // A form value restored by the browser would count as a choice, and overwrite a later one from another tab.
    <form
      ref={form}
      className={styles.fields}
      aria-label={fields.title}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        label={fields.country}
        options={countriesFor(language).map((id) => ({ id, name: messages.countries[id] }))}
        {...field('country')}
      />
      <div className={styles.pair}>
        <SelectField<CupId | 'none'>
          label={fields.cup}
          value={kitchen.cup ?? 'none'}
          options={usualFirst<CupId | 'none'>(usual.cup ?? 'none', [...CUPS, 'none']).map((id) => ({
            id,
            name: id === 'none' ? messages.cups.none : sized(id, messages.cups[id]),
          }))}
          onChange={(cup) => onChoose({ cup: cup === 'none' ? null : cup })}
        />
        <SelectField
          label={fields.tablespoon}
          options={usualFirst<TablespoonId>(usual.tablespoon, TABLESPOONS).map((id) => ({
            id,
            name: sized(id, messages.tablespoons[id]),
          }))}
          {...field('tablespoon')}
        />
      </div>
      <SelectField
        label={fields.oven}
        options={usualFirst<OvenId>(usual.oven, OVENS).map((id) => ({ id, name: messages.ovens[id] }))}
        {...field('oven')}
      />
      <SegmentedControl
        label={fields.measures}
        options={PREFERRED_MEASURES.map((id) => ({ id, name: messages.measures[id] }))}
        {...field('measures')}
      />
      <div className={styles.status}>
        <p role="status">{status}</p>
        {kitchen.chosen && (
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => {
              // The button goes away; the first choice takes the focus.
              form.current?.querySelector('select')?.focus();
              onReset();
            }}
          >
            {messages.reset}
          </button>
        )}
      </div>
    </form>
  );
}
