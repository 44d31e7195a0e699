import { skipSpace } from '../../language/tokens.ts';
import type { AmountFinding, LengthFinding } from '../findings/finding.ts';
import type { Cluster, ClusterRule, Growing } from './cluster.ts';
import { heldBy, inBrackets, multiplied, sizeOfEach } from './clusterSizes.ts';
import {
  amountAgain,
  amountBeside,
  lengthAgain,
  lengthBeside,
  moreOfIt,
  sumInOneUnit,
} from './clusterSums.ts';
import type { NumberedLine } from './lineFindings.ts';

/** What may follow an amount; of two rules that are about it, the first one counts. */
const RULES: readonly ClusterRule[] = [
  inBrackets,
  multiplied,
  amountBeside,
  lengthBeside,
  sumInOneUnit,
  moreOfIt,
  amountAgain,
  lengthAgain,
  sizeOfEach,
  heldBy,
];

/** More than any line has around its first amount. */
const MOST_STEPS = 12;

/** The cluster with what is at its end; null if nothing there belongs to it. */
function grown(line: NumberedLine, cluster: Growing): Growing | null {
  const { tokens } = line;
  const near = skipSpace(tokens, cluster.to);
  const at = tokens[near]?.key === '.' ? skipSpace(tokens, near + 1) : near;
  const spot = { line, cluster, at, key: tokens[at]?.key ?? '' };
  for (const rule of RULES) {
    const next = rule(spot);
    if (next) return next;
  }
  return null;
}

/** The amounts around the main one, and where the food may start. */
export function clusterFrom(line: NumberedLine, main: AmountFinding | LengthFinding): Cluster {
  let cluster: Growing = {
    head: { ...main, role: 'main' },
    others: [],
    to: main.to,
    lengthTo: -1,
    done: false,
  };
  for (let steps = 0; steps < MOST_STEPS && !cluster.done; steps++) {
    const next = grown(line, cluster);
    if (!next) break;
    cluster = next;
  }
  return { amounts: [cluster.head, ...cluster.others], to: cluster.to };
}
