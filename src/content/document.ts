export type DocumentName = 'about' | 'legal/terms' | 'legal/privacy' | 'legal/contact';

/** A page of prose, ready to be shown. */
export interface Document {
  title: string;
  description: string;
  /** The day of the last change, where the page tells it: `2025-05-20`, and in words. */
  updated: { iso: string; text: string } | null;
  sections: readonly { id: string; title: string }[];
  /** The HTML, in two parts where something that moves stands between them. */
  parts: readonly string[];
}
