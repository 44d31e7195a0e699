import type { PartyPlan, PartyRow } from '@gramwise/engine/calculators/planParty.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';
import { formatPartyAmount } from './partyAmount.ts';

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
export function buildShoppingList(
  language: Language,
  messages: Catalog['party'],
  plan: PartyPlan,
): ShoppingList {
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
                total: formatPartyAmount(language, messages, row),
              })),
            },
          ],
    ),
    notes: buildNotes(language, messages, plan),
  };
}

function buildNotes(language: Language, { notes }: Catalog['party'], plan: PartyPlan): readonly string[] {
  const { mainDish, children, vegans } = plan;
  const has = (item: PartyRow['item']) => mainDish.some((row) => row.item === item);
  const counted = (count: number, forms: typeof notes.children | typeof notes.vegans) =>
    count > 0 && fill(selectPluralForm(language, count, forms), { n: formatNumber(language, count, 0) });
  return [has('meat') && notes.meat, has('starch') && notes.starch, counted(children, notes.children)]
    .concat(counted(vegans, notes.vegans))
    .filter((note) => note !== false);
}

/** The list as plain text, one item per line, and how its amounts are meant. */
export function formatShoppingList({ title, sections, notes }: ShoppingList): string {
  const blocks = sections.map((section) =>
    [section.title, ...section.rows.map(({ name, total }) => `- ${name}: ${total}`)].join('\n'),
  );
  return [title, ...blocks, ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n');
}
