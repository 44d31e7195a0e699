/** Another pan for a recipe, and what that multiplies it by. */
export interface OtherPan {
  id: string;
  name: string;
  factor: number;
  /** It is filled to the same share of its depth, not to the same height. */
  byVolume?: true;
  /** It does not suit the recipe, so it is not offered; older links still open with it. */
  unsuited?: true;
}
