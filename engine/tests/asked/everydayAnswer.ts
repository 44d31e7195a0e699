import { type Answer, ask } from '../../src/api/ask.ts';
import { nutrientsOf } from '../../src/api/foods.ts';
import { askLexicon } from '../../src/ask/askLexicon.ts';
import { scaleQuestion } from '../../src/ask/scaleQuestion.ts';
import { portions } from '../../src/calculators/portions/portions.ts';
import { foods as de } from '../../src/foods/lists/de.ts';
import { foods as en } from '../../src/foods/lists/en.ts';
import { foods as es } from '../../src/foods/lists/es.ts';
import { foods as fr } from '../../src/foods/lists/fr.ts';
import { answerText } from '../ask/answerText.ts';
import { contextIn } from '../ask/context.ts';
import { PACKS, type PackCode, packsFrom } from '../packs.ts';

const FOODS = { en, fr, de, es };

const three = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(3))).join('-');

/** An answer from the tables of nutrients and portions, to three digits; null for any other. */
export function tableAnswer(answer: Answer): string | null {
  if (answer.kind === 'nutrient')
    return `${answer.nutrient} ${three(answer.found?.values ?? [])} ${answer.of.food?.id}`;
  if (answer.kind === 'guests')
    return `guests ${[...new Set([answer.fewest, answer.most])].join('-')} ${answer.food} ${answer.country}`;
  if (answer.kind !== 'portions') return null;
  const { raw, food, country, cooked, named } = answer;
  return `${three([raw.amount])} ${food} ${country}${cooked ? ', cooked' : ''}${named ? `, in ${named}` : ''}`;
}

/** What a page in the language answers, from all its tables. */
export function everydayAnswer(question: string, language: PackCode): string {
  const languages = packsFrom(language);
  const kitchen = PACKS[language].country;
  const foods = languages.map(({ code }) => FOODS[code as PackCode]);
  const found = ask(question, { languages, foods, kitchen, nutrients: nutrientsOf, portions });
  // The public function neither compares two amounts nor reads numbers in words
  const isRefused = found.ok || found.code === 'substitute' || found.code === 'no-portions';
  const more = isRefused ? 'hint' : answerText(question, language);
  if (!found.ok) return more.startsWith('hint') ? `hint ${found.code}` : more;
  if ('choices' in found.value && found.value.choices.options[0]?.answer.kind === 'nutrient')
    return 'choose nutrient';
  const answer = 'answer' in found.value ? tableAnswer(found.value.answer) : null;
  const scaled = scaleQuestion(question, contextIn(language), { askLexicon });
  return answer ?? answerText(scaled ?? question, language);
}
