import { scaleAmount } from '@gramwise/engine/calculators/scale.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import type { FormProps } from '#tools/form/forms.ts';
import { ResultActions } from '#tools/form/ResultActions.tsx';
import styles from '#tools/form/ToolForm.module.css';
import { ToolForm } from '#tools/form/ToolForm.tsx';
import { Answer } from '#ui/answer/Answer.tsx';
import { bindFields } from '#ui/field/bindFields.ts';
import { useLanguage } from '#ui/language/language.ts';
import type { INITIAL_SCALING_FIELDS } from './scalingForm.ts';

type Props = FormProps<typeof INITIAL_SCALING_FIELDS> & { messages: Pick<Catalog, 'multi' | 'tool'> };

/** Scales one ingredient to another number of servings. */
export function Scaling({ messages, draft, submitted, onChange, onSubmit }: Props) {
  const { recipe } = messages.multi;
  const field = bindFields(draft, onChange);
  return (
    <ToolForm
      tab="recipe"
      submit={messages.tool.calculate}
      onSubmit={onSubmit}
      answer={<ScalingAnswer messages={messages} submitted={submitted} />}
    >
      <div className={styles.pair}>
        {(['original', 'desired'] as const).map((name) => (
          <AmbiguousAmountField key={name} label={recipe[name]} name={name} {...field(name)} />
        ))}
      </div>
      <AmbiguousAmountField label={recipe.amount} name="amount" hint={recipe.hint} {...field('amount')} />
    </ToolForm>
  );
}

function ScalingAnswer({ messages, submitted }: Pick<Props, 'messages' | 'submitted'>) {
  const language = useLanguage();
  const { recipe } = messages.multi;
  if (!submitted) return <Answer empty={recipe.empty} />;
  const number = (text: string) => parseQuantity(text, LANGUAGES[language].decimal);
  const [original, desired, amount] = [submitted.original, submitted.desired, submitted.amount].map(number);
  const scaled = scaleAmount({
    original: original ?? null,
    desired: desired ?? null,
    amount: amount ?? null,
  });
  if (!scaled.ok || !original || !desired) return <Answer error={recipe.error} />;
  const form = selectPluralForm(language, Number(scaled.value.toFixed(1)), recipe.result, 1);
  const result = fill(form, { n: formatNumber(language, scaled.value, 1) });
  const precisely = formatNumber(language, scaled.value, 1, 4);
  const rounded = precisely !== formatNumber(language, scaled.value, 1);
  return (
    <Answer
      aside={
        <>
          {rounded && <p className={styles.sentence}>{fill(recipe.precisely, { n: precisely })}</p>}
          <p>{fill(recipe.factor, { factor: formatNumber(language, desired / original, 0, 4) })}</p>
          <ResultActions messages={messages.tool} text={result} />
        </>
      }
    >
      {result}
    </Answer>
  );
}
