import type { FormulaLine } from '@gramwise/engine/api/readFormula.ts';
import type { DoughFoods } from '@gramwise/engine/calculators/doughFoods.ts';
import { useMemo } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import live from '#tools/live/LiveTool.module.css';
import { LiveTool } from '#tools/live/LiveTool.tsx';
import { useLiveFields } from '#tools/live/useLiveFields.ts';
import { bindFields } from '#ui/field/bindFields.ts';
import controls from '#ui/field/Field.module.css';
import { Field } from '#ui/field/Field.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Bakers.module.css';
import { bakersConfig, computeFormula, MAX_FORMULA_LENGTH } from './bakersForm.ts';
import { bakersResult } from './bakersResult.tsx';
import { useFormulaReader } from './useFormulaReader.ts';
import { WaterTemperature } from './WaterTemperature.tsx';

interface Props {
  messages: Pick<Catalog, 'bakers' | 'tool'>;
  /** The lines of the formula that the page starts with, and what foods are in a dough. */
  example: readonly FormulaLine[];
  roles: DoughFoods;
}

const NUMBERS = ['total', 'hydration', 'starter'] as const;

/** A dough in grams and baker's percentages, and the temperature of its water. */
export function Bakers({ messages: { bakers, tool }, example, roles }: Props) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const config = bakersConfig(bakers.example);
  const [fields, change] = useLiveFields(config);
  const typed = fields.formula.trim() !== '' && fields.formula !== config.start.formula;
  const { value: reader, failed } = useFormulaReader(roles, typed);
  const read = useMemo(
    () => (typed ? (reader?.read(fields.formula) ?? null) : null),
    [typed, reader, fields.formula],
  );
  const lines = typed ? read : fields.formula.trim() === '' ? [] : example;
  const answer = lines && computeFormula(fields, lines, decimal);
  const error = answer && !answer.ok ? bakers.errors[answer.code] : undefined;
  const waiting = failed ? bakers.notLoaded : tool.loading;
  const field = bindFields(fields, change);
  return (
    <>
      <LiveTool
        messages={tool}
        note={bakers.note}
        empty={lines ? bakers.empty : waiting}
        error={error}
        fields={
          <>
            <Field label={bakers.formula} className={live.wide}>
              {(wiring) => (
                <textarea
                  {...wiring}
                  className={`${controls.control} ${styles.text}`}
                  rows={5}
                  maxLength={MAX_FORMULA_LENGTH}
                  autoComplete="off"
                  spellCheck={false}
                  value={fields.formula}
                  onChange={({ target }) => change({ formula: target.value })}
                />
              )}
            </Field>
            <div className={live.three}>
              {NUMBERS.map((name) => (
                <AmbiguousAmountField key={name} label={bakers[name]} {...field(name)} />
              ))}
            </div>
          </>
        }
        result={lines && answer?.ok ? bakersResult(language, bakers, { lines, formula: answer.value }) : null}
      />
      <WaterTemperature messages={{ bakers, tool }} />
    </>
  );
}

export const BakersIsland = island(Bakers);
