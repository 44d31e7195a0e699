import type { AskContext } from '@gramwise/engine/ask/askContext.ts';
import { readMissingFood, splitSubstituteQuestion } from '@gramwise/engine/ask/substituteQuestion.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import type { Kitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { AskWords } from '@gramwise/engine/language/askWords/askWords.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { localHref } from '#site/paths.ts';
import { amountWriter } from '#tools/substitutions/amountWriter.ts';
import { noSubstituteFor } from '#tools/substitutions/cautions.ts';
import { factsOf } from '#tools/substitutions/foodFacts.ts';
import { offersFor, toMeasured } from '#tools/substitutions/offers.ts';
import { refusalFor } from '#tools/substitutions/refusals.ts';
import { titleText } from '#tools/substitutions/titleText.ts';
import { usesText } from '#tools/substitutions/usesText.ts';
import type { AskView } from './answerView.ts';
import type { AskMessages } from './messages.ts';

/** More are on the page of substitutions. */
const MAX_ITEMS = 3;

interface Asked {
  messages: AskMessages;
  /** What is missing, without the words that ask for its substitute. */
  text: string;
  foods: FoodList;
  kitchen: Kitchen;
  context: AskContext;
}

/** What a question wants to replace, in the first loaded language that says so. */
export function missingText(question: string, words: readonly AskWords[]): string | null {
  for (const one of words) {
    const text = splitSubstituteQuestion(question, one);
    if (text !== null) return text;
  }
  return null;
}

/** The first substitutes for a food, or why there are none; null if the text names no food. */
export function buildSubstituteView(
  language: Language,
  { messages: { substitutions: messages, measures }, text, foods, kitchen, context }: Asked,
): AskView | null {
  const refusal = refusalFor(text, messages.refusals);
  if (refusal !== null) return { kind: 'note', text: refusal };
  const missing = readMissingFood(text, context);
  const listed = (id: string) => {
    const food = foods.find((one) => one.id === id);
    return food ? factsOf(food) : null;
  };
  const write = amountWriter(language, { measures, pinch: messages.pinch }, kitchen);
  for (const id of missing?.foods ?? []) {
    const food = listed(id);
    const amount = food && toMeasured(missing?.amount ?? null, food);
    const found = offersFor(id, amount, { kitchen, factsOf: listed, diet: null, without: [] });
    if (!found) continue;
    const { offers } = found;
    return {
      kind: 'list',
      title: titleText(language, messages, { ...found, write }),
      items: offers.slice(0, MAX_ITEMS).map((offer) => usesText(language, offer, write)),
      link: {
        href: localHref(language, { page: 'substitutions', query: { missing: text } }),
        text: fill(selectPluralForm(language, offers.length, messages.ask.more), { n: offers.length }),
      },
    };
  }
  const [first] = missing?.foods ?? [];
  if (first === undefined) return null;
  const reason = noSubstituteFor(first);
  const none = fill(messages.ask.none, { food: listed(first)?.name ?? text });
  return { kind: 'note', text: reason ? messages.noSubstitute[reason] : none };
}
