import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { timersOf } from '@gramwise/engine/recipes/timers.ts';
import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { CookMode } from '#features/cook/CookMode.tsx';
import type { CookMessages } from '#features/cook/cookableRecipe.ts';
import type { LineLinks } from '#features/recipe/lineLinks.ts';
import type { RecipeMessages } from '#features/recipe/messages.ts';
import type { OtherPan } from '#features/recipe/panChoice.ts';
import { RecipeView } from '#features/recipe/RecipeView.tsx';
import { formatIngredientLine } from '#features/recipe/text/recipeText.ts';
import { StepTimers } from '#features/timers/StepTimers.tsx';
import { TimerList } from '#features/timers/TimerList.tsx';
import { englishHref } from '#site/paths.ts';
import { island } from '#ui/island/Island.tsx';

interface Props {
  recipe: Recipe;
  links: readonly LineLinks[];
  pans: readonly OtherPan[];
  joins: readonly string[];
  messages: { recipe: RecipeMessages; timers: Catalog['timers'] } & CookMessages;
  /** Our own drawing, passed as a slot. */
  drawing?: ReactNode;
}

/** A recipe with its timers and cook mode. */
function RecipeBody({ recipe, links, pans, joins, messages, drawing }: Props) {
  const name = recipe.title;
  const page = englishHref({ page: 'recipe', part: recipe.id });
  const timers = (steps: Recipe['steps'], step: number, cooking: boolean) => (
    <StepTimers
      waits={timersOf(steps[step - 1]?.values)}
      subject={{ name, page, step }}
      cooking={cooking}
      messages={messages.timers}
    />
  );
  return (
    <RecipeView
      messages={messages.recipe}
      recipe={recipe}
      drawing={drawing}
      links={links}
      pans={pans}
      joins={joins}
      actions={({ shown, recipe: { steps } }) => (
        <CookMode
          recipe={{
            name,
            ingredients: [...shown.ingredients.map(formatIngredientLine), ...recipe.garnish],
            steps: shown.steps,
            timersOf: (step) => timers(steps, step, true),
            timers: <TimerList messages={messages.timers} />,
          }}
          messages={messages}
        />
      )}
      afterStep={(index, { steps }) => timers(steps, index + 1, false)}
    />
  );
}

export const RecipeIsland = island(RecipeBody);
