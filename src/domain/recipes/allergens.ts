import { anyWord, ingredientParts } from './ingredientParts.ts';
import { ALLERGENS, type Allergen } from './recipe.ts';

type Named = Exclude<Allergen, 'None'>;

/**
 * Words that indicate an allergen, including prepared sauces by their usual ingredients. When in doubt, a word is
 * listed: peanut oil, soybean oil, asafoetida (mostly sold cut with wheat flour), stock (hardly any is sold without
 * celery) and mayonnaise (much of it contains mustard) can matter to someone. Groups follow the US list (FALCPA, FASTER
 * Act) and, for mustard, celery, sulfites and mollusks, EU 1169/2011. Its other two, lupin and gluten of cereals other
 * than wheat, are left out because no recipe contains them.
 */
const WORDS: Readonly<Record<Named, string>> = {
  Milk: `
    milk, buttermilk, butter, ghee, cream, creme, crema, half-and-half, yogurt, yoghurt, curd, kefir,
    labneh, skyr, quark, whey, casein, khoya, dulce de leche, custard, cheese, paneer, mozzarella, parmesan,
    parmigiano, pecorino, grana padano, cheddar, feta, gruyere, emmental, emmentaler, comte, ricotta,
    mascarpone, cotija, queso, halloumi, brie, camembert, gouda, gorgonzola, roquefort, manchego, provolone,
    pesto, brioche, white chocolate, nougat, nutella, hollandaise`,
  Eggs: `
    egg, mayonnaise, mayo, aioli, meringue, hollandaise, custard, lemon curd, brioche, challah, savoiardi,
    fresh pasta, fresh (?:[a-z]+ ){0,2}noodle, ranch dressing, caesar dressing, tartar sauce`,
  Wheat: `
    wheat, flour, bread, flatbread, cornbread, breadcrumb, panko, crouton, baguette, ciabatta, focaccia,
    sourdough, brioche, challah, pita, naan, roti, chapati, bun, bagel, tortilla, pasta, spaghetti,
    linguine, fettuccine, tagliatelle, penne, macaroni, fusilli, rigatoni, trofie, lasagne, lasagna,
    ditalini, orzo, vermicelli, noodle, ramen, udon, somen, soba, wonton, gyoza, wrapper, couscous, bulgur,
    semolina, durum, farro, spelt, einkorn, kamut, freekeh, seitan, filo, phyllo, pastry, pie crust,
    cracker, biscuit, cookie, savoiardi, soy sauce, shoyu, ponzu, hoisin, oyster sauce, teriyaki sauce,
    gochujang, doubanjiang, chili bean paste, chilli bean paste, broad bean paste, black bean sauce,
    shaoxing, chinkiang, black vinegar, fish sauce, nam pla, preserved radish, chai poh, asafoetida,
    asafetida, hing`,
  Soy: `
    soy, soya, soybean, tofu, edamame, tempeh, yuba, natto, miso, tamari, shoyu, ponzu, hoisin, teriyaki
    sauce, gochujang, doenjang, doubanjiang, chili bean paste, chilli bean paste, broad bean paste, black
    bean sauce, fermented black bean, douchi, textured vegetable protein`,
  Fish: `
    fish, salmon, tuna, cod, haddock, pollock, trout, sardine, mackerel, halibut, herring, anchovy,
    anchovie, sea bass, tilapia, catfish, monkfish, swordfish, caviar, roe, surimi, bonito, katsuobushi,
    dashi, nam pla, worcestershire, caesar dressing, kimchi`,
  Shellfish: `
    shellfish, shrimp, prawn, crab, lobster, crayfish, crawfish, langoustine, krill, clam, mussel, oyster,
    scallop, squid, calamari, octopus, cuttlefish, abalone, saeujeot, xo sauce, belacan, thai curry paste,
    red curry paste, green curry paste`,
  Peanuts: 'peanut, groundnut, satay',
  Nuts: `
    nut, almond, cashew, walnut, pecan, hazelnut, pistachio, macadamia, pine kernel, marzipan, frangipane,
    praline, nougat, amaretti, nutella, gianduja, orgeat, pesto`,
  Sesame: `
    sesame, tahini, tahina, hummus, halva, za'atar, zaatar, gomasio, dukkah, furikake, gingelly, hoisin`,
  Mustard: `
    mustard, dijon, piccalilli, panch phoron, panch phoran, ya ?cai, zha ?cai, mayonnaise, mayo,
    remoulade, tartar sauce, caesar dressing, dill pickle, pickle slice, gherkin, cornichon`,
  Celery: 'celery, celeriac, mirepoix, soffritto, old bay, stock, stock cube, broth, bouillon',
  Sulfites: `
    wine, sherry, vermouth, balsamic vinegar, dijon, prawn, shrimp, raisin, sultana, prune,
    dried (?:apricot|fruit), molasses, preserved (?:radish|mustard green|vegetable), chai poh, ya ?cai, zha ?cai`,
};

/** The allergens that a claim rules out. `Lactose-free` is missing because lactose-free milk is still milk. */
const CLAIMS: readonly (readonly [RegExp, readonly Named[]])[] = [
  [/\b(?:gluten|wheat)[- ]free\b|\bwithout (?:gluten|wheat)\b/, ['Wheat']],
  [/\b(?:vegan|plant[- ]based)\b/, ['Milk', 'Eggs', 'Fish', 'Shellfish']],
  [/\b(?:vegetarian|fish[- ]free)\b/, ['Fish', 'Shellfish']],
  [/\b(?:dairy|milk)[- ]free\b|\bnon-?dairy\b/, ['Milk']],
  [/\begg[- ]free\b|\beggless\b/, ['Eggs']],
  [/\bsoya?[- ]free\b/, ['Soy']],
  [/\bnut[- ]free\b/, ['Nuts']],
  [/\bpeanut[- ]free\b/, ['Peanuts']],
  [/\bsesame[- ]free\b/, ['Sesame']],
  [/\bmustard[- ]free\b/, ['Mustard']],
  [/\bcelery[- ]free\b/, ['Celery']],
  [/\bsul(?:f|ph)ite[- ]free\b/, ['Sulfites']],
];

const NAMED = ALLERGENS.filter((allergen) => allergen !== 'None');

const PATTERNS = NAMED.map((allergen) => [allergen, anyWord(WORDS[allergen])] as const);

function allergensOfPart(part: string): Named[] {
  const claimed = CLAIMS.flatMap(([claim, free]) => (claim.test(part) ? free : []));
  return PATTERNS.filter(([allergen, words]) => words.test(part) && !claimed.includes(allergen)).map(
    ([allergen]) => allergen,
  );
}

/**
 * The allergens named in English ingredient lines, in the order of `ALLERGENS`; `['None']` if there are none. It knows
 * names only, not traces or what a particular brand adds.
 */
export function deriveAllergens(lines: readonly string[]): Allergen[] {
  const found = new Set(ingredientParts(lines).flatMap(allergensOfPart));
  return found.size === 0 ? ['None'] : NAMED.filter((allergen) => found.has(allergen));
}
