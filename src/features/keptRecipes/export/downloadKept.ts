import { toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { downloadFile } from '#browser/downloadFile.ts';
import { localToday } from '#browser/localToday.ts';
import type { Language } from '#catalogs/languages.ts';
import type { KeptRecipe } from '../keptRecipe.ts';
import { type ExportKind, writeKept } from './writeKept.ts';

const FILES: Readonly<Record<ExportKind, { ending: string; type: string }>> = {
  json: { ending: 'json', type: 'application/ld+json' },
  paprika: { ending: 'paprikarecipes', type: 'application/zip' },
  cooklang: { ending: 'zip', type: 'application/zip' },
};

/** Downloads all kept recipes in the format of another program. */
export async function downloadKept(
  kind: ExportKind,
  all: readonly KeptRecipe[],
  page: Language,
): Promise<void> {
  const { ending, type } = FILES[kind];
  const name = `recipes-${toIsoDate(localToday())}.${ending}`;
  downloadFile(name, type, await writeKept(kind, all, page));
}
