/** Disagreements that are known and not mended yet; the wanted answer is the question's. What agrees again is deleted. */
interface Pending {
  why: string;
  /** Names of tools. */
  tools: readonly string[];
  /** What is asked. */
  questions: readonly string[];
}

export const PENDING: readonly Pending[] = [];
