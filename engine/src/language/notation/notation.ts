/** How a language writes numbers. */
export interface Notation {
  decimal: '.' | ',';
  /** Between thousands. */
  group: string;
  /** Numbers that take the singular: 1 but not 1.00, 1 and 1.00, or all below 2 (Unicode CLDR). */
  singular: 'whole 1' | 'any 1' | 'below 2';
}
