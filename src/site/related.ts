import { type LinkTarget, PAGE_IDS, PAGES, type PartPage, type WholePage } from './paths.ts';

/** What the links at the end of pages lead to. Their texts are `tool.cards` of the catalogs. */
export const SUBJECTS = {
  weight: { page: 'home', hash: 'weight' },
  temperature: { page: 'home', hash: 'temperature' },
  length: 'length',
  measure: 'measure',
  multi: 'multi',
  cooking: 'cooking',
  reader: 'reader',
  kitchen: 'kitchen',
  kitchenSheet: 'kitchenSheet',
  spanish: 'spanish',
  ingredients: 'ingredients',
  recipes: 'recipes',
  faq: 'faq',
  embed: 'embed',
  developers: 'developers',
} as const satisfies Record<string, LinkTarget>;

export type Subject = keyof typeof SUBJECTS;

/** Pages whose links come from their content: similar foods, recipes and posts; the Spanish tool has its own. */
type LinkedByContent = Exclude<PartPage, 'category'> | 'spanish';

/** What each page leads to at its end, by its subject. */
export const RELATED: Readonly<
  Record<Exclude<WholePage | PartPage, LinkedByContent>, readonly [Subject, Subject, Subject, ...Subject[]]>
> = {
  home: ['reader', 'ingredients', 'cooking', 'kitchen', 'kitchenSheet', 'embed'],
  length: ['measure', 'multi', 'cooking'],
  measure: ['length', 'recipes', 'kitchen'],
  multi: ['length', 'temperature', 'weight'],
  cooking: ['multi', 'spanish', 'length'],
  reader: ['kitchen', 'ingredients', 'recipes'],
  kitchen: ['kitchenSheet', 'weight', 'temperature'],
  kitchenSheet: ['kitchen', 'ingredients', 'cooking'],
  ingredients: ['weight', 'kitchenSheet', 'reader'],
  recipes: ['reader', 'cooking', 'ingredients'],
  blog: ['weight', 'ingredients', 'faq'],
  category: ['weight', 'ingredients', 'recipes'],
  article: ['length', 'weight', 'ingredients'],
  faq: ['weight', 'temperature', 'reader'],
  about: ['weight', 'faq', 'recipes'],
  compare: ['weight', 'reader', 'embed'],
  trending: ['recipes', 'weight', 'length'],
  embed: ['developers', 'weight', 'reader'],
  developers: ['embed', 'weight', 'reader'],
  terms: ['faq', 'weight', 'recipes'],
  imprint: ['faq', 'weight', 'recipes'],
  privacy: ['kitchen', 'faq', 'weight'],
  contact: ['faq', 'weight', 'embed'],
};

const isRelated = (id: string): id is keyof typeof RELATED => id in RELATED;

/** What the page with an English address leads to at its end; nothing for pages that link by their content. */
export function relatedSubjects(path: string): readonly Subject[] {
  const isAt = (id: keyof typeof RELATED) =>
    PAGES[id].replace(/:\w+$/, path.split('/').at(-1) ?? '') === path;
  const page = PAGE_IDS.filter(isRelated).find(isAt);
  return page ? RELATED[page] : [];
}
