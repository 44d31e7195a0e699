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
    why: 'the food page turns grams into cups by a rule of its own (foods/foodMeasures: withMeasures), not by rounding/spoons',
    tools: ['food page'],
    questions: ['200 g flour in cups', '250 g brown sugar in cups'],
  },
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
