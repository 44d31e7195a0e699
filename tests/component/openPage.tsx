import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { languageOf } from '#catalogs/languages.ts';
import { englishPath } from '#site/localPath.ts';
import { pageOf } from '#tests/fields.ts';
import { LanguageProvider } from '#ui/language/language.ts';
import { VIEWS } from './views.tsx';

const roots: Root[] = [];

/** Renders a page's tools at this URL, without Testing Library, which needs React's development build. */
export function openPage(at: string, state: unknown = null): HTMLElement {
  const language = languageOf(pageOf(at));
  const view = VIEWS[englishPath(pageOf(at))];
  if (!view) throw new Error(`${at} has no view: a tool has one in inputs.tsx of its folder`);
  window.history.replaceState(state, '', at);
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main);
  roots.push(root);
  flushSync(() => root.render(<LanguageProvider value={language}>{view(language)}</LanguageProvider>));
  return main;
}

/** Closes every page that is open. */
export function closePages(): void {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
}
