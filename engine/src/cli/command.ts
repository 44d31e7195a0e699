import { ask } from '../api/ask.ts';
import { nutrientsOf } from '../api/foods.ts';
import { nutritionOf, toText } from '../api/recipes.ts';
import { convertRecipe, importFile, type Recipe, readRecipe } from '../api/text.ts';
import { kitchenIn } from '../kitchens/kitchen.ts';
import { COUNTRY_IDS, type CountryId } from '../kitchens/kitchens.ts';
import type { CommandFailure } from '../language/commandLine/commandWords.ts';
import { fail, ok, type Result } from '../result.ts';
import { answerLines, choiceLines } from './answerText.ts';
import { nutritionLines } from './nutritionText.ts';
import { filled, SPOKEN, type Spoken } from './spoken.ts';

/** As its help lists them. */
const LANGUAGES = SPOKEN.map(({ pack }) => pack.code).join('|');

/** The options of the command line, in the form of `parseArgs` (node:util). */
export const COMMAND_OPTIONS = {
  lang: { type: 'string' },
  country: { type: 'string' },
  to: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** What `parseArgs` made of the arguments. */
export interface CommandArguments {
  positionals: readonly string[];
  values: {
    lang?: string;
    country?: string;
    to?: string;
    json?: boolean;
    help?: boolean;
    version?: boolean;
  };
}

/** What the command line needs of the machine. */
export interface CommandMachine {
  /** The bytes of a file, or of standard input for `-`; null if it cannot be read. */
  readFile: (name: string) => Promise<Uint8Array | null>;
  version: string;
}

/** What to write, and how to exit: 2 for what has no answer. */
export interface CommandOutput {
  stdout: string;
  stderr: string;
  exitCode: 0 | 2;
}

interface Setting {
  spoken: Spoken;
  country: CountryId;
  to: 'metric' | 'us';
  json: boolean;
}

const said = (text: string): CommandOutput => ({ stdout: `${text}\n`, stderr: '', exitCode: 0 });
const refused = (text: string): CommandOutput => ({ stdout: '', stderr: `${text}\n`, exitCode: 2 });

const jsonText = (value: unknown) =>
  JSON.stringify(value, (key, inner) => (key === 'language' ? inner.code : inner), 2);

/** A failure in words, or as JSON with its code. */
const failure = ({ json }: Setting, code: string, text: string) =>
  refused(json ? jsonText({ code, message: text }) : text);

function settingOf({
  lang,
  country,
  to,
  json = false,
}: CommandArguments['values']): Result<Setting, 'options'> {
  const spoken = lang === undefined ? SPOKEN[0] : SPOKEN.find(({ pack }) => pack.code === lang);
  const from = country === undefined ? spoken?.pack.country : COUNTRY_IDS.find((id) => id === country);
  const system = (['metric', 'us'] as const).find((one) => one === (to ?? 'metric'));
  return spoken && from && system ? ok({ spoken, country: from, to: system, json }) : fail('options');
}

/** All languages, the chosen one first. */
const languagesFor = ({ spoken }: Setting) => {
  const all = [spoken, ...SPOKEN.filter((one) => one !== spoken)];
  return { languages: all.map(({ pack }) => pack), foods: all.map(({ foods }) => foods) };
};

function answerQuestion(question: string, setting: Setting): CommandOutput {
  const { spoken, country, json } = setting;
  const speaker = { ...spoken, tablespoon: kitchenIn(country).tablespoon };
  const asked = ask(question, { ...languagesFor(setting), kitchen: country });
  if (!asked.ok) {
    const code = asked.code === 'no-language' ? 'unread' : asked.code;
    return failure(setting, code, spoken.words.hints[code]);
  }
  if ('choices' in asked.value) {
    const { choices } = asked.value;
    return refused(json ? jsonText({ choices }) : choiceLines(speaker, choices).join('\n'));
  }
  const { answer } = asked.value;
  return said(json ? jsonText(asked.value) : answerLines(speaker, answer).join('\n'));
}

/** The recipe in a file, or why there is none. */
async function recipeIn(
  file: string,
  setting: Setting,
  machine: CommandMachine,
): Promise<Result<Recipe, CommandFailure>> {
  const bytes = await machine.readFile(file);
  if (bytes === null) return fail('unreadable');
  const text = await importFile(file, bytes, languagesFor(setting));
  if (!text.ok) return fail(text.code);
  const recipe = readRecipe(text.value, languagesFor(setting));
  if (recipe.ok) return recipe;
  return fail(recipe.code === 'empty' || recipe.code === 'no-language' ? 'no-recipe' : recipe.code);
}

function converted(recipe: Recipe, setting: Setting): CommandOutput {
  const { spoken, country, to, json } = setting;
  const result = convertRecipe(recipe, { to, kitchen: country });
  if (json) return said(jsonText(result));
  const { words } = spoken;
  const lines = result.lines.map((line) =>
    line.kept ? { ...line, text: `${line.text} ${words.kept}` } : line,
  );
  const { servings } = result;
  const serves = servings === null ? [] : [filled(words.servings, { n: String(servings) }), ''];
  return said([...serves, toText({ ...result, lines })].join('\n'));
}

function addedUp(file: string, recipe: Recipe, setting: Setting): CommandOutput {
  const { spoken, json } = setting;
  const nutrition = nutritionOf(recipe, nutrientsOf);
  if (!nutrition.ok)
    return failure(setting, nutrition.code, filled(spoken.words.failures[nutrition.code], { file }));
  return said(json ? jsonText(nutrition.value) : nutritionLines(spoken, nutrition.value).join('\n'));
}

/** Reads the recipe in the only one of some files, and says what becomes of it. */
async function fileCommand(
  files: readonly string[],
  { setting, machine }: { setting: Setting; machine: CommandMachine },
  outputFor: (file: string, recipe: Recipe) => CommandOutput,
): Promise<CommandOutput> {
  const { failures } = setting.spoken.words;
  const [file, more] = files;
  if (file === undefined || more !== undefined) return failure(setting, 'no-file', failures['no-file']);
  const recipe = await recipeIn(file, setting, machine);
  if (!recipe.ok) return failure(setting, recipe.code, filled(failures[recipe.code], { file }));
  return outputFor(file, recipe.value);
}

/**
 * Runs the command line: `null` stands for arguments that could not be parsed. Only what the machine does may fail
 * otherwise than by the output.
 */
export async function runCommand(
  parsed: CommandArguments | null,
  machine: CommandMachine,
): Promise<CommandOutput> {
  const [first] = SPOKEN;
  const setting = parsed && settingOf(parsed.values);
  if (!parsed || !setting?.ok) return refused(first.words.failures.options);
  const { positionals, values } = parsed;
  if (values.version) return said(machine.version);
  if (values.help) return said(filled(setting.value.spoken.words.help, { languages: LANGUAGES }));
  const [name, ...rest] = positionals;
  const run = { setting: setting.value, machine };
  if (name === 'convert') return fileCommand(rest, run, (_, recipe) => converted(recipe, run.setting));
  if (name === 'nutrition')
    return fileCommand(rest, run, (file, recipe) => addedUp(file, recipe, run.setting));
  return answerQuestion(positionals.join(' '), setting.value);
}
