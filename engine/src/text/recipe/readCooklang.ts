import { detectLanguage } from '../../language/detectLanguage.ts';
import type { RecipeLanguage } from '../../language/languagePack.ts';
import type { RecipeWords } from '../../language/recipe/recipeWords.ts';
import { fieldKey, parseFrontMatter, timesOf, yieldOf } from './parseFrontMatter.ts';
import { partHeading, type RecipeParts } from './recipeParts.ts';

interface Part {
  heading: string;
  ingredients: string[];
  steps: string[];
}

/** What a name may start with: a letter, a digit or a picture such as 🧂. */
const INITIAL = String.raw`\p{L}\p{N}\p{Extended_Pictographic}`;

/** A name between a sign and its braces. */
const NAME_PATTERN = String.raw`[${INITIAL}./][^@#~{}\\\n]{0,79}`;

/**
 * `\@`; `@flour{200%g}(sifted)` and `#pan{}`; `@salt` and `#pan`; `~eggs{3%minutes}`; `~rest`. `@?`, `@&` and the
 * like say how an ingredient is meant.
 */
const MENTION_PATTERN = new RegExp(
  [
    String.raw`\\(?<escaped>[^\n])`,
    String.raw`(?<sign>[@#])(?<how>[@&?+-]{0,3})(?:\([^()\n]*\))?(?<name>${NAME_PATTERN})\{(?<amount>[^{}]*)\}(?:\((?<note>[^()]*)\))?`,
    String.raw`(?<short>[@#])[@&?+-]{0,3}(?<word>[${INITIAL}][${INITIAL}\p{M}\u200d_'’-]*)`,
    String.raw`~(?!\s)[^@#~{}\\\n]{0,79}\{(?<time>[^{}]*)\}`,
    String.raw`~(?<wait>\p{L}+)`,
  ].join('|'),
  'gu',
);

const TIME_UNITS = ['second', 'minute', 'hour'];

/** A time in the recipe's language; the format writes its units in English. */
function timeText(time: string, times: RecipeWords['cooklangTimes']): string {
  const [count = '', unit = ''] = time.split('%').map((part) => part.trim());
  return `${count} ${times?.[TIME_UNITS.indexOf(unit.replace(/s$/, ''))] ?? unit}`.trim();
}

/** `200%g` as `200 g`; `=` and `*` only say whether an amount scales. */
const cooklangAmount = (amount: string) =>
  amount
    .trim()
    .replace(/^=|\*$/g, '')
    .split('%')
    .map((part) => part.trim())
    .join(' ')
    .trim();

/** The state of reading a recipe. */
interface Reading {
  parts: Part[];
  /** Names that were mentioned, in lower case. */
  known: Set<string>;
  times: RecipeWords['cooklangTimes'];
}

/** A mention in the text of a step, by its parts. */
type Mention = Readonly<Record<string, string | undefined>>;

/** Adds an ingredient line; a food without an amount is added only once. */
function addIngredient(
  { parts, known }: Reading,
  name: string,
  quantity: { amount: string; note: string },
): void {
  const { amount, note } = quantity;
  const line = [amount, name].filter(Boolean).join(' ') + (note && `, ${note}`);
  const key = name.toLowerCase();
  if (line !== '' && (amount || !known.has(key))) parts.at(-1)?.ingredients.push(line);
  known.add(key);
}

/** The words of `@flour{200%g}(sifted)` and `#pan{}` in a step. */
function bracedWords(
  { sign, how = '', name = '', amount = '', note = '' }: Mention,
  reading: Reading,
): string {
  // `@./sauces/Pesto{}` is another recipe; the step's name for it follows the |.
  const [food = '', alias] = name.split('|').map((part) => part.trim().replace(/^.*\//, ''));
  if (sign === '@' && !/[&-]/.test(how))
    addIngredient(reading, food, { amount: cooklangAmount(amount), note: note.trim() });
  return alias ?? food;
}

/** The words of any mention in a step. */
function mentionWords(mention: Mention, reading: Reading): string {
  const { escaped, short, word = '', time, wait } = mention;
  if (escaped !== undefined) return escaped;
  if (time !== undefined) return timeText(time, reading.times);
  if (wait !== undefined) return wait;
  if (short === undefined) return bracedWords(mention, reading);
  if (short === '@') addIngredient(reading, word, { amount: '', note: '' });
  return word;
}

/** Reads a step as text, adding mentioned ingredients to the last part. '' if there is nothing but mentions. */
function readStep(line: string, reading: Reading): string {
  let left = '';
  let last = 0;
  let waits = false;
  const text = line.replace(MENTION_PATTERN, (whole: string, ...rest: unknown[]) => {
    const mention = rest.at(-1) as Mention;
    const at = rest.at(-3) as number;
    left += line.slice(last, at);
    last = at + whole.length;
    waits ||= mention['time'] !== undefined || mention['wait'] !== undefined;
    return mentionWords(mention, reading);
  });
  left += line.slice(last);
  return text !== line && !waits && !/[\p{L}\p{N}]/u.test(left) ? '' : text.replace(/\s+/g, ' ').trim();
}

/** Splits a paragraph into steps, at lines that end a sentence or end with a backslash. */
const stepsIn = (paragraph: string) =>
  paragraph
    .replace(/\\\n/g, '\n\n')
    .replace(/([.!?…:])\s*\n/g, '$1\n\n')
    .split('\n\n')
    .map((step) => step.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** The lists of all parts combined, under the parts' headings if several have content. */
function joined(parts: readonly Part[], list: 'ingredients' | 'steps'): string[] {
  const full = parts.filter((part) => part[list].length > 0);
  return full.flatMap((part) => [
    ...(full.length > 1 && part.heading !== '' ? [partHeading(part.heading)] : []),
    ...part[list],
  ]);
}

const MENTION = new RegExp(String.raw`(?<![^\s(])@[@&?+-]{0,3}${NAME_PATTERN}(?<=\S)\{[^{}\n]*\}`, 'u');

/** Whether a text contains ingredients in Cooklang syntax. */
export const isCooklang = (text: string) => MENTION.test(text);

/** Reads Cooklang (cooklang.org/docs/spec), including older forms. Any text gives a recipe. Takes linear time. */
export function readCooklang(text: string, languages: readonly RecipeLanguage[]): RecipeParts {
  const { fields, body } = parseFrontMatter(text);
  const parts: Part[] = [{ heading: '', ingredients: [], steps: [] }];
  const plain = body
    .replace(/\[-[\s\S]*?(?:-\]|$)/g, '')
    .replace(/(?<!-)--(?!-).*/g, '')
    .replace(/^>>\s*([^:\n]+):(.*)$/gm, (_, name: string, value: string) => {
      fields.set(fieldKey(name), value.trim());
      return '';
    });
  const reading = {
    parts,
    known: new Set<string>(),
    times: detectLanguage(plain, languages)?.recipe.cooklangTimes ?? null,
  };
  // Headings and notes are lines of their own.
  for (const block of plain.replace(/^([=>].*)$/gm, '\n$1\n').split(/\n[^\S\n]*\n\s*/)) {
    const heading = /^\s*=+([^=\n]+)=*\s*$/.exec(block)?.[1]?.trim();
    if (heading) {
      parts.push({ heading, ingredients: [], steps: [] });
      continue;
    }
    for (const step of stepsIn(block.trim().replace(/^>\s*/, ''))) {
      const stepText = readStep(step, reading);
      if (stepText) parts.at(-1)?.steps.push(stepText);
    }
  }
  return {
    name: fields.get('title') ?? '',
    yields: yieldOf(fields, languages),
    times: timesOf(fields, languages),
    ingredients: joined(parts, 'ingredients'),
    steps: joined(parts, 'steps'),
  };
}
