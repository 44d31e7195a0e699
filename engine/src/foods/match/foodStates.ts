/**
 * What a line says about the state of its food rules out foods that are sold and weighed in another: chopped coriander
 * is no seed, cooked lentils are no dry ones.
 */

const FRESH = /^(?:fresh|frai|fraich|fraiche|frisch|fresc[oa])$/;
const DRAINED = /^(?:drained|egoutt\p{L}*|abgetropft|escurrid[oa]|canned|tinned)$/u;
const COOKED =
  /^(?:cooked|boiled|precooked|cuit|cuite|bouilli|bouillie|gekocht|gegart|vorgekocht|cocid[oa]|hervid[oa]|cocinad[oa])$/;
const DRIED = /^(?:dried|dry|seche?|sechee?|getrocknet|seco|seca|deshidratad[oa])$/;
/** Ground spices and nuts fill a spoon differently than whole ones. */
const GROUND = /^(?:ground|gemahl\p{L}*|moulu\p{L}*|molid[oa]|polvo|poudre|powdered)$/u;
const GRATED = /^(?:grated|gerieb|rape|rapee|rallad[oa])$/;
/** Leaves are chopped and come in bunches; dried herbs, seeds and powders do not. */
const CUT =
  /^(?:chopped|sliced|snipped|torn|bunch|hache|hachee|cisele|ciselee|emince|emincee|gehackt|geschnitt|gezupft|picad[oa]|cortad[oa])$/;
const SEED = /^(?:seed|graine|grain|grano|semilla|sam|sam\p{L}*|korn|korn\p{L}*|saat)$|(?:sam|korn|saat)$/u;

const ends = (kinds: string) => new RegExp(`-(?:${kinds})(?= |$)`);

const NOT_FRESH = new RegExp(
  `${ends('dried|dry|powder').source}|^(?:ginger|sage|turmeric|horseradish)-(?:ground|prepared)`,
);
const NOT_DRAINED = ends('dry');
const NOT_COOKED = new RegExp(
  `${ends('dry').source}|^(?:lentils|red-lentils|split-peas|rice|brown-rice|wild-rice|short-grain-rice|medium-grain-rice|instant-rice|quinoa|couscous|bulgur|pearl-barley|millet|buckwheat-groats|amaranth|spelt|teff|wheat-berries|oats|oats-quick|oats-steel-cut|polenta|cornmeal|semolina|spinach-raw|tapioca-pearls)(?= |$)`,
);
const NOT_DRIED = new RegExp(
  `${ends('fresh|chopped|sliced|diced|cubed|minced|pitted|chunks').source}|^(?:cranberries|blueberries|coconut-fresh|mushrooms|garlic|shallots|scallions)`,
);
const NOT_GROUND = new RegExp(
  `${ends('seeds').source}|^(?:pistachios|cashews|pecans|peanuts|walnuts|hazelnuts|almonds|macadamia|brazil-nuts|pine-nuts|flaxseed|oats|rice|coffee)(?!-(?:oil|butter|flour|ground|meal|paste|cooked))`,
);
const NOT_CUT = new RegExp(
  `^(?:coriander|fennel|cumin|fenugreek|caraway)-seeds|${ends('ground|powder').source}|^(?:oregano|thyme|basil|rosemary|parsley)-dried`,
);

/** Each with the words of a name that make it certain again: dried oregano may be chopped. */
const RULES: readonly (readonly [said: RegExp, ruledOut: RegExp, unless: RegExp | null])[] = [
  [FRESH, NOT_FRESH, DRIED],
  [DRAINED, NOT_DRAINED, DRIED],
  [COOKED, NOT_COOKED, DRIED],
  [DRIED, NOT_DRIED, FRESH],
  [GROUND, NOT_GROUND, null],
  [CUT, NOT_CUT, new RegExp(`${DRIED.source}|${GROUND.source}|${SEED.source}`, 'u')],
];

/** Whether a word only says the state that a food is in. */
export const saysState = (word: string) => RULES.some(([state]) => state.test(word));

/**
 * Whether what is said beside a name, in words without endings, contradicts the food with this id. `name` are the words
 * of the name itself.
 */
export function rulesOut(said: readonly string[], name: readonly string[], id: string): boolean {
  const states = said.filter(
    // Freshly ground or grated is not fresh
    (word, at) => !FRESH.test(word) || !(GROUND.test(said[at + 1] ?? '') || GRATED.test(said[at + 1] ?? '')),
  );
  return RULES.some(
    ([state, ruledOut, unless]) =>
      ruledOut.test(id) &&
      states.some((word) => state.test(word)) &&
      !(unless && name.some((word) => unless.test(word))),
  );
}
