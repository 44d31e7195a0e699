/** An answer as shown. */
export interface AnswerText {
  /** The result in large type; its unit is separate if it has only one. */
  number: string;
  unit: string | null;
  sentence: string;
  /** Its range and where it comes from, and the same in other units. */
  notes: readonly string[];
  link: { href: string; text: string };
  /** A mail about the number, if the publisher has an address. */
  report?: { href: string; text: string };
}

/** An answer without its link. */
export type AnswerParts = Omit<AnswerText, 'link' | 'unit'> & { unit?: string | null };

interface ChoiceText {
  question: string;
  label: string;
  /** Its short answer. */
  answer: string;
  /** Whether this is the answer on display. */
  current: boolean;
}

export interface ChoicesText {
  title: string;
  options: readonly ChoiceText[];
}

/** What to show below the field: an answer with its other meanings, a choice, or a hint with examples. */
export type AskView =
  | { kind: 'answer'; answer: AnswerText; choices: readonly ChoicesText[] }
  | { kind: 'choose'; choices: readonly ChoicesText[] }
  | { kind: 'hint'; text: string; examples: readonly string[] }
  /** Several answers, one a line. */
  | {
      kind: 'list';
      title: string;
      items: readonly string[];
      link: { href: string; text: string };
      /** The English path of the page with all of them. */
      to: string;
    }
  /** Why there is no answer, with the page that says more. */
  | { kind: 'note'; text: string; to?: string };
