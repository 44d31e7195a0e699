import type { Choices, PortionAnswer } from '@gramwise/engine/ask/askAnswer.ts';
import { answerPortions } from '@gramwise/engine/ask/portionAnswer.ts';
import { scaleQuestion } from '@gramwise/engine/ask/scaleQuestion.ts';
import { portions } from '@gramwise/engine/calculators/portions/portions.ts';
import { dishesOf } from '@gramwise/engine/calculators/portions/portionTable.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { formatNumber } from '#format/format.ts';
import { colon } from '#format/marks.ts';
import { localHref } from '#site/paths.ts';
import { amountText, portionText } from '#tools/portions/portionText.ts';
import type { AnswerText, ChoicesText } from './answerView.ts';
import type { PartAnswer, PartQuestion } from './askPart.ts';

/** The large figure: what to buy or, if asked, what is served, in the unit that the question names. */
function figureText({ language, messages, write }: PartQuestion, result: PortionAnswer): string {
  const { raw, served, unit, cooked, named } = result;
  const { amount } = cooked && served ? served : raw;
  if (named === null || named === 'grams' || named === 'kilograms')
    return amountText(language, unit, [amount]);
  return write.formatShortAmount(language, messages, { values: [amount / UNITS[named].size], unit: named });
}

function answerText(asked: PartQuestion, result: PortionAnswer): AnswerText {
  const { language, messages } = asked;
  const words = messages.portions;
  const { food, guests, children, dish, country, adult, unit, source } = result;
  const each = amountText(language, unit, [adult.least, adult.most]);
  const served = dishesOf(food).length > 1 ? `${words.dishes[dish]}. ` : '';
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
    sentence: portionText(language, words, result).text,
    notes: [`${served}${words.adult}${colon(language)}${each} (${words.countries[country]}, ${source}).`],
    link: {
      href: localHref(language, { page: 'portions', query }),
      text: messages.ask.open.portions,
    },
  };
}

/** The foods or the numbers of guests that may be meant, each with what to buy. */
function choicesText(asked: PartQuestion, { about, options }: Choices<PortionAnswer>): ChoicesText {
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
  return { view: write.buildAskView(language, messages, context.kitchen, asked.answer), asked };
}

/** What to show for a question for how much guests eat, or of a recipe for others; null for any other question. */
export function answerPart(asked: PartQuestion): PartAnswer | null {
  const { question, context, readers, messages, write } = asked;
  const scaled = scaledPart(asked);
  if (scaled) return scaled;
  const found = answerPortions(question, context, { ...readers, portions });
  if (!found) return null;
  const { answer } = found;
  if (answer.kind === 'hint') return { view: write.buildHint(messages, answer), asked: found };
  if (answer.kind === 'choose')
    return { view: { kind: 'choose', choices: [choicesText(asked, answer.choices)] }, asked: found };
  return { view: { kind: 'answer', answer: answerText(asked, answer.result), choices: [] }, asked: found };
}
