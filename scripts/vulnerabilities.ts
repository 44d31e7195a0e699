/** A package with known vulnerabilities, from `npm audit --json`. */
interface Finding {
  name: string;
  /** `info`, `low`, `moderate`, `high` or `critical`. */
  severity: string;
  /** The affected versions. */
  range: string;
}

/** npm's findings. Undefined for other text, such as an error or the page of a mirror without this service. */
export function readAudit(text: string): Finding[] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(text) as { vulnerabilities?: Record<string, Finding> };
    return vulnerabilities && Object.values(vulnerabilities);
  } catch {
    return undefined;
  }
}

/** Severities that are tolerated in tools, because they only read our own files. Unknown ones count as serious. */
const MINOR = ['info', 'low', 'moderate'];

/**
 * Sorts findings, each as a line of text. Failures: everything in shipped packages, because they handle visitors'
 * input, and serious ones in tools, because those run with the developer's permissions. The rest are warnings.
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
