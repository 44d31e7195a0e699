import { RECIPE_LANGUAGES } from '@gramwise/engine/language/recipeLanguages.ts';
import { waitsWorthTiming } from '@gramwise/engine/recipes/timers.ts';
import { findDurations } from '@gramwise/engine/text/findings/findDurations.ts';
import { usePackedText } from '#browser/sharing/usePackedText.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { StepTimers } from '#features/timers/StepTimers.tsx';
import { englishHref } from '#site/paths.ts';

interface Props {
  /** The recipe's name. */
  name: string;
  /** The recipe's language. */
  language: Language;
  /** Counted from 1. */
  step: number;
  /** The step as pasted. */
  text: string;
  /** The recipe as pasted. */
  recipe: string;
  messages: Catalog['timers'];
}

/** Timers for the times in a step of a pasted recipe. */
export function ReaderTimers({ name, language, step, text, recipe, messages }: Props) {
  const hash = usePackedText(recipe);
  if (hash === null) return null;
  return (
    <StepTimers
      waits={waitsWorthTiming(
        findDurations(text, RECIPE_LANGUAGES[language]).flatMap(({ low, high }) => [low, high]),
      )}
      subject={{ name, page: englishHref({ page: 'reader' }), step, hash }}
      cooking
      messages={messages}
    />
  );
}

export { TimerList } from '#features/timers/TimerList.tsx';
