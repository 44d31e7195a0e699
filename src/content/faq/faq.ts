/** One question. `id` is the same in every language: it names the item in the page's address. */
interface FaqItem {
  id: string;
  question: string;
  /** Paragraphs of plain text, shown and repeated word for word in the structured data. */
  answer: readonly string[];
}

type FaqGroupId = 'weight' | 'volume' | 'temperature' | 'scaling';

export interface FaqGroup {
  id: FaqGroupId;
  title: string;
  items: readonly FaqItem[];
}

/** The words of /faq in one language. `description` is the meta description, 110 to 155 characters. */
export interface FaqPage {
  title: string;
  description: string;
  intro: string;
  groups: readonly FaqGroup[];
}
