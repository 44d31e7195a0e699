import { readFileSync } from 'node:fs';
import { readRecipe } from '@gramwise/engine/api/text.ts';
import { foods as de } from '@gramwise/engine/foods/lists/de.ts';
import { foods as en } from '@gramwise/engine/foods/lists/en.ts';
import { foods as es } from '@gramwise/engine/foods/lists/es.ts';
import { foods as fr } from '@gramwise/engine/foods/lists/fr.ts';
import { PACKS } from '@gramwise/engine/tests/packs.ts';
import { LANGUAGE_CODES, type Language } from '../src/catalogs/languages.ts';
import { parse } from './recipeText.ts';
import { type Section, table, verdict } from './report.ts';

const FOODS = { en, fr, de, es } as const;

/** Percent of lines with an amount whose food must be known, and whose weight. */
const LIMITS: Readonly<Record<Language, { known: number; weighed: number }>> = {
  en: { known: 95, weighed: 90 },
  fr: { known: 92, weighed: 85 },
  de: { known: 92, weighed: 85 },
  es: { known: 92, weighed: 85 },
};

/** The commonest unknown names that are listed. */
const MAX_UNKNOWN = 12;

interface Line {
  lang: Language;
  text: string;
}

/** Lines of public recipe collections; those of the reader's bench, and more of the other languages. */
const FILES = ['recipeLines.jsonl', 'pantryLines.jsonl'];

function linesOf(file: string): Line[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

interface Read {
  /** The words of the food. */
  name: string;
  known: boolean;
  weighed: boolean;
}

/** A line with an amount, as the recipe reader reads it; null for one without. */
function read({ lang, text }: Line): Read | null {
  const { quantity, ingredient, isHeading } = parse(text, lang);
  if (quantity === null || isHeading) return null;
  const { ingredients } = PACKS[lang].recipe.headings;
  const recipe = readRecipe(`${ingredients}\n${text}`, { languages: [PACKS[lang]], foods: FOODS[lang] });
  const line = recipe.ok ? recipe.value.lines.find(({ kind }) => kind === 'ingredient') : undefined;
  return {
    name: ingredient,
    known: line?.food != null,
    weighed: line?.requiredQuantity?.grams != null,
  };
}

const percent = (part: number, all: number) => ((100 * part) / all).toFixed(1);

function commonest(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_UNKNOWN)
    .map(([name, count]) => (count > 1 ? `${name} (${count})` : name))
    .join(', ')
    .replaceAll('|', '\\|');
}

/** How many ingredient lines name a food that the pantry knows, and how many of them can be weighed. */
export async function measurePantry(): Promise<Section> {
  const lines = FILES.flatMap(linesOf);
  const rows = LANGUAGE_CODES.map((lang) => {
    const all = lines.filter((line) => line.lang === lang).flatMap((line) => read(line) ?? []);
    const known = all.filter((line) => line.known).length;
    const weighed = all.filter((line) => line.weighed).length;
    const limit = LIMITS[lang];
    const met = 100 * known >= limit.known * all.length && 100 * weighed >= limit.weighed * all.length;
    return {
      row: [
        lang,
        String(all.length),
        percent(known, all.length),
        String(limit.known),
        percent(weighed, all.length),
        String(limit.weighed),
        verdict(met),
      ],
      unknown: [lang, commonest(all.flatMap(({ known, name }) => (known ? [] : name)))],
    };
  });
  return {
    title: 'Pantry',
    text: `Ingredient lines with an amount, from public recipe collections (\`bench/recipeLines.jsonl\` and \`bench/pantryLines.jsonl\` name the source and license of each): the share whose food is known, and the share whose weight is known, by its own unit or by published weights, in percent. Foods were added with these lines in sight, so other recipes may do worse.`,
    tables: [
      table(
        ['lines', 'number', 'food known', 'at least', 'weighed', 'at least', ''],
        rows.map(({ row }) => row),
      ),
      table(
        ['', 'commonest unknown names'],
        rows.map(({ unknown }) => unknown),
      ),
    ],
  };
}
