import type { FoodFigures } from '../food.ts';
import {
  bobsRedMill,
  fao,
  fdc,
  fineli,
  kingArthur,
  labels,
  newZealand,
  norway,
  quaker,
  recipes,
  usda,
} from '../sources.ts';

export const grains = {
  rice: {
    level: [
      usda(20044, 'Rice, white, long-grain, regular, raw, enriched', '1 cup', 185),
      kingArthur('Rice (long grain, dry)', '1/2 cup', 99),
      fao('Rice, white, raw', 0.82),
    ],
  },
  quinoa: {
    level: [usda(20035, 'Quinoa, uncooked', '1 cup', 170), kingArthur('Quinoa (whole)', '1 cup', 177)],
  },
  'quinoa-cooked': {
    level: [
      usda(20137, 'Quinoa, cooked', '1 cup', 185),
      kingArthur('Quinoa (cooked)', '1 cup', 184),
      recipes(10, '1 cup', 165),
    ],
  },
  couscous: { level: [usda(20028, 'Couscous, dry', '1 cup', 173), fineli(29208, 'Couscous', '100 ml', 80)] },
  'couscous-cooked': {
    level: [
      usda(20029, 'Couscous, cooked', '1 cup, cooked', 157),
      newZealand('Couscous, cooked in water, not drained', '250 ml', 143.2),
    ],
  },
  bulgur: {
    level: [
      usda(20012, 'Bulgur, dry', '1 cup', 140),
      kingArthur('Bulgur', '1 cup', 152),
      norway('Bulgur, uncooked', 80),
    ],
  },
  'pearl-barley': {
    level: [
      usda(20005, 'Barley, pearled, raw', '1 cup', 200),
      kingArthur('Barley (pearled)', '1 cup', 213),
      recipes(4, '1 cup', 176),
    ],
  },
  millet: { level: [usda(20031, 'Millet, raw', '1 cup', 200), kingArthur('Millet (whole)', '1/2 cup', 103)] },
  'buckwheat-groats': {
    level: [
      usda(20009, 'Buckwheat groats, roasted, dry', '1 cup', 164),
      kingArthur('Buckwheat (whole)', '1 cup', 170),
    ],
  },
  amaranth: { level: [usda(20001, 'Amaranth, uncooked', '1 cup', 193)] },
  spelt: { level: [usda(20140, 'Spelt, uncooked', '1 cup', 174)] },
  kamut: { level: [usda(20138, 'Wheat, KAMUT khorasan, uncooked', '1 cup', 186)] },
  // 1 cup of 200 g: Joshua McFadden, Grains for Every Season
  farro: {
    level: [
      bobsRedMill('Organic farro grain', '1/4 cup', 52),
      labels('Bluebird, Whole Grain Emmer Farro (45015716)', '60 ml (1/4 cup)', 47),
    ],
  },
  teff: {
    level: [
      usda(20142, 'Teff, uncooked', '1 cup', 193),
      labels('Global Juices, Teff (45009212)', '60 ml (1/4 cup)', 47),
    ],
  },
  'wheat-berries': {
    level: [
      usda(20072, 'Wheat, hard red winter', '1 cup', 192),
      kingArthur('Wheat berries (red)', '1 cup', 184),
      fao('Wheat, whole', 0.77),
    ],
  },
  'wild-rice': { level: [usda(20088, 'Wild rice, raw', '1 cup', 160), recipes(8, '1 cup', 170)] },
  'brown-rice': {
    level: [
      usda(20036, 'Rice, brown, long-grain, raw', '1 cup', 185),
      labels('Texmati, Brown Rice (45017351)', '60 ml (1/4 cup)', 45),
    ],
  },
  'short-grain-rice': {
    level: [
      usda(20052, 'Rice, white, short-grain, raw', '1 cup', 200),
      fineli(156, 'Rice, white', '100 ml', 85),
    ],
  },
  'medium-grain-rice': { level: [usda(20050, 'Rice, white, medium-grain, raw, enriched', '1 cup', 195)] },
  'instant-rice': {
    level: [
      usda(20048, 'Rice, white, long-grain, precooked or instant, enriched, dry', '1 cup', 95),
      labels('Fresh & Easy, Instant White Rice (45001767)', '120 ml (1/2 cup)', 44),
    ],
  },
  'rice-cooked': {
    level: [
      usda(20045, 'Rice, white, long-grain, regular, cooked, enriched', '1 cup', 158),
      fao('Rice, white, boiled', 0.73),
      recipes(10, '1 cup', 182),
    ],
  },
  oats: {
    level: [
      usda(8120, 'Cereals, oats, regular and quick, not fortified, dry', '1 cup', 81),
      kingArthur('Oats (old-fashioned or quick-cooking)', '1 cup', 89),
      kingArthur('Oats (rolled)', '1 cup', 113),
      fao('Oats, rolled', 0.34),
    ],
  },
  'oats-quick': {
    level: [
      usda(8402, 'Cereals, QUAKER, Quick Oats, Dry', '1/2 cup', 40),
      kingArthur('Oats (old-fashioned or quick-cooking)', '1 cup', 89),
    ],
  },
  'oats-steel-cut': {
    level: [
      quaker('Steel cut oats', '1/4 cup', 40),
      bobsRedMill('Steel cut oats', '1/4 cup', 44),
      kingArthur('Steel cut oats', '1/2 cup', 70),
    ],
  },
  'oat-bran': {
    level: [
      usda(20033, 'Oat bran, raw', '1 cup', 94),
      kingArthur('Oat bran', '1/2 cup', 53),
      norway('Oatbran', 50),
    ],
  },
  'wheat-bran': {
    level: [usda(20077, 'Wheat bran, crude', '1 cup', 58), kingArthur('Wheat bran', '1/2 cup', 32)],
  },
  'wheat-germ': {
    level: [
      usda(20078, 'Wheat germ, crude', '1 cup', 115),
      kingArthur('Wheat germ', '1/4 cup', 28),
      norway('Wheatgerm', 35),
    ],
  },
  granola: {
    level: [
      usda(8037, 'Cereals ready-to-eat, granola, homemade', '1 cup', 122),
      kingArthur('Granola', '1 cup', 113),
      labels('Harris Teeter, Granola with Raisins (45004601)', '160 ml (2/3 cup)', 55),
    ],
  },
  muesli: {
    level: [
      usda(42184, 'Cereals ready-to-eat, MUESLI, dried fruit and nuts', '1 cup', 85),
      fao('Breakfast cereal, muesli w/ fruits&nuts', 0.37),
      norway('Muesli', 50),
    ],
  },
  'crisped-rice-cereal': {
    level: [
      usda(8065, "Cereals ready-to-eat, KELLOGG, KELLOGG'S RICE KRISPIES", '1 cup', 29),
      kingArthur('Rice Krispies', '1 cup', 28),
      fao('Breakfast cereal, type rice krispies', 0.12),
    ],
  },
  'corn-flakes': {
    level: [
      usda(8020, "Cereals ready-to-eat, KELLOGG, KELLOGG'S Corn Flakes", '1 cup (1 NLEA serving)', 28),
      fao('Breakfast cereal, type corn flakes', 0.1),
      norway('Corn flakes', 14),
    ],
  },
  'popcorn-popped': {
    level: [usda(19034, 'Snacks, popcorn, air-popped', '1 cup', 8), kingArthur('Corn (popped)', '4 cup', 21)],
  },
  'macaroni-dry': {
    level: [
      usda(20099, 'Macaroni, dry, enriched', '1 cup elbow shaped', 105),
      fao('Pasta, short macaroni style, raw', 0.39),
    ],
  },
  'egg-noodles-dry': {
    level: [
      usda(20109, 'Noodles, egg, dry, enriched', '1 cup', 38),
      labels('Fresh & Easy, Wide Egg Noodles (45001679)', '300 ml (1 1/4 cup)', 56),
    ],
  },
  'wheat-farina': {
    level: [usda(8172, 'Cereals, farina, unenriched, dry', '1 cup', 176), norway('Semolina, wheat meal', 70)],
  },
  grits: {
    level: [
      usda(8090, 'Cereals, corn grits, white, regular and quick, enriched, dry', '1 cup', 156),
      labels('Albers, Quick Grits (45011237)', '60 ml (1/4 cup)', 40),
    ],
  },
  'cracked-wheat': { level: [kingArthur('Cracked wheat', '1 cup', 149)] },
  'bulgur-cooked': { level: [usda(20013, 'Bulgur, cooked', '1 cup', 182)] },
  'brown-rice-cooked': {
    level: [usda(20037, 'Rice, brown, long-grain, cooked', '1 cup', 195), recipes(3, '1 cup', 155)],
  },
  'glutinous-rice': { level: [usda(20054, 'Rice, white, glutinous, raw', '1 cup', 185)] },
  'parboiled-rice': {
    level: [usda(20046, 'Rice, white, long-grain, parboiled, enriched, dry', '1 cup', 185)],
  },
  'dry-corn': { level: [usda(20314, 'Corn, white', '1 cup', 166), fao('Corn, whole shelled', 0.72)] },
  'bran-flakes': {
    level: [
      usda(8504, 'Cereals ready-to-eat, Ralston Enriched Bran flakes', '1 cup', 42),
      labels('Full Circle, Bran Flakes Cereal (45011473)', '180 ml (3/4 cup)', 30),
    ],
  },
  'pasta-cooked': {
    level: [
      usda(20100, 'Macaroni, cooked, enriched', '1 cup elbow shaped', 140),
      newZealand(
        'Pasta, white wheat flour, regular, boiled, drained, no salt added',
        '250 ml, macaroni elbow',
        112.9,
      ),
    ],
  },
  'spaghetti-cooked': {
    level: [usda(20121, 'Spaghetti, cooked, enriched, without added salt', '1 cup', 140)],
  },
  'whole-wheat-pasta': {
    level: [
      usda(20107, 'Macaroni, whole-wheat, dry', '1 cup elbow shaped', 105),
      fineli(119, 'Macaroni, whole wheat', '100 ml', 55),
    ],
  },
  'gluten-free-pasta': {
    level: [
      usda(20091, 'Pasta, corn, dry', '1 cup', 105),
      fineli(33632, 'Pasta, gluten-free, average of industrial products', '100 ml', 55),
    ],
  },
  fusilli: {
    level: [
      usda(20099, 'Macaroni, dry, enriched', '1 cup spiral shaped', 84),
      labels('Topco, Rotini (45010477)', '180 ml (3/4 cup)', 56),
    ],
  },
  'pasta-shells': {
    level: [
      usda(20099, 'Macaroni, dry, enriched', '1 cup small shells', 93),
      labels('Fresh & Easy, Medium Shells (45001675)', '180 ml (3/4 cup)', 56),
      recipes(3, '1 cup', 113),
    ],
  },
  'glass-noodles': {
    level: [usda(16082, 'Noodles, chinese, cellophane or long rice (mung beans), dehydrated', '1 cup', 140)],
  },
  'mac-and-cheese': {
    level: [
      usda(
        22960,
        'Macaroni and cheese, dry mix, prepared with 2% milk and 80% stick margarine from dry mix',
        '1 cup',
        198,
      ),
      usda(32005, 'Macaroni and cheese, box mix with cheese sauce, prepared', '1 cup prepared', 189),
    ],
  },
  'malted-barley': { level: [fao('Barley, malted', 0.49)] },
  penne: {
    level: [
      fdc(169736, 'Pasta, dry, enriched', '1 cup, penne', 95),
      labels("Lidia's, Penne Rigate (45017108)", '160 ml (2/3 cup)', 56),
      labels('Schnucks, Penne Rigate (45003090)', '180 ml (3/4 cup)', 56),
    ],
  },
  farfalle: {
    level: [
      fdc(169736, 'Pasta, dry, enriched', '1 cup, farfalle', 81),
      norway('Pasta, uncooked', 30),
      labels('Racconto, Farfalle (45018030)', '240 ml (1 cup)', 56),
    ],
  },
} as const satisfies FoodFigures;
