import type { AskContext } from '@gramwise/engine/ask/askContext.ts';
import {
  type MissingFood,
  type MissingReaders,
  readMissingFood,
  splitSubstituteQuestion,
} from '@gramwise/engine/ask/substituteQuestion.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import type { AskWords } from '@gramwise/engine/language/askWords/askWords.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { localHref } from '#site/paths.ts';
import { amountWriter } from '#tools/substitutions/amountWriter.ts';
import { noSubstituteFor } from '#tools/substitutions/cautions.ts';
import { isCritical } from '#tools/substitutions/critical.ts';
import { factsOf } from '#tools/substitutions/foodFacts.ts';
import { offersFor, toMeasured } from '#tools/substitutions/offers.ts';
import { refusalFor } from '#tools/substitutions/refusals.ts';
import { titleText } from '#tools/substitutions/titleText.ts';
import { usesText } from '#tools/substitutions/usesText.ts';
import type { AskView } from './answerView.ts';
import type { AskMessages } from './messages.ts';

/** More are on the page of substitutions. */
const MAX_ITEMS = 3;

interface Reading {
  context: AskContext;
  readers: MissingReaders;
}

interface Asked extends Reading {
  messages: AskMessages;
  question: string;
  /** The words of the loaded languages. */
  words: readonly AskWords[];
  foods: FoodList;
}

/** What a question wants to replace, in the first language that says so. */
function missingText(question: string, words: readonly AskWords[]): string | null {
  for (const one of words) {
    const text = splitSubstituteQuestion(question, one);
    if (text !== null) return text;
  }
  return null;
}

/** The food and the amount that a text names, with or without words that ask for a substitute. */
export const readMissing = (
  text: string,
  words: readonly AskWords[],
  { context, readers }: Reading,
): MissingFood | null => readMissingFood(missingText(text, words) ?? text, context, readers);

/** The first substitutes for a food, or why there are none; null for any other question. */
export function buildSubstituteView(
  language: Language,
  { messages: { substitutions: messages, measures }, question, words, foods, context, readers }: Asked,
): AskView | null {
  const text = missingText(question, words);
  if (text === null) return null;
  const refusal = refusalFor(text, messages.refusals);
  if (refusal !== null) return { kind: 'note', text: refusal };
  const missing = readMissingFood(text, context, readers);
  const listed = (id: string) => {
    const food = foods.find((one) => one.id === id);
    return food ? factsOf(food) : null;
  };
  const write = amountWriter(language, { measures, pinch: messages.pinch }, context.kitchen);
  for (const id of missing?.foods ?? []) {
    const food = listed(id);
    const amount = food && toMeasured(missing?.amount ?? null, food);
    const found = offersFor(id, amount, {
      kitchen: context.kitchen,
      factsOf: listed,
      diet: null,
      without: [],
    });
    if (!found) continue;
    const { offers } = found;
    return {
      kind: 'list',
      title: titleText(language, messages, { ...found, write }),
      items: offers.slice(0, MAX_ITEMS).map((offer) => {
        const warnings = offer.row.changes.filter(isCritical).map((change) => messages.changes[change]);
        return [`${usesText(language, offer, { write, pieces: messages.pieces })}.`, ...warnings].join(' ');
      }),
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
