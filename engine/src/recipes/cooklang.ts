import { normalizeSpaces } from '../language/normalizeSpaces.ts';
import type { Writing } from '../language/writing/writing.ts';
import { bareName } from './bareName.ts';

/** A number and its unit: `220 g`, `1 3/4 cups`, `3`. */
const AMOUNT = /^(?<number>\d[\d\s.,/–-]*?)(?:\s+(?<unit>[^\d()]+))?$/u;

const ESCAPED = /[@#~{}\\]/g;

/** Escapes characters with a meaning in Cooklang. */
export const escapeCooklang = (text: string) => normalizeSpaces(text).replace(ESCAPED, (sign) => `\\${sign}`);

/** `@flour{220%g}(sifted)`. Anything but one number and one unit, such as two measures, is written as text. */
export function cooklangMention(writing: Pick<Writing, 'joins'>, amount: string, name: string): string {
  const bare = bareName(writing.joins, normalizeSpaces(name));
  // `raisins (optional)`
  const [, food = bare.food, remark = bare.note] =
    (bare.note === '' && /^([^()]+?) \(([^()]*)\)$/.exec(bare.food)) || [];
  const { number = '', unit = '' } = AMOUNT.exec(normalizeSpaces(amount))?.groups ?? {};
  const quantity =
    number === '' ? normalizeSpaces(amount) : number.trim().replace(',', '.') + (unit && `%${unit}`);
  return `@${food.replace(/[@#~{}%()]/g, '')}{${quantity}}${remark && `(${remark.replace(/[()]/g, '')})`}`;
}

/** A part of a Cooklang file, with its lines already written. */
interface Section {
  title: string;
  lines: readonly string[];
}

/** Formats lines as one paragraph with line breaks. */
export const cooklangList = (lines: readonly string[]) => [...lines.map((line) => `${line}\\`), ''];

/** Formats lines as separate paragraphs. */
export const cooklangParagraphs = (lines: readonly string[]) => lines.flatMap((line) => [line, '']);

/** A Cooklang file (cooklang.org/docs/spec). A section without lines is left out. */
export function cooklangFile(
  metadata: Readonly<Record<string, string | number>>,
  sections: readonly Section[],
): string {
  return [
    '---',
    ...Object.entries(metadata).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    '---',
    '',
    ...sections
      .filter(({ lines }) => lines.some(Boolean))
      .flatMap(({ title, lines }) => [`== ${title} ==`, '', ...lines]),
  ].join('\n');
}
