/** Another pan for a recipe, and what that multiplies it by. */
export interface OtherPan {
  id: string;
  name: string;
  factor: number;
}
