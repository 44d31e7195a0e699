import { convert, readQuantity, roundFor } from '@gramwise/engine';
import { ask as askEngine } from '@gramwise/engine/ask';
import { COMMAND_LANGUAGES } from '@gramwise/engine/cli/commandLanguages.ts';
import { gramsPer } from '@gramwise/engine/foods';
import type { Question } from '../question.ts';
import { type Tool, unitOf, unrounded } from '../tool.ts';

const exact = ({ exact: value }: Question) => unrounded(value);

/** `convert` and `gramsPer` of the package. */
export const engineConvert: Tool = {
  name: 'engine: convert, gramsPer',
  writes: exact,
  answer(question) {
    if (question.about === 'piece') {
      // It knows no country and weighs pieces as sold in the US
      if (question.language !== 'en') return null;
      const { food, piece, count } = question;
      const each = gramsPer(food, piece);
      return { text: each.ok ? unrounded(each.value.value * count) : each.code };
    }
    if (question.about === 'length') {
      const { value: amount, from, to } = question;
      const result = convert({ amount, from, to });
      return { text: result.ok ? unrounded(result.value) : result.code };
    }
    if (question.about !== 'amount') return null;
    const { amount, from, to, food } = question;
    const weight = food && gramsPer(food.id, 'milliliters');
    if (weight && !weight.ok) return { text: weight.code };
    const result = convert({ amount, from, to, ...(weight?.ok && { gramsPerMl: weight.value.value }) });
    return { text: result.ok ? unrounded(result.value) : result.code };
  },
};

const [english] = COMMAND_LANGUAGES;
const packs = (language: string) => COMMAND_LANGUAGES.find(({ pack }) => pack.code === language) ?? english;

/** `ask` of the package, before anything is rounded. */
export const engineAsk: Tool = {
  name: 'engine: ask',
  writes: exact,
  answer(question) {
    const { language, ask, about } = question;
    if (ask === '' || (about === 'heat' && question.to !== 'celsius' && question.to !== 'fahrenheit'))
      return null;
    const { pack, foods } = packs(language);
    const asked = askEngine(ask, { languages: [pack], foods, kitchen: pack.country });
    if (!asked.ok) return { text: asked.code };
    if ('choices' in asked.value) return { text: `choices: ${asked.value.choices.about}` };
    const { answer } = asked.value;
    if (answer.kind === 'length') return { text: unrounded(answer.results[0] ?? Number.NaN) };
    if (answer.kind === 'oven') {
      const degrees =
        about === 'heat' && question.to === 'fahrenheit' ? (answer.celsius * 9) / 5 + 32 : answer.celsius;
      return { text: unrounded(degrees) };
    }
    if (answer.kind === 'vessel-count') return { text: answer.count.map(unrounded).join('–') };
    if (answer.kind === 'pan-shape') return { text: answer.to.sides.map(unrounded).join(' × ') };
    if (answer.kind === 'pan-swap') return { text: unrounded(answer.factor) };
    if (answer.kind === 'yeast') return { text: unrounded(answer.grams) };
    if (answer.kind === 'count') return { text: unrounded(answer.count) };
    if (answer.kind !== 'amount') return { text: answer.kind };
    return { text: unrounded(answer.main.values[0] ?? Number.NaN) };
  },
};

/** Degrees of the answer, or what is read off a scale or a jug. */
function shownBy(question: Question) {
  const unit = unitOf(question);
  if (question.about === 'heat' && (unit === '°C' || unit === '°F')) {
    if (question.heated === 'thermometer') return 'thermometer';
    return unit === '°C' ? 'dial-celsius' : 'dial-fahrenheit';
  }
  // The size of a unit is read off nothing
  if (question.about === 'amount' && !question.food) return null;
  if (unit === 'g') return 'scale';
  return unit === 'ml' ? 'jug' : null;
}

/** `roundFor` of the package, given the unrounded value. */
export const engineRounding: Tool = {
  name: 'engine: roundFor',
  answer(question) {
    const by = shownBy(question);
    if (by === null || (question.about === 'heat' && question.to === 'fan')) return null;
    const shown = roundFor(question.exact, by);
    return { text: shown.ok ? `${shown.value} ${unitOf(question)}` : shown.code };
  },
};

/** `readQuantity` of the package reads the amount that the question starts with. */
export const engineQuantity: Tool = {
  name: 'engine: readQuantity',
  writes: (question) => (question.about === 'amount' ? unrounded(question.amount) : question.answer),
  answer(question) {
    if (question.about !== 'amount') return null;
    const text = /^[\d.,/]+(?= )/.exec(question.ask)?.[0];
    if (text === undefined) return null;
    const { pack } = packs(question.language);
    const read = readQuantity(text, pack);
    return { text: read.ok ? unrounded(read.value.value) : read.code };
  },
};
