import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Where all declarations of the package are, which its entries export from there. */
const SHARED = 'shared/types';

/** Without what editors do not show: indents, and the stars of comments. */
const withoutIndents = (text: string) => text.replace(/\n[ \t]*(?:\*(?!\/) ?)?/g, '\n');

/** The statements of a module that declare a symbol; none for a property, a parameter or what the language has. */
const statementsOf = (symbol: ts.Symbol): readonly ts.Node[] =>
  (symbol.declarations ?? [])
    .map((node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node))
    .filter((node) => node.parent && ts.isSourceFile(node.parent));

function identifiersIn(node: ts.Node): readonly ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) found.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** What an identifier means, wherever it was imported from. */
type SymbolAt = (node: ts.Node) => ts.Symbol | undefined;

/** The symbols of entries and all that their declarations name, but nothing that only `ends` do. */
function reached(
  symbols: readonly ts.Symbol[],
  symbolAt: SymbolAt,
  ends: readonly string[] = [],
): ReadonlySet<ts.Symbol> {
  const found = new Set(symbols);
  for (const symbol of found) {
    if (ends.includes(symbol.name)) continue;
    for (const identifier of statementsOf(symbol).flatMap(identifiersIn)) {
      const named = symbolAt(identifier);
      if (named && statementsOf(named).length > 0) found.add(named);
    }
  }
  return found;
}

/** A name of its own for each symbol: a number follows one that another module took. */
function distinctNames(symbols: ReadonlySet<ts.Symbol>): ReadonlyMap<ts.Symbol, string> {
  const names = new Map<ts.Symbol, string>();
  const taken = new Set<string>();
  for (const symbol of symbols) {
    let name = symbol.name;
    for (let number = 2; taken.has(name); number += 1) name = symbol.name + number;
    taken.add(name);
    names.set(symbol, name);
  }
  return names;
}

/** The types of a language and of its words, which callers pass on and never write or read. */
const PACK = 'LanguagePack';
const WORDS = 'LineWords';

const withoutComments = (text: string) => text.replace(/\/\*\*[\s\S]*?\*\/\s*/g, '');

/** A declared type without what it holds. */
const opaque = (text: string) => withoutComments(text).replace(/^([^{]*\binterface \w+)[\s\S]*$/, '$1 {}');

/** A statement with its comment, under the names of the package. */
function write(statement: ts.Node, nameAt: (node: ts.Identifier) => string | undefined): string {
  const start = statement.getFullStart();
  let text = statement.getFullText();
  for (const identifier of identifiersIn(statement).toReversed()) {
    const name = nameAt(identifier);
    if (name === undefined) continue;
    const { parent } = identifier;
    // `import('./module.js').Name`
    const from = ts.isImportTypeNode(parent) ? parent.argument.pos - 'import('.length : identifier.getStart();
    text = text.slice(0, from - start) + name + text.slice(identifier.end - start);
  }
  // TypeScript writes four spaces
  return text.trim().replace(/^(?: {4})+/gm, (indent) => '\t'.repeat(indent.length / 4));
}

/**
 * Puts the declarations that entries export, and those that these name, into one file: those of internal functions
 * were a twentieth of the download. What a pack holds is internal, so its types there are empty. Types that no entry
 * exports keep no comments.
 */
export function bundleTypes(dist: string, entries: readonly string[]): void {
  const files = entries.map((entry) => join(dist, entry));
  const program = ts.createProgram(files, {
    noLib: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const original = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const symbolAt: SymbolAt = (node) => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && original(symbol);
  };
  const exportsOf = (file: string): readonly ts.Symbol[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`No module: ${file}`);
    return checker.getExportsOfModule(module);
  };
  const exported = files.flatMap(exportsOf).map(original);
  const reachedOutside = [...reached(exported, symbolAt, [PACK, WORDS])];
  const outside = reachedOutside.filter(({ name }) => name !== WORDS);
  const described = new Set(outside.flatMap(statementsOf));
  const named = new Set(exported.flatMap(statementsOf));
  const held = reachedOutside
    .filter(({ name }) => name === PACK)
    .flatMap(statementsOf)
    .flatMap(identifiersIn)
    .flatMap((identifier) => symbolAt(identifier) ?? [])
    .filter((symbol) => statementsOf(symbol).length > 0);
  const names = distinctNames(new Set([...reachedOutside, ...held]));
  const nameAt = (identifier: ts.Identifier) => {
    const symbol = symbolAt(identifier);
    return symbol && names.get(symbol);
  };
  const kept = new Set([...names.keys()].flatMap(statementsOf));
  const declarations = program
    .getSourceFiles()
    .flatMap(({ statements }) => statements.filter((statement) => kept.has(statement)))
    .map((statement) => {
      const text = write(statement, nameAt);
      if (!described.has(statement)) return opaque(text);
      return named.has(statement) ? text : withoutComments(text);
    })
    .map(withoutIndents);
  const lists = files.map((file) => {
    const path = relative(dirname(file), join(dist, SHARED));
    const list = exportsOf(file).map((symbol) => {
      const name = names.get(original(symbol));
      return name === symbol.name ? name : `${name} as ${symbol.name}`;
    });
    return `export { ${list.join(', ')} } from '${path}.js';\n`;
  });
  for (const name of globSync('**/*.d.ts', { cwd: dist })) rmSync(join(dist, name));
  mkdirSync(join(dist, dirname(SHARED)), { recursive: true });
  writeFileSync(join(dist, `${SHARED}.d.ts`), `${declarations.join('\n')}\n`);
  for (const [at, file] of files.entries()) writeFileSync(file, lists[at] ?? '');
}
