/** The name of the hash parameter that holds a recipe; a hash never reaches a server. */
export const HASH_NAME = 'recipe=';

/** Whether a URL's hash holds a packed recipe, which `sharedText.ts` unpacks. */
export const isPackedHash = (hash: string) => hash.startsWith(`#${HASH_NAME}`);
