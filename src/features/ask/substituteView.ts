import type { AskContext } from '@gramwise/engine/ask/askContext.ts';
import { type MissingFood, readMissingFood } from '@gramwise/engine/ask/missingFood.ts';
import type { AskReaders } from '@gramwise/engine/ask/readers.ts';
import { findSubstituteQuestion, type SubstituteQuestion } from '@gramwise/engine/ask/substituteQuestion.ts';
import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { foldName } from '@gramwise/engine/foods/match/findFoods.ts';
import type { LimitedAskWords } from '@gramwise/engine/language/substituteLimits/substituteLimitWords.ts';
import { cautionsFor, noSubstituteFor } from '@gramwise/engine/substitutions/cautions.ts';
import { isCritical } from '@gramwise/engine/substitutions/critical.ts';
import { factsOf } from '@gramwise/engine/substitutions/foodFacts.ts';
import { type Offer, offersFor } from '@gramwise/engine/substitutions/offers.ts';
import { substitutionsFor, usedIn } from '@gramwise/engine/substitutions/substitutions.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { englishHref, localHref } from '#site/paths.ts';
import { amountWriter } from '#tools/substitutions/amountWriter.ts';
import type { LimitedFood } from '#tools/substitutions/limitedFood.ts';
import { refusalFor } from '#tools/substitutions/refusals.ts';
import { substitutionsTarget } from '#tools/substitutions/substitutionsTarget.ts';
import { titleText } from '#tools/substitutions/titleText.ts';
import { toMeasured } from '#tools/substitutions/toMeasured.ts';
import { usesText } from '#tools/substitutions/usesText.ts';
import type { AskView } from './answerView.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';
import type { AskMessages } from './messages.ts';

/** More are on the page of substitutions. */
const MAX_ITEMS = 3;

interface Reading {
  foods: FoodList;
  context: AskContext;
  readers: AskReaders;
}

/** The foods with substitutes that have exactly this name; null if none does. */
function namedFoods(text: string, foods: FoodList): MissingFood | null {
  const name = foldName(text);
  const named = foods.filter(
    ({ id, name: own, also = [] }) =>
      substitutionsFor(id).length > 0 && [own, ...also].some((known) => foldName(known) === name),
  );
  return named.length > 0 ? { foods: named.map(({ id }) => id), amount: null } : null;
}

/** The longest name of a food in a question that has a text in it: `polvo de hornear`, of which `hornear` may say what for. */
function nameAround(text: string, { question, foods }: { question: string; foods: FoodList }): string {
  const [inside, all] = [foldName(text), ` ${foldName(question)} `];
  const longer = foods
    .filter(({ id }) => substitutionsFor(id).length > 0)
    .flatMap(({ name, also = [] }) => [name, ...also])
    .filter((name) => {
      const folded = foldName(name);
      return folded !== inside && folded.includes(inside) && all.includes(` ${folded} `);
    });
  return longer.sort((a, b) => b.length - a.length)[0] ?? text;
}

/** The foods that replace another whose names have a word for their form in them: `dried` for fresh oregano. */
function formsCalled(form: string, missing: MissingFood | null, foods: FoodList): readonly string[] {
  const words = foldName(form).split(' ');
  const used = (missing?.foods ?? []).flatMap((id) => substitutionsFor(id).flatMap(usedIn)).map(([id]) => id);
  return foods
    .filter(({ id, name, also = [] }) => {
      const names = [name, ...also].map((known) => foldName(known).split(' '));
      return (
        used.some((other) => other === id) && names.some((name) => words.every((word) => name.includes(word)))
      );
    })
    .map(({ id }) => id);
}

/** What is missing by a text. Its words may be a name, although they read as an amount: `half & half`. */
const missingIn = (text: string, { foods, context, readers }: Reading) =>
  namedFoods(text, foods) ?? readMissingFood(text, context, readers);

/**
 * The food and the amount that a text names, with what their substitute must fit if it asks for one; null where it must
 * fit what no filter knows.
 */
export function readMissing(
  text: string,
  words: readonly LimitedAskWords[],
  reading: Reading,
): LimitedFood | null {
  const asked = findSubstituteQuestion(text, words);
  if (asked?.other) return null;
  const missing = missingIn(asked?.text ?? text, reading);
  return missing && { ...missing, ...(asked && { limits: asked }) };
}

/** `Vegan · Without: Tree nuts`; empty without limits. */
function limitsText({ diets, allergens, ask }: AskMessages['substitutions'], asked: SubstituteQuestion) {
  const names = asked.without.map((allergen) => allergens[allergen]).join(', ');
  const parts = [
    asked.diet && fill(ask.diet, { diet: diets[asked.diet] }),
    names && fill(ask.without, { allergens: names }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The first substitutes for a food, or why there are none; null for any other question. */
function buildSubstituteView({
  language,
  messages: { substitutions: messages, measures },
  question,
  words,
  foods,
  context,
  readers,
}: PartQuestion): AskView | null {
  const asked = findSubstituteQuestion(question, words);
  if (!asked || (asked.sure !== true && readers.ask(question, context).answer.kind === 'answer')) return null;
  const reading = { foods, context, readers };
  const isTurned =
    asked.turned && namedFoods(asked.by, foods) !== null && missingIn(asked.text, reading) !== null;
  const [named, by] = isTurned ? [asked.by, asked.text] : [asked.text, asked.by];
  const text = nameAround(named, { question, foods });
  const { diet, without } = asked;
  const refusal = refusalFor(text, messages.refusals);
  if (refusal !== null) return { kind: 'note', text: refusal };
  if (asked.other) return { kind: 'note', text: messages.ask.other };
  const missing = missingIn(text, reading);
  const wanted = (by && (asked.form ? formsCalled(by, missing, foods) : missingIn(by, reading)?.foods)) || [];
  if (asked.form && wanted.length === 0) return null;
  if (asked.sure === 'by' && wanted.length === 0) return null;
  const listed = (id: string) => {
    const food = foods.find((known) => known.id === id);
    return food ? factsOf(food) : null;
  };
  const write = amountWriter(language, { measures, pinch: messages.pinch }, context.kitchen);
  for (const id of missing?.foods ?? []) {
    const food = listed(id);
    const amount = food && toMeasured(missing?.amount ?? null, food);
    const found = offersFor(id, amount, {
      kitchen: context.kitchen,
      factsOf: listed,
      diets: diet ? [diet] : [],
      without,
    });
    if (!found) continue;
    const isWanted = ({ row }: Offer) => usedIn(row).some(([used]) => wanted.includes(used));
    // `how to make butter` is not answered by what else may be used
    const fitting = asked.made ? found.offers.filter(({ row }) => usedIn(row).length > 1) : found.offers;
    if (asked.made && fitting.length * 2 < found.offers.length) return null;
    const offers = [...fitting.filter(isWanted), ...fitting.filter((offer) => !isWanted(offer))];
    const limits = limitsText(messages, asked);
    const title = [titleText(language, messages, { ...found, write }), limits].filter(Boolean).join(' · ');
    const target = substitutionsTarget(text, asked);
    const to = englishHref(target);
    if (offers.length === 0) return { kind: 'note', text: `${title}. ${messages.noneFits}`, to };
    const items = offers.slice(0, MAX_ITEMS).map((offer) => {
      const warnings = offer.row.changes.filter(isCritical).map((change) => messages.changes[change]);
      return [`${usesText(language, offer, { write, pieces: messages.pieces })}.`, ...warnings].join(' ');
    });
    return {
      kind: 'list',
      title,
      items: [
        ...items,
        ...cautionsFor(id).map((caution) => messages.cautions[caution]),
        ...(limits === '' ? [] : [messages.note]),
      ],
      to,
      link: {
        href: localHref(language, target),
        text: fill(selectPluralForm(language, offers.length, messages.ask.more), { n: offers.length }),
      },
    };
  }
  const [first] = missing?.foods ?? [];
  if (first === undefined || asked.made) return null;
  const reason = noSubstituteFor(first);
  const none = fill(messages.ask.none, { food: listed(first)?.name ?? text });
  return { kind: 'note', text: reason ? messages.noSubstitute[reason] : none };
}

/** The same, as the field and the search show it. */
export function answerPart(asked: PartQuestion): PartAnswer | null {
  const view = buildSubstituteView(asked);
  return view && { view, asked: { exact: view.kind === 'list', missing: [] } };
}
