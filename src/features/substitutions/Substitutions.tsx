import { useId, useMemo } from 'react';
import { useKitchen } from '#browser/useKitchen.ts';
import { useLazyModule } from '#browser/useLazyModule.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { localHref } from '#site/paths.ts';
import { useLiveFields } from '#tools/live/useLiveFields.ts';
import type { SubstituteFood } from '#tools/substitutions/substituteFood.ts';
import { bindFields } from '#ui/field/bindFields.ts';
import { InputField } from '#ui/field/Field.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { AllergenChoice } from './AllergenChoice.tsx';
import type { Answer } from './answerFor.ts';
import { Often } from './Often.tsx';
import styles from './Substitutions.module.css';
import {
  ALL_DIETS,
  allergensOf,
  dietOf,
  MAX_MISSING_LENGTH,
  substitutionsConfig,
  toggleAllergen,
} from './substitutionsForm.ts';
import { type OpenReader, useMissing } from './useMissing.ts';

interface Props {
  messages: Pick<Catalog, 'substitutions' | 'tool'>;
  measures: Catalog['foods']['measures'];
  foods: readonly SubstituteFood[];
  openReader: OpenReader;
}

/** What answers are made of and shown with, loaded when something is typed. */
const loadAnswers = async () => {
  const [{ answerFor }, { OfferList }] = await Promise.all([
    import('./answerFor.ts'),
    import('./OfferList.tsx'),
  ]);
  return { answerFor, OfferList };
};

const LOADING: Answer = { kind: 'loading' };

/** What replaces a food that somebody has run out of. */
export function Substitutions({ messages, measures, foods, openReader }: Props) {
  const language = useLanguage();
  const list = useId();
  const [kitchen] = useKitchen(language);
  const [fields, change] = useLiveFields(substitutionsConfig);
  const missing = useMissing(fields.missing, { foods, kitchen, openReader });
  const byId = useMemo(() => new Map(foods.map((food) => [food.id, food])), [foods]);
  const { value: answers } = useLazyModule(loadAnswers, missing !== 'nothing');
  const { substitutions: words, tool } = messages;
  const without = allergensOf(fields.without);
  const loading: Answer = missing === 'nothing' ? { kind: missing } : LOADING;
  const answer =
    answers?.answerFor(language, words, {
      text: fields.missing,
      missing,
      foods: byId,
      kitchen,
      measures,
      diet: dietOf(fields.diet),
      without,
    }) ?? loading;
  const isAnswered = answer.kind === 'offers';
  const field = bindFields(fields, change);
  return (
    <form className={layout.frame} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className={`${layout.sheet} ${styles.tool}`}>
        <div className={styles.fields}>
          <InputField
            className={styles.missing}
            label={words.missing}
            hint={isAnswered ? undefined : fill(words.hint, { example: words.example })}
            invalid={answer.kind === 'error'}
            type="text"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_MISSING_LENGTH}
            name="missing"
            list={list}
            value={fields.missing}
            onChange={(missing) => change({ missing })}
          />
          <datalist id={list}>
            {foods.map(({ id, name, replaced }) => replaced && <option key={id} value={name} />)}
          </datalist>
          <SelectField
            label={words.diet}
            options={ALL_DIETS.map((id) => ({ id, name: id === 'any' ? words.anyDiet : words.diets[id] }))}
            {...field('diet')}
          />
          <AllergenChoice
            messages={words}
            chosen={without}
            onToggle={(allergen) => change({ without: toggleAllergen(fields.without, allergen) })}
          />
          {!isAnswered && (
            <Often label={words.often} foods={byId} onChoose={(name) => change({ missing: name })} />
          )}
        </div>
        <div className={styles.answer} data-state={answer.kind}>
          <output className={styles.title}>{isAnswered && answer.title}</output>
          {answer.kind === 'nothing' && <p className={styles.empty}>{words.empty}</p>}
          {answer.kind === 'loading' && <p className={styles.empty}>{words.loading}</p>}
          {answer.kind === 'error' && (
            <p role="alert">
              {answer.text}{' '}
              {answer.gelatin && <a href={localHref(language, 'gelatin')}>{words.gelatinLink}</a>}
            </p>
          )}
          {isAnswered && answers && (
            <answers.OfferList messages={{ substitutions: words, tool }} answer={answer} />
          )}
        </div>
        <p className={styles.note}>{words.note}</p>
      </div>
    </form>
  );
}
