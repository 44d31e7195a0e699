import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { convertLength } from '@gramwise/engine/units/lengths.ts';
import { isLengthUnit, LENGTH_UNIT_IDS } from '@gramwise/engine/units/units.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { type ConvertFields, ConvertForm } from '#tools/form/ConvertForm.tsx';
import type { FormProps } from '#tools/form/forms.ts';
import { ResultActions } from '#tools/form/ResultActions.tsx';
import styles from '#tools/form/ToolForm.module.css';
import { Answer } from '#ui/answer/Answer.tsx';
import { useLanguage } from '#ui/language/language.ts';
import type { LengthMessages } from './messages.ts';
import { formatRulerInches } from './ruler.ts';

/** The inch calculator. The result only changes when the button is pressed. */
export function LengthConverter({
  messages,
  submitted,
  ...form
}: FormProps<ConvertFields> & { messages: LengthMessages }) {
  const language = useLanguage();
  const { length, tool } = messages;
  const { from, to, value: typed } = submitted ?? form.draft;
  const short = (unit: string) => (isLengthUnit(unit) ? length.units[unit].short : unit);
  const value = parseQuantity(typed, LANGUAGES[language].decimal);
  const converted = convertLength(value, from, to);
  const result = formatNumber(language, converted, 2, 4, 'always');
  const equation = fill(length.equation, {
    value: formatNumber(language, value ?? 0, 0, 6),
    from: short(from),
    result,
    to: short(to),
  });
  const ruler = to === 'in' ? formatRulerInches(converted) : null;
  return (
    <ConvertForm
      {...form}
      tab="converter"
      messages={{ ...tool, value: length.value, hint: length.hint }}
      units={LENGTH_UNIT_IDS.map((id) => ({ id, name: length.units[id].name }))}
      answer={
        <Answer
          aside={
            <>
              {value !== null && <p className={styles.sentence}>{equation}</p>}
              {ruler && (
                <p className={styles.aside}>
                  {fill(ruler.exact ? length.ruler : length.rulerAbout, { fraction: ruler.fraction })}
                </p>
              )}
              <ResultActions messages={tool} text={value === null ? `${result} ${short(to)}` : equation} />
            </>
          }
        >
          {result} <span className={styles.unit}>{short(to)}</span>
        </Answer>
      }
    />
  );
}
