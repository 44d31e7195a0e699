interface SafeTemperatureRow {
  id: string;
  fahrenheit: number;
  /** As the chart prints it, a whole degree near the Fahrenheit figure. */
  celsius: number;
  /** Minutes the meat must rest before it is carved or eaten. */
  restMinutes: number;
}

/**
 * Lowest safe temperature inside the food. Figures and rest times: safe minimum internal temperature chart of the
 * USDA Food Safety and Inspection Service, 2025.
 */
export const SAFE_TEMPERATURES = [
  { id: 'poultry', fahrenheit: 165, celsius: 74, restMinutes: 0 },
  { id: 'ground-meat', fahrenheit: 160, celsius: 71, restMinutes: 0 },
  { id: 'beef-pork-lamb', fahrenheit: 145, celsius: 63, restMinutes: 3 }, // steaks, chops, roasts
  { id: 'fish-shellfish', fahrenheit: 145, celsius: 63, restMinutes: 0 },
] as const satisfies readonly SafeTemperatureRow[];

export type SafeTemperatureId = (typeof SAFE_TEMPERATURES)[number]['id'];
