import { en as foods } from '../foodWords/en.ts';
import type { RecipeWords } from './recipeWords.ts';

export const en: RecipeWords = {
  foods,
  measures: {
    cup: 'cup,cups,cupful,cupfuls,cup measures,metric cup,metric cups,us cup,us cups,teacup,teacups,teacupful,cps',
    tbsp: 'tbsp,tbsps,tbs,tbl,tb,tbls,tblsp,tblsps,tblspn,tbspn,tbps,tabsp,tablespoon,tablespoons,tablespoonful,tablespoonfuls,tablespoonsful,table spoon,table spoons,table spoonful,table spoonfuls,tablesp,tablespn,big spoon,soup spoon,soup spoons,soupspoon,soupspoons,tablepoon,tablespooon',
    dessertspoon:
      'dessertspoon,dessertspoons,dessert spoon,dessert spoons,dessertspoonful,dessertspoonfuls,dessert spoonful,dsp,dsps,dstspn,dsrtspn,dessertsp',
    tsp: 'tsp,tsps,teaspoon,teaspoons,teaspoonful,teaspoonfuls,teaspoonsful,tea spoon,tea spoons,tea spoonful,teasp,teaspn,tspn,tspns,ts,coffee spoon,coffeespoon,teapoon,teaspon',
    ml: 'ml,mls,millilitre,millilitres,milliliter,milliliters,cc,mil',
    cl: 'cl,centilitre,centilitres,centiliter,centiliters',
    dl: 'dl,decilitre,decilitres,deciliter,deciliters',
    l: 'l,lt,ltr,ltrs,litre,litres,liter,liters',
    fl_oz: 'fl oz,fl ozs,floz,fluid ounce,fluid ounces,fluid oz,fl ounce,fl ounces,oz fl,us fl oz,imp fl oz',
    pint: 'pint,pints,pt,pts',
    quart: 'quart,quarts,qt,qts',
    gallon: 'gallon,gallons,gal,gals',
    mg: 'mg',
    g: 'g,gs,gr,grs,gm,gms,gram,grams,gramme,grammes,gramms',
    kg: 'kg,kgs,kilo,kilos,kilogram,kilograms,kilogramme,kilogrammes',
    oz: 'oz,ozs,ounce,ounces,onz',
    lb: 'lb,lbs,pound,pounds,pd',
    stick: 'stick,sticks',
    gill: 'gill,gills',
    go: 'go of,rice cooker cup,rice cooker cups,ricecooker cup,ricecooker cups,japanese rice cup,japanese rice cups',
  },
  exact: { T: 'tbsp', t: 'tsp', C: 'cup', c: 'cup', Tb: 'tbsp', gō: 'go' },
  counted: {
    can: 'can,cans,tin,tins,tinned',
    jar: 'jar,jars,pot,pots,tub,tubs',
    bottle: 'bottle,bottles',
    package:
      'package,packages,packet,packets,pack,packs,pkg,pkgs,pkt,pkts,envelope,envelopes,sachet,sachets,pouch,pouches,carton,cartons,box,boxes,container,containers,bag,bags,punnet,punnets,tray,trays,tube,tubes',
    clove: 'clove,cloves',
    slice: 'slice,slices,rasher,rashers,strip,strips',
    sprig: 'sprig,sprigs,twig,twigs',
    stalk: 'stalk,stalks,rib,ribs',
    bunch: 'bunch,bunches,head,heads,bouquet',
    handful: 'handful,handfuls,handfull',
    pinch:
      'pinch,pinches,dash,dashes,splash,splashes,drizzle,drop,drops,shake,shakes,grind,grinds,grinding,twist,twists,smidgen,crack,sprinkle,sprinkling,glug,glugs,squeeze,dusting,dollop,dollops,squirt',
    knob: 'knob,knobs,lump,lumps,scoop,scoops,spoon,spoons,spoonful,spoonfuls,ladle,ladles,ladleful',
    piece:
      'piece,pieces,pc,pcs,block,blocks,bar,bars,ball,balls,cube,cubes,chunk,chunks,sheet,sheets,wedge,wedges,square,squares,round,rounds,portion,portions,serving,servings,loaf,loaves,fillet of,thumb,nub,jigger,jiggers,shot,shots,part,parts,measure,measures',
    glass: 'glass,glasses,wineglass,wineglasses,wineglassful,mug,mugs,bowl,bowls,tumbler',
    leaf: 'leaves,leaf',
  },
  lengths: {
    mm: 'mm,millimeter,millimeters,millimetre,millimetres',
    cm: 'cm,cms,centimeter,centimeters,centimetre,centimetres',
    inch: 'inch,inches',
  },
  numbers: {
    '1 dozen': 12,
    '1 doz': 12,
    '2 doz': 24,
    '2 dozen': 24,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    half: 0.5,
    'half a': 0.5,
    'half an': 0.5,
    'a half': 0.5,
    'one half': 0.5,
    'one half a': 0.5,
    'half of a': 0.5,
    'half of an': 0.5,
    'a half of': 0.5,
    'one half of a': 0.5,
    quarter: 0.25,
    'a quarter': 0.25,
    'quarter of a': 0.25,
    'a quarter of a': 0.25,
    'a quarter of an': 0.25,
    'one quarter': 0.25,
    'one fourth': 0.25,
    'a fourth': 0.25,
    'quarter of an': 0.25,
    'one quarter of a': 0.25,
    'three quarters': 0.75,
    'three fourths': 0.75,
    'three quarters of a': 0.75,
    'three quarters of an': 0.75,
    'three quarter': 0.75,
    'a third': 1 / 3,
    'one third': 1 / 3,
    'a third of a': 1 / 3,
    'one third of a': 1 / 3,
    'two thirds': 2 / 3,
    'two thirds of a': 2 / 3,
    'one eighth': 0.125,
    'an eighth': 0.125,
    'an eighth of a': 0.125,
    dozen: 12,
    doz: 12,
    'a dozen': 12,
    'one dozen': 12,
    'half a dozen': 6,
    'half dozen': 6,
    'a half dozen': 6,
    'two dozen': 24,
    'a couple': 2,
    'a couple of': 2,
    couple: 2,
    'couple of': 2,
    'a pair of': 2,
  },
  articles: 'a,an',
  andParts: {
    'and a half': 0.5,
    'and one half': 0.5,
    'and half': 0.5,
    'and a quarter': 0.25,
    'and one quarter': 0.25,
    'and three quarters': 0.75,
    'and a third': 1 / 3,
    'and one third': 1 / 3,
    'and two thirds': 2 / 3,
  },
  and: 'and',
  range: 'to,or,till',
  between: 'between',
  plus: 'plus,and,with an additional,with',
  or: 'or,i e,ie,equals,equal to,eq to',
  times: 'x,by',
  about:
    'about,around,approx,approximately,appr,roughly,circa,ca,c,some,nearly,almost,just under,just over,over,under,up to,at least,at most,maximum,minimum,max,min,scant,generous,good,add,use,only,exactly,weighing,total of,a total of,another,further,extra,plus,enough,say',
  modifiers:
    'level,heaped,heaping,rounded,scant,scanty,generous,good,packed,firmly packed,lightly packed,loosely packed,well packed,firmly,lightly,loosely,full,flat,large,small,medium,big,heaped up,standard,metric,us,imperial,australian,uk,brimming,overflowing,hearty,mounded,tightly packed,slightly,very,smallish,largish,half filled,tiny,nice,fat,healthy,little,short,single,whole,american',
  after: 'level,heaped,heaping,rounded,scant,generous,worth,each,measures,full',
  sizes:
    'large,medium,small,big,little,extra large,extra,xl,medium sized,medium size,large sized,small sized,good sized,jumbo,mini,baby,fat,thick,thin,whole,sized,size,tiny,huge,boneless,skinless,bone in,skin on,ripe,fresh,firm,hot,cold,warm,crisp,tart,lean,dried,dry,raw,plump',
  vague:
    'a little,little,some,a few,few,several,a bit of,a bit,a good bit of,a lot of,lots of,plenty of,plenty,enough,a generous amount of,as much,any,your favorite,your favourite,additional,more,extra,a touch of',
  of: 'of,of the',
  afterFood:
    'and,then,to,into,onto,in,over,on,with,until,till,for,from,at,while,when,if,but,plus,evenly,together,alternately,gradually,slowly',
  notUnits:
    'part skim,round steak,round roast,rib eye,rib steak,rib roast,ribeye,strip steak,strip steaks,strip loin,cube steak,cube steaks,pot roast,chunk light,chunk tuna,leaf lettuce,leaf lard,pot stickers,head cheese,box mix,bar soap,crack shrimp',
  the: 'the,your,a,an',
  each: 'at,each,of,about,weighing,approx,around',
  apiece: 'each,apiece,a piece,per piece,ea,per can,per fillet',
  parts:
    'juice of,the juice of,zest of,the zest of,juice and zest of,zest and juice of,finely grated zest of,grated zest of,rind of,grated rind of,peel of,juice from,zest from,the whites of,whites of,yolks of,the yolks of,the whites only of,lemon juice from,seeds from,seeds of,leaves from,meat from,lime juice from,orange juice from,kernels from,the rind of,the grated rind of,freshly squeezed juice of,the grated rind and juice of,finely grated rind of,pulp of',
  optional:
    'optional,optionally,optionnal,if desired,if using,opt,for serving,to serve,to garnish,garnish,for garnish,for the top,topping',
  tails:
    'for,to taste,to serve,to garnish,to cover,to finish,to decorate,to sprinkle,to drizzle,to dust,to grease,to brush,to fry,to coat,to make,to use,to top,to bind,to thicken,to mix,to glaze,plus,divided,optional,or more,or less,or to taste,or so,or as,or alternatively,or any,or other,or your,or you,or other such,or some,or even,or whatever,such as,like,as needed,as required,as necessary,at room temperature,room temperature,if,cut into,cut in,cut lengthwise,cut up,sliced into,chopped into,cubed into,broken into,torn into,without,preferably,i used,i use,e g,eg,see,by,about,approx,approximately,around,weighing,each,depending,which,that,more,until,per,taken,on top,according,including,total,worth,washed,i prefer,ideally,not,left,with its,well drained,because,so,but',
  inNames: '',
  prepared:
    'chopped,diced,sliced,minced,grated,shredded,crushed,peeled,cubed,melted,softened,beaten,sifted,drained,rinsed,halved,quartered,mashed,crumbled,trimmed,seeded,deseeded,cored,pitted,torn,julienned,toasted,chilled,thawed,washed,cleaned,squeezed,separated,packed,divided,cut,finely,roughly,coarsely,thinly,thickly,freshly,lightly,well,very,fine,and,then,whisked,warmed,cooled,zested,juiced,stemmed,deveined,shelled,strained,boned,skinned,scrubbed,soaked,picked,sieved,snipped,slivered,optional,defrosted,beaten,unpeeled,refrigerated,cooked,dissolved,bruised,smashed,pounded,split,removed,shaved,chunked,ground,hulled,sized,finley,slightly',
  changes:
    'dried,mashed,cooked,ground,slivered,shaved,crushed,pureed,candied,powdered,roasted,toasted,smoked',
  heads:
    'milk,jam,jelly,juice,oil,flour,stock,broth,bouillon,syrup,vinegar,cheese,sauce,paste,powder,extract,puree,preserves,marmalade,butter,cream,creamer,yogurt,yoghurt,sugar,liqueur,seeds,chips,meal,bran,sausage,wine,concentrate,zest,peel,essence,compote,curd,spread,nectar,starch,noodles,bread,crumbs,cookies,crackers,chutney,flakes,sorbet,tea,kefir,brandy,schnapps,crisps,pulp,fat,drippings,gelatin,pudding,granules',
  complete:
    'water,honey,margarine,lard,ghee,shortening,mayonnaise,mayo,beer,molasses,treacle,ketchup,buttermilk,salt,cornstarch,cornflour,rum,whiskey,cognac,bourbon,vodka,sherry,marsala,vermouth,egg',
  kinds: 'red,green,yellow,white,black,brown,dried,dry,sweet,unsalted,salted,smoked,light,dark',
  cuts: 'slices,chunks,strips,cubes,rings,wedges,pieces,dice,halves,quarters,rounds,matchsticks,batons,florets,half moons,slivers',
  trimsPrepared: true,
  headingStart:
    'for the,for,to make the,to serve,to garnish,to finish,to decorate,for serving,for garnish,for topping',
  headings:
    'ingredients,topping,toppings,filling,frosting,icing,glaze,dressing,sauce,marinade,garnish,crust,dough,batter,optional,base,streusel,crumble,for serving,to serve,assembly,spice mix,rub,syrup,decoration,salad,wet ingredients,dry ingredients,wet,dry,seasoning,brine,cake,gravy,stuffing,main ingredients,other,extras,layer',
  degrees: 'degrees,degree,deg,degs',
  celsius: 'c,celsius,centigrade,celcius',
  fahrenheit: 'f,fahrenheit,farenheit,fahrenheight',
  gasBefore: 'gas,mark,gas mark,gm,thermostat,setting,speed,power,level,regulo,step,serves,makes',
  timeUnits:
    'minutes,minute,min,mins,hours,hour,hr,hrs,h,seconds,second,sec,secs,days,day,weeks,week,months,month,years,year,watt,watts,w,kw,calories,calorie,kcal,cal,kj,rpm,people,persons,servings,times,century,th,st,nd,rd,pm,am',
  percent: 'percent,per cent,pc',
  ovenWords:
    'fan,fan oven,fan forced,fan bake,fan assisted,convection,conventional,gas,gas mark,mark,electric,about,or,approx,approximately,in a,for a,oven,ovens,non fan,static,equals,is,i e,forced,assisted,around,roughly,for,a',
  differenceAfter:
    'above,below,higher,lower,less,more,hotter,cooler,difference,differential,angle,turn,over,under,colder,warmer,off,apart,of difference,rotation',
  differenceBefore:
    'by,rotate,turn,reduce by,lower by,increase by,rise by,another,difference of,within,angle of',
  ovenNear: 'bake,baked,baking,oven,preheat,preheated,preheating,roast,roasting,heat,broil',
  ovenAt: 'at,to',
  ovenThen: 'for,until,and,then,about,approximately,or,till,while,before,on,in',
  heatOven:
    'oven,ovens,bake,bakes,baked,baking,roast,roasts,roasted,roasting,broil,broiled,broiler,air fryer,gas mark,fan forced,convection',
  heatProbe:
    'internal temperature,internal temp,thermometer,reads,registers,reaches,fry,fries,fried,frying,deep fry,deep fried,deep frying,fryer,deep fryer,soft ball,firm ball,hard ball,soft crack,hard crack,thread stage,smoke point,smoking point',
  heatPot:
    'oil,fat,lard,shortening,sugar,syrup,caramel,candy,fudge,toffee,brittle,jam,jelly,honey,water,milk,custard,chocolate,marshmallow',
  pans: 'pan,pans,dish,dishes,tin,tins,sheet,tray,skillet,casserole,baking,mold,mould,rectangle,pyrex,glass,square,greased,cake,loaf,brownie,roasting',
  every: 'every,an,one,a,per',
  lengthAfter:
    'thick,wide,long,deep,high,tall,pan,round,square,dish,tin,cubes,cube,pieces,piece,slices,slice,chunks,strips,rounds,lengths,thickness,diameter,across,apart,cake,springform,skillet,dice,balls,circle,circles,squares,x,by,of water,from,below,above,baking,loaf,sticks,ring,plate,tart,pie,in diameter,batons,knob,diagonally,matchsticks,off',
  lineOnly: 'c,t,ts,tb,mil,min,pd,gs,gill,pt',
  typeBefore: 'type,no,number,size,size no,nr,tipo',
  common:
    'the,and,of,with,into,until,for,cup,cups,oven,add,minutes,chopped,butter,sugar,flour,salt,tablespoon,tablespoons,teaspoon,tsp,tbsp,bake,heat,mix,or,to,in,a,pepper,water,oil,eggs,egg,fresh,large,ground',
  sections: {
    ingredients:
      'ingredients,you will need,what you need,what youll need,shopping list,ingredient list,for the ingredients',
    steps:
      'directions,instructions,method,preparation,steps,how to make it,how to make,procedure,cooking instructions,preparation method,to make,the method,cooking',
    notes:
      'notes,note,tips,tip,cooks notes,recipe notes,variations,storage,nutrition,nutrition facts,equipment,chefs notes,serving suggestions,substitutions',
    yield: 'serves,servings,yield,yields,makes,portions,serving size,for servings,number of servings,serving',
    time: 'prep time,cook time,cooking time,total time,preparation time,prep,cook,time,ready in,baking time,bake time,active time,resting time,rest time,inactive time,chill time,rising time,total',
  },
  verbs:
    'add,bake,beat,blend,boil,bring,brown,brush,chill,chop,combine,cook,cool,cover,cream,cut,dissolve,divide,drain,drizzle,drop,fill,fold,fry,garnish,grate,grease,grill,heat,in,knead,leave,let,line,make,marinate,mash,meanwhile,melt,mix,once,peel,place,pour,preheat,prepare,press,put,reduce,refrigerate,remove,rinse,roast,roll,rub,saute,season,serve,set,shape,sift,simmer,slice,soak,spoon,spread,sprinkle,steam,stir,strain,take,taste,toast,top,toss,transfer,turn,using,warm,wash,when,whisk,wrap,while,after,start,first,then,next,finally,allow,arrange,assemble,before,repeat,return,spray',
  neutral:
    'large,medium,small,big,extra,sized,size,xl,ripe,cold,warm,warmed,lukewarm,hot,boiling,tepid,cool,chilled,room,temperature,softened,soft,melted,unsalted,salted,finely,thinly,roughly,coarsely,lightly,freshly,firmly,packed,loosely,chopped,sliced,grated,minced,crushed,shredded,diced,cubed,drained,rinsed,toasted,peeled,beaten,sifted,squeezed,mashed,quality,good,best,high,organic,free,range,natural,pure,plain,regular,standard,ordinary,your,favourite,favorite,any,kind,brand,of,the,a,an,fine,thick,level,heaped,frozen,thawed,raw,quartered,halved,pitted,deseeded,seeded,trimmed,cut,into,strips,pieces,cubes,chunks,rounds,set,runny,clear,italian,french,homemade,store,bought,shop,washed,torn,fruity,mild,non gmo,unbleached,divided,heavy duty,fresh,neutral tasting,wild',
};
