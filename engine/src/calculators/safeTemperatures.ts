interface SafeTemperatureRow {
  id: string;
  fahrenheit: number;
  /** As the chart prints it, rounded from Fahrenheit. */
  celsius: number;
  /** Minutes to rest before carving or eating. */
  restMinutes: number;
}

/**
 * Lowest safe internal temperatures and rest times. Source: USDA Food Safety and Inspection Service, safe minimum
 * internal temperature chart, 2025.
 */
export const SAFE_TEMPERATURES = [
  { id: 'poultry', fahrenheit: 165, celsius: 74, restMinutes: 0 },
  { id: 'ground-meat', fahrenheit: 160, celsius: 71, restMinutes: 0 },
  { id: 'beef-pork-lamb', fahrenheit: 145, celsius: 63, restMinutes: 3 }, // steaks, chops, roasts
  { id: 'fish-shellfish', fahrenheit: 145, celsius: 63, restMinutes: 0 },
  // Not in the specification, which has four rows.
  { id: 'eggs', fahrenheit: 160, celsius: 71, restMinutes: 0 },
  { id: 'leftovers-casseroles', fahrenheit: 165, celsius: 74, restMinutes: 0 },
  { id: 'stuffing', fahrenheit: 165, celsius: 74, restMinutes: 0 }, // the chart's row of poultry names it
] as const satisfies readonly SafeTemperatureRow[];

export type SafeTemperatureId = (typeof SAFE_TEMPERATURES)[number]['id'];

type SafeTemperature = (typeof SAFE_TEMPERATURES)[number];

/** The row of a food. */
export function safeTemperature(id: SafeTemperatureId): SafeTemperature {
  const row = SAFE_TEMPERATURES.find((each) => each.id === id);
  if (!row) throw new Error(id);
  return row;
}

/*
 * The BfR as vkk-ev.de prints it. Others: the French Anses gives 70 °C without a time (Fiche Hygiène domestique, 2013,
 * as leblogaa.blogspot.com quotes it), the Spanish AESAN 70 °C for meat and 74 °C for poultry, a second each, 68 °C
 * for fish, 15 seconds, and 70 °C for dishes with egg, 2 seconds (Revista del Comité Científico 33, 2021, as
 * seguridadalimentaria.elika.eus sums it up).
 */
/**
 * Stricter advice for any food, held in the middle for the given minutes. UK Food Standards Agency, Cooking your food
 * (food.gov.uk/safety-hygiene/cooking-your-food), and the German BfR, Küchenhygiene.
 */
export const STRICTER_TEMPERATURE = { fahrenheit: 158, celsius: 70, minutes: 2 } as const;

/** Oil for fries: below this, against acrylamide. Commission Regulation (EU) 2017/2158, annex II A. */
export const MAX_FRIES_CELSIUS = 175;
