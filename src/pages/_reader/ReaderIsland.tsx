import { timedWaits } from '#domain/recipes/timers.ts';
import { findDurations } from '#domain/recipeText/findDurations.ts';
import { CookMode } from '#features/cook/CookMode.tsx';
import type { CookMessages } from '#features/cook/cookableRecipe.ts';
import type { ReaderMessages } from '#features/recipeReader/messages.ts';
import type { PanArea } from '#features/recipeReader/pans.ts';
import { RecipeReader } from '#features/recipeReader/RecipeReader.tsx';
import { StepTimers } from '#features/timers/StepTimers.tsx';
import { TimerList } from '#features/timers/TimerList.tsx';
import type { Catalog } from '#i18n/catalog.ts';
import { englishAddress } from '#site/paths.ts';
import { island } from '#ui/island/Island.tsx';

interface Props {
  pans: readonly PanArea[];
  messages: { reader: ReaderMessages; timers: Catalog['timers'] } & CookMessages;
}

const PAGE = englishAddress({ page: 'reader' });

/** The recipe reader with cook mode, and timers for the times in its steps. */
export function ReaderBody({ messages, pans }: Props) {
  return (
    <RecipeReader
      messages={messages.reader}
      pans={pans}
      actions={({ title, language, ingredients, steps }, hash) => {
        if (steps.length === 0) return null;
        const name = title ?? messages.reader.result.title;
        return (
          <CookMode
            recipe={{
              name,
              ingredients: ingredients.map(({ text }) => text),
              steps: steps.map(({ text }) => text),
              timersOf: (step) => (
                <StepTimers
                  waits={timedWaits(findDurations(steps[step - 1]?.original ?? '', language))}
                  subject={{ name, page: PAGE, step, hash }}
                  cooking
                  messages={messages.timers}
                />
              ),
              timers: <TimerList messages={messages.timers} />,
            }}
            messages={messages}
          />
        );
      }}
    />
  );
}

export const ReaderIsland = island(ReaderBody);
