import type { YeastMeasure } from '@gramwise/engine/calculators/yeastMeasures.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { ExchangeFields } from '#tools/live/ExchangeFields.tsx';
import { LiveTool } from '#tools/live/LiveTool.tsx';
import { useKitchenFields } from '#tools/live/useKitchenFields.ts';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { convertYeastFields, yeastConfig } from './yeastForm.ts';
import { amountText, everyKind, ofKind } from './yeastText.ts';

interface Props {
  messages: Pick<Catalog, 'yeast' | 'tool'>;
  /** The measures of the table of foods, computed when the page is built. */
  measures: readonly YeastMeasure[];
}

/** Fresh, active dry and instant yeast for each other, as you type. */
export function Yeast({ messages: { yeast, tool }, measures }: Props) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [fields, change] = useKitchenFields((country) => yeastConfig(country, measures));
  const answer = convertYeastFields(fields, measures, decimal);
  const options = measures.map(({ id, kind }) => ({
    id,
    name: yeast.measures[id as keyof typeof yeast.measures],
    group: yeast.kinds[kind],
  }));
  const shown = answer?.ok
    ? amountText(language, yeast, { measure: answer.value.to, count: answer.value.count })
    : null;
  const unit = answer?.ok && shown ? ofKind(yeast, shown.unit, answer.value.to.kind) : '';
  return (
    <LiveTool
      messages={tool}
      note={yeast.note}
      empty={yeast.empty}
      error={answer && !answer.ok ? yeast.errors[answer.code] : undefined}
      fields={
        <ExchangeFields
          messages={{ ...tool, amount: yeast.amount }}
          fields={fields}
          options={options}
          onChange={change}
        />
      }
      result={
        answer?.ok && shown
          ? {
              ...shown,
              unit,
              text: `${shown.number}\u00a0${unit}`,
              facts: everyKind(language, yeast, {
                from: answer.value.to.kind,
                grams: answer.value.grams,
                measures,
              }),
            }
          : null
      }
    />
  );
}

export const YeastIsland = island(Yeast);
