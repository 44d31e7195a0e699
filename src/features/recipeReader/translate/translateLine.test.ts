import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { translated } from '#tests/reader/translate.ts';
import { de } from '#tests/reader/translated/de.ts';
import { en } from '#tests/reader/translated/en.ts';
import { es } from '#tests/reader/translated/es.ts';
import { fr } from '#tests/reader/translated/fr.ts';

const LINES = { en, fr, de, es };
const pairs = LANGUAGE_CODES.flatMap((from) =>
  LANGUAGE_CODES.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe.each(LANGUAGE_CODES)('a line in %s', (from) => {
  it.each(LINES[from])('%j in %s is %j', (line, to, shown) => {
    expect(translated(line, from, to).text).toBe(shown);
  });
});

describe.each(pairs)('from %s to %s', (from, to) => {
  it('at least 95 % of lines are translated whole', () => {
    const whole = LINES[from].filter(([line]) => translated(line, from, to).whole);
    expect(whole.length / LINES[from].length).toBeGreaterThanOrEqual(0.95);
  });
});

/** A line with its words that stay as written in brackets. */
const marked = (line: string, from: Language, to: Language) =>
  translated(line, from, to)
    .parts.map(({ text, kept }) => (kept ? `[${text}]` : text))
    .join('');

describe('what is not certain stays as written, and is marked', () => {
  it.each<[from: Language, line: string, to: Language, shown: string]>([
    ['en', '2 cups xylo flakes, chopped', 'fr', '2 tasses (de 237 ml) de [xylo flakes], haché'],
    // A remark is kept whole: half of it might say the opposite.
    ['en', '1 cup warm water (not hot)', 'de', '1 Tasse (à 237 ml) warmes Wasser ([not hot])'],
    ['en', '2 Honeycrisp apples, peeled', 'fr', '2 pommes ([Honeycrisp apples]), épluchées'],
    // Legs are no chickens, whatever they are called
    ['es', '4 piernas de pollo', 'en', '4 [piernas de pollo]'],
    ['fr', '2 xylos de poulet', 'de', '2 [xylos de poulet]'],
    ['es', '2 cdas colmaditas de aceite de oliva', 'en', '2 tbsp [colmaditas] olive oil'],
    // Ripe ones, were they not the food; and `mais` is no corn.
    // Not vegetable oil twice, which the line as a whole means.
    ['en', '2 tbsp vegetable or olive oil', 'fr', '2 c. à soupe de [vegetable] ou huile d’olive'],
    ['fr', '400 g de mûres', 'en', '400 g blackberries'],
    ['fr', '1 oignon, mais pas trop gros', 'en', '1 onion, [mais pas trop gros]'],
    // Several foods share the name.
    ['es', '2 cdas de vinagre', 'en', '2 tbsp vinegar'],
    // Chicken breasts, not white chicken.
    ['fr', '2 blancs de poulet', 'es', '2 pechugas de pollo'],
    ['de', '2 Pfund Mehl', 'en', '2 metric pounds (500 g) all-purpose flour'],
    ['en', '1 pint milk', 'de', '1 Pint (à 473 ml) Milch'],
    ['en', '2 heaping tablespoons honey', 'de', '2 gehäufte EL Honig'],
    ['en', '1.5 l water', 'de', '1,5 l Wasser'],
    [
      'en',
      '1.5 lbs potatoes, cut into 1/2" cubes',
      'fr',
      '1,5 lb de pommes de terre, coupées en dés de 1/2 po',
    ],
    ['en', '1 tsp kosher salt', 'de', '1 TL koscheres Salz'],
    ['fr', '3 échalotes, émincées finement', 'en', '3 shallots, thinly sliced'],
    ['fr', '2/3 d’une cuillère à soupe d’huile d’olive', 'en', '2/3 tbsp olive oil'],
    ['fr', 'Une ou deux courgettes', 'en', '1–2 zucchini'],
    ['de', '1.500 g Mehl', 'en', '1500 g all-purpose flour'],
    ['en', '2 and 1/4 teaspoons salt', 'fr', '2 1/4 c. à café de sel'],
    ['en', 'carrots, cut into thin strips', 'fr', 'carottes, coupées en fines lanières'],
    ['fr', '2 carottes en rondelles de 2 cm', 'de', '2 Karotten, in 2 cm große Scheiben'],
    [
      'de',
      '2 Möhren, in 1 cm dicke Scheiben geschnitten',
      'es',
      '2 zanahorias, cortadas en rodajas de 1 cm de grosor',
    ],
    ['en', '4 boneless, skinless chicken breasts', 'fr', '4 blancs de poulet désossés sans peau'],
    ['en', '1 (2-inch) piece fresh ginger', 'fr', '1 morceau (2 po) de gingembre frais'],
    ['fr', '300 g de haricots verts surgelés', 'en', '300 g frozen green beans'],
    ['de', '1 Bio-Zitrone, Saft und Abrieb', 'es', '1 limón ecológico, zumo y ralladura'],
    [
      'es',
      '3 huevos, separadas las claras de las yemas',
      'de',
      '3 Eier, [separadas las claras de las yemas]',
    ],
    // Numbers, sizes and lengths.
    ['fr', 'msg (une pincée)', 'en', 'MSG (1 pinch)'],
    ['fr', '1 échalote (ou un petit oignon)', 'en', '1 shallot (or 1 small onion)'],
    ['en', '1/2 a red onion', 'de', '1/2 rote Zwiebel'],
    ['en', '2-inch piece fresh ginger', 'fr', 'morceau (2 po) de gingembre frais'],
    ['de', '4 cm Chili', 'en', '4 cm red chili'],
    ['es', 'Aceite de oliva, 20cm3', 'en', 'Olive oil, 20 ml'],
    ['en', '1 15-ounce can pumpkin puree', 'de', '1 Dose (15 oz) Kürbispüree'],
    ['en', '4 (8-oz) chicken breasts', 'fr', '4 (8 oz) blancs de poulet'],
    ['de', '6 Zwiebel(n)', 'fr', '6 oignons'],
    ['fr', 'farine type 55', 'es', 'harina de trigo [type 55]'],
    // What is cut, and how.
    ['fr', '2 carottes en dés de 2 à 3 cm', 'es', '2 zanahorias, en dados de 2–3 cm'],
    ['fr', '1 carotte coupée en dés d’environ 1 cm', 'de', '1 Karotte, in ca. 1 cm große Würfel geschnitten'],
    ['en', '2 tomatoes, sliced 1/4" thick', 'es', '2 tomates, cortados en rodajas de 1/4 pulgada de grosor'],
    ['fr', '2 oignons hachés finement', 'de', '2 Zwiebeln, fein gehackt'],
    ['en', '1 leek, chopped', 'fr', '1 poireau, haché'],
    // A remark that goes on is kept: half of it would say something else.
    ['fr', '2 c. à soupe de persil (pour la sauce Ranch)', 'en', '2 tbsp parsley ([pour la sauce Ranch])'],
    ['es', 'Harina (para rebozar las albóndigas)', 'fr', 'Farine de blé ([para rebozar las albóndigas])'],
    ['fr', 'Sel (pour garniture sucrée)', 'en', 'Salt ([pour garniture sucrée])'],
    ['fr', 'Huile (pour marinade)', 'de', 'Pflanzenöl (für die Marinade)'],
    // Nouns that differ from participles by an accent.
    ['fr', 'Sucre (pour le caramel)', 'en', 'Granulated sugar (for the caramel)'],
    ['fr', 'Truite fumée (tranches)', 'es', 'Trucha ahumada (rebanadas)'],
    ['fr', 'Sel (pour le mixeur)', 'en', 'Salt ([pour le mixeur])'],
    ['fr', '1 citron vert (jus + zeste)', 'de', '1 Limette (Saft + Abrieb)'],
    // Foods that are named by a word for how they are.
    ['fr', 'Frites', 'en', 'French fries'],
    ['en', '4 whole cloves', 'fr', '4 clous de girofle entiers'],
    // Choices.
    ['fr', '20 cl de bouillon de bœuf ou de poulet', 'de', '20 cl Rinderbrühe oder Hühnerbrühe'],
    ['fr', 'Huile de tournesol ou de colza', 'en', 'Sunflower oil or canola oil'],
    ['fr', 'Sésame blanc et noir', 'en', 'Sesame seeds, white and black'],
    ['en', '1 tsp ginger or ginger paste', 'fr', '1 c. à café de gingembre ou pâte de gingembre'],
    // Sizes and amounts behind what they are said of.
    ['es', '3 latas de 800 g de tomates', 'fr', '3 boîtes (800 g) de tomates'],
    ['fr', '300 g de pâte filo (1/2 paquet environ)', 'en', '300 g phyllo dough (about 1/2 package)'],
    ['de', '250 g zimmerwarme Butter', 'fr', '250 g de beurre à température ambiante'],
    ['es', '2 trocitos pequeños de guindilla roja', 'fr', '2 petits morceaux de piment rouge'],
    ['de', '600 g Auberginen (2 Stück)', 'fr', '600 g d’aubergines (2 pièces)'],
    ['fr', 'Un demi-avocat', 'en', '1/2 avocado'],
    [
      'de',
      'Vanillezucker oder geriebene Schale von ½ Zitrone',
      'fr',
      'Sucre vanillé ou zeste de ½ citron, râpé',
    ],
    // Names with one number in our lists.
    ['en', '1 jalapeño pepper', 'fr', '1 piment jalapeño'],
    ['fr', '3 yaourts grecs', 'es', '3 yogures griegos'],
    ['es', '2 filetes de ternera', 'fr', '2 steaks de bœuf'],
    ['fr', '2 anis étoilés', 'en', '2 star anise'],
    // Compounds with a hyphen.
    ['de', '2 EL Reis-Essig', 'fr', '2 c. à soupe de vinaigre de riz'],
    ['de', '100 g Zartbitter-Schokolade', 'en', '100 g dark chocolate'],
    // What a word is said of.
    ['en', '1 cup shredded cheddar', 'es', '1 taza (de 237 ml) de queso cheddar, rallado'],
    ['es', 'Unas hebras de azafrán', 'fr', 'Quelques pistils de safran'],
    ['fr', 'Courgettes (bien épaisses)', 'en', 'Zucchini (very thick)'],
    ['es', '2 pechugas enteras de pavo', 'fr', '2 blancs de dinde entiers'],
    ['de', 'Rosmarin, getrocknet', 'fr', 'Romarin, séché'],
    ['fr', 'Copeaux de parmesan', 'en', 'Shavings of Parmesan'],
    // What is counted.
    ['en', '2 large tarragon sprigs', 'es', '2 ramitas de estragón grande'],
    ['en', '2 cups butternut squash chunks', 'de', '2 Tassen (à 237 ml) Butternusskürbisse, in Stücke'],
    ['de', '4 Gurkenscheiben', 'fr', '4 tranches de concombre'],
    ['de', '200 g Karottenwürfel', 'es', '200 g de zanahorias, en cubos'],
    ['fr', '1 filet d’huile d’olive', 'de', '1 Schuss Olivenöl'],
    ['fr', '500 g de filets de bar', 'de', '500 g Wolfsbarsch, in Filets'],
    ['fr', '1 c. à café de feuilles de thym', 'en', '1 tsp leaves of thyme'],
    ['de', '1 Glas Rotwein', 'en', '1 glass red wine'],
    ['de', '1 Glas Gewürzgurken', 'fr', '1 bocal de cornichons à l’aneth'],
    ['en', 'dash of salt', 'fr', 'pincée de sel'],
    ['en', 'Sheet cake', 'de', '[Sheet cake]'],
    // Maize, not `mais`; cocoa, not its share; cold is the butter.
    ['fr', '1 conserve de maïs', 'en', '1 can corn'],
    ['fr', '2 c. à soupe de cacao', 'en', '2 tbsp cocoa powder'],
    ['en', '1 cup cold whole milk', 'de', '1 Tasse (à 237 ml) kalte Vollmilch'],
    ['es', '75 g de mantequilla en trozos, muy fría', 'en', '75 g butter, cut into pieces, very cold'],
    ['en', '8 6-inch corn tortillas', 'fr', '8 (6 po) tortillas de maïs'],
    ['en', '1 cup shredded extra-sharp Cheddar', 'es', '1 taza (de 237 ml) de queso cheddar curado, rallado'],
    ['en', '2 hot green peppers', 'de', '2 scharfe grüne Paprikaschoten ([peppers])'],
    ['en', '2 tbsp peeled and grated ginger', 'fr', '2 c. à soupe de gingembre, épluché et râpé'],
    ['en', 'lemon juice from half a lemon', 'es', 'zumo de 1/2 limón'],
    ['fr', '2 pincées de sucre', 'en', '2 pinches granulated sugar'],
    ['fr', 'beurre mou ou bonne margarine', 'de', 'Butter, weich oder Margarine, gut'],
    ['en', '1/4 cup blueberry syrup', 'es', '1/4 taza (de 237 ml) de arándanos [syrup]'],
    ['es', '2 tomates no muy maduros', 'en', '2 tomatoes, not very ripe'],
    ['fr', '100 g de gambas non décortiquées', 'de', '100 g Garnelen, mit Schale'],
    ['en', '4 fresh basil leaves', 'de', '4 frische Basilikumblätter'],
    [
      'en',
      'torn basil leaves, chopped chives',
      'es',
      'hojas de albahaca, en trozos con las manos, cebollino, picado',
    ],
    // Names in short, and of two foods.
    ['en', '1 lb grape or cherry tomatoes', 'es', '1 lb de tomates cherry o tomates cherry'],
    ['de', '4 TL Oliven- oder Rapsöl', 'en', '4 tsp olive oil or canola oil'],
    ['en', '1 lb fresh or frozen cranberries', 'fr', '1 lb de canneberges fraîches ou surgelées'],
    ['en', '1 red or yellow bell pepper', 'es', '1 pimiento rojo o amarillo'],
    ['en', '2 green onions', 'de', '2 Frühlingszwiebeln'],
    ['en', '2 limes, juiced', 'es', '2 limas, exprimidas'],
    ['fr', '250 ml de crème (35 %)', 'en', '250 ml heavy cream (35 %)'],
    ['es', 'aceite de achiote', 'fr', 'huile végétale [achiote]'],
    ['es', 'queso duro, en cubos', 'en', 'hard cheese, cubed'],
    ['es', '500 g de carne de res molida', 'fr', '500 g de bœuf haché'],
    ['fr', '100 g de raisins secs', 'en', '100 g raisins'],
    ['en', '8 whole wheat hamburger buns', 'es', '8 panes de hamburguesa integrales'],
    ['de', '6 EL Thunfisch in eigenem Saft', 'fr', '6 c. à soupe de thon au naturel'],
    ['en', '1 can tuna', 'fr', '1 boîte de thon au naturel'],
  ])('%s %j in %s is %j', (from, line, to, shown) => {
    expect(marked(line, from, to)).toBe(shown);
  });
});

describe('in French, what follows a noun agrees with it and with how its h is heard', () => {
  it.each([
    // Masculine, though they begin like poire and prune.
    ['2 leeks, chopped', '2 poireaux, hachés'],
    ['100 g prunes, chopped', '100 g de pruneaux, hachés'],
    ['4 quail, halved', '4 cailles, coupées en deux'],
    ['500 g french fries, frozen', '500 g de frites, surgelées'],
    ['2 lamb shanks, trimmed', '2 souris d’agneau, parées'],
    ['300 g smoked haddock, chopped', '300 g de haddock fumé, haché'],
    ['200 g halloumi, sliced', '200 g de halloumi, coupé en tranches'],
  ])('%s', (line, shown) => {
    expect(translated(line, 'en', 'fr').text).toBe(shown);
  });
});

/** Counting words, and the stick, which other languages have no word for; its weight is said beside it. */

describe('what tells a kind of a food', () => {
  it.each<[from: Language, line: string, to: Language, shown: string]>([
    // An American large egg is a European M, and a French gros one an American extra large
    ['en', '3 large eggs', 'de', '3 Eier, US large'],
    ['en', '2 jumbo eggs', 'de', '2 Eier, Jumbo'],
    ['de', '2 Eier (Größe L)', 'en', '2 eggs (EU L)'],
    ['fr', '3 gros œufs', 'en', '3 eggs, EU L'],
    ['fr', '3 gros œufs', 'de', '3 große Eier'],
    ['en', '2 large onions', 'de', '2 große Zwiebeln'],
    ['en', '6 oz semisweet chocolate', 'de', '6 oz Halbbitterschokolade'],
    ['en', '1 cup smooth peanut butter', 'de', '1 Tasse (à 237 ml) Erdnussbutter, cremig'],
    ['de', '2 EL natives Olivenöl extra', 'en', '2 tbsp extra virgin olive oil'],
    ['de', '200 g Zartbitterkuvertüre', 'fr', '200 g de chocolat noir de couverture'],
  ])('from %s, %j in %s is %j', (from, line, to, text) => {
    expect(translated(line, from, to).text).toBe(text);
  });
});
