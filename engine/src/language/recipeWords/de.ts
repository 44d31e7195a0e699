import { de as foods } from '../foodWords/de.ts';
import type { RecipeWords } from './recipeWords.ts';

export const de: RecipeWords = {
  foods,
  measures: {
    cup: 'tasse,tassen,cup,cups,ta,tas,kaffeetasse,kaffeetassen,teetasse,teetassen',
    tbsp: 'el,els,essl,essloeffel,essloffel,esslöffel,esloffel,esslffel,essloffeln,e l,ess loffel,essloffel voll,suppenloffel,tbsp,grosser loffel',
    dessertspoon: 'dessertloffel,dessertlöffel,kl loffel,dl spoon',
    tsp: 'tl,tls,teel,teeloffel,teeloeffel,t l,kaffeeloffel,kaffeel,teeloffeln,tee loffel,tsp,kaffeeloeffel',
    ml: 'ml,milliliter,millilitern,ccm',
    cl: 'cl,zentiliter,centiliter',
    dl: 'dl,deziliter',
    l: 'l,lt,ltr,liter,litern',
    fl_oz: 'fl oz',
    gill: 'gill,gills',
    pint: 'pint,pints',
    go: 'go,reisbecher,japanischer reisbecher,japanische reisbecher',
    mg: 'mg',
    g: 'g,gr,gramm,gram,grammes,gramms,grs',
    dag: 'dag,deka,dekagramm,dkg',
    kg: 'kg,kilo,kilos,kilogramm',
    oz: 'oz,unze,unzen',
    lb: 'lb,lbs',
    metric_pound: 'pfund,pfd,pf',
  },
  exact: { KL: 'tsp' },
  counted: {
    can: 'dose,dosen,buchse,buchsen,dse,ds,dos,konserve',
    jar: 'glas,glaser,gl,glaschen,einmachglas',
    bottle: 'flasche,flaschen,fl,flaschchen,flasch',
    package:
      'packung,packungen,packchen,packerl,packerln,paeckchen,pck,pckg,pkg,pkt,pk,pack,pckch,paket,pakete,packg,tute,tuten,beutel,btl,tutchen,tetrapak,rolle,rollen,schachtel,karton,tafel,tafeln,sackchen,riegel,kasten,schale,schalen,schalchen,netz,p,packun,pak,briefchen,briefli',
    becher: 'becher,bech,be',
    clove: 'zehe,zehen,zeh,knoblauchzehe von',
    slice: 'scheibe,scheiben,schb,scheib,scheibchen,streifen,ringe,scheibe n,scheibe r',
    sprig: 'zweig,zweige,zweiglein,stangel,stiel,stiele,astchen,stg,zw,zweig e,stiel e',
    stalk: 'stange,stangen,stange n',
    bunch:
      'bund,bunde,bd,bnd,strauss,strausschen,topf,topfchen,kopf,kopfe,knolle,knollen,bundel,staude,stauden,bundchen',
    handful: 'handvoll,hand voll,handvolle,hande voll,handv,hv',
    knife_tip: 'messerspitze,messerspitzen,msp,mspn,messersp,ms,msp n,messerspitze n',
    pinch:
      'prise,prisen,pr,prise n,spritzer,schuss,hauch,tropfen,spur,tr,schluck,klacks,klecks,trpf,spr,umdrehung,umdrehungen,drehung',
    knob: 'stuckchen,flocke,flocken,klumpen,loffel,kelle,kellen,kugel,kugeln,schopfkelle,schopfloffel,messloffel,portion,portionen,port,dosis,schoppen,schippe,scoop,scoops',
    piece:
      'stuck,stucke,stk,st,stck,stuecke,stueck,wurfel,block,blocke,blatt,blatter,bl,rippe,rippen,ecke,ecken,teil,teile,halfte,halften,stueckchen,stucken,stuck e',
    glass:
      'wasserglas,wasserglaser,weinglas,weinglaser,schnapsglas,schnapsglaser,likorglas,schussel,schusseln,schusselchen,mug,krug',
  },
  lengths: { mm: 'mm,millimeter', cm: 'cm,zentimeter,centimeter,zentimetern', inch: 'zoll,inch' },
  numbers: {
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwolf: 12,
    fuenf: 5,
    zwoelf: 12,
    zwanzig: 20,
    '1 halbe': 0.5,
    '1 halber': 0.5,
    '1 halbes': 0.5,
    '1 halben': 0.5,
    '1 dutzend': 12,
    halb: 0.5,
    halbe: 0.5,
    halber: 0.5,
    halbes: 0.5,
    halben: 0.5,
    'ein halb': 0.5,
    'ein halber': 0.5,
    'ein halbes': 0.5,
    'eine halbe': 0.5,
    'einer halben': 0.5,
    'einem halben': 0.5,
    'einen halben': 0.5,
    'eines halben': 0.5,
    'die halfte einer': 0.5,
    'die halfte eines': 0.5,
    anderthalb: 1.5,
    eineinhalb: 1.5,
    einundeinhalb: 1.5,
    zweieinhalb: 2.5,
    dreieinhalb: 3.5,
    viereinhalb: 4.5,
    viertel: 0.25,
    'ein viertel': 0.25,
    einviertel: 0.25,
    achtel: 0.125,
    'ein achtel': 0.125,
    dreiviertel: 0.75,
    'drei viertel': 0.75,
    'ein drittel': 1 / 3,
    'zwei drittel': 2 / 3,
    drittel: 1 / 3,
    'eine viertel': 0.25,
    'eine dreiviertel': 0.75,
    'einer viertel': 0.25,
    dutzend: 12,
    'ein dutzend': 12,
    'ein halbes dutzend': 6,
    'halbes dutzend': 6,
  },
  articles: 'ein,eine,einen,einem,einer,eines',
  andParts: {
    'und ein halber': 0.5,
    'und eine halbe': 0.5,
    'und ein halbes': 0.5,
    'und ein halb': 0.5,
    'und ein viertel': 0.25,
  },
  and: 'und',
  range: 'bis,oder,bis zu,od,bzw',
  between: 'zwischen',
  plus: 'plus,und,sowie',
  or: 'oder,bzw,entspricht,das sind,sind,od,also,ergibt',
  times: 'x,mal,auf',
  about:
    'ca,circa,zirka,etwa,ungefahr,rund,ungef,gut,knapp,knappe,gute,mindestens,hochstens,maximal,max,min,je,je ca,insgesamt,gesamt,fast,evtl,eventuell,etw,gesamtgewicht,weitere,noch,nochmals,zusatzlich,je etwa,ggf',
  modifiers:
    'gehaufte,gehaufter,gehauften,gehauft,geh,gestrichene,gestrichener,gestrichenen,gestrichen,gestr,gehäuft,gute,guter,gutes,knappe,knapper,knappes,leicht,leicht gehaufte,grosse,grosser,grosses,grossen,kleine,kleiner,kleines,kleinen,volle,voller,halbvolle,gross,klein,schwach,reichlich,reichliche,dicke,dunne,dunner,dicker,mittelgrosse,mittelgrosser,mittlere,mittleres,mittelgrosses,gr,kl,cups,amerikanische,us,ordentliche,ordentlicher,starke,starker,hoch,uppige,kraftige,kraftiger,ganze,ganzer,daumengrosses,daumengross,walnussgrosses,haselnussgrosses',
  after:
    'gehauft,gestrichen,gestr,geh,knapp,voll,leicht gehauft,gut gehauft,gut,gehaufte,gestrichene,gross,klein',
  sizes:
    'grosse,grosser,grosses,grossen,kleine,kleiner,kleines,kleinen,mittelgrosse,mittelgrosser,mittelgrosses,mittelgrossen,mittlere,mittlerer,mittleres,dicke,dicker,dickes,gross,klein,mittel,mittelgross,gr,kl,m,schone,reife,reifer,frische,frischer,frisches,feste,fester,zarte',
  vague:
    'etwas,ein wenig,wenig,einige,ein paar,paar,mehrere,viel,viele,genugend,ein bisschen,bisschen,n b,nach belieben,reichlich,nach bedarf,genug,evtl,eventuell,ggf,ein klein wenig,einiges an,n w,nach wunsch,gegebenenfalls',
  of: 'von,vom,an,der,des',
  afterFood:
    'und,dann,in,mit,auf,uber,zu,zum,zur,bis,fur,dazu,hinzu,zugeben,dazugeben,hinzugeben,hinzufugen,zufugen,unterruhren,unterheben,unterziehen,unterkneten,einruhren,verruhren,mischen,vermischen,verkneten,aufkochen,erhitzen,geben',
  notUnits: 'glas nudeln,kl',
  the: 'der,die,das,den,dem,des',
  each: 'a,je,zu,mit,von,zu je,je ca,a ca,mit je',
  apiece: 'je,jeweils,pro stuck,a',
  parts:
    'saft von,saft und schale,saft und abrieb,schale und saft,abrieb und saft,der saft und die schale,der saft und abrieb,der abrieb,die schale,saft und zesten,saft,der saft von,saft und schale von,schale von,abrieb von,saft und abrieb von,schale und saft von,abrieb,der saft,mark von,das mark von,abgeriebene schale von,abgeriebene schale,zitronensaft von,saft aus,saft und abgeriebene schale von,schale,die schale von,etwas saft von,mark aus,mark,das mark,zesten von,frisch gepresster saft von,der saft und die schale von,schalenabrieb von,die abgeriebene schale von,saft und zesten von,den saft von',
  optional: 'optional,evtl,eventuell,nach belieben,nach wunsch,wahlweise,ggf,wer mag',
  tails:
    'zum,zur,fur,nach belieben,nach geschmack,nach bedarf,je nach,ohne,a,ca,circa,etwa,oder mehr,oder etwas,oder nach,oder entsprechende,oder auch,z b,zb,optional,wahlweise,alternativ,in scheiben,in wurfel,in wurfeln,in stucke,in stucken,in ringe,in streifen,in feine,in kleine,in grobe,in dunne,in ringen,pro,bzw,am besten,siehe,davon,wenn,aus dem,zu je,insgesamt,evtl,eventuell,bei zimmertemperatur,zimmerwarm,je,sowie,moglichst,bei bedarf,halbiert,als,etc,mindestens,falls,ersatzweise,bis,wie,abgetropft,dazu,jeweils,zimmertemperatur,handwarm,vorzugsweise,gewaschen,zerlassen,usw,u a,ich,wer,ggf,nach wahl,nach wunsch,zerdruckt,auf,aus der muhle',
  inNames: '',
  prepared:
    'gehackt,gehackte,gehackter,gewurfelt,geschnitten,gerieben,geraspelt,geschalt,gepresst,gemahlen,halbiert,geviertelt,zerlassen,geschmolzen,weich,abgetropft,gewaschen,geputzt,entkernt,verquirlt,gesiebt,fein,grob,frisch,klein,in,und,zerkleinert,zerdruckt,gehobelt,gestiftelt,entsteint,gekocht,ungekocht,gerostet,getrocknet,aufgetaut,aufgetaute,kleingeschnitten,kleingehackt,feingehackt,feingeschnitten,zerbroselt,zimmerwarm,kalt,warm,lauwarm,gehobelte,verlesen,zerteilt,geachtelt,gezupft,flussig,sehr,optional,gut,gegart,angerostet',
  changes:
    'getrocknet,gekocht,gegart,gemahlen,gehobelt,gestiftelt,gerostet,angerostet,gerauchert,passiert,puriert,kandiert',
  heads:
    'milch,saft,ol,mehl,marmelade,konfiture,gelee,mus,sirup,essig,bruhe,fond,kase,creme,paste,pulver,sauce,sosse,butter,zucker,sahne,joghurt,quark,likor,wurst,suppe,nudeln,grutze,flocken,kleie,extrakt,kompott,aufstrich,starke,brot,bouillon,puree,mark,schmalz,drink',
  complete:
    'raspel,kerne,blattchen,splitter,schokolade,kakao,speck,schinken,griess,wasser,honig,salz,bier,wein,schmalz,margarine,rum,weinbrand,cognac,ketchup,mayonnaise,ei,senf',
  kinds:
    'rot,rote,roter,rotes,roten,grun,grune,gruner,grunes,gelb,gelbe,gelber,weiss,weisse,weisser,weisses,schwarz,schwarze,schwarzer,schwarzes,braun,brauner,braune,suss,susse,susser,edelsuss,rosenscharf,scharf,scharfe,scharfer,gemahlen,gemahlene,getrocknet,getrocknete,getrockneter,mager,magerer,festkochend,festkochende,vorwiegend festkochend,mehligkochend,mehligkochende,trocken,trockener,geraucht,geraucherter,glatt,glatte,kraus,krause,gemischt,gemischtes,mehlig kochend,mehlig,fest kochend,zart,zarte,kernig,kernige,neutral',
  cuts: 'scheiben,wurfel,wurfeln,streifen,ringe,ringen,spalten,stucke,stucken,stifte,stiften,halften,viertel,vierteln,rollchen,rauten,halbringe,achtel,scheibchen,wurfelchen,stuckchen',
  trimsPrepared: true,
  headingStart: 'fur den,fur die,fur das,fur,zum,zur,fur eine,fur einen,ausserdem,zusatzlich,sonstiges',
  headings:
    'zutaten,belag,teig,fullung,sosse,sauce,dressing,marinade,guss,glasur,streusel,creme,boden,garnitur,deko,dekoration,salat,gewurze,ausserdem,salatsauce,beilage,sonstiges,fur die form,topping,grundteig,vinaigrette,zuckerguss,ruhrteig,murbeteig,hefeteig,brotteig,vorteig,hauptteig,sauerteig,bruhstuck,quellstuck,kochstuck,kuvertuere,zum bestreichen,zum servieren,optional',
  degrees: 'grad,grade,graden',
  celsius: 'c,celsius,celcius',
  fahrenheit: 'f,fahrenheit',
  gasBefore: 'gas,stufe,stufen,gasherd,gasstufe,type,typ,step,schritt,std,schiene',
  timeUnits:
    'minuten,minute,min,mins,minutig,stunden,stunde,std,stdn,h,sekunden,sekunde,sek,tage,tag,tagen,wochen,woche,monate,monat,jahre,jahr,watt,w,kcal,kalorien,kj,personen,person,pers,portionen,mal,stuck,uhr',
  percent: 'prozent,ig,vol',
  ovenWords:
    'umluft,heissluft,ober,und,unterhitze,oberhitze,o,u,gas,stufe,ober und unterhitze,ca,etwa,oder,bei,backofen,e,herd,elektro,elektroherd,gasherd,hl,konvektion,bzw,vorgeheizt,vorheizen,auf,circa,ventilation',
  differenceAfter:
    'weniger,mehr,hoher,niedriger,tiefer,unter,uber,heisser,kalter,winkel,warmer,geringer,differenz,unterschied,reduzieren,stufe',
  differenceBefore: 'um,um ca,um etwa,weitere,um rund',
  ovenNear: 'backen,backofen,ofen,vorheizen,vorgeheizten,vorgeheizt,rohr,backrohr,heizen',
  ovenAt: 'auf,bei',
  ovenThen: 'vorheizen,fur,backen,und,dann,ca,etwa,im,schalten,erhitzen,heizen,goldbraun',
  heatOven:
    'ofen,backofen,ofens,backofens,rohr,backrohr,backen,braten,backe,backt,gebacken,uberbacken,heissluftfritteuse,umluft,heissluft,ober unterhitze,ober und unterhitze,oberhitze,unterhitze',
  heatProbe:
    'kerntemperatur,thermometer,bratenthermometer,fleischthermometer,zuckerthermometer,einstichthermometer,kuchenthermometer,erreicht,frittieren,frittiert,frittierte,fritieren,fritteuse,friteuse,ausbacken,ausgebacken,rauchpunkt',
  heatPot:
    'ol,olivenol,rapsol,pflanzenol,sonnenblumenol,erdnussol,frittierol,fett,frittierfett,schmalz,schweineschmalz,butterschmalz,zucker,sirup,zuckersirup,karamell,bonbonmasse,honig,wasser,milch,schokolade,konfiture,marmelade',
  pans: 'form,springform,blech,backform,auflaufform,backblech,kastenform,tarteform,backrahmen,rahmen,rechteck,gross,grosse,quadratische',
  every: 'einen,ein,jeden,alle,einem,jeder',
  lengthAfter: '',
  lineOnly: 'ta,tas,pf,be,e l,t l,go',
  typeBefore: 'type,typ,nr,no,grosse',
  common:
    'der,die,das,und,mit,in,den,dem,ein,eine,zu,auf,im,el,tl,mehl,zucker,butter,eier,ei,salz,pfeffer,wasser,ol,backofen,minuten,geben,ruhren,prise,backpulver,fur,bei,grad,oder,etwas,milch,zwiebel,lassen,nach,schneiden,zutaten,bis,teig',
  sections: {
    ingredients:
      'zutaten,zutatenliste,zutaten fur,man braucht,man nehme,das braucht man,einkaufsliste,ihr braucht,du brauchst',
    steps:
      'zubereitung,anleitung,zubereitungsschritte,arbeitsschritte,vorgehen,schritte,so gehts,so gehts,herstellung,vorbereitung,durchfuhrung,und so gehts,so wirds gemacht,arbeitsanleitung',
    notes:
      'notizen,notiz,tipp,tipps,hinweis,hinweise,anmerkung,anmerkungen,bemerkung,bemerkungen,variante,varianten,nahrwerte,ausrustung,aufbewahrung,utensilien,serviervorschlag',
    yield: 'portionen,personen,fur,ergibt,menge,stuck,anzahl portionen,portion,reicht fur',
    time: 'zubereitungszeit,backzeit,kochzeit,gesamtzeit,arbeitszeit,ruhezeit,dauer,zeit,vorbereitungszeit,gehzeit,garzeit,kuhlzeit,wartezeit,zeitaufwand,koch backzeit,marinierzeit',
  },
  verbs:
    'den,die,das,alle,zuerst,dann,danach,anschliessend,nun,jetzt,in,mit,backofen,ofen,inzwischen,zum,zwischenzeitlich,wasser,butter,eier,mehl,zunachst,aus,auf,vom,alles,kartoffeln,schlusslich,wenn,nach,im,fur,geben,ruhren,waschen,schneiden,kochen,backen,braten,dazu,am,unter,einen,eine,teig,zwiebel,zwiebeln,fleisch,schalen,mischen,verruhren,vorheizen,erhitzen,servieren,zucker',
  neutral:
    'grosse,grosser,grosses,grossen,gross,kleine,kleiner,kleines,kleinen,klein,mittelgrosse,mittelgrosser,mittelgross,frisch,frische,frischer,frisches,frischen,fein,feine,feiner,feines,feinen,grob,grobe,grober,grobes,gehackt,gehackte,gehackter,gehacktes,gehackten,gewurfelt,gewurfelte,gewurfelter,gerieben,geriebene,geriebener,geriebenen,geraspelt,geraspelte,geschnitten,geschnittene,gemahlen,geschmolzen,geschmolzene,zerlassen,zerlassene,weich,weiche,weicher,kalt,kalte,kalter,kaltes,warm,warme,warmer,warmes,lauwarm,lauwarme,lauwarmer,lauwarmes,heiss,heisse,heisser,heisses,kochend,kochendes,eiskalt,eiskaltes,handwarm,bio,reif,reife,reifer,reifen,gut,gute,guter,gutes,gepresst,gepresste,gepresster,gesiebt,gesiebte,tiefgefroren,tiefgefrorene,tiefgekuhlte,tk,aufgetaut,gefroren,gefrorene,abgetropft,abgetropfte,geschalt,geschalte,geschalter,halbiert,entsteint,entsteinte,zimmerwarm,zimmerwarme,neutral,neutrales,geschmacksneutrales,dick,dicke,cremig,cremiger,cremige,von,vom,der,die,das,a,an,etwas,sehr,fett,i,tr,mild,milder,milde,normale,normaler,normales,glatt,glatte,griffig,griffiges,glattes,type,typ,flussig,flussiger,flussige,qualitat,deko,rohe,roh,geschlagen,geputzt,geputzte,ungesalzene,gesalzene,ungesalzen,hochwertiges,natives,stuckig,stuckige,zerkleinert,zerkleinerte,gehobelt,gehobelte,gewaschen,streichfahige,streichzarte,gesalzen,doppelgriffig,doppelgriffiges,edelsuss,frei,m,mehlig,mehligkochend,mehligkochende,festkochend,festkochende,vorwiegend,fest,mittlere,mittlerer,mittleres,mittleren',
};
