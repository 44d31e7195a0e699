/** The page shown by the service worker for pages that are not on the device. */
export const OFFLINE_PATH = '/offline';

/** The cache in which the service worker keeps the pages of foods that were opened. */
export const FOOD_PAGES_CACHE = 'foods';
