import type { Language } from '#catalogs/languages.ts';
import { escapeXml } from '#site/escapeXml.ts';
import type { LabelSheet } from './labelSheet.ts';

const BOX =
  'border:2px solid #000;padding:8px 12px;max-width:420px;color:#000;background:#fff;font:14px/1.35 sans-serif';
const CELL =
  'border-top:1px solid #000;padding:3px 0 3px 10px;text-align:right;white-space:nowrap;font-weight:400';
const NAME = 'border-top:1px solid #000;padding:3px 0;text-align:left;font-weight:700';
const PART = 'border-top:1px solid #000;padding:3px 0 3px 16px;text-align:left;font-weight:400';

/** A label as HTML for any page: no script, its styles on its elements, everything escaped. */
export function labelHtml(
  language: Language,
  { title, of, intro, columns, rows, notes }: LabelSheet,
): string {
  const heads = columns.map((name) => `<th scope="col" style="${CELL}">${escapeXml(name)}</th>`).join('');
  const lines = rows.map(({ name, part, cells }) => {
    const figures = cells.map((cell) => `<td style="${CELL}">${escapeXml(cell)}</td>`).join('');
    return `<tr><th scope="row" style="${part ? PART : NAME}">${escapeXml(name)}</th>${figures}</tr>`;
  });
  const paragraph = (text: string) => `<p style="margin:4px 0;font-size:12px">${escapeXml(text)}</p>`;
  return [
    `<div lang="${language}" style="${BOX}">`,
    `<p style="margin:0;font-size:22px;font-weight:700">${escapeXml(title)}</p>`,
    ...(of ? [`<p style="margin:0;font-weight:700">${escapeXml(of)}</p>`] : []),
    ...intro.map(paragraph),
    '<table style="width:100%;border-collapse:collapse">',
    `<thead><tr><td></td>${heads}</tr></thead>`,
    `<tbody>${lines.join('')}</tbody>`,
    '</table>',
    ...notes.map(paragraph),
    '</div>',
  ].join('\n');
}
