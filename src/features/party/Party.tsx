import { MEALS } from '@gramwise/engine/calculators/planParty.ts';
import type { ComponentProps } from 'react';
import { LANGUAGES } from '#catalogs/languages.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import { ToolForm } from '#tools/form/ToolForm.tsx';
import { CheckField } from '#ui/field/CheckField.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { Tips } from '#ui/tips/Tips.tsx';
import type { PartyMessages } from './messages.ts';
import styles from './Party.module.css';
import { PlanView } from './PlanView.tsx';
import { COUNTED_GUESTS, type PartyFields, planFromFields, shownError } from './partyFields.ts';

interface Props extends Pick<ComponentProps<typeof ToolForm>, 'onSubmit'> {
  messages: PartyMessages;
  draft: PartyFields;
  /** The fields when the button was pressed. */
  submitted: PartyFields | undefined;
  onChange: (part: Partial<PartyFields>) => void;
}

/** The party food planner. The list only changes when the button is pressed. */
export function Party({ messages, draft, submitted, onChange, onSubmit }: Props) {
  const { party } = messages;
  const { decimal } = LANGUAGES[useLanguage()];
  const plan = submitted && planFromFields(submitted, decimal);
  const error = shownError(plan);
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
            value={draft.guests}
            hint={party.guestsHint}
            onChange={(guests) => onChange({ guests })}
          />
          <fieldset className={styles.parts}>
            <legend>{party.parts}</legend>
            {COUNTED_GUESTS.map((part) => (
              <AmbiguousAmountField
                key={part}
                label={party.part[part]}
                name={part}
                value={draft[part]}
                invalid={error !== null && draft[part] !== '' && draft[part] === submitted?.[part]}
                onChange={(count) => onChange({ [part]: count })}
              />
            ))}
          </fieldset>
          <SelectField
            label={party.meal}
            name="meal"
            value={draft.meal}
            options={MEALS.map((id) => ({ id, name: party.meals[id] }))}
            onChange={(meal) => onChange({ meal })}
          />
          <div>
            <CheckField
              label={party.appetizers}
              name="appetizers"
              value={draft.appetizers}
              onChange={(appetizers) => onChange({ appetizers })}
            />
            <CheckField
              label={party.dessert}
              name="dessert"
              value={draft.dessert}
              onChange={(dessert) => onChange({ dessert })}
            />
          </div>
        </div>
      </ToolForm>
      <div data-noprint>
        <Tips title={party.tipsTitle} tips={party.tips} />
      </div>
    </div>
  );
}
