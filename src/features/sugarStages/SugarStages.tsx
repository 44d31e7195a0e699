import { boilingPoint } from '@gramwise/engine/calculators/boilingPoint.ts';
import { SUGAR_STAGES } from '@gramwise/engine/calculators/sugarStages.ts';
import { DEGREE_SCALES } from '@gramwise/engine/temperature/shownBy.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import { FigureTable } from '#tools/live/FigureSection.tsx';
import live from '#tools/live/LiveTool.module.css';
import { LiveTool } from '#tools/live/LiveTool.tsx';
import { useKitchenFields } from '#tools/live/useKitchenFields.ts';
import { bindFields } from '#ui/field/bindFields.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { StageDrawing } from './StageDrawing.tsx';
import styles from './SugarStages.module.css';
import { ALTITUDE_UNITS, metersOf, readSugar, sugarConfig } from './sugarForm.ts';
import { stageDegrees, sugarResult } from './sugarText.ts';

interface Props {
  messages: Pick<Catalog, 'sugarStages' | 'tool'>;
}

/** The stage of a syrup by its temperature and the altitude, and all stages there. */
export function SugarStages({ messages: { sugarStages: messages, tool } }: Props) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [fields, change] = useKitchenFields(sugarConfig);
  const answer = readSugar(fields, decimal);
  const scale = fields.scale === 'fahrenheit' ? 'fahrenheit' : 'celsius';
  const typed = metersOf(fields, decimal) ?? 0;
  // Where no altitude is meant, the table stays that of sea level.
  const meters = boilingPoint(typed).ok ? typed : 0;
  const scales = scale === 'celsius' ? DEGREE_SCALES : [...DEGREE_SCALES].reverse();
  const field = bindFields(fields, change);
  return (
    <>
      <LiveTool
        messages={tool}
        note={messages.note}
        empty={messages.empty}
        error={answer && !answer.ok ? messages.errors[answer.code] : undefined}
        fields={
          <>
            <div className={live.pair}>
              <AmbiguousAmountField label={messages.temperature} {...field('temperature')} />
              <SelectField
                label={messages.scale}
                options={DEGREE_SCALES.map((id) => ({ id, name: messages.scales[id] }))}
                {...field('scale')}
              />
            </div>
            <div className={live.pair}>
              <AmbiguousAmountField label={messages.altitude} {...field('altitude')} />
              <SelectField
                label={messages.unit}
                options={ALTITUDE_UNITS.map((id) => ({ id, name: messages.units[id] }))}
                {...field('unit')}
              />
            </div>
          </>
        }
        result={answer?.ok ? sugarResult(language, messages, { answer: answer.value, meters, scale }) : null}
      />
      <div className={styles.stages}>
        <FigureTable
          heading="h2"
          title={messages.table}
          columns={[
            messages.stage,
            ...scales.map((id) => messages.scales[id]),
            messages.inWater,
            messages.uses,
          ]}
          current={answer?.ok && answer.value.stage ? messages.stages[answer.value.stage].name : undefined}
          rows={SUGAR_STAGES.map((stage) => [
            messages.stages[stage.id].name,
            ...scales.map((id) => stageDegrees(language, { stage, meters, scale: id })),
            <StageDrawing key={stage.id} stage={stage.id} />,
            messages.stages[stage.id].uses,
          ])}
        />
      </div>
    </>
  );
}

export const SugarStagesIsland = island(SugarStages);
