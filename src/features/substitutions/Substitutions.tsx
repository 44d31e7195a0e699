import { useId, useMemo } from 'react';
import { useKitchen } from '#browser/useKitchen.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { localHref } from '#site/paths.ts';
import { ResultActions } from '#tools/form/ResultActions.tsx';
import { useLiveFields } from '#tools/live/useLiveFields.ts';
import { amountWriter } from '#tools/substitutions/amountWriter.ts';
import { SUBSTITUTE_DIETS } from '#tools/substitutions/contains.ts';
import type { SubstituteFood } from '#tools/substitutions/substituteFood.ts';
import { titleText } from '#tools/substitutions/titleText.ts';
import { usesText } from '#tools/substitutions/usesText.ts';
import buttons from '#ui/button/button.module.css';
import fieldStyles from '#ui/field/Field.module.css';
import { Field } from '#ui/field/Field.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { AllergenChoice } from './AllergenChoice.tsx';
import { answerFor } from './answerFor.ts';
import { OfferList } from './OfferList.tsx';
import styles from './Substitutions.module.css';
import { ANY_DIET, allergensOf, dietOf, substitutionsConfig, toggleAllergen } from './substitutionsForm.ts';
import { useMissing } from './useMissing.ts';

interface Props {
  messages: Pick<Catalog, 'substitutions' | 'tool'>;
  measures: Catalog['foods']['measures'];
  foods: readonly SubstituteFood[];
}

/** What cooks run out of most, to press. */
const OFTEN = [
  'buttermilk',
  'whole-egg',
  'butter',
  'cream',
  'baking-powder',
  'sour-cream',
  'cornstarch',
  'white-wine',
];

/** What replaces a food that somebody has run out of. */
export function Substitutions({ messages: { substitutions: messages, tool }, measures, foods }: Props) {
  const language = useLanguage();
  const list = useId();
  const [kitchen] = useKitchen(language);
  const [fields, change] = useLiveFields(substitutionsConfig);
  const missing = useMissing(fields.missing, foods, kitchen);
  const byId = useMemo(() => new Map(foods.map((food) => [food.id, food])), [foods]);
  const without = allergensOf(fields.without);
  const answer = answerFor(messages, {
    text: fields.missing,
    missing,
    foods: byId,
    kitchen,
    diet: dietOf(fields.diet),
    without,
  });
  const write = amountWriter(language, { measures, pinch: messages.pinch }, kitchen);
  const found = answer.kind === 'offers' ? answer.found : null;
  const title = found && titleText(language, messages, { ...found, write });
  const nothing = found?.offers.length === 0;
  return (
    <form className={layout.frame} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className={`${layout.sheet} ${styles.tool}`}>
        <div className={styles.fields}>
          <Field
            className={styles.missing}
            label={messages.missing}
            hint={found ? undefined : fill(messages.hint, { example: messages.example })}
            invalid={answer.kind === 'error'}
          >
            {(wiring) => (
              <input
                {...wiring}
                className={fieldStyles.control}
                type="text"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={80}
                name="missing"
                list={list}
                value={fields.missing}
                onChange={(event) => change({ missing: event.target.value })}
              />
            )}
          </Field>
          <datalist id={list}>
            {foods.map(({ id, name, also }) => also && <option key={id} value={name} />)}
          </datalist>
          <SelectField
            label={messages.diet}
            value={fields.diet}
            options={[
              { id: ANY_DIET, name: messages.anyDiet },
              ...SUBSTITUTE_DIETS.map((id) => ({ id, name: messages.diets[id] })),
            ]}
            onChange={(diet) => change({ diet })}
          />
          <AllergenChoice
            messages={messages}
            chosen={without}
            onToggle={(allergen) => change({ without: toggleAllergen(fields.without, allergen) })}
          />
          {!found && (
            <div className={styles.often} data-noprint>
              <p>{messages.often}</p>
              <ul className={layout.plain}>
                {OFTEN.map((id) => byId.get(id)).map(
                  (food) =>
                    food && (
                      <li key={food.id}>
                        <button
                          type="button"
                          className={buttons.chip}
                          onClick={() => change({ missing: food.name })}
                        >
                          {food.name}
                        </button>
                      </li>
                    ),
                )}
              </ul>
            </div>
          )}
        </div>
        <div className={styles.answer} data-state={answer.kind}>
          <output className={styles.title}>{nothing ? '' : title}</output>
          {answer.kind === 'nothing' && <p className={styles.empty}>{messages.empty}</p>}
          {answer.kind === 'loading' && <p className={styles.empty}>{messages.loading}</p>}
          {answer.kind === 'error' && (
            <p role="alert">
              {answer.text}{' '}
              {answer.gelatin && <a href={localHref(language, 'gelatin')}>{messages.gelatinLink}</a>}
            </p>
          )}
          {found && nothing && <p role="alert">{messages.noneFits}</p>}
          {found && !nothing && <OfferList messages={messages} found={found} write={write} />}
          {found && found.hidden > 0 && !nothing && (
            <p className={styles.small}>
              {fill(selectPluralForm(language, found.hidden, messages.hidden), { n: found.hidden })}
            </p>
          )}
          {answer.kind === 'offers' &&
            !nothing &&
            answer.cautions.map((caution) => (
              <p key={caution} className={styles.caution}>
                {caution}
              </p>
            ))}
          {found && !nothing && <ResultActions messages={tool} text={resultText()} />}
        </div>
        <p className={styles.note}>{messages.note}</p>
      </div>
    </form>
  );

  /** The answer as lines of text, to copy. */
  function resultText(): string {
    const lines = found?.offers.map((offer) => usesText(language, offer, write));
    return [title, ...(lines ?? [])].join('\n');
  }
}

export const SubstitutionsIsland = island(Substitutions);
