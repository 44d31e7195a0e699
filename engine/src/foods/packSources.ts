import type { Source } from './source.ts';

/** The sources of packs, pieces and mirin: makers, and recipes or tables that print what is counted with its weight. */
export const PACK_SOURCES = {
  cojicaji: {
    short: 'Cojicaji',
    name: 'Cojicaji',
    url: 'https://cojicaji.jp/cooking/cooking-tips/2447',
  },
  mesLiens: {
    short: 'mes-liens-favoris.net',
    name: 'mes-liens-favoris.net, Poids d’un morceau de sucre ?',
    url: 'https://mes-liens-favoris.net/?p=1791',
  },
  smae: {
    short: 'SMAE',
    // In a copy that names no edition
    name: 'Sistema Mexicano de Alimentos Equivalentes',
    url: 'https://github.com/LobsangLeonardo/Alimentos-vue',
  },
  ibge: {
    short: 'IBGE',
    // In a copy
    name: 'IBGE, Tabela de medidas referidas para os alimentos consumidos no Brasil',
    version: '2008–2009',
    url: 'https://github.com/NutriXpertPro/Nutri-2.0',
  },
  nicolas: {
    short: 'La cuisine de Nicolas',
    name: 'La cuisine de Nicolas: Monique Ranou',
    version: '2023',
    url: 'https://lacuisinedenicolas.fr/soyez-prudents-les-lardons-commercialises-en-france-font-lobjet-dun-rappel-en-raison-de-la-presence-de-fragments-dos-veuillez-verifier-vos-achats',
  },
  royal: {
    short: 'Royal',
    name: 'Royal',
    url: 'https://www.postresroyal.es',
  },
  levital: {
    short: 'Levital',
    name: 'Levital',
    url: 'https://levital.blog',
  },
  dumont: {
    short: 'dumontweb.com',
    name: 'Conversions des unités usuelles en pâtisserie',
    url: 'https://patisserie.dumontweb.com/bonasavoir/conversions-usuelles.html',
  },
  meinado: {
    short: 'meinado.fr',
    name: 'Meinado, Levure boulangère sèche',
    url: 'https://meinado.fr/?p=1518',
  },
  ingenieusePatisserie: {
    short: 'Ingénieuse Pâtisserie',
    name: 'Ingénieuse Pâtisserie, Calcul de quantités',
    url: 'https://ingenieusepatisserie.com/calcul-de-quantites-comment-faire-quand-je-nai-pas-de-balance/',
  },
  comptoirAuthentique: {
    short: 'Le Comptoir Authentique',
    name: 'Le Comptoir Authentique, Mesures et équivalences',
    url: 'https://lecomptoirauthentique.com/bonnes-idees-astuces-et-conseils-culinaires/mesures-et-equivalences',
  },
  eatDe: {
    short: 'eat.de',
    name: 'eat.de, Wie viel wiegt 1 Stück Butter?',
    url: 'https://eat.de/magazin/wie-viel-wiegt-1-stueck-butter/',
  },
  chclt: {
    short: 'chclt.net',
    name: 'chclt.net, Tafelgrößen',
    url: 'http://de.chclt.net/schokolade-tafelgroessen',
  },
  outTheBlue: {
    short: 'Out the Blue',
    name: 'Out the Blue, Der einfachste Kuchen der Welt',
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
    name: 'Kochen mit Jochen',
    url: 'https://github.com/sumpfeule/kochen-mit-jochen',
  },
  skoenig: {
    short: 'skoenig',
    name: 'skoenig, Kochbuch',
    url: 'https://github.com/skoenig/kochbuch',
  },
  allrecipes: {
    short: 'Allrecipes',
    name: 'Allrecipes',
    url: 'https://www.allrecipes.com',
  },
  cloveGarden: {
    short: 'Clove Garden',
    name: 'Clove Garden, Artichoke hearts',
    version: '2019',
    url: 'http://www.clovegarden.com/ingred/dy_artihrtz.html',
  },
  publicDomainRecipes: {
    short: 'Public Domain Recipes',
    name: 'Public Domain Recipes',
    url: 'https://github.com/ronaldl29/public-domain-recipes',
  },
  pcotera: {
    short: 'pcotera',
    name: 'pcotera',
    url: 'https://github.com/pcotera/pcotera.github.io',
  },
  profeco: {
    short: 'Profeco',
    name: 'Profeco / El Mañana',
    version: '2020',
    url: 'https://www.elmanana.com/profeco-alerta-por-tres-marcas-de-mantequilla-que-no-lo-son-alimentos-consejos-aceite/5103441',
  },
  profecoTuna: {
    short: 'Profeco',
    name: 'Profeco / El Heraldo de México',
    version: '2023',
    url: 'https://heraldodemexico.com.mx/tendencias/2023/5/4/atun-en-lata-marcas-baratas-que-tienen-mas-soya-que-atun-alerta-profeco-457321.html',
  },
  ocu: {
    short: 'OCU',
    name: 'OCU / Menorca.info',
    version: '2023',
    url: 'https://amp.menorca.info/actualidad/dudas-respuestas/2023/06/06/1951415/ocu-estas-son-mejores-latas-atun-del-supermercado.html',
  },
  doclion: {
    short: 'doclion',
    name: 'doclion, einfache Rezepte',
    url: 'https://github.com/doclion/einfache-rezepte',
  },
  benitomanuel: {
    short: 'benitomanuel',
    name: 'benitomanuel, recetas',
    url: 'https://github.com/benitomanuel/recetas',
  },
  bertrandLenclos: {
    short: 'Recettes de famille',
    name: 'Bertrand Lenclos, Recettes de famille',
    url: 'https://github.com/BertrandLenclos/recettesdefamille-livre',
  },
  guitehub: {
    short: 'GuiteHub',
    name: 'GuiteHub, cahier de recettes: équivalences',
    url: 'https://github.com/guitehub/guitehub.github.io',
  },
  zeVinci: {
    short: 'ZeVinci',
    // Recipes of a cookbook in French that print what is counted beside its weight
    name: 'ZeVinci, recettes',
    url: 'https://github.com/ZeVinci/recettes',
  },
  m4nur0ssi: {
    short: 'm4nur0ssi',
    name: 'm4nur0ssi, site de cuisine',
    url: 'https://github.com/m4nur0ssi/Ag---Projet-site-cuisine',
  },
  naereen: {
    short: 'Naereen',
    name: 'Naereen, cuisine',
    url: 'https://github.com/Naereen/cuisine',
  },
  reiskoch: {
    short: 'Der Reiskoch',
    name: 'Der Reiskoch',
    url: 'https://github.com/Der-Reiskoch/der-reiskoch-public-de',
  },
  shiftyChevre: {
    short: 'Shifty Chevre',
    name: 'Shifty Chevre, How much is a bunch of sage?',
    url: 'https://shiftychevre.com/how-much-is-a-bunch-of-sage',
  },
  polymars: {
    short: 'polymars.fr',
    name: 'polymars.fr, Poids potiron: tableau, rendement, portions',
    url: 'https://polymars.fr/poids-potiron-tableau-rendement-portions',
  },
  canadianLiving: {
    short: 'Canadian Living',
    name: 'Canadian Living, Fruits and vegetables: a buying guide',
    url: 'http://www.canadianliving.com/health/nutrition/fruits_and_vegetables_a_buying_guide_3.php',
  },
  howMuchIsIn: {
    short: 'How Much Is In',
    name: 'How Much Is In',
    url: 'http://www.howmuchisin.com/produce_converters',
  },
  reference: {
    short: 'Reference.com',
    name: 'Reference.com, What is a bunch of basil equal to?',
    url: 'https://www.reference.com/world-view/bunch-basil-equal-435c3717b9526920',
  },
  flavoryCooking: {
    short: 'Flavory Cooking',
    name: 'Flavory Cooking, How much is a bunch of parsley chopped?',
    url: 'https://flavorycooking.com/?p=53630',
  },
  niftyChef: {
    short: 'Nifty Chef, USDA',
    name: 'Nifty Chef, Equivalents',
    url: 'http://niftychef.com/13-blogs/charts/3-equivalents',
  },
  grammages: {
    short: 'Tables de grammages',
    name: 'Tables de grammages: poids moyen brut d’une pièce',
    url: 'https://studylibfr.com/doc/7556044/grammages-2',
  },
  canettes: {
    short: 'Getränkedose',
    name: 'Wikipedia, Getränkedose',
    url: 'https://defr.abcdef.wiki/wiki/Getr%C3%A4nkedose',
  },
  guichetDuSavoir: {
    short: 'Guichet du savoir',
    name: 'Guichet du savoir, le poids d’une baguette',
    url: 'https://www.guichetdusavoir.org/question/voir/134540',
  },
  thuOnline: {
    short: 'THU Online',
    name: 'THU Online, How many vanilla beans in 8 oz',
    url: 'https://thuonline.com/how-many-vanilla-beans-in-8-oz',
  },
  charcuteries: {
    short: 'lescharcuteries.fr',
    name: 'Les charcuteries en clair, Énergie et apports nutritionnels par portion',
    url: 'https://www.lescharcuteries.fr/sante-nutrition/les-charcuteries-en-clair/',
  },
  fastfood: {
    short: 'fastfood.fr',
    name: 'fastfood.fr, Le nombre de morceaux de sucre dans un burger',
    url: 'https://fastfood.fr/nombre-morceaux-sucre-burger',
  },
  ukma: {
    short: 'UKMA',
    name: 'UK Metric Association, How much to buy',
    url: 'https://ukma.org.uk/practical-help/cooking/how-much-to-buy/',
  },
  interfel: {
    short: 'Interfel',
    name: 'Interfel, Les fruits et légumes frais: aubergine',
    url: 'http://www.lesfruitsetlegumesfrais.com/fruits-legumes/legumes-fruits/aubergine/print',
  },
  foodwissen: {
    short: 'BVL',
    // By the Bundesamt für Verbraucherschutz und Lebensmittelsicherheit
    name: 'foodwissen.de, Paprika Gewicht',
    url: 'https://foodwissen.de/paprika-gewicht/',
  },
  volksstimme: {
    short: 'Volksstimme',
    name: 'Volksstimme',
    url: 'https://www.volksstimme.de/lokal/stendal/diese-dicke-kartoffel-bringt-fast-1-4-kilogramm-auf-die-waage-4119630',
  },
  donporque: {
    short: 'Don Porqué',
    name: 'Don Porqué, ¿Cuánto pesa una patata?',
    url: 'https://donporque.com/cuanto-pesa-una-patata',
  },
  verPueblos: {
    short: 'VerPueblos',
    name: 'VerPueblos, Cebolla: características',
    url: 'https://www.verpueblos.com/usuario/93946/mensajes/15001/51',
  },
  preelaboraciones: {
    short: 'Preelaboraciones',
    name: 'Preelaboraciones, Hortalizas de fruto: calabacín',
    url: 'http://preelaboracionescocinaies.blogspot.com/2010/03/hortalizas-de-frutocalabacin.html',
  },
  exquisine: {
    short: 'exquisine',
    name: 'exquisine, Lebensmittellexikon',
    url: 'http://www.exquisine.de/net/veg/fruehlingszwiebel.htm',
  },
  liebherr: {
    short: 'Liebherr',
    name: 'Liebherr, FreshMAG: Zucchini',
    url: 'https://blog.liebherr.com/hausgeraete/at/lebensmittel/zucchini-2',
  },
  danielaMulle: {
    short: 'danielamulle.at',
    name: 'Daniela Mulle',
    url: 'https://github.com/okonet/danielamulle.at',
  },
  mrScrawley: {
    short: 'mr-scrawley',
    name: 'mr-scrawley, Rezeptsammlung',
    url: 'https://github.com/mr-scrawley/Rezeptsammlung',
  },
  patrickElmer: {
    short: 'PatrickElmer',
    name: 'PatrickElmer, Rezepte',
    url: 'https://github.com/PatrickElmer/rezepte',
  },
  inao: {
    short: 'INAO',
    name: 'INAO, Camembert de Normandie',
    version: '2022',
    url: 'http://www.inao.gouv.fr/produit/4204',
  },
  reblochon: {
    short: 'INAO',
    name: 'INAO, Reblochon',
    version: '2014',
    url: 'https://docslib.org/doc/6866727/cahier-des-charges-de-lappellation-dorigine-%C2%AB-reblochon',
  },
  match: {
    short: 'supermarchesmatch.fr',
    name: 'Supermarchés Match, Le magret de canard',
    url: 'http://www.supermarchesmatch.fr/content/861-idees-de-saison-magret-de-canard?tpl=saisondetails',
  },
  qooq: {
    short: 'QOOQ',
    name: 'QOOQ, Cuisse de poulet',
    url: 'https://qooq.com/ingredients/cuisses-de-poulet',
  },
  gastronomiaYCia: {
    short: 'Gastronomía & Cía',
    name: 'Gastronomía & Cía, ¿Cuánto pesa una nuez de mantequilla?',
    url: 'https://gastronomiaycia.com/cuanto-pesa-una-nuez-de-mantequilla/amp',
  },
  abcColor: {
    short: 'ABC Color',
    name: 'ABC Color, Un chorrito de aceite',
    url: 'https://abc.com.py/articulos/un-chorrito-de-aceite-227872.html',
  },
  herbMedicine: {
    short: 'Herb Medicine Indonesia',
    name: 'Herb Medicine Indonesia, How much do 5 bay leaves weigh?',
    url: 'https://herbmedicineindonesia.com/spices/how-much-do-5-bay-leaves-weigh-in-grams/',
  },
  referenceThyme: {
    short: 'Reference.com',
    name: 'Reference.com, How much is a sprig of thyme?',
    url: 'https://www.reference.com/world-view/much-sprig-thyme-4be3bf0958cd92ce',
  },
  sauceAndBites: {
    short: 'Sauce & Bites',
    name: 'Sauce & Bites, How many teaspoons equal a sprig of rosemary?',
    url: 'https://sauceandbites.com/?p=39619',
  },
  ntroPotatoes: {
    short: 'NTRO',
    name: 'NTRO, What is one serving of hash browns?',
    url: 'https://ntro.it.com/what-is-one-serving-of-hashbrowns',
  },
  ntroPork: {
    short: 'NTRO',
    name: 'NTRO, How many cups is 4 oz of pulled pork?',
    url: 'https://ntro.it.com/how-many-cups-is-4-oz-of-pulled-pork-a-complete-guide',
  },
  birdsEyeChiles: {
    short: 'CooksInfo',
    name: 'CooksInfo, Birds Eye chile peppers',
    url: 'https://www.cooksinfo.com/birds-eye-chile-peppers',
  },
  guajillos: {
    short: 'CooksInfo',
    name: 'CooksInfo, Guajillo chile peppers',
    url: 'https://www.cooksinfo.com/guajillo-chile-peppers',
  },
  ntro: {
    short: 'NTRO',
    name: 'NTRO, How much is 3 grams of cinnamon?',
    url: 'https://ntro.it.com/how-much-is-3-grams-of-cinnamon-a-complete-guide-to-measurement',
  },
  lasagnaNoodles: {
    short: 'The Cooking Facts',
    name: 'The Cooking Facts, How many lasagna noodles are in a 1-pound box',
    url: 'https://thecookingfacts.com/how-many-lasagna-noodles-are-in-a-1-pound-box',
  },
  bcDairy: {
    short: 'BC Dairy',
    name: 'BC Dairy',
    url: 'https://bcdairy.ca/butter-the-secret-of-converting-measurements/',
  },
  diarioPopular: {
    short: 'Diario Popular',
    name: 'Diario Popular',
    version: '2024',
    url: 'https://www.diariopopular.com.ar/economia/argentina-tambien-la-manteca-mas-cara-del-mundo-n789855',
  },
  elDinamo: {
    short: 'El Dínamo',
    name: 'El Dínamo',
    version: '2025',
    url: 'https://www.eldinamo.cl/gastronomia/resenas/2025/07/28/nunca-solita/',
  },
  laRepublica: {
    short: 'La República',
    name: 'La República',
    version: '2023',
    url: 'https://larepublica.pe/amp/economia/2023/05/12/gloria-sube-en-s040-su-tarro-azul-pese-a-bajar-el-contenido-aspec-leche-evaporada-indecopi-122940',
  },
  memys: {
    short: 'NCh1376',
    // Of the Norma Chilena NCh1376.Of78
    name: 'Me & Mys Huevo',
    url: 'https://memyshuevo.cl/blogs/news/clasificacion-de-los-huevos',
  },
} as const satisfies Record<string, Source>;
