/**
 * Asks the package registry for known vulnerabilities in what is installed. Any in what visitors get is a failure, and
 * so is a critical one in the tools; lesser ones in tools, which only ever read our own files, are listed. A registry
 * that gives no answer (no network, or a mirror without this service) is a warning: nothing was learned.
 */
import { spawnSync } from 'node:child_process';

type Severity = 'info' | 'low' | 'moderate' | 'high' | 'critical';
interface Audit {
  vulnerabilities?: Record<string, { severity: Severity; range: string }>;
}

/** What npm found, each as a line of text by severity; nothing when the registry did not answer. */
function audit(...args: string[]): { severity: Severity; line: string }[] | undefined {
  // One text for the shell, because npm is a .cmd file on Windows.
  const { stdout } = spawnSync(`npm ${['audit', '--json', ...args].join(' ')}`, {
    shell: true,
    encoding: 'utf8',
    timeout: 60_000,
  });
  let answer: Audit = {};
  try {
    answer = JSON.parse(stdout || '{}') as Audit;
  } catch {
    // Not an answer.
  }
  if (!answer.vulnerabilities) return undefined;
  return Object.entries(answer.vulnerabilities).map(([name, { severity, range }]) => ({
    severity,
    line: `${severity}: ${name} ${range}`,
  }));
}

const shipped = audit('--omit=dev');
const all = shipped && audit();
if (!shipped || !all) {
  console.warn('The registry did not answer npm audit; known vulnerabilities were not checked.');
} else {
  const grave = all.filter(({ severity }) => severity === 'critical');
  const failures = new Set([...shipped, ...grave].map(({ line }) => line));
  for (const line of failures) console.error(line);
  for (const { line } of all) if (!failures.has(line)) console.warn(`${line} (a tool, not shipped)`);
  console.log(`npm audit: ${failures.size} to act on, ${all.length} in all`);
  process.exitCode = failures.size > 0 ? 1 : 0;
}
