/** Where figures were published. */
export interface Source {
  short: string;
  name: string;
  version: string | null;
  url: string;
}

/** The sources of what shops pack: makers, and recipes or tables that print a packet with its weight. */
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
} as const satisfies Record<string, Source>;
