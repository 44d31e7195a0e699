import { MEALS } from '@gramwise/engine/calculators/planParty.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import type { FormProps } from '#tools/form/forms.ts';
import { ToolForm } from '#tools/form/ToolForm.tsx';
import { bindFields } from '#ui/field/bindFields.ts';
import { CheckField } from '#ui/field/CheckField.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { Tips } from '#ui/tips/Tips.tsx';
import type { PartyMessages } from './messages.ts';
import styles from './Party.module.css';
import { PlanView } from './PlanView.tsx';
import { COUNTED_GUESTS, type PartyFields, planFromFields, shownError } from './partyFields.ts';

type Props = FormProps<PartyFields> & { messages: PartyMessages };

/** The party food planner. The list only changes when the button is pressed. */
export function Party({ messages, draft, submitted, onChange, onSubmit }: Props) {
  const { party } = messages;
  const { decimal } = LANGUAGES[useLanguage()];
  const plan = submitted && planFromFields(submitted, decimal);
  const error = shownError(plan);
  const field = bindFields(draft, onChange);
  return (
    <div className={styles.party}>
      <h2 data-noprint>{party.title}</h2>
      <ToolForm
        tab="party"
        submit={party.calculate}
        onSubmit={onSubmit}
        answer={<PlanView messages={messages} plan={plan?.ok ? plan.value : null} error={error} />}
      >
        <div className={styles.fields} data-noprint>
          <AmbiguousAmountField
            label={party.guests}
            name="guests"
            hint={party.guestsHint}
            {...field('guests')}
          />
          <fieldset className={styles.parts}>
            <legend>{party.parts}</legend>
            {COUNTED_GUESTS.map((part) => (
              <AmbiguousAmountField
                key={part}
                label={party.part[part]}
                name={part}
                {...field(part)}
                invalid={error !== null && draft[part] !== '' && draft[part] === submitted?.[part]}
              />
            ))}
          </fieldset>
          <SelectField
            label={party.meal}
            name="meal"
            options={MEALS.map((id) => ({ id, name: party.meals[id] }))}
            {...field('meal')}
          />
          <div>
            <CheckField label={party.appetizers} name="appetizers" {...field('appetizers')} />
            <CheckField label={party.dessert} name="dessert" {...field('dessert')} />
          </div>
        </div>
      </ToolForm>
      <div data-noprint>
        <Tips title={party.tipsTitle} tips={party.tips} />
      </div>
    </div>
  );
}
