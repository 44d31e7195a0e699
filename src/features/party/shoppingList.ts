import {
  type PartyPlan,
  type PartyRow,
  POTATOES_PER_DRY_STARCH,
} from '@gramwise/engine/calculators/planParty.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';
import { colon } from '#format/marks.ts';
import { formatPartyAmount, type PartyWords } from './partyAmount.ts';

interface ListSection {
  id: 'mainDish' | 'appetizers' | 'dessert' | 'drinks';
  title: string;
  rows: readonly { id: string; name: string; total: string }[];
}

export interface ShoppingList {
  title: string;
  sections: readonly ListSection[];
  /** Notes on what the amounts mean. */
  notes: readonly string[];
}

/** The plan as text for the page, clipboard and print. Sections that were not requested are left out. */
export function buildShoppingList(language: Language, words: PartyWords, plan: PartyPlan): ShoppingList {
  const { messages } = words;
  const { mainDish, appetizers, dessert, drinks } = plan;
  const parts: [ListSection['id'], readonly PartyRow[] | null][] = [
    ['mainDish', mainDish],
    ['appetizers', appetizers],
    ['dessert', dessert],
    ['drinks', [drinks.nonAlcoholic, drinks.alcoholic]],
  ];
  return {
    title: fill(selectPluralForm(language, plan.guests, messages.result), {
      n: formatNumber(language, plan.guests, 0),
    }),
    sections: parts.flatMap(([id, rows]) =>
      rows === null
        ? []
        : [
            {
              id,
              title: messages.sections[id],
              rows: rows.map((row) => ({
                id: row.item,
                name: messages.items[row.item],
                total: formatPartyAmount(language, words, row),
              })),
            },
          ],
    ),
    notes: buildNotes(language, words, plan),
  };
}

function buildNotes(language: Language, words: PartyWords, plan: PartyPlan): readonly string[] {
  const { notes } = words.messages;
  const { mainDish, children, vegans } = plan;
  const find = (item: PartyRow['item']) => mainDish.find((row) => row.item === item);
  const starch = find('starch');
  const counted = (count: number, forms: typeof notes.children | typeof notes.vegans) =>
    count > 0 && fill(selectPluralForm(language, count, forms), { n: formatNumber(language, count, 0) });
  const potatoes = starch && {
    potatoes: formatPartyAmount(language, words, {
      unit: starch.unit,
      amount: starch.amount * POTATOES_PER_DRY_STARCH,
    }),
  };
  return [
    find('meat') && notes.meat,
    potatoes && fill(notes.starch, potatoes),
    counted(children, notes.children),
    counted(vegans, notes.vegans),
  ].filter((note) => typeof note === 'string');
}

/** The list as plain text, one item per line, and how its amounts are meant. */
export function formatShoppingList(language: Language, { title, sections, notes }: ShoppingList): string {
  const blocks = sections.map((section) =>
    [section.title, ...section.rows.map(({ name, total }) => `- ${name}${colon(language)}${total}`)].join(
      '\n',
    ),
  );
  return [title, ...blocks, ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n');
}
