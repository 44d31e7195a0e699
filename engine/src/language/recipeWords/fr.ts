import { fr as foods } from '../foodWords/fr.ts';
import type { RecipeWords } from './recipeWords.ts';

export const fr: RecipeWords = {
  foods,
  measures: {
    cup: 'tasse,tasses,cup,cups,tasse a the,tasses a the,t',
    tbsp: 'cuillere a soupe,cuilleres a soupe,cuilleree a soupe,cuillerees a soupe,cuiller a soupe,cuillers a soupe,cuill a soupe,cuil a soupe,cuilere a soupe,cuilleres soupe,cuillere soupe,cuillere de soupe,cuilleres de soupe,cuilleres a s,cuillere a s,cuill a s,cuil a s,cuill soupe,cuil soupe,c a soupe,c a s,c soupe,cas,cs,c s,cass,cuillere a table,cuilleres a table,c a table,cuil a table,cuill a table,cuil s,cuill s,cuilleres a bouche,cuillere a bouche,cuillerees a bouche,grande cuillere,grandes cuilleres,cuillers soupe,ca soupe,tbsp,ca s,cuil a soup,cuilliere a soupe,cuillieres a soupe,cuillere a soup,cs a soupe',
    dessertspoon:
      'cuillere a dessert,cuilleres a dessert,cuilleree a dessert,cuillerees a dessert,c a dessert,c a d,cuil a dessert,cuill a dessert,cad',
    tsp: 'cuillere a cafe,cuilleres a cafe,cuilleree a cafe,cuillerees a cafe,cuiller a cafe,cuillers a cafe,cuill a cafe,cuil a cafe,cuillere cafe,cuilleres cafe,cuillere de cafe,cuilleres de cafe,cuilleres a c,cuillere a c,cuill a c,cuil a c,cuill cafe,cuil cafe,c a cafe,c a c,c cafe,cac,cc,c c,cuillere a the,cuilleres a the,cuilleree a the,c a the,cuil a the,cuill a the,petite cuillere,petites cuilleres,petite cuilleree,cuillere a moka,cuillere a cafe,ca cafe,tsp,ca c,cuilliere a cafe,cuillieres a cafe',
    ml: 'ml,mls,millilitre,millilitres',
    cl: 'cl,cls,centilitre,centilitres',
    dl: 'dl,decilitre,decilitres',
    l: 'l,lt,litre,litres,ltr',
    fl_oz: 'once liquide,onces liquides,fl oz',
    gill: 'gill,gills,roquille,roquilles',
    pint: 'chopine,chopines,pint,pints',
    pinte: 'pinte,pintes',
    demiard: 'demiard,demiards',
    go: 'go,mesure a riz,mesures a riz,mesure a riz japonaise,mesures a riz japonaises,tasse a riz,tasses a riz',
    gallon: 'gallon,gallons',
    mg: 'mg',
    g: 'g,gr,grs,gramme,grammes,gram,grams,gms',
    kg: 'kg,kgs,kilo,kilos,kilogramme,kilogrammes',
    oz: 'oz,once,onces',
    lb: 'lb,lbs',
    metric_pound: 'livre,livres',
  },
  exact: {},
  counted: {
    can: 'boite,boites,boite de conserve,boites de conserve,conserve,conserves,bte,btes,canette,canettes,bocal,bocaux,cannette,bidon',
    jar: 'pot,pots,verrine,bocal',
    bottle: 'bouteille,bouteilles,btl',
    package:
      'paquet,paquets,sachet,sachets,pochette,pochettes,barquette,barquettes,brique,briques,briquette,briquettes,boule de pain,enveloppe,enveloppes,bloc,blocs,rouleau,rouleaux,plaquette,plaquettes,tablette,tablettes,tube,tubes,berlingot,sac,sacs,pack,carton,dosette,dosettes,flacon',
    clove: 'gousses,gousse',
    slice: 'tranche,tranches,rondelle,rondelles,lamelle,lamelles,lanieres,laniere',
    sprig: 'brin,brins,branche,branches,tige,tiges,brindille,brindilles',
    bunch: 'botte,bottes,bouquet,bouquets',
    handful: 'poignee,poignees',
    pinch:
      'pincee,pincees,prise,prises,filet,trait,traits,goutte,gouttes,giclee,larme,soupcon,pointe,pointe de couteau,pointes de couteau,pointe de couteau de,zeste,nuage,rasade,tour de moulin,tours de moulin,tours,tour,tombee,lichette',
    knob: 'noix,noisette,noisettes,cuillere,cuilleres,cuilleree,cuillerees,louche,louches,dose,doses,cuil,cuill,c,boule,boules,bouchon,bouchons,bonne noix',
    piece:
      'morceau,morceaux,carre,carres,part,parts,portion,portions,cube,cubes,feuille,feuilles,piece,pieces,bout,des,barre,barres,quartier,quartiers,pave,paves,dosette,mesure,mesures,volume,volumes',
    glass:
      'tasse a cafe,tasses a cafe,verre,verres,bol,bols,mug,mugs,petit verre,verre a liqueur,verres a liqueur,verre a moutarde,verres a moutarde,pot de yaourt,pots de yaourt,ramequin,ramequins',
  },
  lengths: {
    mm: 'mm,millimetre,millimetres',
    cm: 'cm,cms,centimetre,centimetres',
    inch: 'po,pouce,pouces,inch,inches',
  },
  numbers: {
    '1 quart de': 0.25,
    '1 quart d': 0.25,
    '3 quarts de': 0.75,
    '1 demi': 0.5,
    '1 demie': 0.5,
    '1 douzaine': 12,
    '1 douzaine de': 12,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    demi: 0.5,
    demie: 0.5,
    'un demi': 0.5,
    'une demi': 0.5,
    'une demie': 0.5,
    'la moitie d un': 0.5,
    'la moitie d une': 0.5,
    'une moitie de': 0.5,
    'moitie d un': 0.5,
    'moitie d une': 0.5,
    quart: 0.25,
    'un quart': 0.25,
    'un quart de': 0.25,
    'le quart d un': 0.25,
    'le quart d une': 0.25,
    'trois quarts': 0.75,
    'trois quart': 0.75,
    'trois quarts de': 0.75,
    'trois quarts d un': 0.75,
    'un tiers': 1 / 3,
    'un tiers de': 1 / 3,
    'deux tiers': 2 / 3,
    'deux tiers de': 2 / 3,
    'un quart d': 0.25,
    'un huitieme de': 0.125,
    'une douzaine': 12,
    douzaine: 12,
    'une demi douzaine': 6,
    'demi douzaine': 6,
    'une dizaine': 10,
    'une quinzaine': 15,
    'une vingtaine': 20,
    'une trentaine': 30,
    'une cinquantaine': 50,
    'une centaine': 100,
    'deux douzaines': 24,
  },
  articles: 'un,une,1e',
  andParts: {
    'et demi': 0.5,
    'et demie': 0.5,
    'et un demi': 0.5,
    'et une demi': 0.5,
    'et une demie': 0.5,
    'et quart': 0.25,
    'et un quart': 0.25,
    'et trois quarts': 0.75,
    'et trois quart': 0.75,
    'et un tiers': 1 / 3,
    'et deux tiers': 2 / 3,
  },
  and: 'et',
  range: 'a,ou,jusqu a,et',
  between: 'entre',
  plus: 'plus,et,avec',
  or: 'ou,soit,ou environ,equivaut a,c est a dire,ou bien',
  times: 'x,par,sur,fois',
  about:
    'environ,env,a peu pres,approximativement,approx,presque,pres de,autour de,de l ordre de,au moins,au plus,maximum,minimum,max,min,prevoir,compter,bien,grosso modo,a peine,moins de,plus de,jusqu a,ca,soit,total,au total,encore,reste',
  modifiers:
    'bonne,bonnes,bon,bons,grosse,grosses,gros,grand,grande,grandes,grands,petite,petites,petit,petits,belle,belles,beau,beaux,rase,rases,ras,bombee,bombees,bombe,pleine,pleines,plein,genereuse,genereuses,genereux,demi,jolie,jolies,mini,leger,legere,legeres,forte,fortes,bien,tres,enorme,moyen,moyens,moyenne,moyennes,americaine,americaines,us',
  after:
    'epaisse,epaisses,fine,fines,rase,rases,ras,bombee,bombees,bombe,bombes,pleine,pleines,bien pleine,bien pleines,bien rase,bien rases,bien bombees,bien bombee,genereuse,genereuses,a peine bombees,tres pleines,pas trop pleines,environ,legerement bombee,legerement bombees,comble,combles',
  sizes:
    'gros,grosse,grosses,grand,grande,grandes,grands,petit,petite,petits,petites,beau,belle,beaux,belles,moyen,moyenne,moyens,moyennes,bon,bonne,bons,bonnes,jolie,jolies,joli,jolis',
  vague:
    'un peu de,un peu,quelques,plusieurs,beaucoup de,assez de,suffisamment de,une quantite de,un soupcon,facultatif,un petit peu de,un bon peu de,du,de la,de l,des,d,les,le,la,l,de',
  of: 'de,d,du,des,de la,de l,d un,d une,en,de l ,de bon,de bonne',
  afterFood: 'et,puis,dans,sur,avec,pour,jusqu,jusqu a,petit a petit,peu a peu',
  notUnits:
    'bouquet garni,bouquets garnis,gousse de vanille,gousses de vanille,noix de muscade,noix de coco,noix de pecan,noix de cajou,noix de saint jacques,noix de grenoble,noix de veau,noix de macadamia,filet de poulet,filet de boeuf,filet mignon,filet de saumon,filet de cabillaud,filet de poisson,filet de dinde,filet de canard,filet de porc,filet de veau,filet d agneau,filet de merlu,filet de sole,filet de bar,boule de pain,trait de,pave de saumon,paves de saumon,pave de boeuf,cube d agneau,feuilles de vigne,feuille de vigne,feuilles de citronnier,feuilles de bananier,feuille de bananier,feuilles de figuier',
  the: 'le,la,les,l,un,une',
  each: 'de,a,d environ,de environ,chacun,chacune',
  apiece: 'chacun,chacune,chaque,piece,la piece,par piece,l unite',
  parts:
    'jus de,jus d,le jus de,le jus d,zeste de,zeste d,le zeste de,le zeste d,zestes de,les zestes de,les zestes d,jus et zeste de,jus et zeste d,zeste et jus de,zeste et jus d,le jus et le zeste de,le jus et le zeste d,le zeste et le jus d,le zeste et le jus de,les graines de,les graines d,les feuilles de,les feuilles d,le blanc de,les blancs de,blancs de,jaunes de,les jaunes de,du jus de,du jus d,zeste rape d,le zeste rape d,ecorce de,ecorce d,l ecorce d,l ecorce de,la chair de,la chair d,jus de citron de,le jus d environ',
  optional:
    'optionnel,optionnelle,facultatif,facultative,facultatifs,en option,eventuellement,si possible,au choix,option,facul',
  tails:
    'pour,a mettre,a saupoudrer,a ajouter,a repartir,au gout,selon,a votre gout,a volonte,facultatif,optionnel,optionnelle,eventuellement,environ,env,prevoir,ou autre,ou autres,ou plus,ou moins,ou un peu,voir plus,si,bien,coupe en,coupee en,coupes en,coupees en,detaille en,taille en,tailles en,tailles,rape en,type,style,de preference,par exemple,comme,afin,selon le,sans,de bonne taille,de taille moyenne,de taille,par personne,en tout,au total,ou bien,chacun,chacune,a temperature,a defaut,ou a defaut,du commerce,plus,ramolli a,temperature,voir,selon vos,suivant,minimum,maximum,chez,en morceaux,en des,en cubes,en tranches,en rondelles,en lamelles,en petits,en fines,en gros,que,qui,sorti,sortis,sorte,ou d,ex,exemple,pas,non,du moulin',
  inNames: '',
  prepared:
    'hache,hachee,haches,hachees,coupe,coupee,coupes,coupees,emince,emincee,eminces,emincees,rape,rapee,rapes,rapees,epluche,epluchee,epluches,epluchees,pele,pelee,peles,pelees,fondu,fondue,ramolli,battu,battus,tamise,tamisee,egoutte,egouttes,egouttee,egouttees,rince,denoyaute,denoyautees,denoyautes,concasse,concassee,concasses,concassees,presse,pressee,cisele,ciselee,ciseles,finement,grossierement,fraichement,bien,en,mou,lave,laves,seche,evide,equeute,equeutees,ecrase,ecrasee,ecrases',
  changes:
    'seche,seches,sechee,sechees,deshydrate,deshydrates,deshydratee,deshydratees,cuit,cuite,cuits,cuites,moulu,moulue,moulus,moulues,effile,effiles,effilee,effilees,confit,confite,confits,confites,fume,fumes,fumee,fumees,grille,grilles,grillee,grillees,mixe,mixes,mixee,mixees',
  heads:
    'lait,creme,sirop,confiture,gelee,jus,huile,farine,puree,beurre,sucre,vinaigre,compote,bouillon,sauce,pate,poudre,coulis,fecule,fromage,yaourt,the,vin,eau,liqueur',
  complete: 'eau,miel,margarine,sel,biere,rhum,cognac,saindoux,ketchup,mayonnaise',
  kinds:
    'rouge,rouges,vert,verte,verts,vertes,jaune,jaunes,blanc,blanche,blancs,blanches,noir,noire,noirs,noires,sec,secs,sechee,sechees,doux,douce,fume,fumee,corail',
  cuts: 'tranches,rondelles,lamelles,des,cubes,morceaux,quartiers,lanieres,batonnets,julienne,brunoise,fines tranches',
  trimsPrepared: false,
  headingStart:
    'pour la,pour le,pour les,pour l,pour un,pour une,pour decorer,pour servir,pour,preparation,a preparer',
  headings:
    'ingredients,garniture,sauce,marinade,glacage,pate,creme,decoration,decor,appareil,farce,vinaigrette,sirop,nappage,base,finition,pate a tarte,assaisonnement,accompagnement,dressage,biscuit,ganache,bouillon,epices,insert,mousse,crumble,topping,montage',
  degrees: 'degres,degre,deg,degrees',
  celsius: 'c,celsius,centigrades',
  fahrenheit: 'f,fahrenheit,farenheit',
  gasBefore: 'th,t,thermostat,thermostats,marque,gaz,vitesse,vit,v,puissance,niveau,position,etape,step',
  timeUnits:
    'minutes,minute,min,mins,mn,heures,heure,h,hr,hrs,secondes,seconde,sec,s,jours,jour,semaines,semaine,mois,ans,an,annees,watts,watt,w,kcal,calories,cal,kj,personnes,personne,pers,parts,portions,fois,tours,eme,e,vitesse,h30',
  percent: 'pour cent,pourcent',
  ovenWords:
    'chaleur tournante,chaleur,tournante,traditionnelle,statique,convection,naturelle,environ,ou,soit,four,th,t,thermostat,therm,gaz,a,en,mode,ventilee,ventile,pulsee,haut,bas,au',
  differenceAfter:
    'de moins,de plus,au dessus,en dessous,plus bas,plus haut,de difference,d ecart,moins,supplementaires,vit,inferieurs,superieurs,d angle',
  differenceBefore:
    'baisser de,reduire de,augmenter de,baissez de,diminuer de,diminuez de,reduisez de,augmentez de,monter de,abaisser de,angle de,ecart de,difference de,tourner de,encore',
  ovenNear: 'four,prechauffer,prechauffez,cuire,cuisez,enfourner,enfournez,chauffer',
  ovenAt: 'a',
  ovenThen: 'pendant,durant,pour,et,puis,jusqu,environ',
  heatOven:
    'four,fours,enfourner,enfournez,enfourne,rotir,rotissez,gratiner,air fryer,airfryer,friteuse a air,chaleur tournante,chaleur statique,thermostat,th',
  heatProbe:
    'a coeur,temperature interne,thermometre,sonde,atteint,atteigne,atteindre,friture,frire,frites,friteuse,petit boule,gros boule,grand boule,petit casse,grand casse,point de fumee',
  heatPot:
    'huile,graisse,saindoux,sucre,sirop,caramel,bonbon,bonbons,confiture,nougat,miel,eau,lait,chocolat,creme anglaise',
  pans: 'moule,moules,plat,plats,plaque,cercle,cadre,lechefrite,rectangle,gratin,four,pyrex,carre',
  every: 'un,une,chaque',
  lengthAfter: '',
  lineOnly: 't,c,cas,cad,piece,pieces,livre,livres,go',
  typeBefore: 'type,t,no,numero,n,de type',
  common:
    'le,la,les,de,des,du,et,avec,pour,dans,une,un,four,ajouter,ajoutez,melanger,sucre,farine,beurre,oeufs,oeuf,sel,poivre,eau,cuillere,cuilleres,soupe,cafe,huile,lait,minutes,au,aux,sur,faire,cuire,puis,creme,d',
  sections: {
    ingredients:
      'ingredients,ingredients de la recette,il vous faut,il faut,liste des ingredients,les ingredients,ingredient',
    steps:
      'preparation,instructions,etapes,realisation,recette,methode,deroulement,marche a suivre,preparation de la recette,la preparation,les etapes,mode operatoire,procede,etapes de preparation,confection',
    notes:
      'notes,note,conseils,conseil,astuces,astuce,remarques,remarque,variantes,variante,le petit plus,trucs et astuces,conservation,materiel,ustensiles,informations nutritionnelles,le conseil',
    yield:
      'pour,portions,parts,nombre de personnes,personnes,rendement,nombre de parts,quantite,donne,nb de personnes,nombre de portions',
    time: 'temps de preparation,temps de cuisson,temps total,cuisson,repos,temps de repos,duree,duree de preparation,pret en,temps,refrigeration,preparation,attente,marinade',
  },
  verbs:
    'ajouter,ajoutez,melanger,melangez,faire,faites,verser,versez,mettre,mettez,couper,coupez,prechauffer,prechauffez,battre,battez,incorporer,incorporez,laisser,laissez,cuire,eplucher,epluchez,laver,lavez,emincer,emincez,disposer,disposez,etaler,etalez,servir,servez,enfourner,enfournez,dans,fouetter,fouettez,beurrer,beurrez,retirer,retirez,saler,salez,poivrer,poivrez,porter,portez,placer,placez,prendre,prenez,preparer,preparez,chauffer,chauffez,repartir,repartissez,decorer,decorez,couvrir,couvrez,mixer,mixez,monter,montez,ecraser,hacher,peler,pelez,quand,lorsque,sortir,sortez,demouler,demoulez,tamiser,former,formez,rouler,pendant,ensuite,puis,enfin,une,pour,egoutter,egouttez,rincer,rincez,casser,cassez,deposer,deposez,remuer,remuez,saupoudrer,saupoudrez,separer,separez,dissoudre,petrir,pétrissez,reserver,reservez',
  neutral:
    'normal,normale,normaux,normales,frais,fraiche,fraiches,bio,moyen,moyenne,moyens,moyennes,gros,grosse,grosses,grand,grande,grandes,petit,petite,petits,petites,beau,belle,beaux,belles,bon,bonne,bons,bonnes,mur,mure,murs,mures,hache,hachee,haches,hachees,coupe,coupee,coupes,coupees,emince,emincee,eminces,emincees,rape,rapee,rapes,rapees,epluche,epluchee,epluches,epluchees,pele,pelee,peles,pelees,fondu,fondue,ramolli,ramollie,mou,pommade,doux,sale,froid,froide,froides,froids,tiede,tiedes,chaud,chaude,bouillante,bouillant,tamise,tamisee,concasse,concassee,concasses,concassees,ecrase,ecrases,ecrasee,ecrasees,cisele,ciselee,ciseles,egoutte,egouttes,egouttees,finement,grossierement,bien,tres,de,d,du,des,la,le,les,l,un,une,en,a,au,temperature,ambiante,qualite,maison,surgele,surgeles,surgelees,surgelee,congele,congeles,congelees,cru,crus,naturel,sauvage,sauvages,denoyaute,denoyautees,denoyautes,presse,pressee,fin,fine,fins,epais,epaisse,toutes,morceaux,cubes,rondelles,tranches,lamelles,battu,battus,frise,plate,plat,menu,fluide,ordinaire,environ,pur,pure,type,minute,patissier,patissiere',
};
