import { CookMode } from '#features/cook/CookMode.tsx';
import type { CookMessages } from '#features/cook/cookableRecipe.ts';
import type { ReaderMessages } from '#features/recipeReader/messages.ts';
import type { PanArea } from '#features/recipeReader/pans.ts';
import { RecipeReader } from '#features/recipeReader/RecipeReader.tsx';
import { TimerList } from '#features/timers/TimerList.tsx';
import type { Catalog } from '#i18n/catalog.ts';
import { island } from '#ui/island/Island.tsx';

interface Props {
  pans: readonly PanArea[];
  messages: { reader: ReaderMessages; timers: Catalog['timers'] } & CookMessages;
}

/** The recipe reader with cook mode. */
export function ReaderBody({ messages, pans }: Props) {
  return (
    <RecipeReader
      messages={messages.reader}
      pans={pans}
      actions={({ title, ingredients, steps }) =>
        steps.length > 0 && (
          <CookMode
            recipe={{
              name: title ?? messages.reader.result.title,
              ingredients: ingredients.map(({ text }) => text),
              steps: steps.map(({ text }) => text),
              timersOf: () => null,
              timers: <TimerList messages={messages.timers} />,
            }}
            messages={messages}
          />
        )
      }
    />
  );
}

export const ReaderIsland = island(ReaderBody);
