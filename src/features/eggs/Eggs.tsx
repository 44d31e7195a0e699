import { EGG_PART_IDS } from '@gramwise/engine/calculators/eggs.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import live from '#tools/live/LiveTool.module.css';
import { LiveTool } from '#tools/live/LiveTool.tsx';
import { useLiveFields } from '#tools/live/useLiveFields.ts';
import { bindFields } from '#ui/field/bindFields.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import {
  countFields,
  EGG_MEASURES,
  type EggTable,
  eggConfig,
  filledFields,
  sizeIn,
  sizesFor,
} from './eggForm.ts';
import { eggResult, sizeName } from './eggText.ts';

interface Props {
  messages: Pick<Catalog, 'eggs' | 'tool'>;
  table: EggTable;
}

/** Eggs of one size and country for those of another, as you type. */
export function Eggs({ messages: { eggs, tool }, table: all }: Props) {
  const language = useLanguage();
  const { decimal, kitchen: usual } = LANGUAGES[language];
  const [kitchen] = useKitchen(language);
  const [typed, change] = useLiveFields(eggConfig(all));
  const table = { ...all, sizes: sizesFor(usual, kitchen.country, all) };
  const fields = filledFields(typed, table.sizes);
  const answer = countFields(fields, table, decimal);
  const countries = [...new Set(table.sizes.map(({ country }) => country)), ...EGG_MEASURES];
  const chosen = sizeIn(fields.country, fields.size, table);
  const countryName = (id: string) => eggs.countries[id as keyof typeof eggs.countries];
  const field = bindFields(fields, change);
  return (
    <LiveTool
      messages={tool}
      note={eggs.note}
      empty={eggs.empty}
      error={answer && !answer.ok ? eggs.errors[answer.code] : undefined}
      fields={
        <>
          <AmbiguousAmountField label={eggs.eggs} {...field('eggs')} />
          <SelectField
            label={eggs.part}
            options={EGG_PART_IDS.map((id) => ({ id, name: eggs.parts[id] }))}
            {...field('part')}
          />
          <div className={chosen ? live.pair : live.wide}>
            <SelectField
              label={eggs.country}
              options={countries.map((id) => ({ id, name: countryName(id) }))}
              {...field('country')}
            />
            {chosen && (
              <SelectField
                label={eggs.size}
                value={chosen.size}
                options={table.sizes
                  .filter(({ country }) => country === fields.country)
                  .map((size) => ({ id: size.size, name: sizeName(eggs, size) }))}
                onChange={(size) => change({ size })}
              />
            )}
          </div>
          <SelectField
            label={tool.to}
            className={live.wide}
            options={table.sizes.map((size) => ({
              id: size.id,
              name: sizeName(eggs, size),
              group: countryName(size.country),
            }))}
            {...field('to')}
          />
        </>
      }
      result={answer?.ok ? eggResult(language, eggs, { answer: answer.value, parts: table.parts }) : null}
    />
  );
}

export const EggsIsland = island(Eggs);
