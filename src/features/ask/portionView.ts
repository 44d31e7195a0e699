import type { Choices } from '@gramwise/engine/ask/askAnswer.ts';
import { answerPortions } from '@gramwise/engine/ask/portionAnswer.ts';
import type { GuestsAnswer, PortionAnswer } from '@gramwise/engine/ask/portionResults.ts';
import { scaleQuestion, scaleRecipe } from '@gramwise/engine/ask/scaleQuestion.ts';
import { portions } from '@gramwise/engine/calculators/portions/portions.ts';
import { dishesOf } from '@gramwise/engine/calculators/portions/portionTable.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';
import { joinRange } from '#format/joinRange.ts';
import { colon } from '#format/marks.ts';
import { localHref } from '#site/paths.ts';
import { amountText, isWeighedRaw, portionText } from '#tools/portions/portionText.ts';
import type { AnswerText, ChoicesText } from './answerView.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';
import { countFirst } from './countFirst.ts';

type Result = PortionAnswer | GuestsAnswer;

/** What to buy or, if asked, what is served, in the unit that the question names. */
function amountOf({ language, messages, write }: PartQuestion, result: PortionAnswer): string {
  const { raw, served, unit, cooked, named } = result;
  const { amount } = cooked && served ? served : raw;
  if (named === null || named === 'grams' || named === 'kilograms')
    return amountText(language, unit, [amount]);
  return write.formatShortAmount(language, messages, { values: [amount / UNITS[named].size], unit: named });
}

/** `3–4 guests`; null for less than one. */
function guestsOf({ language, messages }: PartQuestion, { fewest, most }: GuestsAnswer): string | null {
  if (most === 0) return null;
  const n = joinRange([Math.max(fewest, 1), most].map((guests) => formatNumber(language, guests, 0)));
  return fill(selectPluralForm(language, most, messages.portions.eaters), { n });
}

/** The large figure: an amount, or for how many one is enough. */
const figureText = (asked: PartQuestion, result: Result) =>
  result.kind === 'portions'
    ? amountOf(asked, result)
    : (guestsOf(asked, result) ?? asked.messages.portions.lessThanOne);

/** `Pasta, dried, 500 g raw: enough for 4–5 guests`. */
function guestsText(asked: PartQuestion, result: GuestsAnswer): string {
  const { language, messages } = asked;
  const { foods, raw, served, enough, lessThanOne } = messages.portions;
  const { food, cooked, unit, amounts } = result;
  const guests = guestsOf(asked, result);
  const amount = amountText(language, unit, amounts);
  const state = isWeighedRaw(food) ? ` ${raw}` : '';
  const given = cooked ? `${foods[food]}. ${served.cooked} ${amount}` : `${foods[food]}, ${amount}${state}`;
  return `${given}${colon(language)}${guests ? fill(enough, { guests }) : lessThanOne}`;
}

function answerText(asked: PartQuestion, result: Result): AnswerText {
  const { language, messages } = asked;
  const words = messages.portions;
  const { food, dish, country, unit, source } = result;
  const isForGuests = result.kind === 'portions';
  const { least, most } = isForGuests ? result.adult : result.portion;
  const each = amountText(language, unit, [least, most]);
  const served = dishesOf(food).length > 1 ? `${words.dishes[dish]}. ` : '';
  const guests = isForGuests ? result.guests : Math.max(result.fewest, 1);
  const children = isForGuests ? result.children : 0;
  const query = {
    food,
    guests: String(guests),
    ...(children > 0 && { children: String(children) }),
    dish,
    country,
  };
  return {
    number: figureText(asked, result),
    unit: null,
    sentence: isForGuests ? portionText(language, words, result).text : guestsText(asked, result),
    notes: [`${served}${words.adult}${colon(language)}${each} (${words.countries[country]}, ${source}).`],
    link: {
      href: localHref(language, { page: 'portions', query }),
      text: messages.ask.open.portions,
    },
  };
}

/** The foods or the numbers of guests that may be meant, each with what to buy. */
function choicesText(asked: PartQuestion, { about, options }: Choices<Result>): ChoicesText {
  const { language, messages } = asked;
  return {
    title: messages.ask.choose[about === 'number' ? about : 'food'],
    options: options.map(({ question, number, result }) => ({
      question,
      label:
        number === undefined ? messages.portions.foods[result.food] : formatNumber(language, number, 0, 3),
      answer: figureText(asked, result),
      current: false,
    })),
  };
}

/** What to show for an amount of a recipe for other numbers of guests; null for any other question. */
function scaledPart({
  language,
  question,
  context,
  readers,
  messages,
  write,
}: PartQuestion): PartAnswer | null {
  const scaled = scaleQuestion(question, context, readers);
  if (scaled === null) return null;
  const asked = readers.ask(scaled, context);
  const view = write.buildAskView(language, messages, context.kitchen, asked.answer);
  // A weight may be asked for
  return { view: scaled.includes('=') ? view : countFirst(view, scaled, { context, readers }), asked };
}

/** What to multiply a recipe by for other numbers of guests: `recipe for 4, we are 7`; null for any other question. */
function recipePart({
  language,
  question,
  context,
  readers,
  messages: { ask },
}: PartQuestion): PartAnswer | null {
  const found = scaleRecipe(question, context, readers);
  if (!found) return null;
  const [from, to] = [found.given, found.wanted].map((count) => formatNumber(language, count, 0));
  const factor = formatNumber(language, found.wanted / found.given, 0, 2);
  const query = { tab: 'recipe', original: String(found.given), desired: String(found.wanted) };
  const answer = {
    number: `×\u00a0${factor}`,
    unit: null,
    sentence: fill(ask.servings, { from: from ?? '', to: to ?? '', factor }),
    notes: [],
    link: { href: localHref(language, { page: 'multi', query }), text: ask.open.calculator },
  };
  return { view: { kind: 'answer', answer, choices: [] }, asked: { exact: true, missing: [] } };
}

/** What to show for a question for how much guests eat, or of a recipe for others; null for any other question. */
export function answerPart(asked: PartQuestion): PartAnswer | null {
  const { question, context, readers, messages, write } = asked;
  const scaled = scaledPart(asked) ?? recipePart(asked);
  if (scaled) return scaled;
  const found = answerPortions(question, context, { ...readers, portions });
  if (!found) return null;
  const { answer } = found;
  if (answer.kind === 'hint') return { view: write.buildHint(messages, answer), asked: found };
  if (answer.kind === 'choose')
    return { view: { kind: 'choose', choices: [choicesText(asked, answer.choices)] }, asked: found };
  return { view: { kind: 'answer', answer: answerText(asked, answer.result), choices: [] }, asked: found };
}
