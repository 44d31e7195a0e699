import type { CountryId } from '../../kitchens/kitchens.ts';
import type { RecipeLanguage } from './recipeWords.ts';

/**
 * Words that only cooks of one country write, in lists like those of `RecipeWords`. A word that two countries share,
 * such as `plain flour`, is under the one that a recipe without other clues is from. A country's name counts by itself.
 */
export const COUNTRY_WORDS: Readonly<
  Record<RecipeLanguage, Readonly<Partial<Record<CountryId, { said?: string; words: string }>>>>
> = {
  en: {
    us: {
      said: 'us cup,us cups,american cup,american cups',
      words:
        'stick butter,sticks butter,stick of butter,sticks of butter,stick unsalted butter,sticks unsalted butter,stick salted butter,sticks salted butter,stick cold butter,sticks cold butter,all purpose flour,all purpose,confectioners sugar,powdered sugar,heavy cream,heavy whipping cream,half and half,cilantro,scallion,scallions,zucchini,eggplant,eggplants,kosher salt,cornstarch,graham cracker,graham crackers,ground beef,bell pepper,bell peppers,shortening,corn syrup,quart,quarts,arugula,broil,broiler,cookie sheet,baking soda,molasses,fahrenheit,ghirardelli,crisco,jell o,cool whip',
    },
    gb: {
      said: 'imperial pint,imperial pints,uk pint,british',
      words:
        'caster sugar,plain flour,self raising flour,strong white flour,strong bread flour,bicarbonate of soda,bicarb,double cream,single cream,icing sugar,cornflour,courgette,courgettes,aubergine,aubergines,gas mark,black treacle,golden syrup,demerara sugar,sultanas,rocket,minced beef,beef mince,streaky bacon,digestive biscuits,spring onion,spring onions,swede,clingfilm,greaseproof paper,knob of butter,wholemeal flour,mixed spice,stock cube,tea towel,hob,coriander leaves',
    },
    au: {
      said: 'australian,australian cup,australian cups,australian tablespoon,australian tablespoons,20 ml tablespoon,20 ml tablespoons,20 ml tbsp,tablespoon 20 ml,tablespoons 20 ml,tbsp 20 ml',
      words: 'copha,lamington,lamingtons',
    },
    nz: { said: 'new zealand', words: 'kumara,edmonds' },
    ca: { said: 'canadian,canada', words: 'homo milk,butter tart,butter tarts' },
    in: {
      said: 'indian cup',
      words: 'maida,atta,besan,jaggery,hing,methi,rava,sooji,suji,poha,toor dal,urad dal,chana dal,desi ghee',
    },
    jp: { said: 'japanese cup,japanese cups,rice cooker cup', words: 'kombu,katakuriko,oosaji,kosaji' },
  },
  fr: {
    us: { said: 'cup,cups,tasse us,tasses us,tasse américaine,tasses américaines', words: 'fahrenheit' },
    fr: {
      words:
        'levure chimique,sachet de levure,crème fraîche,crème fraîche épaisse,crème liquide,sucre glace,sucre en poudre,sucre semoule,sachet de sucre vanillé,sachets de sucre vanillé,maïzena,farine t45,farine t55,type 45,type 55,thermostat,th,cuillère à café,cuillères à café,lardons,yaourt nature',
    },
    ca: {
      said: 'québec,québécois,québécoise',
      words:
        'farine tout usage,tout usage,poudre à pâte,sucre à glacer,crème 35,crème à cuisson,cuillère à thé,cuillères à thé,c à thé,fécule de maïs,sirop d érable,cassonade,bleuets,soya,po,lb,papier parchemin,lait de beurre,chapelure panko,échalotes françaises,crème sure',
    },
    ch: { said: 'suisse', words: 'dl,vacherin,crème entière,demi crème' },
  },
  de: {
    us: { said: 'cup,cups,us tasse,us tassen,amerikanische tasse,amerikanische tassen', words: 'fahrenheit' },
    de: {
      words:
        'becher,päckchen,pck,schmand,quark,puderzucker,sahne,schlagsahne,hefe,hackfleisch,aprikosen,kartoffeln,tomaten,weinsteinbackpulver',
    },
    at: {
      said: 'österreich,österreichisch',
      words:
        'dag,dekagramm,topfen,schlagobers,obers,sauerrahm,staubzucker,germ,erdäpfel,paradeiser,marille,marillen,faschiertes,ribisel,ribiseln,dotter,mehl glatt,mehl griffig,glattes mehl,griffiges mehl,karfiol,fisolen,kren',
    },
    ch: {
      said: 'schweiz,schweizer',
      words:
        'dl,deziliter,rahm,vollrahm,halbrahm,weissmehl,halbweissmehl,poulet,rüebli,ofenmitte,esslöffel öl,nidel,cherrytomaten',
    },
  },
  es: {
    us: { said: 'cup,cups,taza americana,tazas americanas', words: 'fahrenheit' },
    es: {
      words:
        'nata,nata líquida,nata para montar,levadura royal,levadura química,sobre de levadura,patata,patatas,azúcar glas,aove,aceite de oliva virgen extra,harina de repostería,harina de fuerza,calabacín,judías,guisantes,gambas,melocotón,zumo,vaso,vasos,cazo,maicena,sal gorda,mantequilla en pomada',
    },
    mx: {
      said: 'méxico,mexicano,mexicana',
      words:
        'jitomate,jitomates,crema de leche,crema ácida,media crema,harina de trigo todo uso,harina todo uso,polvo para hornear,polvo de hornear,azúcar glass,piloncillo,elote,elotes,ejotes,chícharos,chile serrano,chile jalapeño,chiles,papa,papas,tortilla de maíz,tortillas de maíz,cacahuate,cacahuates,epazote,calabacita,calabacitas,frijoles,masa harina,queso fresco,barra de mantequilla,chabacano,durazno,duraznos,jugo',
    },
  },
};
