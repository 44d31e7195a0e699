/** The grammar rules of a language that the readers of lines and questions need. */
export interface Grammar {
  /**
   * The noun of a food's name: the last word (almond milk), the first one (lait d’amande), or the end of a compound
   * (Mandelmilch).
   */
  noun: 'last' | 'first' | 'compound';
  /** Whether a unit without a number may directly precede its food: `pinch salt`. Otherwise `of` joins them. */
  bareUnits: boolean;
  /** Whether a list may have a comma before its `and`: `salt, pepper, and nutmeg`. */
  commaBeforeAnd: boolean;
  /** Whether a space may group thousands: `1 000`. */
  spacedThousands: boolean;
  /** Whether a fraction may follow its unit: `1 tasse 1/2`. */
  fractionAfterUnit: boolean;
  /** The ending of a counted noun in the plural, if `3/4` before one means 3 or 4; no singular has it. */
  plural: string | null;
  /** The scale of degrees without one; in some languages it may be either. */
  bareDegrees: 'C' | 'either';
  /** The unit of a pan's sides without one; where both units are common, small pans may be in inches. */
  barePan: 'cm' | 'inch' | 'small in inches';
  /** The suffix of a number that is a round pan's diameter in centimeters: `26er Springform`. */
  diameterEnding: string | null;
  /** Articles that depend on the next sound: `a 9-inch pan`, `an 8-inch pan`; `numbers` matches those with `other`. */
  soundArticles: { plain: string; other: string; numbers: string } | null;
}
