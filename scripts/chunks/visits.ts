import { reach } from './reach.ts';

/** A module of the bundler's graph. */
export interface GraphModule {
  /** The same on every machine. */
  id: string;
  bytes: number;
  imports: readonly string[];
  /** What it imports on demand. */
  later: readonly string[];
  /** Whether a page names it. */
  isEntry: boolean;
}

/** What a page loads with an island or a script, or on demand. */
export interface Visit {
  loads: ReadonlySet<string>;
  /** What is surely there before. */
  before: ReadonlySet<string>;
  isFirst: boolean;
}

type Graph = ReadonlyMap<string, GraphModule>;
type Ids = ReadonlySet<string>;

const NONE: Ids = new Set();
const isPackaged = (id: string) => id.startsWith('node_modules/');

const withImports = (id: string, graph: Graph): Ids =>
  reach(graph.has(id) ? [id] : [], (one) =>
    (graph.get(one)?.imports ?? []).filter((imported) => graph.has(imported)),
  );

/** An entry out of a package is the renderer, which pages load with each island that needs the same package. */
function withRenderer(loads: ReadonlyMap<string, Ids>, graph: Graph): Map<string, Ids> {
  const isNamed = (id: string) => graph.get(id)?.isEntry === true;
  const renderers = [...loads].filter(([id]) => isNamed(id) && isPackaged(id));
  return new Map(
    [...loads].map(([id, own]) => {
      const needed = renderers.filter(([, all]) => [...all].some((one) => isPackaged(one) && own.has(one)));
      return [id, isNamed(id) ? new Set([...own, ...needed.flatMap(([, all]) => [...all])]) : own];
    }),
  );
}

/** What every visit that can ask for an entry has loaded by then, until that changes no more. */
function findBefore(loads: ReadonlyMap<string, Ids>, graph: Graph): ReadonlyMap<string, Ids> {
  const isNamed = (id: string) => graph.get(id)?.isEntry === true;
  const before = new Map<string, Ids>([...loads.keys()].filter(isNamed).map((id) => [id, NONE]));
  const asks = new Map(
    [...loads].map(([id, ids]) => [id, new Set([...ids].flatMap((one) => graph.get(one)?.later ?? []))]),
  );
  const loadedBy = (asker: string): Ids[] => {
    const known = before.get(asker);
    return known ? [new Set([...(loads.get(asker) ?? NONE), ...known])] : [];
  };
  const later = [...loads.keys()].filter((id) => !isNamed(id));
  for (let changes = true; changes; ) {
    changes = false;
    for (const id of later) {
      const askers = [...loads.keys()].filter((asker) => asks.get(asker)?.has(id));
      const [first, ...others] = askers.flatMap(loadedBy);
      if (!first) continue;
      const common = new Set([...first].filter((one) => others.every((set) => set.has(one))));
      changes ||= before.get(id)?.size !== common.size;
      before.set(id, common);
    }
  }
  return before;
}

/** The visits of a graph, in the order of its modules. */
export function listVisits(graph: Graph): Visit[] {
  const modules = [...graph.values()];
  const later = new Set(modules.flatMap((module) => module.later));
  const entries = modules.filter(({ id, isEntry }) => isEntry || later.has(id));
  const loads = withRenderer(new Map(entries.map(({ id }) => [id, withImports(id, graph)])), graph);
  const before = findBefore(loads, graph);
  return entries.map(({ id, isEntry }) => ({
    loads: loads.get(id) ?? NONE,
    before: before.get(id) ?? NONE,
    isFirst: isEntry,
  }));
}
