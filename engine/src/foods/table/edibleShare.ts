import type { AnyFoodId } from '../foods.ts';

/**
 * The percent of a food as bought that is eaten: 100 less `Refuse` of file FOOD_DES of the USDA National Nutrient
 * Database for Standard Reference, release 26 (2013), copied as the nutrients are. The comment is the row and what
 * USDA takes away. Only foods that cooks buy with it: nuts and peas are bought shelled. Names that say it is gone, such
 * as boneless or pitted, have nothing to take away.
 */
export const EDIBLE_PERCENT: Readonly<Partial<Record<AnyFoodId, number>>> = {
  'whole-egg': 88, // 01123: shell
  'hard-boiled-eggs': 88, // 01129: shell
  'coconut-fresh': 52, // 12104: shells (brown), skin, water
  'dates-chopped': 90, // 09087: pits
  'apples-chopped': 90, // 09003: core and stem
  'apricots-fresh': 93, // 09021: pits
  'avocado-cubed': 67, // 09038: seed and skin
  'bananas-mashed': 64, // 09040: skin
  'strawberries-sliced': 94, // 09316: caps and stems
  'cherries-pitted': 92, // 09070: pits and stems
  'red-currants': 98, // 09084: stems
  grapes: 96, // 09132: stems
  'kiwi-sliced': 76, // 09148: skin
  'mango-diced': 71, // 09176: seeds and skin
  'melon-diced': 51, // 09181: 9% cavity contents, 1% cutting loss, 39% rind
  'watermelon-diced': 52, // 09326: rind, seeds, and cutting loss
  'orange-sections': 73, // 09200: peel and seeds
  'peaches-sliced': 96, // 09236: pit
  'pears-cubed': 90, // 09252: stem, core and seeds
  'pineapple-chunks': 51, // 09266: 8% core, 16% crown, 26% parings
  'plums-sliced': 94, // 09279: pits
  'passion-fruit-pulp': 52, // 09231: shell
  mandarins: 74, // 09218: peel and seeds
  grapefruit: 50, // 09111: peel, seeds, core, and membrane
  nectarines: 91, // 09191: pit
  'sour-cherries': 90, // 09063: pits and stems
  papaya: 62, // 09226: seeds and skin
  'star-fruit': 97, // 09060: seeds and stem end
  cherimoya: 69, // 09062: seeds, skin and core
  soursop: 67, // 09315: seeds and skin
  mamey: 69, // 09314: seeds and skin
  lychees: 60, // 09164: shell and seeds
  guavas: 78, // 09139: skin
  jackfruit: 28, // 09144: seeds and skin
  'cape-gooseberries': 94, // 09138: husks
  'prickly-pears': 75, // 09287: seeds, skin, and bud end
  plantains: 65, // 09277: skin and stems
  'black-currants': 98, // 09083: stems
  honeydew: 46, // 09184: 5% cavity contents, rind 49%
  'carrots-grated': 89, // 11124: crown, tops and scrapings
  'onions-chopped': 90, // 11282: stem ends, sprouts and defects
  'shallots-sliced': 88, // 11677: skins
  'scallions-sliced': 96, // 11291: rootlets
  'leeks-sliced': 44, // 11246: tops, root end and skin
  'garlic-minced': 87, // 11215: knob and skin
  'ginger-fresh': 93, // 11216: scrapings
  'celery-chopped': 89, // 11143: roots and trimmings
  'bell-pepper-chopped': 82, // 11821: stem ends, seed and core
  'mushrooms-sliced': 97, // 11260: trimmings
  'kale-chopped': 61, // 11233: stem ends, tough stems and tough midrib parts
  'lettuce-shredded': 64, // 11253: outer leaves, core and trimmings
  'cabbage-shredded': 80, // 11109: outer leaves and core
  'red-cabbage': 80, // 11112: outer leaves and core
  'broccoli-chopped': 61, // 11090: leaves and tough stalks with trimmings
  'cauliflower-chopped': 39, // 11135: leaf stalks, cores and trimmings
  'cucumber-sliced': 73, // 11206: parings, ends and bruised spots
  'zucchini-chopped': 95, // 11477: ends
  'eggplant-cubed': 81, // 11209: ends, parings and trimmings
  'potatoes-diced': 75, // 11352: parings and trimmings
  'sweet-potato-cubed': 72, // 11507: parings and trimmings
  'pumpkin-cubed': 70, // 11422: seeds, rind and stem
  'butternut-cubed': 84, // 11485: seeds, rind and trimmings
  'beets-raw': 67, // 11080: parings and part tops
  asparagus: 53, // 11011: butt ends
  'green-beans': 88, // 11052: ends, strings, trimmings
  'radish-sliced': 90, // 11429: stem ends, rootlets and trimmings
  'tomatoes-chopped': 91, // 11529: core and stem ends
  'tomatoes-plum': 91, // 11529
  jalapenos: 92, // 11979: stems and seeds
  'green-chili': 97, // 11977: stems
  'red-chili': 73, // 11819: stem ends, seeds and core
  'serrano-chilies': 97, // 11977: stems
  'bok-choy': 88, // 11116: base and damaged leaves
  'napa-cabbage': 93, // 11119: outer leaves and root base
  'savoy-cabbage': 80, // 11114: outer leaves and core
  'brussels-sprouts': 90, // 11098: outer leaves
  kohlrabi: 46, // 11241: leaves, stems and parings
  celeriac: 86, // 11141: parings
  turnips: 81, // 11564: parings
  rutabaga: 85, // 11435: parings
  parsnips: 85, // 11298: parings
  'fennel-bulb': 72, // 11957: stalk, leaves and core
  'swiss-chard': 92, // 11147: tough stems and damaged leaves
  'endive-belgian': 89, // 11151: root base and core
  'endive-curly': 86, // 11213: outer leaves and core
  radicchio: 91, // 11952: core and leaf ends
  'romaine-lettuce': 94, // 11251: core
  'iceberg-lettuce': 95, // 11252: core
  'butter-lettuce': 74, // 11250: outer leaves and core
  watercress: 92, // 11591: tough stems and ends
  'collard-greens': 57, // 11161: stems
  'mustard-greens': 93, // 11270: bases
  'jerusalem-artichokes': 69, // 11226: parings
  salsify: 87, // 11437: scrapings and rootlets
  cassava: 84, // 11134: skin
  taro: 86, // 11518: ends and skin
  yams: 86, // 11601: skin
  jicama: 92, // 11603: ends and skin
  daikon: 79, // 11430: tops and parings
  'winter-squash': 71, // 11643: seeds, rind and stem
  'acorn-squash': 76, // 11482: rind
  'spaghetti-squash': 71, // 11492: rind and seeds
  okra: 86, // 11278: crown and tips
  nopales: 96, // 11963: spines and dark spots
  'green-tomatoes': 91, // 11527: core and stem ends
  'snow-peas': 94, // 11300: ends and strings
  'sugar-snap-peas': 94, // 11300: ends and strings
  'portobello-mushrooms': 97, // 11265: trimmings
  'oyster-mushrooms': 89, // 11987: stems
  enoki: 84, // 11950: stems and trimmings
  'parsley-fresh': 95, // 11297: tough stems
  'basil-fresh': 64, // 02044: tough stems, flower heads and trimmings
  'cilantro-fresh': 85, // 11165: roots, old and bruised leaves
  'mint-fresh': 41, // 02065: stems
  'rosemary-fresh': 65, // 02063: stems
  'thyme-fresh': 68, // 02049: stems
  'dill-fresh': 59, // 02045: tough stems and trimmings
  lemongrass: 65, // 11972: tough stem
  'quail-eggs': 92, // 01140: shell
  'whole-chicken': 69, // 05001: bone
  'cornish-hens': 61, // 05307: bone
  'chicken-thighs': 60, // 05096: bone and connective tissue 15%, Skin and separable fat 25%
  'chicken-legs': 73, // 05075: bone
  'chicken-drumsticks': 67, // 05071: bone and cartilage 33%; 05066 counts it twice
  'chicken-wings': 62, // 05100: bone and connective tissue 38%
  turkey: 71, // 05165: bone and connective tissue 29%
  'turkey-legs': 83, // 05193: bone
  duck: 72, // 05139: bone
  goose: 81, // 05146: bone
  quail: 90, // 05157: bone
  'beef-shank': 60, // 13227: bone 34%, separable fat 6%
  'beef-tongue': 84, // 13339: cartilage and connective tissue
  'veal-chops': 65, // 17110: bone
  'veal-shank': 71, // 17276: bone
  'pork-chops': 75, // 10036: bone 14%, connective tissue 11%
  'pork-belly': 93, // 10005: skin
  'pork-ribs': 70, // 10088: bone
  'pig-feet': 71, // 10102: bone and hard tissue
  'lamb-leg': 78, // 17230: bone
  'lamb-chops': 79, // 17023: bone
  'lamb-shanks': 48, // 17228: bone
  'little-gem-lettuce': 94, // 11251: core
  artichokes: 40, // 11007: stem and inedible parts of bracts and flowers
  'lotus-root': 79, // 11254: skins and ends of lobes
  'corn-ears': 36, // 11167: 35% husk, silk, trimmings; 29% cob
  lemons: 53, // 09150: 45% peel, 2% seeds
  limes: 84, // 09159: peel and seeds
  clementines: 77, // 09433: peel and seeds
  kumquats: 93, // 09149: seeds
  persimmons: 84, // 09263: 2% calyx, 14% skin
  'asian-pear': 91, // 09340: core and stem
  quinces: 61, // 09296: core, seeds, and parings
  'jujubes-dried': 89, // 09147: seeds
  mussels: 25, // a fifth to 30 %: thekitchenpursuits.com, 'How much meat is in 2 pounds of mussels'
};
