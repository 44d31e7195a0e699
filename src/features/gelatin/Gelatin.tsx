import type { GelatinMeasure } from '@gramwise/engine/calculators/gelatin.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { ExchangeFields } from '#tools/live/ExchangeFields.tsx';
import { LiveTool } from '#tools/live/LiveTool.tsx';
import { useKitchenFields } from '#tools/live/useKitchenFields.ts';
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
  const { decimal } = LANGUAGES[language];
  const [fields, change] = useKitchenFields((country) => gelatinConfig(country, measures));
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
        <ExchangeFields
          messages={{ ...tool, amount: gelatin.amount }}
          fields={fields}
          options={options}
          onChange={change}
        />
      }
      result={answer?.ok ? gelatinResult(language, gelatin, answer.value) : null}
    />
  );
}

export const GelatinIsland = island(Gelatin);
