import { describe, expect, it } from 'vitest';
import { lineIn } from '../../tests/lineIn.ts';

const foodIn = (text: string) => lineIn('fr', text)?.food?.id ?? null;

/** Labeled by hand, before any reader saw them. */
describe('the food of a French line', () => {
  it.each<[string, string | null]>([
    ["1 tête d'ail", 'garlic-minced'],
    ['1 pied de céleri', 'celery-chopped'],
    ['1 tête de lotte', null],
    ['1 pied de bœuf', null],
    ['2 pieds de porc', 'pig-feet'],
    ["1 bouquet d'herbes", 'herbs-fresh'],
    ['1 bouquet garni', 'bouquet-garni'],
    ['1 boîte (400 g) de tomates en dés', 'tomatoes-canned'],
    ['1 boîte (540 ml) de poires en quartiers', 'pears-canned'],
    ['1 boîte de fraises en quartiers', null],
    ["1 carré d'agneau", 'lamb'],
    ['1 cube de volaille', 'chicken-bouillon-cube'],
    ['1 tablette de bouillon de volaille', null],
    ['1 moule à tarte', null],
    ['12 moules', 'mussels'],
    ['1 c. à c. de piment doux', 'paprika'],
    ['1 piment doux', 'bell-pepper-chopped'],
    ['1 demi-poivron vert', 'bell-pepper-chopped'],
    ['3 blancs d’œufs en neige ferme', 'egg-white'],
    ['60 g de beurre en flocons', 'butter'],
    ['150 ml de rhum vieilli', 'rum'],
    ['75 g de farine d’épautre', 'spelt-flour'],
    ['300 g de jogurt nature', 'yogurt'],
  ])('%s is %s, by what it counts', (line, food) => {
    expect(foodIn(line)).toBe(food);
  });

  it.each<[string, string | null]>([
    ['125 g de beurre en petits dés', 'butter'],
    ['2 carottes en julienne', 'carrots-grated'],
    ['4 pommes en quartiers', 'apples-chopped'],
    ['2 oranges en suprêmes', 'orange-sections'],
    ["2 gousses d'ail en chemise", 'garlic-minced'],
    ['4 tomates rondes', 'tomatoes-chopped'],
    ['200 g de fleurons de brocoli', 'broccoli-chopped'],
    ['1,5 kg de viande de bœuf à braiser', 'beef-chuck'],
    ['1 suprême de pintade', 'guinea-fowl'],
    ['1 brocoli en fleurettes', 'broccoli-chopped'],
    ['200 g de petits beurre', 'tea-biscuits'],
    ['1 l de petit-lait', 'whey'],
    ['100 g de farine de petit épeautre', null],
  ])('%s is %s, however it is cut', (line, food) => {
    expect(foodIn(line)).toBe(food);
  });

  it.each<[string, string | null]>([
    ["1 c. à c. de poudre d'anis", 'anise-ground'],
    ['2 c. à s. de poudre de curry', 'curry-powder'],
    ['1 c. à c. de canelle', 'cinnamon-ground'],
    ['2 échalottes', 'shallots-sliced'],
    ['100 g de cassonnade', 'turbinado-sugar'],
    ['50 g de cacahuettes', 'peanuts'],
    ['4 pattes de cochon', 'pig-feet'],
    ['100 g de pâtes', 'pasta-dried'],
  ])('%s is %s, however it is spelled', (line, food) => {
    expect(foodIn(line)).toBe(food);
  });

  it.each<[string, string | null]>([
    ["5 cl d'huile végétale neutre", 'oil'],
    ["2 tranches de jambon blanc d'épaisseur moyenne", 'ham'],
    ['1 œuf supplémentaire', 'whole-egg'],
    ['500 g de bœuf à griller', 'beef'],
    ['200 g de saucisses à griller', 'sausages'],
    ['200 g de fromage à griller', 'halloumi'],
    ['2 kiwis verts', 'kiwi-sliced'],
    ['2 kiwis jaunes', null],
    ['2 navets blancs', 'turnips'],
    ['200 g de radis noir', null],
    ['1 c. à c. de sel rase', 'salt'],
    ['50 cl de bouillon de volaille (1 cube)', 'chicken-stock'],
    ['250 g de pâtes penne', 'penne'],
    ['250 g de pâtes à pizza', 'pizza-dough'],
    ['1 baguette de la veille', 'baguette'],
    ['4 pavés de saumon avec peau', 'salmon'],
  ])('%s is %s, with what leaves it unchanged', (line, food) => {
    expect(foodIn(line)).toBe(food);
  });

  it.each<[string, string | null]>([
    ['2 rognons de veau', 'kidneys'],
    ['1 faisan', 'pheasant'],
    ['1 kg de sanglier', 'wild-boar'],
    ['200 g de gésiers', 'chicken-gizzards'],
    ['100 g de viande des Grisons', 'air-dried-beef'],
    ['4 ailes de raie', 'fish'],
    ['200 g de morbier', 'cheese'],
    ['1 lièvre', null],
  ])('%s is %s, or a kind of it', (line, food) => {
    expect(foodIn(line)).toBe(food);
  });

  it.each<[string, string | null]>([
    ['200 g de lentilles crues', 'lentils'],
    ['4 tartines de pain complet aux graines', 'whole-wheat-bread'],
    ['200 ml de lait fermier', 'milk'],
    ['2 poivrons en lanières', 'bell-pepper-chopped'],
    ['2 tomates du jardin', 'tomatoes-chopped'],
    ['40 g de sucre restant', 'sugar'],
    ['150 g de yaourt nature entier', 'yogurt'],
    ['1 cuillère à soupe bien tassée de moutarde', 'mustard-prepared'],
    ['1 ognon rouge', 'onions-chopped'],
    ['200 g de carottes crues déchiquetées', 'carrots-grated'],
    ['125 g de raisins de Malaga', 'raisins'],
    ['1 thon dans son jus', null],
    ['1 carotte taillée en biseau', 'carrots-grated'],
    ['2 gousses d’ail pilées', 'garlic-minced'],
    ['1 citron zesté', 'lemons'],
    ['12 dattes dénoyautées entières', 'dates-chopped'],
    ["1 kg d'épaule d'agneau avec os", 'lamb'],
    ['500 g de viande de porc hachée au couteau', 'ground-pork'],
    ['2 cuillers de farine', 'flour'],
    ['300 g de lentilles corail, rincées et égouttées', 'red-lentils'],
    // A word for several foods that weigh alike, but not for what is made of one
    ['20 cl de crème', 'cream'],
    ['5 cl de crème de mûre', null],
    ['150 g de fruits rouges surgelés', 'mixed-berries-frozen'],
    // Yeast or baking powder, nobody knows
    ['1 sachet de levure chimique', 'baking-powder'],
    ['150 ml de lait ou boisson végétale', 'milk'],
    // A dough is no pasta
    ['250 g de pâte', null],
    ['2 pâtes brisées', 'shortcrust-pastry'],
    ['300 g de pâtes', 'pasta-dried'],
    // Nobody says that it is a can
    ['2 carottes lavées et épluchées', 'carrots-grated'],
  ])('%s is %s, whatever a cook says beside it', (line, food) => {
    expect(foodIn(line)).toBe(food);
  });
});
