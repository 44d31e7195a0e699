import type { NamedPanId } from '../../pans/namedPans.ts';
import type { PanKind } from '../../pans/panPreset.ts';
import type { LooseId } from '../../vessels/looseMeasures.ts';

/** Words of a language for questions that only the site answers, so that the package leaves them out. */
export interface SiteWords {
  /** Words that numbers in words are joined of, with 100 and 1000 before which others multiply. */
  spoken: Readonly<Record<string, number>>;
  /** Words for a spoon that mean cubic centimeters where there are many. */
  cubic: readonly string[];
  /** Of two amounts that are compared. */
  compares: {
    /** Beside two amounts that are compared by weight or size, also between them: `which weighs more`, `heavier than`. */
    heavier: readonly string[];
    larger: readonly string[];
    /** Between two such amounts, without these words too: `vs`; or only beside them: `than`. */
    versus: readonly string[];
    than: readonly string[];
    /** Between two sizes of the same thing: `egg M or L`. */
    either: readonly string[];
  };
  /** Of two amounts that are said to be the same. */
  equals: {
    /** Before the first: `is 1 cup 8 oz`. */
    asks: readonly string[];
    /** Before the second: `does a cup weigh 8 oz`. */
    between: readonly string[];
    /** Behind both: `right`. */
    behind: readonly string[];
  };
  /** Between two amounts that are added up. */
  adds: readonly string[];
  /** A baking tray whose size nobody says, since ovens have one of their own. Empty where trays have several sizes. */
  trays: readonly string[];
  /** Measures that nobody fills to a mark, by their ids. */
  loose: Readonly<Record<LooseId, readonly string[]>>;
  /** Say nothing of amount, food or unit, so that a question means the same without them: `approx`, `can anyone tell me`. */
  asides: readonly string[];
  /** Say that something is not so, beside what a cook lacks, so that no word of the question may be left out: `except`. */
  denies: readonly string[];
  /** What an amount beside them may be the size of: `bottle`, `stockpot`. */
  containers: readonly string[];
  /** Of what baking pans hold. */
  pans: {
    /** Name what its length does not tell. */
    asked: {
      /** Ask what one holds: `capacity`. */
      holds: readonly string[];
      /** What is cut of what is baked in it, beside words for guests: `slices`; and what asks how many. */
      pieces: readonly string[];
      serves: readonly string[];
      /** What is filled in. */
      batter: readonly string[];
      /** Pans with holes, which a number beside them counts. */
      holes: readonly string[];
    };
    /** Ask for its size, where none is named. */
    sizes: readonly string[];
    /** Names that tell a size. */
    named: Readonly<Partial<Record<NamedPanId, readonly string[]>>>;
    /** Behind its depth: `2 inches deep`. */
    deep: readonly string[];
    /** Other words around. */
    around: readonly string[];
    /** Kinds whose volume is known, by what shops sell as such. */
    kinds: Readonly<Partial<Record<PanKind, readonly string[]>>>;
    /** Other pans, of which no volume is known. */
    others: readonly string[];
  };
  /** Of what replaces a food. */
  replaces: {
    /** Beside the words that ask for it. */
    around: readonly string[];
    /** As `mayAsk` of all questions, where they say nothing of tools at hand: `what can I use`, `we ran out of`. */
    mayAskToo: readonly string[];
    /** Ask how it is made, which what replaces it tells where that is a mixture: `how to make self-raising flour`. */
    makes: readonly string[];
    /** Words for the forms that a food is bought in, one of which stands for the other: `dried`. */
    forms: readonly string[];
    /** Before what replaces it or what it is for. */
    by: readonly string[];
    /** Those of them before what replaces it alone, so that a word that asks may stand before them: `replaced by`. */
    replacedBy: readonly string[];
    /** Verbs of the first of two foods, with what joins these: `substitute honey for sugar`. */
    turns: readonly string[];
    turnedBy: readonly string[];
    /** Between the food and how much of it: `out of buttermilk need 1 cup`. */
    needs: readonly string[];
  };
}

/** The words of a language for the site, with what these add to those of all questions. */
export interface SitePack extends SiteWords {
  more: Readonly<
    Partial<
      Record<
        'fill' | 'has' | 'weigh' | 'left' | 'less' | 'divide' | 'divideFirst' | 'shelled' | 'spoons',
        readonly string[]
      >
    >
  >;
  idioms: Readonly<Record<string, string>>;
  /** What the site adds to the words for portions: foods, and the dishes that these are cooked for. */
  portions: { around: readonly string[]; foods: Readonly<Record<string, readonly string[]>> };
}
