import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { parseAst } from 'vite';
import { LOW_TOOL_PAGES } from './budgets.ts';

/** What a first visit to a page loads without interaction, read from the built files. */
export interface FirstVisit {
  /** Script files, relative to the site's folder: those of the page and its islands, and everything they import. */
  scripts: string[];
  /** The text of inline scripts. */
  inlineScripts: string[];
  /** The text of inline style sheets. */
  inlineStyles: string[];
  /** Render-blocking style sheet files. */
  sheets: string[];
}

/** Types of scripts that run, as opposed to data. */
const SCRIPT_TYPES = /^(|module|text\/javascript)$/;

/** Elements that hide an island, and so keep it from loading, until opened. */
const CLOSED_CONTAINERS = 'dialog:not([open]), [hidden], [popover], details:not([open])';

const isInClosed = (element: HTMLElement) => element.closest(CLOSED_CONTAINERS) !== null;

const imports = new Map<string, string[]>();

/** A module's static imports, relative to the site's folder. */
function importsOf(folder: string, file: string): string[] {
  const known = imports.get(folder + file);
  if (known) return known;
  const { body } = parseAst(readFileSync(`${folder}${file}`, 'utf8'));
  const sources = body.flatMap((node) => ('source' in node && node.source ? [node.source.value] : []));
  const found = sources.map((source) => posix.resolve(posix.dirname(file), source));
  imports.set(folder + file, found);
  return found;
}

/** These modules and all their static imports, without duplicates. */
export function withImports(folder: string, files: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of importsOf(folder, file)) add(imported);
  };
  for (const file of files) add(file);
  return [...found].sort();
}

const attributes = (elements: readonly HTMLElement[], ...names: string[]) =>
  elements.flatMap((element) => names.flatMap((name) => element.getAttribute(name) ?? []));

/** The scripts that a home page's question field loads once it is used, including the words of the page's language. */
export function questionScripts(folder: string, home: string, language: string): string[] {
  const page = parse(readFileSync(pageFile(folder, home), 'utf8'));
  const island = page.querySelectorAll('astro-island[component-export=AskIsland]');
  const scripts = withImports(folder, attributes(island, 'component-url'));
  const words = scripts.flatMap((file) => {
    const named = new RegExp(`import\\([\`'"]\\./(${language}\\.[\\w-]+\\.js)`).exec(
      readFileSync(folder + file, 'utf8'),
    );
    return named?.[1] ? [posix.resolve(posix.dirname(file), named[1])] : [];
  });
  if (words.length !== 1) throw new Error(`The words of ${language} are not in a file of their own.`);
  const before = new Set(readFirstVisit(folder, home).scripts);
  return withImports(folder, [...scripts, ...words]).filter((file) => !before.has(file));
}

/** A built script by the start of its name: the module, and `.` for a page's or `-` for a worker's. */
function builtScript(folder: string, start: string): string {
  const [file, ...others] = globSync(`assets/${start}*.js`, { cwd: folder });
  if (!file || others.length > 0) throw new Error(`Not one file was built for ${start}.`);
  return `/${file.replaceAll('\\', '/')}`;
}

/** The script that the recipe converter reads with, in a worker. */
export const readerWorker = (folder: string) => builtScript(folder, 'readerWorker-');

/** The scripts that a recipe converter's visitor loads once nutrition is opened, those of its worker included. */
export function nutritionScripts(folder: string, converter: string): string[] {
  const before = new Set([
    ...readFirstVisit(folder, converter).scripts,
    ...withImports(folder, [readerWorker(folder)]),
  ]);
  const opened = ['NutritionPanel.', 'computePasted-', 'en-'].map((start) => builtScript(folder, start));
  return withImports(folder, opened).filter((file) => !before.has(file));
}

/** The file of a page: faq/index.html for `/faq`. */
export const pageFile = (folder: string, path: string) => `${folder}${path === '/' ? '' : path}/index.html`;

/**
 * Reads what a first visit to a page loads, for a site built into `folder`. Islands that load when visible count,
 * wherever they are on the page, unless its tool stands low, but not those in closed dialogs or hidden elements, nor those
 * for visitors with a kitchen of their own. Throws if a file is missing.
 */
export function readFirstVisit(folder: string, path: string): FirstVisit {
  const seen = !LOW_TOOL_PAGES.includes(path);
  const page = parse(readFileSync(pageFile(folder, path), 'utf8'), {
    blockTextElements: { script: true, style: true, pre: true, noscript: false },
  });
  const scripts = page
    .querySelectorAll('script')
    .filter((script) => SCRIPT_TYPES.test(script.getAttribute('type') ?? ''));
  const islands = page.querySelectorAll('astro-island').filter((island) => {
    const client = island.getAttribute('client');
    return client === 'load' || (seen && client !== 'kitchen' && !isInClosed(island));
  });
  const named = [
    ...attributes(scripts, 'src'),
    ...attributes(islands, 'component-url', 'renderer-url', 'before-hydration-url'),
    ...attributes(page.querySelectorAll('link[rel=modulepreload]'), 'href'),
  ];
  const missing = named.filter((file) => !existsSync(`${folder}${file}`));
  if (missing.length > 0) throw new Error(`${path} asks for what was not built: ${missing.join(', ')}`);
  return {
    scripts: withImports(folder, named),
    inlineScripts: scripts.filter((script) => !script.hasAttribute('src')).map(({ rawText }) => rawText),
    inlineStyles: page.querySelectorAll('style').map(({ rawText }) => rawText),
    sheets: attributes(page.querySelectorAll('link[rel=stylesheet]'), 'href'),
  };
}
