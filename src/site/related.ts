import type { ToolId } from '#catalogs/tools.ts';
import { type LinkTarget, PAGE_IDS, PAGES, type PartPage, type WholePage } from './paths.ts';

/** Targets of the links at the end of pages, other than tools. Their texts are `related.cards` of the catalogs. */
const OTHER_SUBJECTS = {
  weight: { page: 'home', hash: 'weight' },
  temperature: { page: 'home', hash: 'temperature' },
  recipes: 'recipes',
  faq: 'faq',
  developers: 'developers',
} as const satisfies Record<string, LinkTarget>;

export type OtherSubject = keyof typeof OTHER_SUBJECTS;
export type Subject = ToolId | OtherSubject;

export const isOtherSubject = (subject: Subject): subject is OtherSubject => subject in OTHER_SUBJECTS;

/** The page of a subject. */
export const subjectTarget = (subject: Subject): LinkTarget =>
  isOtherSubject(subject) ? OTHER_SUBJECTS[subject] : subject;

/** Pages whose links come from their content: similar foods, recipes and posts. */
type LinkedByContent = Exclude<PartPage, 'category'>;

/** The related subjects of each page that is not a tool. Tools name theirs in their manifests. */
export const RELATED_SUBJECTS: Readonly<
  Record<
    Exclude<WholePage | PartPage, LinkedByContent | ToolId>,
    readonly [Subject, Subject, Subject, ...Subject[]]
  >
> = {
  home: ['reader', 'ingredients', 'cooking', 'kitchen', 'kitchenSheet', 'embed'],
  tools: ['recipes', 'faq', 'developers'],
  recipes: ['reader', 'cooking', 'ingredients'],
  blog: ['weight', 'ingredients', 'faq'],
  category: ['weight', 'ingredients', 'recipes'],
  article: ['length', 'weight', 'ingredients'],
  faq: ['weight', 'temperature', 'reader'],
  about: ['weight', 'faq', 'recipes'],
  compare: ['weight', 'reader', 'embed'],
  trending: ['recipes', 'weight', 'length'],
  developers: ['embed', 'weight', 'reader'],
  terms: ['faq', 'weight', 'recipes'],
  imprint: ['faq', 'weight', 'recipes'],
  privacy: ['kitchen', 'faq', 'weight'],
  contact: ['faq', 'weight', 'embed'],
};

/** A tool and the related subjects of its page. */
interface RelatedTool {
  path: string;
  related: readonly Subject[];
}

const isRelated = (id: string): id is keyof typeof RELATED_SUBJECTS => id in RELATED_SUBJECTS;

/** The related subjects of a page by its English path; none for pages whose links come from their content. */
export function relatedSubjects(path: string, tools: readonly RelatedTool[]): readonly Subject[] {
  const isAt = (id: keyof typeof RELATED_SUBJECTS) =>
    PAGES[id].replace(/:\w+$/, path.split('/').at(-1) ?? '') === path;
  const page = PAGE_IDS.filter(isRelated).find(isAt);
  if (page) return RELATED_SUBJECTS[page];
  return tools.find((tool) => tool.path === path)?.related ?? [];
}
