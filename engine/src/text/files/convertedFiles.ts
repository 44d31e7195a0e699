import { type Lexicon, lexiconOf } from '../../language/lexicon.ts';
import type { LineWords } from '../../language/line/lineWords.ts';
import {
  cooklangFile,
  cooklangList,
  cooklangMention,
  cooklangParagraphs,
  escapeCooklang,
} from '../../recipes/cooklang.ts';
import { type ExportedLine, type ExportedRecipe, scaleYield } from '../../recipes/exportedRecipe.ts';
import { isoDuration } from '../../recipes/isoDuration.ts';
import { schemaRecipe, toHowToSteps } from '../../recipes/schemaRecipe.ts';
import { type ReadLine, readLine } from '../line/readLine.ts';

/** Headings of a recipe's parts. */
interface Titles {
  /** For a recipe without a title; left out, it stays without. */
  title?: string;
  ingredients: string;
  instructions: string;
}

/** What the scaled recipe makes; null if unknown. */
const makesOf = ({ makes, factor }: ExportedRecipe) =>
  makes === null || factor === null ? null : scaleYield(makes, factor);

/** `8`, `12-16 cookies`. */
function yieldText(recipe: ExportedRecipe): string | undefined {
  const makes = makesOf(recipe);
  if (!makes) return undefined;
  const { low, high, what } = makes;
  return `${low === high ? low : `${low}-${high}`} ${what}`.trim();
}

const durationOf = (minutes: number | null) => (minutes === null ? undefined : isoDuration(minutes));

const textsOf = (lines: readonly ExportedLine[]) => lines.map(({ text }) => text);

/** Lines grouped by the headings between them; those before the first heading have none. */
function groupByHeading(
  lines: readonly ExportedLine[],
): { heading: string | null; lines: readonly ExportedLine[] }[] {
  const starts = lines.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  const first = lines.slice(0, starts[0]);
  return [
    ...(first.length > 0 ? [{ heading: null, lines: first }] : []),
    ...starts.map((start, index) => ({
      heading: lines[start]?.text ?? null,
      lines: lines.slice(start + 1, starts[index + 1]),
    })),
  ];
}

/** A converted recipe as schema.org data, which other recipe managers and the reader itself read. */
export function toSchemaRecipe(recipe: ExportedRecipe, { title }: Titles) {
  const { language, ingredients, steps } = recipe;
  const sections = groupByHeading(steps).map(({ heading, lines }) => ({
    heading,
    steps: toHowToSteps(textsOf(lines)),
  }));
  return schemaRecipe({
    name: recipe.title ?? title,
    inLanguage: language,
    recipeYield: yieldText(recipe),
    prepTime: durationOf(recipe.times.prep),
    cookTime: durationOf(recipe.times.cook),
    totalTime: durationOf(recipe.times.total),
    recipeIngredient: textsOf(ingredients),
    recipeInstructions: sections.flatMap(({ heading, steps }): unknown[] =>
      heading === null ? steps : [{ '@type': 'HowToSection', name: heading, itemListElement: steps }],
    ),
  });
}

interface Ending extends Pick<Lexicon, 'list'> {
  text: string;
  /** Where the amount ends. */
  end: number;
}

/** Where the food is named behind its amount: past the dot of `tsp.` and the `of` of `a pinch of salt`. */
function nameStart({ parts }: ReadLine, { text, end, list }: Ending): number {
  const name = parts.find(({ kind, start }) => kind === 'food' && start >= end)?.start ?? end;
  const [, dot = '', between = ''] = /^(\.?\s*)(.*?)\s*$/.exec(text.slice(end, name)) ?? [];
  return between === '' || list.of.map.has(between.toLowerCase()) ? name : end + dot.length;
}

/** `250 g flour, sifted` as a Cooklang ingredient. A line that does not start with its amount becomes the name. */
function cooklangIngredient(words: LineWords, text: string): string {
  const lexicon = lexiconOf(words);
  const read = readLine(text, lexicon);
  const { amounts } = read;
  const [main] = amounts;
  const end = amounts
    .filter(({ role }) => role === 'plus')
    .reduce((last, amount) => Math.max(last, amount.end), main?.end ?? 0);
  const leads =
    main?.role === 'main' && text.slice(0, main.start).trim() === '' && /\p{L}/u.test(text.slice(end));
  return leads
    ? cooklangMention(
        words.writing,
        text.slice(0, end).trim(),
        text.slice(nameStart(read, { ...lexicon, text, end })).trim(),
      )
    : cooklangMention(words.writing, '', text);
}

/** The names of times in its metadata (cooklang.org/docs/spec, canonical metadata). */
const COOKLANG_TIMES = { prep: 'prep time', cook: 'cook time', total: 'time required' } as const;

/** A converted recipe as a Cooklang file, with the words of its language; each heading starts its own section. */
export function toCooklangFile(recipe: ExportedRecipe, titles: Titles, words: LineWords): string {
  const { language, ingredients, steps } = recipe;
  const servings = makesOf(recipe)?.low;
  const minutes = (['prep', 'cook', 'total'] as const).flatMap((id) => {
    const time = recipe.times[id];
    return time === null ? [] : [[COOKLANG_TIMES[id], `${time} minutes`] as const];
  });
  const title = recipe.title ?? titles.title;
  return cooklangFile(
    {
      ...(title !== undefined && { title }),
      locale: language,
      ...(servings !== undefined && { servings }),
      ...Object.fromEntries(minutes),
    },
    [
      ...groupByHeading(ingredients).map(({ heading, lines }) => ({
        title: heading ?? titles.ingredients,
        lines: cooklangList(textsOf(lines).map((text) => cooklangIngredient(words, text))),
      })),
      ...groupByHeading(steps).map(({ heading, lines }) => ({
        title: heading ?? titles.instructions,
        lines: cooklangParagraphs(textsOf(lines).map(escapeCooklang)),
      })),
    ],
  );
}
