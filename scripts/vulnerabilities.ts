/** A package with known vulnerabilities, as `npm audit --json` names it. */
interface Finding {
  name: string;
  /** `info`, `low`, `moderate`, `high` or `critical`. */
  severity: string;
  /** The versions that are meant. */
  range: string;
}

/** What npm found. Nothing when the text is no such answer: an error, or the page of a mirror without this service. */
export function readAudit(text: string): Finding[] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(text) as { vulnerabilities?: Record<string, Finding> };
    return vulnerabilities && Object.values(vulnerabilities);
  } catch {
    return undefined;
  }
}

/** What a tool may have: tools read our own files only, which nobody else writes. Unknown words count as grave. */
const MINOR = ['info', 'low', 'moderate'];

/**
 * Sorts findings, each as a line of text. To act on: every one in what is shipped, because visitors bring anything to
 * it, and grave ones in tools too, because tools run with all the rights of whoever builds. The rest is only warnings.
 */
export function judge(shipped: readonly Finding[], all: readonly Finding[]) {
  const names = new Set(shipped.map(({ name }) => name));
  const line = ({ name, severity, range }: Finding) => `${severity}: ${name} ${range}`;
  const serious = all.filter(({ name, severity }) => !names.has(name) && !MINOR.includes(severity));
  const minor = all.filter(({ name, severity }) => !names.has(name) && MINOR.includes(severity));
  return {
    failures: [...shipped.map(line), ...serious.map((each) => `${line(each)} (a tool)`)],
    warnings: minor.map((each) => `${line(each)} (a tool, not shipped)`),
  };
}
