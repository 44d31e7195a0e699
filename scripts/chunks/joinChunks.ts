import { reach } from './reach.ts';
import { type GraphModule, listVisits, type Visit } from './visits.ts';

/** Modules that become one file. Visits are bits. */
interface Chunk {
  modules: GraphModule[];
  bytes: number;
  /** The visits that load it. */
  visits: bigint;
  /** The visits that find it loaded. */
  known: bigint;
  imports: Set<Chunk>;
}

/** What a byte, or a file, costs all these visits. */
type Cost = (visits: bigint) => number;

interface Costs {
  byte: Cost;
  file: Cost;
}

interface Pair {
  a: Chunk;
  b: Chunk;
  /** What one file instead of two saves, but for what their imports then cost. */
  saves: number;
}

/**
 * What a file costs besides its bytes, in those of `GraphModule.bytes`: imports, exports, a request, and what a
 * compressor no longer sees, which grows with the root of the smaller file.
 */
const FILE = 700;
const PER_ROOT = 44;
/** What a large tool loads. A page that loads more has less room; for one that loads less, a byte is more. */
const LARGE = 200_000;
/** What loads on demand counts this much of a first visit, and the number of its files this much of that. */
const LATER = 0.12;

function weightOf(bytes: number, isFirst: boolean): number {
  const share = Math.max(bytes, 1) / LARGE;
  if (!isFirst) return LATER / Math.sqrt(share);
  return share > 1 ? share ** 1.4 : 1 / Math.sqrt(share);
}

function sumUp(weights: readonly number[]): Cost {
  const sums = new Map<bigint, number>();
  return (visits) => {
    let sum = sums.get(visits);
    if (sum === undefined) {
      sum = weights.reduce((all, one, bit) => ((visits >> BigInt(bit)) & 1n ? all + one : all), 0);
      sums.set(visits, sum);
    }
    return sum;
  };
}

function costsOf(visits: readonly Visit[], graph: ReadonlyMap<string, GraphModule>): Costs {
  const weights = visits.map(({ loads, before, isFirst }) => {
    const all = [...new Set([...loads, ...before])];
    return weightOf(
      all.reduce((sum, id) => sum + (graph.get(id)?.bytes ?? 0), 0),
      isFirst,
    );
  });
  return {
    byte: sumUp(weights),
    file: sumUp(weights.map((weight, visit) => (visits[visit]?.isFirst ? weight : LATER * weight))),
  };
}

const bitsOf = (visits: readonly Visit[], holds: (visit: Visit) => boolean) =>
  visits.reduce((bits, visit, bit) => (holds(visit) ? bits | (1n << BigInt(bit)) : bits), 0n);

/** Whether one visit alone loads this: the bundler puts it beside that entry. */
const isAlone = (visits: bigint) => (visits & (visits - 1n)) === 0n;

/** The modules by the visits that need them. What a module imports, the same visits need, so there are no cycles. */
function startChunks(visits: readonly Visit[], graph: ReadonlyMap<string, GraphModule>): Chunk[] {
  const chunks = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  for (const module of graph.values()) {
    const known = bitsOf(visits, ({ before }) => before.has(module.id));
    const needed = bitsOf(visits, ({ loads }) => loads.has(module.id));
    const loading = needed & ~known;
    if (loading === 0n) continue;
    const key = isAlone(loading) ? `alone ${loading}` : `${needed}`;
    const empty = { modules: [], bytes: 0, visits: 0n, known: 0n, imports: new Set<Chunk>() };
    const chunk: Chunk = chunks.get(key) ?? empty;
    chunk.modules.push(module);
    chunk.bytes += module.bytes;
    chunk.visits |= loading;
    chunk.known |= known;
    chunks.set(key, chunk);
    chunkOf.set(module.id, chunk);
  }
  for (const chunk of chunks.values())
    for (const id of chunk.modules.flatMap(({ imports }) => imports)) {
      const imported = chunkOf.get(id);
      if (imported && imported !== chunk) chunk.imports.add(imported);
    }
  return [...chunks.values()];
}

/** All that these chunks import, directly or indirectly, without themselves. */
function importsOf(...chunks: readonly Chunk[]): Set<Chunk> {
  const found = reach(
    chunks.flatMap((chunk) => [...chunk.imports]),
    (chunk) => chunk.imports,
  );
  for (const chunk of chunks) found.delete(chunk);
  return found;
}

/** Whether one imports the other by way of a third, so that one file of both would import itself. */
const reachesAround = (from: Chunk, to: Chunk) =>
  importsOf(...[...from.imports].filter((chunk) => chunk !== to)).has(to);

function pairOf(a: Chunk, b: Chunk, { byte, file }: Costs): Pair {
  const shared = FILE + PER_ROOT * Math.sqrt(Math.min(a.bytes, b.bytes));
  const wasted =
    a.bytes * byte(b.visits & ~a.visits & ~a.known) + b.bytes * byte(a.visits & ~b.visits & ~b.known);
  return { a, b, saves: shared * file(a.visits & b.visits) - wasted };
}

/** What visits that need only one of two chunks pay for the imports of the other. */
function costOfImports({ a, b }: Pair, { byte }: Costs): number {
  const visits = a.visits | b.visits;
  return [...importsOf(a, b)].reduce(
    (sum, chunk) => sum + (FILE + chunk.bytes) * byte(visits & ~chunk.visits & ~chunk.known),
    0,
  );
}

/** The pair that saves most of all, of pairs in the order of what they save at most. */
function bestPair(pairs: readonly Pair[], costs: Costs): Pair | null {
  let best: Pair | null = null;
  let most = 0;
  for (const pair of pairs) {
    if (pair.saves <= most) break;
    if (reachesAround(pair.a, pair.b) || reachesAround(pair.b, pair.a)) continue;
    const saves = pair.saves - costOfImports(pair, costs);
    if (saves <= most) continue;
    best = pair;
    most = saves;
  }
  return best;
}

/** Makes one chunk of two, which then loads all their imports for all their visits, and names the chunks that changed. */
function join({ a, b }: Pair, chunks: Chunk[]): Set<Chunk> {
  const imports = importsOf(a, b);
  const direct = [...a.imports, ...b.imports].filter((chunk) => chunk !== a && chunk !== b);
  const joined: Chunk = {
    modules: [...a.modules, ...b.modules],
    bytes: a.bytes + b.bytes,
    visits: a.visits | b.visits,
    known: a.known | b.known,
    imports: new Set(direct),
  };
  const changed = new Set([a, b, joined]);
  for (const chunk of imports) {
    const more = joined.visits & ~chunk.visits & ~chunk.known;
    if (more === 0n) continue;
    chunk.visits |= more;
    changed.add(chunk);
  }
  for (const chunk of chunks) {
    const importsBoth = [chunk.imports.delete(a), chunk.imports.delete(b)];
    if (importsBoth.includes(true)) chunk.imports.add(joined);
  }
  chunks.splice(0, chunks.length, ...chunks.filter((chunk) => chunk !== a && chunk !== b), joined);
  return changed;
}

/**
 * Divides what several entries share into files: modules that the same visits need, joined two by two as long as that
 * costs the visits less. A file costs each visit something; bytes that it does not need cost it, too. No file imports
 * itself by way of others. What one entry alone needs is not among them.
 */
export function joinChunks(modules: readonly GraphModule[]): (readonly string[])[] {
  const sorted = [...modules].sort((a, b) => (a.id < b.id ? -1 : 1));
  const graph = new Map(sorted.map((module) => [module.id, module]));
  const visits = listVisits(graph);
  const costs = costsOf(visits, graph);
  const chunks = startChunks(visits, graph);
  const alone = new Set(chunks.filter((chunk) => isAlone(chunk.visits)));
  let changed = new Set(chunks);
  let pairs: Pair[] = [];
  while (changed.size > 0) {
    const kept = pairs.filter(({ a, b }) => !changed.has(a) && !changed.has(b));
    const open = chunks.filter((chunk) => !alone.has(chunk));
    const added = open.flatMap((a, index) =>
      open.slice(index + 1).flatMap((b) => (changed.has(a) || changed.has(b) ? [pairOf(a, b, costs)] : [])),
    );
    pairs = [...kept, ...added.filter(({ saves }) => saves > 0)].sort((a, b) => b.saves - a.saves);
    const best = bestPair(pairs, costs);
    changed = best ? join(best, chunks) : new Set();
  }
  return chunks.filter((chunk) => !alone.has(chunk)).map((chunk) => chunk.modules.map(({ id }) => id));
}
