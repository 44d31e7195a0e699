/** The page shown by the service worker for pages that are not on the device. */
export const OFFLINE_PATH = '/offline';

/** Whether a path is that of a food's page. There are hundreds, so each is kept once it was opened. */
export const isFoodPage = (path: string): boolean => /\/ingredients\/./.test(path);

/** The cache in which the service worker keeps the pages of foods that were opened. */
export const FOOD_PAGES_CACHE = 'foods';

/** What the names of the caches with a language's other pages begin with; the URL of their bundle follows. */
export const PAGES_CACHE = 'pages';

/** The pages of a language in one file, with the headers that a server sends with them. */
export type PageBundle = readonly { path: string; headers: Record<string, string>; html: string }[];
