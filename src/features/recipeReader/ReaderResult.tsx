import type { FoodFile } from '@gramwise/engine/foods/foodFile.ts';
import type { ReactNode, RefObject } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { IngredientLines } from './IngredientLines.tsx';
import type { ReaderMessages } from './messages.ts';
import { ReaderBar } from './ReaderBar.tsx';
import { ReaderFacts } from './ReaderFacts.tsx';
import styles from './RecipeReader.module.css';
import type { ConvertedRecipe } from './reading/convertRecipe.ts';
import type { LineChoice, LineChoices } from './reading/lineChoices.ts';
import type { ReadResult } from './reading/readPasted.ts';
import { StepLines } from './StepLines.tsx';

interface Props {
  messages: ReaderMessages;
  /** The recipe as it was pasted. */
  text: string;
  /** Null while the first recipe is being read. */
  result: ReadResult | null;
  /** The reader's code could not be loaded. */
  failed: boolean;
  onRetry: () => void;
  foods: { list: FoodFile | null; failed: boolean; retry: () => void };
  choices: LineChoices;
  /** Whether the ingredients are wanted in the language of the page. */
  translated: boolean;
  onTranslate: (translated: boolean) => void;
  onChoose: (id: string, choice: LineChoice | null) => void;
  title: RefObject<HTMLHeadingElement | null>;
  /** Extra actions for the converted recipe. */
  actions: ReactNode;
  /** The button that keeps it on this device. */
  keep: ReactNode;
  /** What is added below the recipe, such as its nutrition. */
  after: ReactNode;
}

/** Which country's cups and spoons the recipe means, and how far it is scaled. */
function Notes({ recipe, messages }: { recipe: ConvertedRecipe; messages: ReaderMessages }) {
  const language = useLanguage();
  const { factor } = recipe;
  const number = (value: number) => formatNumber(language, value, 0);
  return (
    <>
      <p className={styles.note}>
        {fill(messages.result.readAs, {
          country: messages.from[recipe.country],
          cup: number(recipe.cup),
          tablespoon: number(recipe.tablespoon),
        })}
      </p>
      {factor !== null && factor !== 1 && (
        <p className={styles.note}>
          {fill(messages.scaledTo, { percent: number(factor * 100) })} {messages.times} {messages.preserved}
        </p>
      )}
    </>
  );
}

/** The recipe in the wanted units, each changed line with the original beneath. */
export function ReaderResult(props: Props) {
  const { messages, text, result, failed, onRetry, foods, choices, onChoose, title, actions, keep, after } =
    props;
  const { translated, onTranslate } = props;
  const page = useLanguage();
  const words = messages.result;
  const recipe = result?.ok ? result.value : null;
  const isForeign = recipe !== null && recipe.language !== page;
  // With the first recipe, so that the page itself stays small.
  const lazy = useLazyModule(() => import('./ReaderActions.tsx'), recipe !== null).value;
  const readyStatus = recipe?.isPending ? words.weighing : words.title;
  const status = recipe
    ? readyStatus
    : result && !result.ok
      ? messages.errors[result.code]
      : messages.loading;
  return (
    <section className={styles.result} aria-labelledby="converted-title">
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={recipe?.title ? undefined : layout.hidden}>
          <span id="converted-title" className={layout.hidden}>
            {words.title}
          </span>{' '}
          {recipe?.title && <span lang={recipe.language}>{recipe.title}</span>}
        </h2>
      </div>
      {/* Always rendered, so that screen readers announce the first result too. */}
      <p role="status" className={recipe || failed ? layout.hidden : undefined}>
        {failed ? '' : status}
      </p>
      {failed && (
        <p role="alert">
          {messages.failure.text}{' '}
          <button type="button" className={buttons.quiet} onClick={onRetry}>
            {messages.failure.retry}
          </button>
        </p>
      )}
      {foods.failed && (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" className={buttons.quiet} onClick={foods.retry}>
            {words.retry}
          </button>
        </p>
      )}
      {recipe && (
        <>
          <ReaderFacts messages={messages} recipe={recipe} />
          {recipe.ingredients.length > 0 && (
            <>
              <h3>{words.ingredients}</h3>
              {isForeign && lazy && (
                <lazy.TranslationChoice
                  messages={words.translation}
                  recipe={recipe}
                  wanted={translated}
                  onChange={onTranslate}
                />
              )}
              <IngredientLines
                lines={recipe.ingredients}
                language={recipe.language}
                shownIn={recipe.shownIn}
                messages={messages}
                foods={foods.list}
                choices={choices}
                factor={recipe.factor}
                onChoose={onChoose}
              />
            </>
          )}
          <Notes recipe={recipe} messages={messages} />
          {recipe.steps.length > 0 && (
            <>
              <h3>{words.instructions}</h3>
              <StepLines lines={recipe.steps} language={recipe.language} messages={messages} />
            </>
          )}
          <ReaderBar messages={messages} recipe={recipe} cook={actions} />
          {lazy && (
            <lazy.ReaderActions
              messages={messages}
              text={text}
              recipe={recipe}
              choices={choices}
              keep={keep}
            />
          )}
          {after}
        </>
      )}
    </section>
  );
}
