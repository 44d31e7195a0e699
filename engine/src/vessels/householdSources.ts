interface HouseholdSource {
  name: string;
  url: string;
}

/** Sources by their short names. Their full names and URLs are no types that anybody needs. */
const sourceTable = <Name extends string>(sources: Readonly<Record<Name, HouseholdSource>>) => sources;

/** Tables of what vessels hold, by their short names. Apart from the figures, because only pages of foods link to them. */
export const HOUSEHOLD_SOURCES = /* @__PURE__ */ sourceTable({
  Gastronomiac: {
    name: 'Gastronomiac, Contenance et capacité',
    url: 'https://www.gastronomiac.com/ustensiles/contenance-et-capacite/',
  },
  'Gastronomiac, deluxe.fr': {
    name: 'Gastronomiac / deluxe.fr, Équivalences et conversions de volumes',
    url: 'http://blog.deluxe.fr/trucs-astuces-et-elements-de-choix/equivalences-et-conversions-de-volumes.html',
  },
  'Une place pour le dessert': {
    name: 'Une place pour le dessert, Proportions volume - poids',
    url: 'https://www.uneplacepourledessert.com/pages/infos/proportioncalculvaleurs.php',
  },
  'Chef-up': {
    // 15 cl to the brim by synonyme-du-mot.com
    name: 'Chef-up, Mesurer ses ingrédients sans balance',
    url: 'https://chef-up.com/fr/blog/techniques-ustensiles/comment-peser-sans-balance',
  },
  Cocinaria: {
    name: 'Cocinaria, Guía de medidas y equivalencias de cocina',
    url: 'https://www.cocinaria.app/guia-de-cocina',
  },
  'Valencia Noticias': {
    name: 'Valencia Noticias, Tabla de equivalencia de medidas en la cocina',
    url: 'https://valencianoticias.com/cuanto-es-una-cucharadita-tabla-de-equivalencia-de-medidas-en-la-cocina',
  },
  'Valencia Noticias, Alimerka': {
    // 100 ml by Valencia Noticias; 150 ml by Alimerka, which calls a pocillo the cup of coffee
    name: 'Alimerka, Sólidos, medidas y equivalencias',
    url: 'https://www.alimerka.es/somos-saludables/solidos-medidas-y-equivalencias/',
  },
  'Sabor a Tierra y Mar, Vaima': {
    // 150 ml of milk to the brim by Vaima
    name: 'Sabor a Tierra y Mar, La medida de un yogur',
    url: 'https://saboratierraymar.es/receta-del-bizcocho-de-yogur-tradicional/',
  },
  Wikipedia: {
    name: 'Wikipedia, Mokkatasse',
    url: 'https://de.wikipedia.org/wiki/Mokkatasse',
  },
  'Kochkosmos, Wikipedia': {
    // about 120 ml by Wikipedia
    name: 'Kochkosmos, Wieviel ml bzw. Gramm passen in eine Tasse',
    url: 'https://kochkosmos.com/wieviel-ml-bzw-gramm-passen-in-eine-tasse-aufklaerung-tz34',
  },
  Davidis: {
    // 4 water glasses or 8 to 9 wine glasses a liter, or 1/8 l
    name: 'Henriette Davidis, Praktisches Kochbuch',
    url: 'https://www.projekt-gutenberg.org/davidis/kochbuch/chap009.html',
  },
  'glaserei24.com': {
    // 2 or 4 cl in Germany, 6 in Austria too
    name: 'glaserei24.com, Schnapsgläser',
    url: 'http://www.glaserei24.com/trinkglaeser-1-schnapsglaeser-sind-sehr-vielseitig-2010756',
  },
  'Wiener Goscherl': {
    // about 250 ml by zartgrau.at, Häferlkaffee
    name: 'Wiener Goscherl, Häferl',
    url: 'https://www.wienergoscherl.at/haeferl',
  },
  'Pernod Ricard': {
    // one ounce, 30 ml, or twice as much
    name: 'Fundación Pernod Ricard NOLA',
    url: 'https://fundacionpernodricardnola.org/por-que-se-le-llama-caballito',
  },
  'Online Unit Conversion': {
    // 1 to 1.5 US fluid ounces
    name: 'Online Unit Conversion, Shot to jigger',
    url: 'http://www.onlineunitconversion.com/shot_to_jigger.html',
  },
  'Beer & Pub Association': {
    // what the law allows for gin, rum, whisky and vodka
    name: 'British Beer & Pub Association, Weights and Measures',
    url: 'http://www.beerandpub.com/industry-briefings/weights-and-measures',
  },
  'Out the Blue': {
    // the tub of cream, 200 or 250 ml
    name: 'Out the Blue, Der einfachste Kuchen der Welt',
    url: 'https://outtheblue.de/2017/09/25/rezept-der-einfachste-kuchen-der-welt',
  },
  'wein.plus': {
    // 0.25 l, and 0.125 l for an Achtel
    name: 'wein.plus, Viertel (Trinkglas)',
    url: 'https://glossar.wein.plus/viertel-trinkglas',
  },
  'Cité de la gastronomie, Elevating Kitchen': {
    // about 1/4 l; soup ladles of 4 to 8 fl oz
    name: 'Cité de la gastronomie Paris-Rungis, La louche / Elevating Kitchen',
    url: 'https://citegastronomie-parisrungis.com/index.php/souvenirs-gourmands/la-louche',
  },
  'American Can Company': {
    name: 'American Can Company, A Guide to Common Can Sizes / K-State Research and Extension, 2009',
    url: 'https://www2.ljworld.com/news/2009/aug/26/can-sizes-call-translation',
  },
});

export type HouseholdSourceName = keyof typeof HOUSEHOLD_SOURCES;
