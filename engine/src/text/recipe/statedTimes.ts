import type { RecipeLanguage } from '../../language/languagePack.ts';
import { indexPhrases, type Phrases, phraseAt } from '../../language/lexicon.ts';
import type { RecipeWords, TimeId } from '../../language/recipe/recipeWords.ts';
import { cachedIn } from '../../language/remember.ts';
import type { StatedTimes } from '../../recipes/exportedRecipe.ts';
import { type FoundDuration, findDurations } from '../findings/findDurations.ts';
import type { Source } from '../source.ts';

const NO_TIMES: StatedTimes = { prep: null, cook: null, total: null };

const labels = new WeakMap<RecipeWords, Phrases<TimeId | null>>();

/** The words before times; null for times of another kind, such as resting. */
function labelsOf({ times, sections }: RecipeWords): Phrases<TimeId | null> {
  const named = (['prep', 'cook', 'total'] as const).flatMap((id) =>
    times[id].map((phrase): [string, TimeId | null] => [phrase, id]),
  );
  return indexPhrases([...sections.time.map((phrase): [string, TimeId | null] => [phrase, null]), ...named]);
}

/** Seconds of the first time after a label; a second one is that of something else: `Prep 15 min | Chill 1 hour`. */
const timeIn = (text: string, language: RecipeLanguage): FoundDuration | undefined => {
  // What is a length elsewhere is a time here: `15m`
  return findDurations(text.replace(/(?<=\d\s?)m\b/g, 'min'), language)[0];
};

/** The times in the lines of a recipe that give times, each after its label, several in a line or below it. */
export function statedTimes(lines: readonly Source[], language: RecipeLanguage): StatedTimes {
  const { recipe } = language;
  const phrases = cachedIn(labels, recipe, labelsOf);
  const found: Partial<Record<TimeId, number>> = {};
  const from: Partial<Record<TimeId, number>> = {};
  let label: TimeId | null = null;
  for (const { tokens } of lines) {
    let text = '';
    const close = () => {
      const time = text.trim() === '' ? undefined : timeIn(text, language);
      text = '';
      if (label === null || !time || found[label] !== undefined) return;
      found[label] = Math.round(time.high / 60);
      if (time.low < time.high) from[label] = Math.round(time.low / 60);
    };
    for (let at = 0; at < tokens.length; at++) {
      const named = tokens[at]?.kind === 'word' ? phraseAt(tokens, at, phrases) : null;
      if (!named) {
        text += tokens[at]?.text ?? '';
        continue;
      }
      close();
      label = named.value;
      at = named.next - 1;
    }
    close();
  }
  return { ...NO_TIMES, ...found, ...(Object.keys(from).length > 0 && { from }) };
}
