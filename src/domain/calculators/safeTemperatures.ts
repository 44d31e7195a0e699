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
] as const satisfies readonly SafeTemperatureRow[];

export type SafeTemperatureId = (typeof SAFE_TEMPERATURES)[number]['id'];
