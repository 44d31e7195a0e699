/** How a language builds its phrases, where the readers of lines and questions must know it. */
export interface Grammar {
  /**
   * The noun of a food's name: the last word (almond milk), the first one (lait d’amande), or the end of a compound
   * (Mandelmilch).
   */
  noun: 'last' | 'first' | 'compound';
  /** Words without a number that measure the food right behind them: `pinch salt`. Elsewhere `of` joins them. */
  bareUnits: boolean;
  /** A list may have a comma before its `and`: `salt, pepper, and nutmeg`. */
  commaBeforeAnd: boolean;
  /** A space may group thousands: `1 000`. */
  spacedThousands: boolean;
  /** A fraction may follow its unit: `1 tasse 1/2`. */
  fractionAfterUnit: boolean;
  /** The scale of degrees without one; cooks of some languages use either. */
  bareDegrees: 'C' | 'either';
  /** The unit of a pan's sides without one; small ones may be in inches in a language of both. */
  barePan: 'cm' | 'inch' | 'small in inches';
  /** The end of a number that is the diameter of a round pan in centimeters: `26er Springform`. */
  diameterEnding: string | null;
  /**
   * Articles that the next sound decides: `a 9-inch pan`, `an 8-inch pan`; `numbers` is a pattern of those with the
   * second.
   */
  soundArticles: { plain: string; other: string; numbers: string } | null;
}
