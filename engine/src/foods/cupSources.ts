import type { Source } from './source.ts';

/**
 * The sources of the figures. King Arthur counts a cup of any liquid as 8 ounces, 227 g, water too: its figures for
 * water, milk, cream, yogurt, juice and oil are left out. FAO's, Fineli's and Norway's figures are left out where they
 * are more than 30 % off the figure that we use: goods in bulk, leaves pressed down, or another cut; not cabbage,
 * which FNDDS has as heavy (90 g). Fineli counts a liqueur as water, which none is.
 */
export const CUP_SOURCES = {
  usda: {
    short: 'USDA',
    name: 'USDA National Nutrient Database for Standard Reference',
    version: 'SR26 (2013)',
    url: 'https://fdc.nal.usda.gov',
  },
  fdc: {
    short: 'USDA FDC',
    name: 'USDA FoodData Central: SR Legacy (2018) and FNDDS 2019-2020',
    version: '2022',
    url: 'https://fdc.nal.usda.gov/download-datasets',
  },
  kingArthur: {
    short: 'King Arthur',
    name: 'King Arthur Baking, Ingredient Weight Chart',
    version: '2021, 2026',
    url: 'https://www.kingarthurbaking.com/learn/ingredient-weight-chart',
  },
  fao: {
    short: 'FAO',
    name: 'FAO/INFOODS Density Database',
    version: '2.0 (2012)',
    url: 'https://www.fao.org/docrep/017/ap815e/ap815e.pdf',
  },
  fineli: {
    short: 'Fineli',
    name: 'Fineli, Finnish Food Composition Database, release 20, household measures',
    version: 'CC BY 4.0',
    url: 'https://fineli.fi',
  },
  norway: {
    short: 'Norwegian tables',
    name: 'Norwegian Food Safety Authority, Weights, Measures and Portion Sizes for Foods',
    version: '2015',
    url: 'https://www.matportalen.no/verktoy/kostholdsplanleggeren/maal_vekt_og_porsjonsstorrelser_for_matvarer-1',
  },
  labels: {
    short: 'Package labels',
    name: 'USDA Branded Food Products',
    version: '2018–2023',
    url: 'https://fdc.nal.usda.gov/download-datasets',
  },
  osakaGas: {
    short: 'Osaka Gas Cooking School',
    name: 'Osaka Gas Cooking School',
    url: 'https://resv.og-cookingschool.com/cuisine/basic/basic_02.html',
  },
  worldChefs: {
    short: 'World Chefs Bible',
    name: 'World Chefs Bible',
    url: 'https://worldchefsbible.com',
  },
  masalaryman: {
    short: 'Masalaryman',
    name: 'Masalaryman',
    url: 'https://www.masalaryman.com/spices-tsp-to-grams/',
  },
  goodCocktails: {
    short: 'GoodCocktails',
    name: 'GoodCocktails, Specific Gravity of Liqueurs',
    url: 'https://www.goodcocktails.com/behind-the-bar/specific-gravity-of-liqueurs',
  },
  newZealand: {
    short: 'New Zealand tables',
    name: 'New Zealand Food Composition Tables (FOODfiles), common measures',
    version: '2024',
    url: 'https://www.foodcomposition.co.nz',
  },
  cooksIllustrated: {
    short: 'Cook’s Illustrated',
    name: 'Cook’s Illustrated, Measuring Flour',
    version: '2013',
    url: 'https://www.cooksillustrated.com/how_tos/6573-measuring-flour',
  },
  flourBook: {
    short: 'Joanne Chang',
    name: 'Joanne Chang, Flour, tip 4',
    version: '2010',
    url: 'https://app.ckbk.com/reference/flou69447f05s001e004/tip-no-4',
  },
  usdaBulletin: {
    short: 'USDA Bulletin 72',
    name: 'USDA Home and Garden Bulletin 72, Nutritive Value of Foods',
    version: '2002',
    url: 'https://www.ars.usda.gov/northeast-area/beltsville-md-bhnrc/beltsville-human-nutrition-research-center/methods-and-application-of-food-composition-laboratory/mafcl-site-pages/nutritive-value-of-foods/',
  },
  usdaCups: {
    short: 'USDA Report 41',
    name: 'USDA Home Economics Research Report 41, Average Weight of a Measured Cup of Various Foods',
    url: 'https://www.mail-archive.com/usma@colostate.edu/msg18868.html',
  },
  redStar: {
    short: 'Red Star',
    name: 'Red Star Yeast, Yeast Conversion Table',
    url: 'http://redstaryeast.com/yeast-baking-lessons/yeast-conversion-table/',
  },
  bobsRedMill: {
    short: 'Bob’s Red Mill',
    name: 'Bob’s Red Mill, Nutrition Facts on its packages',
    url: 'https://www.bobsredmill.com',
  },
  quaker: {
    short: 'Quaker',
    name: 'Quaker',
    url: 'https://www.quakeroats.com',
  },
  kikkoman: {
    short: 'Kikkoman',
    name: 'Kikkoman',
    url: 'https://kikkomanusa.com',
  },
  morton: {
    short: 'Morton',
    name: 'Morton',
    url: 'https://www.mortonsalt.com',
  },
  kodaFarms: {
    short: 'Koda Farms',
    name: 'Koda Farms',
    url: 'https://www.kodafarms.com',
  },
  mccormick: {
    short: 'McCormick, USDA',
    name: 'McCormick, The measurements to convert common whole spices into ground',
    url: 'https://mccormick.com/articles/lifehacker/the-measurements-to-convert-common-whole-spices-in',
  },
  spiceSpotter: {
    short: 'Spice Spotter',
    name: 'Spice Spotter, Measuring spices: weight and volume',
    url: 'https://spicespotter.com/kitchen-tips/measuring-spices-weight-vs-volume',
  },
  cooksInfo: {
    short: 'CooksInfo',
    name: 'CooksInfo, Italian seasoning',
    url: 'https://www.cooksinfo.com/italian-seasoning',
  },
  donutWhole: {
    short: 'The Donut Whole',
    name: 'The Donut Whole, Calories in red pepper flakes',
    url: 'https://www.thedonutwhole.com/how-many-calories-in-a-tablespoon-of-red-pepper-flakes/',
  },
  wikipedia: {
    short: 'Wikipedia',
    name: 'Wikipedia, Gochujang',
    url: 'https://en.wikipedia.org/wiki/Gochujang',
  },
  dmCoffee: {
    short: 'DM Coffee',
    name: 'DM Coffee, Harissa nutrition facts',
    url: 'https://nutrition.dmcoffee.blog/food/harissa-2',
  },
  lawrys: {
    short: 'Lawry’s',
    name: 'Lawry’s, the serving on a package as NTRO quotes it',
    url: 'https://ntro.it.com/does-lawrys-seasoning-salt-have-salt-in-it',
  },
  capeCrystal: {
    short: 'Cape Crystal',
    name: 'Cape Crystal Brands, Xanthan Gum Conversion Table',
    version: '2025, 2026',
    url: 'https://www.capecrystalbrands.com/blogs/cape-crystal-brands/xanthan-gum-conversion-table',
  },
  septCentCinquante: {
    short: '750g',
    name: '750g',
    url: 'https://www.750g.com/ce-produit-mythique-et-indispensable-en-patisserie-va-certainement-disparaitre-de-nos-rayons-a33335.htm',
  },
  odelices: {
    short: 'Ôdélices',
    name: 'Ôdélices, Levure de boulanger fraîche ou sèche',
    url: 'https://www.odelices.com/actualites/astuces-cuisine/levure-de-boulanger-fraiche-ou-seche-conseils-equivalences-24429/',
  },
  oetker: {
    short: 'Dr. Oetker',
    name: 'Dr. Oetker, German Baking',
    url: 'https://www.oetker.de',
  },
  nsEggs: {
    short: 'Egg Farmers of Nova Scotia',
    name: 'Egg Farmers of Nova Scotia, Canada A sizes',
    url: 'http://nseggs.ca/eggfacts.php?Egg-Quality-3',
  },
  euEggs: {
    short: 'EU 2023/2465, USDA',
    name: 'Commission Delegated Regulation (EU) 2023/2465',
    version: '2023',
    url: 'https://eur-lex.europa.eu/eli/reg_del/2023/2465/oj',
  },
} satisfies Readonly<Record<string, Source>>;
