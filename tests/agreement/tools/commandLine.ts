import { runCommand } from '@gramwise/engine/cli/command.ts';
import { firstMeasure, heatIn } from '../measures.ts';
import type { Question } from '../question.ts';
import { inRecipe, type Tool } from '../tool.ts';
import { commandWords, recipeWords } from '../words.ts';
import { shortAnswer } from './question.ts';

const run = (language: string, positionals: readonly string[], { file = '', ...values } = {} as Values) =>
  runCommand(
    { positionals, values: { lang: language, ...values } },
    { version: '', readFile: async () => new TextEncoder().encode(file) },
  );
interface Values {
  file?: string;
  to?: string;
}

/** `gramwise "2 cups flour in grams" --lang en`. */
export const commandLine: Tool = {
  name: 'command line',
  async answer(question) {
    const { language, ask } = question;
    if (ask === '') return null;
    const { stdout, stderr } = await run(language, [ask]);
    const [first = ''] = stdout.split('\n');
    const [, result] = first.split(' = ');
    if (result === undefined) return { text: stderr || first };
    return { text: shortAnswer(question, result, commandWords(language)) };
  },
};

/** What a recipe in the question's language is converted to: the kitchen of its answer. */
export function systemOf(question: Question): 'metric' | 'us' {
  if (question.about === 'heat') return question.to === 'fahrenheit' ? 'us' : 'metric';
  if (question.about === 'amount')
    return question.to === 'cups' || question.to === 'ounces' ? 'us' : 'metric';
  return 'metric';
}

/** `gramwise convert recipe.txt`; a recipe tells its country by its words, so not for other countries' units. */
export const convertCommand: Tool = {
  name: 'command line, convert',
  writes: inRecipe,
  async answer(question) {
    if (question.about !== 'amount' && question.about !== 'heat') return null;
    if (question.line === undefined || ('country' in question && question.country)) return null;
    const { language, line } = question;
    const { stdout, stderr } = await run(language, ['convert', 'recipe.txt'], {
      file: line,
      to: systemOf(question),
    });
    if (stderr) return { text: stderr };
    if (question.about === 'heat') return { text: heatIn(language, stdout, question.to) };
    return { text: firstMeasure(language, stdout, recipeWords(language)) ?? stdout };
  },
};
