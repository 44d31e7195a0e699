import type { LabelSheet } from './labelSheet.ts';

/** Pixels on the picture for one on the screen. */
const SCALE = 2;
const PADDING = 16;
const LINE = 22;
const NOTE_LINE = 16;
/** Of a column, and of the names before them. */
const COLUMN = 150;
const NAMES = 180;

type Drawing = Pick<CanvasRenderingContext2D, 'font' | 'fillText' | 'measureText' | 'textAlign' | 'fillRect'>;

/** The lines that a text takes at most so wide. */
function wrap(drawing: Drawing, text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (drawing.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const NOTE_FONT = '12px sans-serif';

interface Cursor {
  drawing: Drawing;
  width: number;
  y: number;
}

const widthOf = ({ columns }: LabelSheet) => NAMES + columns.length * COLUMN + 2 * PADDING;

function write(cursor: Cursor, text: string, font: string): void {
  const { drawing } = cursor;
  drawing.font = font;
  drawing.textAlign = 'left';
  for (const line of wrap(drawing, text, cursor.width - 2 * PADDING)) {
    cursor.y += font === NOTE_FONT ? NOTE_LINE : LINE;
    drawing.fillText(line, PADDING, cursor.y);
  }
}

/** The right edges of the columns, the last at the border. */
const edgesOf = (columns: number) =>
  Array.from({ length: columns }, (_, at) => PADDING + NAMES + (at + 1) * COLUMN);

function writeRow(
  cursor: Cursor,
  name: { text: string; font: string; indent: number },
  cells: readonly string[],
) {
  const { drawing } = cursor;
  drawing.fillRect(PADDING, cursor.y + 6, cursor.width - 2 * PADDING, 1);
  cursor.y += LINE + 2;
  drawing.textAlign = 'left';
  drawing.font = name.font;
  drawing.fillText(name.text, PADDING + name.indent, cursor.y);
  drawing.textAlign = 'right';
  drawing.font = '13px sans-serif';
  for (const [at, edge] of edgesOf(cells.length).entries()) drawing.fillText(cells[at] ?? '', edge, cursor.y);
}

/** Draws a label; returns the height that it takes. */
function draw(drawing: Drawing, sheet: LabelSheet): number {
  const { title, of, intro, columns, rows, notes } = sheet;
  const cursor: Cursor = { drawing, width: widthOf(sheet), y: PADDING };
  write(cursor, title, 'bold 22px sans-serif');
  if (of) write(cursor, of, 'bold 14px sans-serif');
  for (const text of intro) write(cursor, text, NOTE_FONT);
  writeRow(cursor, { text: '', font: NOTE_FONT, indent: 0 }, columns);
  for (const { name, part, cells } of rows)
    writeRow(
      cursor,
      { text: name, font: `${part ? '' : 'bold '}13px sans-serif`, indent: part ? 14 : 0 },
      cells,
    );
  drawing.fillRect(PADDING, cursor.y + 6, cursor.width - 2 * PADDING, 1);
  cursor.y += 8;
  for (const text of notes) write(cursor, text, NOTE_FONT);
  return cursor.y + PADDING;
}

/** A label as the `data:` URL of a picture, since the site's policy allows no `blob:`; null where nothing can be drawn. */
export function labelPicture(sheet: LabelSheet): string | null {
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d');
  if (!drawing) return null;
  const [width, height] = [widthOf(sheet), draw(drawing, sheet)];
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  drawing.scale(SCALE, SCALE);
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.fillStyle = '#000';
  drawing.strokeRect(1, 1, width - 2, height - 2);
  draw(drawing, sheet);
  return canvas.toDataURL('image/png');
}
