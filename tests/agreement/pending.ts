/** Disagreements that are known and not mended yet; the wanted answer is the question's. What agrees again is deleted. */
interface Pending {
  why: string;
  /** Names of tools. */
  tools: readonly string[];
  /** What is asked. */
  questions: readonly string[];
}

export const PENDING: readonly Pending[] = [
  {
    why: 'a stick of butter is 113 g among the pieces (USDA, rounded) and 113.398 g among the units',
    tools: ['engine: convert, gramsPer'],
    questions: ['1 stick of butter in grams'],
  },
  {
    why: 'our recipes heat oil to 175 °C (350 °F), in steps of 5 degrees; a thermometer shows 177',
    tools: ['facts of recipes'],
    questions: ['oil at 350 F in C'],
  },
];
