/** Another pan for a recipe, with its scale factor. */
export interface OtherPan {
  id: string;
  name: string;
  factor: number;
  /** Whether it is filled to the same share of its depth, rather than to the same height. */
  byVolume?: true;
  /** Whether it does not suit the recipe and so is not offered; older links still open with it. */
  unsuited?: true;
}
