import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { LANGUAGE_CODES } from './i18n/languages.ts';
import { localPath, OFFLINE, PAGE_IDS, PAGES } from './site/paths.ts';
import { resources } from './site/prerender.ts';

/** The same pages under each language's own shell, and a not-found screen in each language. */
const pages = LANGUAGE_CODES.map((language) =>
  layout('pages/shell.tsx', { id: language }, [
    ...PAGE_IDS.map((id) =>
      route(localPath(language, PAGES[id].path).slice(1), PAGES[id].module, { id: `${language}/${id}` }),
    ),
    route(localPath(language, OFFLINE).slice(1), 'pages/offline.tsx', { id: `${language}/offline` }),
    route(localPath(language, '/*').slice(1), 'pages/notFound.tsx', { id: `${language}/not-found` }),
  ]),
);

export default [
  ...resources().map(({ path, module }) => route(path.slice(1), module, { id: path.slice(1) })),
  ...pages,
] satisfies RouteConfig;
