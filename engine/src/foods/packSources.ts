/** Where figures were published. */
export interface Source {
  short: string;
  name: string;
  version: string | null;
  url: string;
}

/** The sources of packs and pieces: makers, and recipes or tables that print what is counted with its weight. */
export const PACK_SOURCES = {
  dumont: {
    short: 'dumontweb.com',
    name: 'Conversions des unités usuelles en pâtisserie',
    version: null,
    url: 'https://patisserie.dumontweb.com/bonasavoir/conversions-usuelles.html',
  },
  meinado: {
    short: 'meinado.fr',
    name: 'Meinado, Levure boulangère sèche',
    version: null,
    url: 'https://meinado.fr/?p=1518',
  },
  ingenieusePatisserie: {
    short: 'Ingénieuse Pâtisserie',
    name: 'Ingénieuse Pâtisserie, Calcul de quantités',
    version: null,
    url: 'https://ingenieusepatisserie.com/calcul-de-quantites-comment-faire-quand-je-nai-pas-de-balance/',
  },
  comptoirAuthentique: {
    short: 'Le Comptoir Authentique',
    name: 'Le Comptoir Authentique, Mesures et équivalences',
    version: null,
    url: 'https://lecomptoirauthentique.com/bonnes-idees-astuces-et-conseils-culinaires/mesures-et-equivalences',
  },
  eatDe: {
    short: 'eat.de',
    name: 'eat.de, Wie viel wiegt 1 Stück Butter?',
    version: null,
    url: 'https://eat.de/magazin/wie-viel-wiegt-1-stueck-butter/',
  },
  chclt: {
    short: 'chclt.net',
    name: 'chclt.net, Tafelgrößen',
    version: null,
    url: 'http://de.chclt.net/schokolade-tafelgroessen',
  },
  outTheBlue: {
    short: 'Out the Blue',
    name: 'Out the Blue, Der einfachste Kuchen der Welt: cream is sold by 200 or 250 ml',
    version: '2017',
    url: 'https://outtheblue.de/2017/09/25/rezept-der-einfachste-kuchen-der-welt',
  },
  aboutTheWurst: {
    short: 'All About the Wurst',
    name: 'All About the Wurst, Schmandkuchen',
    version: '2016',
    url: 'https://lisaschuhmacher95.wixsite.com/allaboutthewurst/single-post/2016/10/10/schmandkuchen-the-creamiest-cake-you-have-ever-eaten',
  },
  jochen: {
    short: 'Kochen mit Jochen',
    name: 'Kochen mit Jochen, recipes that print the packet and its weight',
    version: null,
    url: 'https://github.com/sumpfeule/kochen-mit-jochen',
  },
  skoenig: {
    short: 'skoenig',
    name: 'skoenig, Kochbuch: recipes that print the tin and its weight',
    version: null,
    url: 'https://github.com/skoenig/kochbuch',
  },
  ratcliffe: {
    short: 'Mike Ratcliffe',
    name: 'Mike Ratcliffe, Recipes: a tin of chopped tomatoes',
    version: null,
    url: 'https://github.com/MikeRatcliffe/Recipes',
  },
  publicDomainRecipes: {
    short: 'Public Domain Recipes',
    name: 'Public Domain Recipes: cans with their weights',
    version: null,
    url: 'https://github.com/ronaldl29/public-domain-recipes',
  },
  pcotera: {
    short: 'pcotera',
    name: 'pcotera, recipes from Mexico that print the can or the bar and its weight',
    version: null,
    url: 'https://github.com/pcotera/pcotera.github.io',
  },
  profeco: {
    short: 'Profeco',
    name: 'Profeco, study of butters sold in Mexico, as El Mañana reports it',
    version: '2020',
    url: 'https://www.elmanana.com/profeco-alerta-por-tres-marcas-de-mantequilla-que-no-lo-son-alimentos-consejos-aceite/5103441',
  },
  cookingFacts: {
    short: 'The Cooking Facts',
    name: 'The Cooking Facts, How much is in a can of sweetened condensed milk?',
    version: null,
    url: 'https://thecookingfacts.com/how-much-is-in-a-can-of-sweetened-condensed-milk',
  },
  guitehub: {
    short: 'GuiteHub',
    name: 'GuiteHub, cahier de recettes: équivalences',
    version: null,
    url: 'https://github.com/guitehub/guitehub.github.io',
  },
  canadianLiving: {
    short: 'Canadian Living',
    name: 'Canadian Living, Fruits and vegetables: a buying guide',
    version: null,
    url: 'http://www.canadianliving.com/health/nutrition/fruits_and_vegetables_a_buying_guide_3.php',
  },
  howMuchIsIn: {
    short: 'How Much Is In',
    name: 'How Much Is In, produce bought in several shops and weighed',
    version: null,
    url: 'http://www.howmuchisin.com/produce_converters',
  },
  reference: {
    short: 'Reference.com',
    name: 'Reference.com, What is a bunch of basil equal to?',
    version: null,
    url: 'https://www.reference.com/world-view/bunch-basil-equal-435c3717b9526920',
  },
  flavoryCooking: {
    short: 'Flavory Cooking',
    name: 'Flavory Cooking, How much is a bunch of parsley chopped?',
    version: null,
    url: 'https://flavorycooking.com/?p=53630',
  },
  niftyChef: {
    short: 'Nifty Chef, USDA',
    name: 'Nifty Chef, Equivalents: the grated peel of a fruit, weighed by USDA',
    version: null,
    url: 'http://niftychef.com/13-blogs/charts/3-equivalents',
  },
  grammages: {
    short: 'Tables de grammages',
    name: 'Tables de grammages: poids moyen brut d’une pièce, for French catering schools',
    version: null,
    url: 'https://studylibfr.com/doc/7556044/grammages-2',
  },
  interfel: {
    short: 'Interfel',
    name: 'Interfel, Les fruits et légumes frais: aubergine',
    version: null,
    url: 'http://www.lesfruitsetlegumesfrais.com/fruits-legumes/legumes-fruits/aubergine/print',
  },
  foodwissen: {
    short: 'BVL',
    name: 'Bundesamt für Verbraucherschutz und Lebensmittelsicherheit, by foodwissen.de, Paprika Gewicht',
    version: null,
    url: 'https://foodwissen.de/paprika-gewicht/',
  },
  volksstimme: {
    short: 'Volksstimme',
    name: 'Volksstimme, Diese dicke Kartoffel bringt fast 1,4 Kilogramm auf die Waage',
    version: null,
    url: 'https://www.volksstimme.de/lokal/stendal/diese-dicke-kartoffel-bringt-fast-1-4-kilogramm-auf-die-waage-4119630',
  },
  donporque: {
    short: 'Don Porqué',
    name: 'Don Porqué, ¿Cuánto pesa una patata?',
    version: null,
    url: 'https://donporque.com/cuanto-pesa-una-patata',
  },
  exquisine: {
    short: 'exquisine',
    name: 'exquisine, Lebensmittellexikon',
    version: null,
    url: 'http://www.exquisine.de/net/veg/fruehlingszwiebel.htm',
  },
  inao: {
    short: 'INAO',
    name: 'Institut national de l’origine et de la qualité, Camembert de Normandie',
    version: '2022',
    url: 'http://www.inao.gouv.fr/produit/4204',
  },
  gastronomiaYCia: {
    short: 'Gastronomía & Cía',
    name: 'Gastronomía & Cía, ¿Cuánto pesa una nuez de mantequilla?: two walnuts and their weight in butter',
    version: null,
    url: 'https://gastronomiaycia.com/cuanto-pesa-una-nuez-de-mantequilla/amp',
  },
  herbMedicine: {
    short: 'Herb Medicine Indonesia',
    name: 'Herb Medicine Indonesia, How much do 5 bay leaves weigh?',
    version: null,
    url: 'https://herbmedicineindonesia.com/spices/how-much-do-5-bay-leaves-weigh-in-grams/',
  },
  referenceThyme: {
    short: 'Reference.com',
    name: 'Reference.com, How much is a sprig of thyme?',
    version: null,
    url: 'https://www.reference.com/world-view/much-sprig-thyme-4be3bf0958cd92ce',
  },
  sauceAndBites: {
    short: 'Sauce & Bites',
    name: 'Sauce & Bites, How many teaspoons equal a sprig of rosemary?',
    version: null,
    url: 'https://sauceandbites.com/?p=39619',
  },
  ntroPork: {
    short: 'NTRO',
    name: 'NTRO, How many cups is 4 oz of pulled pork?',
    version: null,
    url: 'https://ntro.it.com/how-many-cups-is-4-oz-of-pulled-pork-a-complete-guide',
  },
  birdsEyeChiles: {
    short: 'CooksInfo',
    name: 'CooksInfo, Birds Eye chile peppers',
    version: null,
    url: 'https://www.cooksinfo.com/birds-eye-chile-peppers',
  },
  traderJoes: {
    short: 'Trader Joe’s',
    name: 'Trader Joe’s, Fire roasted diced green chiles',
    version: '2016',
    url: 'https://www.traderjoes.com/digin/post/fire-roasted-diced-green-chiles',
  },
  ntroGinger: {
    short: 'NTRO',
    name: 'NTRO, How much is one small piece of ginger?',
    version: null,
    url: 'https://ntro.it.com/how-much-is-one-small-piece-of-ginger',
  },
  ntro: {
    short: 'NTRO',
    name: 'NTRO, How much is 3 grams of cinnamon?',
    version: null,
    url: 'https://ntro.it.com/how-much-is-3-grams-of-cinnamon-a-complete-guide-to-measurement',
  },
  campbells: {
    short: 'Campbell’s Kitchen',
    name: 'Campbell’s Kitchen, Brie & Walnut Tartlets',
    version: null,
    url: 'http://www.campbellskitchen.com/recipes/brie-and-walnut-tartlets-50017',
  },
  uRass: {
    short: 'u-rass',
    name: 'u-rass, Baguette',
    version: '2010',
    url: 'http://u-rass.blogspot.com/2010/08/baguette.html',
  },
  lasagnaNoodles: {
    short: 'The Cooking Facts',
    name: 'The Cooking Facts, How many lasagna noodles are in a 1-pound box',
    version: null,
    url: 'https://thecookingfacts.com/how-many-lasagna-noodles-are-in-a-1-pound-box',
  },
} as const satisfies Record<string, Source>;
