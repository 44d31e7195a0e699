import type { GelatinMeasure } from '@gramwise/engine/calculators/gelatin.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import live from '#tools/live/LiveTool.module.css';
import { LiveTool } from '#tools/live/LiveTool.tsx';
import { useLiveFields } from '#tools/live/useLiveFields.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { convertGelatinFields, gelatinConfig } from './gelatinForm.ts';
import { gelatinResult } from './gelatinText.ts';

interface Props {
  messages: Pick<Catalog, 'gelatin' | 'tool'>;
  measures: readonly GelatinMeasure[];
}

/** Leaves, powder and agar for each other, as you type. */
export function Gelatin({ messages: { gelatin, tool }, measures }: Props) {
  const language = useLanguage();
  const { decimal, kitchen } = LANGUAGES[language];
  const [fields, change] = useLiveFields(gelatinConfig(kitchen, measures));
  const answer = convertGelatinFields(fields, measures, decimal);
  const options = measures.map(({ id, kind }) => ({
    id,
    name: gelatin.measures[id as keyof typeof gelatin.measures],
    group: gelatin.kinds[kind],
  }));
  return (
    <LiveTool
      messages={tool}
      note={gelatin.note}
      empty={gelatin.empty}
      error={answer && !answer.ok ? gelatin.errors[answer.code] : undefined}
      fields={
        <>
          <AmbiguousAmountField
            label={gelatin.amount}
            value={fields.amount}
            onChange={(amount) => change({ amount })}
          />
          <SelectField
            label={tool.from}
            value={fields.from}
            options={options}
            onChange={(from) => change({ from })}
          />
          <SelectField
            className={live.wide}
            label={tool.to}
            value={fields.to}
            options={options}
            onChange={(to) => change({ to })}
          />
        </>
      }
      result={answer?.ok ? gelatinResult(language, gelatin, answer.value) : null}
    />
  );
}

export const GelatinIsland = island(Gelatin);
