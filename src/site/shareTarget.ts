/**
 * How the system's share sheet hands a recipe to the installed app. The manifest names the fields, the service worker
 * keeps what was posted until the tool takes it, and the address tells the tool.
 */
export const SHARE_TARGET = {
  /** Marks the address that is posted to. A page that is opened at it was reached without the worker. */
  query: 'share',
  /** The cache in which the worker keeps what was shared, and its address in there. */
  cache: 'shared',
  key: '/shared',
  /** Where the worker leads to. */
  hash: '#shared',
  fields: { title: 'title', text: 'text', url: 'url', file: 'recipe' },
} as const;

/** The files that the tool opens, as the manifest wants them: types with the endings that they go by. */
export const RECIPE_FILES = {
  'text/plain': ['.txt', '.cook'],
  'text/markdown': ['.md', '.markdown'],
  'text/html': ['.html', '.htm'],
  'application/json': ['.json'],
} as const;
