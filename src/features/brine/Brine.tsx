import { BRINE_METHODS } from '@gramwise/engine/calculators/brineMethods.ts';
import type { SaltKind } from '@gramwise/engine/calculators/saltKinds.ts';
import { usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import { brineError } from '#tools/brine/brineError.ts';
import live from '#tools/live/LiveTool.module.css';
import { LiveTool } from '#tools/live/LiveTool.tsx';
import { useKitchenFields } from '#tools/live/useKitchenFields.ts';
import { bindFields } from '#ui/field/bindFields.ts';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { brineConfig, methodOf, percentText, saltFor, WEIGHT_UNITS } from './brineForm.ts';
import { brineResult, type MeasureWords, saltName } from './brineText.ts';

interface Props {
  messages: Pick<Catalog, 'brine' | 'tool'>;
  measures: MeasureWords;
  kinds: readonly SaltKind[];
}

/** Salt for ferments and brines by tested methods; outside their range there is no amount. */
export function Brine({ messages: { brine, tool }, measures, kinds }: Props) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [fields, change, country] = useKitchenFields((of) => brineConfig(of, { kinds, decimal }));
  const answer = saltFor(fields, { kinds, decimal });
  const method = methodOf(fields.method);
  const words = { messages: brine, measures, customary: usesCustomaryUnits(country) };
  const field = bindFields(fields, change);
  return (
    <LiveTool
      messages={tool}
      note={brine.note}
      empty={brine.empty}
      error={answer && !answer.ok ? brineError(language, brine, { code: answer.code, method }) : undefined}
      fields={
        <>
          <SelectField
            className={live.wide}
            label={brine.method}
            value={fields.method}
            options={BRINE_METHODS.map(({ id }) => ({ id, name: brine.methods[id].name }))}
            onChange={(id) => {
              const usual = methodOf(id)?.usual ?? 0;
              // Each method has a percent of its own, so that no other's is taken along.
              change({ method: id, percent: percentText(usual, decimal) });
            }}
          />
          <div className={live.pair}>
            <AmbiguousAmountField
              label={brine.weight}
              hint={method && brine.weightOf[method.of]}
              {...field('weight')}
            />
            <SelectField
              label={brine.unit}
              options={WEIGHT_UNITS.map((id) => ({ id, name: brine.units[id] }))}
              {...field('unit')}
            />
          </div>
          <AmbiguousAmountField label={brine.percent} {...field('percent')} />
          <SelectField
            label={brine.salt}
            options={kinds.map((kind) => ({ id: kind.id, name: saltName(brine, kind) }))}
            {...field('salt')}
          />
        </>
      }
      result={answer?.ok ? brineResult(language, words, answer.value) : null}
    />
  );
}

export const BrineIsland = island(Brine);
