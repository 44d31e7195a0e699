/**
 * How the system's share sheet hands a recipe to the installed app: the manifest names the fields, the service worker
 * keeps the POST until the tool reads it, and the URL tells the tool that there is one.
 */
export const SHARE_TARGET = {
  /** The parameter that marks a share. A page opened with it was reached without the worker. */
  query: 'share',
  /** The cache where the worker keeps a share, and its key there. */
  cache: 'shared',
  key: '/shared',
  /** The hash of the page that the worker redirects to. */
  hash: '#shared',
  fields: { title: 'title', text: 'text', url: 'url', file: 'recipe' },
} as const;

/** The files that the tool opens, in the manifest's format: MIME types with their extensions. */
export const RECIPE_FILES = {
  'text/plain': ['.txt', '.cook'],
  'text/markdown': ['.md', '.markdown'],
  'text/html': ['.html', '.htm'],
  'application/json': ['.json', '.melarecipe', '.crumb'],
  'application/gzip': ['.paprikarecipe'],
  'text/csv': ['.csv'],
  'multipart/related': ['.mhtml', '.mht'],
} as const;

/** Archives that the tool opens when they are chosen or shared. The app does not offer itself for every zip. */
export const ARCHIVE_FILES = {
  'application/zip': ['.zip', '.paprikarecipes', '.melarecipes'],
} as const;
