import { skipSpace } from '../../language/tokens.ts';
import type { AmountFinding, LengthFinding } from '../findings/finding.ts';
import type { Cluster, ClusterRule, GrowingCluster } from './cluster.ts';
import {
  containerAfter,
  countSign,
  multipliedSize,
  parenthesizedAmounts,
  pieceOfLength,
  sizeOfContainer,
  sizeOfEach,
} from './clusterSizes.ts';
import {
  addedAmount,
  amountBeside,
  lengthBeside,
  repeatedAmount,
  repeatedLength,
  sumInOneUnit,
} from './clusterSums.ts';
import type { NumberedLine } from './lineFindings.ts';

/** Rules for what may follow an amount; the first that applies wins. */
const RULES: readonly ClusterRule[] = [
  pieceOfLength,
  sizeOfContainer,
  parenthesizedAmounts,
  multipliedSize,
  countSign,
  amountBeside,
  lengthBeside,
  sumInOneUnit,
  addedAmount,
  repeatedAmount,
  repeatedLength,
  sizeOfEach,
  containerAfter,
];

/** More than any line has around its first amount. */
const MAX_STEPS = 12;

/** Extends the cluster; null if nothing at its end belongs to it. */
function extendCluster(line: NumberedLine, cluster: GrowingCluster): GrowingCluster | null {
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
export function readCluster(line: NumberedLine, main: AmountFinding | LengthFinding): Cluster {
  let cluster: GrowingCluster = {
    head: { ...main, role: 'main' },
    others: [],
    to: main.to,
    lengthTo: -1,
    done: false,
  };
  for (let steps = 0; steps < MAX_STEPS && !cluster.done; steps++) {
    const next = extendCluster(line, cluster);
    if (!next) break;
    cluster = next;
  }
  return { amounts: [cluster.head, ...cluster.others], to: cluster.to };
}
