/** One field with what ends it: quoted, where `""` is a quote, or bare. */
const FIELD = (separator: string) =>
  new RegExp(
    String.raw`(?:"([^"]*(?:""[^"]*)*)"|([^"\n\r${separator}][^\n\r${separator}]*)?)(${separator}|\r\n|\n|\r|$)`,
    'y',
  );

/**
 * The rows of a table in CSV (RFC 4180), each as texts by the names in the first row, in lower case. Fields may hold
 * line breaks. At most `limit` rows; null if a quote is not closed.
 */
export function parseCsv(text: string, limit: number): Map<string, string>[] | null {
  const [head = ''] = text.split('\n', 1);
  const field = FIELD(head.includes(',') || !head.includes(';') ? ',' : ';');
  const rows: string[][] = [[]];
  while (field.lastIndex < text.length && rows.length <= limit + 2) {
    const found = field.exec(text);
    if (!found) return null;
    const [, quoted, bare = '', end] = found;
    rows.at(-1)?.push(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"'));
    if (end !== ',' && end !== ';') rows.push([]);
  }
  const [names = [], ...entries] = rows;
  return entries
    .filter((row) => row.some((value) => value !== ''))
    .slice(0, limit)
    .map((row) => new Map(names.map((name, at) => [name.trim().toLowerCase(), row[at] ?? ''])));
}
