/** A food to weigh a cup of; `density` is the published one, in grams per milliliter. */
export interface WeighedFood {
  id: string;
  name: string;
  density: number;
}
