import type { PortionSource } from '@gramwise/engine/calculators/portions/portionTable.ts';

/**
 * Where portions are published, by the short names of the table. Official guides where there are any, else what cooks of
 * the country print.
 */
export const PORTION_SOURCES: Readonly<Record<PortionSource, { name: string; url: string }>> = {
  'USDA FSIS': {
    name: 'USDA FSIS, Countdown to the Thanksgiving Holiday',
    url: 'https://www.edocr.com/v/qyp9kyvo/globaldocuments/countdown-to-the-thanksgiving-holidaypdf',
  },
  'NC Sea Grant': {
    name: 'North Carolina Sea Grant, How Much to Buy and Serve',
    url: 'https://ncseagrant.ncsu.edu/mariners-menu/seafood-how-much-to-buy-and-serve/',
  },
  'Old Farmer’s Almanac': {
    name: 'The Old Farmer’s Almanac, Cooking for a Crowd',
    url: 'http://www.almanac.com/content/party-planner-cooking-crowd',
  },
  'Very Meaty': {
    name: 'Very Meaty, How much minced beef per person',
    url: 'https://verymeaty.com/fresh-meat/beef/how-much-minced-beef-per-person',
  },
  'Seattle Times': {
    name: 'The Seattle Times, How much food will feed that big group?',
    url: 'https://archive.seattletimes.com/archive/20010801/feeding01/how-much-food-will-feed-that-big-group',
  },
  RecipeTips: {
    name: 'RecipeTips, How Much to Buy',
    url: 'https://recipetips.com/print-tips/t--1084/how-much-to-buy.asp',
  },
  Crónica: {
    name: 'Crónica, Asado: cómo calcular la carne y achuras',
    url: 'https://www.cronica.com.ar/cocina/Asado-como-calcular-la-carne-y-achuras-para-que-no-sobre-ni-falte-nada-20211104-0047.html',
  },
  'Manitoba Pork': {
    name: 'Manitoba Pork, How much to buy',
    url: 'https://manitobapork.com/pork-basics/buying-pork/how-much-to-buy',
  },
  Leiths: {
    name: 'Leiths How to Cook, Catering quantities',
    url: 'https://www.cooked.com/uk/Leiths-School-of-Food-and-Wine/Quadrille-Publishing/Leiths-How-to-Cook/Catering-quantities',
  },
  'Recycle for Surrey': {
    name: 'Recycle for Surrey, Serving perfect portions',
    url: 'https://www.recycleforsurrey.org.uk/love-food-surrey/planning-and-portions/serving-perfect-portions',
  },
  'Love Food Hate Waste': {
    name: 'Love Food Hate Waste (Elizabeth’s Kitchen Diary)',
    url: 'https://elizabethskitchendiary.co.uk/portioning-giveupbinningfood',
  },
  BDA: {
    name: 'Association of UK Dietitians (BDA), Portion sizes',
    url: 'https://www.bda.uk.com/resource/food-facts-portion-sizes.html',
  },
  NHS: { name: 'NHS, 5 A Day', url: 'https://www.nhs.uk/change4life/food-facts/five-a-day' },
  'BASE Bristol': {
    name: 'BASE Bristol, Portion Sizes',
    url: 'https://basebristol.org/collectives/cafe/for-cooks/portion-sizes/',
  },
  'The Cooks Room': {
    name: 'The Cooks Room, How to Calculate Quantities for Catering',
    url: 'http://www.thecooksroom.com.au/cooking-for-a-crowd-estimating-food-beverages-quantities/',
  },
  'Die Falken': {
    name: 'SJD – Die Falken, 24 Stunden sind kein Tag, Heft 13',
    url: 'https://www.zeltlagerplatz.info/falkenkueche/kuechenplan/5257182.html',
  },
  EDEKA: {
    name: 'EDEKA, Portionsgrößen',
    url: 'https://www.edeka.de/ernaehrung/bewusste-ernaehrung/portionsgroessen.jsp',
  },
  'EDEKA, Gans': {
    name: 'EDEKA, Was muss man beim Kauf einer Weihnachtsgans beachten?',
    url: 'https://www.edeka.de/ernaehrung/expertenwissen/1000-fragen-1000-antworten/was-muss-man-beim-kauf-einer-weihnachtsgans-beachten.jsp',
  },
  'NAJU Bayern': {
    name: 'NAJU Bayern, Mengen pro Person',
    url: 'https://wiki.naju-bayern.de/plugins/viewsource/viewpagesrc.action?pageId=721296',
  },
  'DPSG Freiburg': {
    name: 'DPSG Freiburg, Mengenkalkulationen nutzen',
    url: 'https://dpsg-freiburg.de/news/lebensmittelverschwendung-vermeiden/',
  },
  'Braunschweiger Zeitung': {
    name: 'Braunschweiger Zeitung, Ach ja, es ist Spargelzeit',
    url: 'https://www.braunschweiger-zeitung.de/kolumnen/article216658525/Ach-ja-es-ist-Spargelzeit.html',
  },
  'Food’n’Bass': {
    name: 'Food’n’Bass, Wieviel Raclette-Käse benötige ich?',
    url: 'https://foodnbass.com/wieviel-raclette-kaese-benoetige-ich',
  },
  'E center Eppendorf': {
    name: 'E center Eppendorf, Käsefondue',
    url: 'http://www.ecenter-eppendorf.de/kaesefondue-schmackhafter-silvester-klassiker/',
  },
  Grünschnabel: {
    name: 'Grünschnabel, Mengentabelle pro Person',
    url: 'https://www.gruenschnabel.at/gesundheit-ernaehrung/nicht-zu-viel-und-nicht-zu-wenig/',
  },
  'Ich liebe Käse': {
    name: 'Ich liebe Käse, Messen statt Massen',
    url: 'https://ich-liebe-kaese.at/kaesemarken/brunch/oh-my-good/messen-statt-massen/',
  },
  Frischeküche: {
    name: 'Frischeküche, Wie viel Spargel pro Person?',
    url: 'https://frischekueche.at/wie-viel-spargel-pro-person-zubereiten',
  },
  'SGE, SSN': {
    name: 'Société Suisse de Nutrition (L’assiette équilibrée)',
    url: 'https://studylibfr.com/doc/3231519/l-assiette-%C3%A9quilibr%C3%A9e',
  },
  Lagerküche: {
    name: 'Lagerküche, Mengenangaben',
    url: 'https://lager-kueche.jimdofree.com/planung/mengenangaben',
  },
  Swissmilk: {
    name: 'Swissmilk, in watson',
    url: 'https://www.watson.ch/promotion/gute%20news/668512940-hier-gibts-5-raclette-facts-zum-staunen-weitererzaehlen',
  },
  'Bea Spaltenstein': {
    name: 'Bea Spaltenstein, Fondue',
    url: 'https://beaspaltenstein.ch/rezepte/fondue.html',
  },
  'Astuces de grand-mère': {
    name: 'Astuces de grand-mère, Quantités de pâtes et de riz',
    url: 'https://astucesdegrandmere.net/quantites-pates-riz-methode-pour-bien-les-doser/',
  },
  'Recette facile': {
    name: 'Recette facile, Combien de riz cru prévoir par personne ?',
    url: 'https://recettefacile.com/00001125-combien-de-riz-cru-par-personne-astuces-cuisine',
  },
  Quitoque: {
    name: 'Quitoque, Quelle quantité de semoule par personne ?',
    url: 'https://backstage.quitoque.fr/blog/article/quelle-quantite-semoule-par-personne',
  },
  Gralon: {
    name: 'Gralon, Portions par personne',
    url: 'https://gralon.ovh/artikel/gastronomie-und-ernahrung/ernahrung/amp-artikel-portionen-pro-person--wie-dosiert-man-die-lebensmittelmengen-richtig-13105.html',
  },
  'Polar des glaces': {
    name: 'Polar des glaces, Grammes de viande hachée par personne',
    url: 'https://polardesglaces.com/grammes-viande-hachee',
  },
  'Journal Global': {
    name: 'Journal Global, Pommes de terre par personne',
    url: 'https://www.journalglobal.fr/pommes-de-terre-par-personne-astuces-pour-eviter-le-gaspillage',
  },
  'PNNS, Interfel': {
    name: 'PNNS (Interfel, Les repères de consommation)',
    url: 'https://lesfruitsetlegumesfrais.com/bien-manger/alimentation-equilibree/les-reperes-de-consommation',
  },
  Numedia: {
    name: 'Numedia, Combien de fromage par personne pour une raclette ?',
    url: 'https://www.numedia.fr/combien-de-fromage-par-personne-pour-une-raclette-nos-conseils-pour-bien-doser-577812024.html',
  },
  'SENC, NAOS': {
    name: 'SENC, NAOS (Catedu)',
    url: 'https://catedu.github.io/alimentacion/qu_es_una_racin_de_alimentos.html',
  },
  Cocinillas: {
    name: 'El Español, Cocinillas',
    url: 'https://www.elespanol.com/cocinillas/cocinar/20230510/calcular-cantidad-comida-necesitas-invitados/762673796_0.html',
  },
};
