import { ask } from '../api/ask.ts';
import { nutrientsOf } from '../api/foods.ts';
import { nutritionOf, toText } from '../api/recipes.ts';
import { convertRecipe, type ImportFileError, importFile, type Recipe, readRecipe } from '../api/text.ts';
import { portions } from '../calculators/portions/portions.ts';
import { kitchenFor } from '../kitchens/kitchen.ts';
import { COUNTRY_IDS, type CountryId } from '../kitchens/kitchens.ts';
import type { CommandFailure } from '../language/commandLine/commandWords.ts';
import type { RecipeYield } from '../recipes/exportedRecipe.ts';
import { fail, ok, type Result } from '../result.ts';
import { answerLines, choiceLines } from './answerText.ts';
import { COMMAND_LANGUAGES, type CommandLanguage, fillTemplate } from './commandLanguages.ts';
import { nutritionLines } from './nutritionText.ts';
import { answerPortions, PORTIONS_USAGE, portionsLine } from './portionsCommand.ts';
import { answerYeast, YEAST_USAGE, yeastLine } from './yeastCommand.ts';

/** The language codes as listed in the help. */
const LANGUAGES = COMMAND_LANGUAGES.map(({ pack }) => pack.code).join('|');

/** The options of the command line, in the form of `parseArgs` (node:util). */
export const COMMAND_OPTIONS = {
  lang: { type: 'string' },
  country: { type: 'string' },
  to: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** The arguments as parsed by `parseArgs`. */
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

/** What the command line needs from its environment. */
export interface CommandEnvironment {
  /** The bytes of a file, or of standard input for `-`; null if it cannot be read. */
  readFile: (name: string) => Promise<Uint8Array | null>;
  version: string;
}

/** The output and the exit code; 2 if there is no answer. */
export interface CommandOutput {
  stdout: string;
  stderr: string;
  exitCode: 0 | 2;
}

interface Settings {
  language: CommandLanguage;
  country: CountryId;
  to: 'metric' | 'us';
  json: boolean;
}

const successOutput = (text: string): CommandOutput => ({ stdout: `${text}\n`, stderr: '', exitCode: 0 });
const failureOutput = (text: string): CommandOutput => ({ stdout: '', stderr: `${text}\n`, exitCode: 2 });

const jsonText = (value: unknown) =>
  JSON.stringify(value, (key, inner) => (key === 'language' ? inner.code : inner), 2);

/** Reports a failure as text, or as JSON with its code. */
const reportFailure = ({ json }: Settings, code: string, text: string) =>
  failureOutput(json ? jsonText({ code, message: text }) : text);

function parseSettings({
  lang,
  country,
  to,
  json = false,
}: { [Option in keyof CommandArguments['values']]: CommandArguments['values'][Option] | undefined }): Result<
  Settings,
  'options'
> {
  const language =
    lang === undefined ? COMMAND_LANGUAGES[0] : COMMAND_LANGUAGES.find(({ pack }) => pack.code === lang);
  const from = country === undefined ? language?.pack.country : COUNTRY_IDS.find((id) => id === country);
  const system = (['metric', 'us'] as const).find((candidate) => candidate === (to ?? 'metric'));
  return language && from && system ? ok({ language, country: from, to: system, json }) : fail('options');
}

/** All languages, the chosen one first. */
const languagesFor = ({ language }: Settings) => {
  const all = [language, ...COMMAND_LANGUAGES.filter((other) => other !== language)];
  return { languages: all.map(({ pack }) => pack), foods: all.map(({ foods }) => foods) };
};

const cookLanguageOf = ({ language, country }: Settings) => ({
  ...language,
  tablespoon: kitchenFor(country).tablespoon,
});

function answerQuestion(question: string, settings: Settings): CommandOutput {
  const { language, country, json } = settings;
  const cookLanguage = cookLanguageOf(settings);
  const asked = ask(question, {
    ...languagesFor(settings),
    kitchen: country,
    nutrients: nutrientsOf,
    portions,
  });
  if (!asked.ok) {
    const { hints } = language.words;
    const code = asked.code in hints ? (asked.code as keyof typeof hints) : 'unread';
    return reportFailure(settings, code, hints[code]);
  }
  if ('choices' in asked.value) {
    const { choices } = asked.value;
    return failureOutput(json ? jsonText({ choices }) : choiceLines(cookLanguage, choices).join('\n'));
  }
  const { answer } = asked.value;
  return successOutput(json ? jsonText(asked.value) : answerLines(cookLanguage, answer).join('\n'));
}

/** Words for what only an archive can have. */
function importFailure(code: ImportFileError): CommandFailure {
  if (code === 'no-zip-reader') return 'archive';
  if (code === 'too-many') return 'several-recipes';
  return code === 'unpacks-too-large' ? 'too-large' : code;
}

/** The recipe in a file, or why there is none. */
async function recipeIn(
  file: string,
  settings: Settings,
  environment: CommandEnvironment,
): Promise<Result<Recipe, CommandFailure>> {
  const bytes = await environment.readFile(file);
  if (bytes === null) return fail('unreadable');
  const text = await importFile(file, bytes, languagesFor(settings));
  if (!text.ok) return fail(importFailure(text.code));
  const recipe = readRecipe(text.value, languagesFor(settings));
  if (recipe.ok) return recipe;
  return fail(recipe.code === 'empty' || recipe.code === 'no-language' ? 'no-recipe' : recipe.code);
}

const yieldText = ({ low, high, what }: RecipeYield) =>
  `${low === high ? low : `${low}–${high}`} ${what}`.trim();

function conversionOutput(recipe: Recipe, settings: Settings): CommandOutput {
  const { language, country, to, json } = settings;
  const result = convertRecipe(recipe, { to, kitchen: country });
  if (json) return successOutput(jsonText(result));
  const { words } = language;
  const lines = result.lines.map((line) =>
    line.kept ? { ...line, text: `${line.text} ${words.kept}` } : line,
  );
  const { makes } = result;
  const serves = makes
    ? [fillTemplate(makes.what ? words.makes : words.servings, { n: yieldText(makes) }), '']
    : [];
  return successOutput([...serves, toText({ ...result, lines })].join('\n'));
}

function nutritionOutput(file: string, recipe: Recipe, settings: Settings): CommandOutput {
  const { language, json } = settings;
  const nutrition = nutritionOf(recipe, nutrientsOf);
  if (!nutrition.ok)
    return reportFailure(
      settings,
      nutrition.code,
      fillTemplate(language.words.failures[nutrition.code], { file }),
    );
  return successOutput(
    json ? jsonText(nutrition.value) : nutritionLines(language, nutrition.value).join('\n'),
  );
}

/** Converts yeast; `to` is a kind or a measure of it. */
function yeastOutput(words: readonly string[], to: string | undefined, settings: Settings): CommandOutput {
  const { language, json } = settings;
  const answer = answerYeast(words, to, language);
  if (!answer.ok) return reportFailure(settings, answer.code, YEAST_USAGE);
  return successOutput(json ? jsonText(answer.value) : yeastLine(language, answer.value));
}

/** How much of a food for guests, by the portions of the country. */
function portionsOutput(words: readonly string[], settings: Settings): CommandOutput {
  const { country, json } = settings;
  const answer = answerPortions(words, country);
  if (!answer.ok) return reportFailure(settings, answer.code, PORTIONS_USAGE);
  return successOutput(json ? jsonText(answer.value) : portionsLine(cookLanguageOf(settings), answer.value));
}

/** Runs a command on the recipe of the one given file. */
async function fileCommand(
  files: readonly string[],
  { settings, environment }: { settings: Settings; environment: CommandEnvironment },
  outputFor: (file: string, recipe: Recipe) => CommandOutput,
): Promise<CommandOutput> {
  const { failures } = settings.language.words;
  const [file, more] = files;
  if (file === undefined || more !== undefined)
    return reportFailure(settings, 'no-file', failures['no-file']);
  const recipe = await recipeIn(file, settings, environment);
  if (!recipe.ok) return reportFailure(settings, recipe.code, fillTemplate(failures[recipe.code], { file }));
  return outputFor(file, recipe.value);
}

/**
 * Runs the command line; `parsed` is null if the arguments are invalid. Rejects only if the environment does; all other
 * failures are part of the output.
 */
export async function runCommand(
  parsed: CommandArguments | null,
  environment: CommandEnvironment,
): Promise<CommandOutput> {
  const [first] = COMMAND_LANGUAGES;
  const isYeast = parsed?.positionals[0] === 'yeast';
  // Of yeast, --to names a kind.
  const settings = parsed && parseSettings(isYeast ? { ...parsed.values, to: undefined } : parsed.values);
  if (!parsed || !settings?.ok) return failureOutput(first.words.failures.options);
  const { positionals, values } = parsed;
  if (values.version) return successOutput(environment.version);
  if (values.help)
    return successOutput(fillTemplate(settings.value.language.words.help, { languages: LANGUAGES }));
  const [name, ...rest] = positionals;
  const run = { settings: settings.value, environment };
  if (isYeast) return yeastOutput(rest, values.to, run.settings);
  if (name === 'portions') return portionsOutput(rest, run.settings);
  if (name === 'convert')
    return fileCommand(rest, run, (_, recipe) => conversionOutput(recipe, run.settings));
  if (name === 'nutrition')
    return fileCommand(rest, run, (file, recipe) => nutritionOutput(file, recipe, run.settings));
  return answerQuestion(positionals.join(' '), settings.value);
}
