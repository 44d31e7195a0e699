import { type ComponentProps, useEffect } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { CookButton } from '#features/cook/CookButton.tsx';
import type { CookMode } from '#features/cook/CookMode.tsx';
import type { CookMessages } from '#features/cook/cookableRecipe.ts';
import { KeepRecipe } from '#features/keptRecipes/KeepRecipe.tsx';
import { MyRecipes } from '#features/keptRecipes/MyRecipes.tsx';
import type { NutritionMessages } from '#features/nutrition/messages.ts';
import type { ReaderMessages } from '#features/recipeReader/messages.ts';
import type { PanArea } from '#features/recipeReader/pansFor.ts';
import { RecipeReader } from '#features/recipeReader/RecipeReader.tsx';
import type { TimerList } from '#features/timers/TimerList.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import type { ReaderNutrition } from './ReaderNutrition.tsx';
import type { ReaderTimers } from './ReaderTimers.tsx';

interface Props {
  pans: readonly PanArea[];
  messages: {
    reader: ReaderMessages;
    timers: Catalog['timers'];
    nutrition: NutritionMessages;
  } & CookMessages;
}

/** Loaded with the first result. */
function LazyNutrition(props: ComponentProps<typeof ReaderNutrition>) {
  const lazy = useLazyModule(() => import('./ReaderNutrition.tsx'), true);
  return lazy.value && <lazy.value.ReaderNutrition {...props} />;
}

/** Loaded with the first result that has steps; its button has its place before. */
function LazyCookMode(props: ComponentProps<typeof CookMode>) {
  const lazy = useLazyModule(() => import('#features/cook/CookMode.tsx'), true);
  if (!lazy.value) return <CookButton messages={props.messages.cook} disabled />;
  return <lazy.value.CookMode {...props} />;
}

/** The timers of a step, or of the whole recipe without one; loaded with cook mode. */
function LazyTimers(
  step: ComponentProps<typeof ReaderTimers> | Pick<ComponentProps<typeof TimerList>, 'messages'>,
) {
  const lazy = useLazyModule(() => import('./ReaderTimers.tsx'), true).value;
  if (!lazy) return null;
  return 'step' in step ? <lazy.ReaderTimers {...step} /> : <lazy.TimerList {...step} />;
}

/** The recipe reader with cook mode, and timers for the times in its steps. */
export function ReaderBody({ messages, pans }: Props) {
  const language = useLanguage();
  useEffect(() => {
    // The bookmark below is for later visits, so its script loads last.
    import('#features/waysIn/bookmarkLink.ts').catch(() => undefined);
  }, []);
  return (
    <RecipeReader
      messages={messages.reader}
      pans={pans}
      // The key resets the message when the recipe changes.
      keep={(recipe) => <KeepRecipe key={recipe.text} messages={messages.reader.kept} {...recipe} />}
      keepAll={async (recipes) => {
        const { keepAll } = await import('#features/keptRecipes/keepAll.ts');
        return keepAll(recipes, { language, messages: messages.reader.kept });
      }}
      after={(recipe, read) => <LazyNutrition words={messages.nutrition} recipe={recipe} {...read} />}
      kept={(open) => (
        <MyRecipes messages={messages.reader.kept} retry={messages.reader.result.retry} onOpen={open} />
      )}
      actions={({ title, language, ingredients, steps, isPending }, text) => {
        if (steps.length === 0) return null;
        const cooked = steps.slice(0, steps.findLastIndex(({ kind }) => kind === 'step') + 1 || undefined);
        const name = title ?? messages.reader.result.title;
        const about = { name, language, recipe: text, messages: messages.timers };
        return (
          <LazyCookMode
            recipe={{
              name,
              ingredients: ingredients.map(({ text }) => text),
              steps: cooked.map(({ text }) => text),
              timersOf: (step) => (
                <LazyTimers {...about} step={step} text={steps[step - 1]?.original ?? ''} />
              ),
              timers: <LazyTimers messages={messages.timers} />,
            }}
            messages={messages}
            isPending={isPending}
          />
        );
      }}
    />
  );
}

export const ReaderIsland = island(ReaderBody);
