export type Quantity = number | readonly number[] | null;
export type Reading = { quantity: Quantity; unit: string | null };

/** A reader's result for a line. */
export interface LineReading extends Reading {
  ingredient: string;
  isHeading: boolean;
}
