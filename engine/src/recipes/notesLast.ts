interface ToldLine {
  kind: string;
  /** The part of the recipe that it stands in. */
  section: string | null;
}

/** The lines of steps and, after them, notes: a page's introduction stands before what one does, but nobody cooks it. */
export function notesLast<Line extends ToldLine>(lines: readonly Line[]): Line[] {
  const isNote = ({ kind, section }: Line) => kind === 'note' || section === 'notes';
  return [...lines.filter((line) => !isNote(line)), ...lines.filter(isNote)];
}
