import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** The results of one part of the bench. */
export interface Section {
  title: string;
  /** How it was measured. */
  text: string;
  tables: string[];
}

const README = 'bench/README.md';

/** A Markdown table; the first column is text, the others are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, i) => (i === 0 ? (cells[i] ?? '').padEnd(width) : (cells[i] ?? '').padStart(width))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Whether a limit was met, for the last column of a table. */
export const verdict = (met: boolean) => (met ? 'met' : '**missed**');

/** The rows of a section's tables with missed limits. */
export const missedRows = ({ tables }: Section) =>
  tables.flatMap((text) => text.split('\n').filter((row) => row.includes(verdict(false))));

/** Bytes in kilobytes (1000 bytes), with one decimal. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function machine(browser: string | undefined): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const parts = [`${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'})`, `${memory} GiB`];
  return [...parts, `Node ${process.versions.node}`, ...(browser ? [`Chromium ${browser}`] : [])].join(', ');
}

/** Replaces a section of bench/README.md; the others stay as measured. */
export function writeSection(part: string, section: Section, browser?: string): void {
  const date = new Date().toISOString().slice(0, 10);
  const body = [
    `## ${section.title}`,
    section.text,
    ...section.tables,
    `Measured on ${date} on a machine shared with other work: ${machine(browser)}.`,
  ].join('\n\n');
  const readme = readFileSync(README, 'utf8');
  const place = new RegExp(`(<!-- ${part} -->\n)[\\s\\S]*?(\n<!-- /${part} -->)`);
  if (!place.test(readme)) throw new Error(`${README} has no place for ${part}`);
  writeFileSync(
    README,
    readme.replace(place, (_, start: string, end: string) => `${start}\n${body}\n${end}`),
  );
}
