import type { ReactNode } from 'react';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { CookMode } from '#features/cook/CookMode.tsx';
import type { CookMessages } from '#features/cook/cookableRecipe.ts';
import type { ConverterLink } from '#features/recipe/converterLink.ts';
import type { RecipeMessages } from '#features/recipe/messages.ts';
import { RecipeView } from '#features/recipe/RecipeView.tsx';
import { StepTimers } from '#features/timers/StepTimers.tsx';
import { TimerList } from '#features/timers/TimerList.tsx';
import type { Catalog } from '#i18n/catalog.ts';
import { englishAddress } from '#site/paths.ts';
import { island } from '#ui/island/Island.tsx';

interface Props {
  recipe: Recipe;
  conversions: readonly (ConverterLink | null)[];
  messages: { recipe: RecipeMessages; timers: Catalog['timers'] } & CookMessages;
  /** Our own drawing, passed as a slot. */
  drawing?: ReactNode;
}

/** A recipe with its timers and cook mode. */
function RecipeBody({ recipe, conversions, messages, drawing }: Props) {
  const name = recipe.title;
  const page = englishAddress({ page: 'recipe', part: recipe.id });
  const timers = (text: string, step: number, cooking: boolean) => (
    <StepTimers text={text} subject={{ name, page, step }} cooking={cooking} messages={messages.timers} />
  );
  return (
    <RecipeView
      messages={messages.recipe}
      recipe={recipe}
      drawing={drawing}
      conversions={conversions}
      actions={({ shown }) => (
        <CookMode
          recipe={{
            name,
            ingredients: [...shown.ingredients, ...shown.garnish],
            steps: shown.instructions,
            timersOf: (step) => timers(shown.instructions[step - 1] ?? '', step, true),
            timers: <TimerList messages={messages.timers} />,
          }}
          messages={messages}
        />
      )}
      afterStep={(step, index) => timers(step, index + 1, false)}
    />
  );
}

export const RecipeIsland = island(RecipeBody);
