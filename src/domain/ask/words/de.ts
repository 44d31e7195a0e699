import type { AskWords } from './askWords.ts';

export const de: AskWords = {
  fill: 'bitte,umrechnen,umgerechnet,rechne,was ist,was sind,wie viel ist,wie viel sind,wieviel ist,wieviel sind,wie viel,wieviel,wie gross ist,wie heiss ist,wie breit ist,das sind,ich habe,ich brauche,ungefahr,circa,ca,genau,hallo,der backofen,backofen,ofen,hat,haben,temperatur,berechne,sind das,ist das,um',
  howMany: 'wie viele,wie viel,wieviel,wieviele,anzahl',
  has: 'sind in,ist in,passen in,stecken in,hat,haben,sind,ist,in,pro,je,wiegt,wiegen,ergeben,ergibt,entsprechen,entspricht,hat denn,kommen auf,auf,fur,brauche ich fur,fasst,enthalt',
  to: 'in,zu,nach,als,auf,sind wie viel,sind wie viele,sind wieviel,ist wie viel,sind,ergibt,ergeben,entspricht,entsprechen,wie viel,wie viele,wieviel,wieviele,gleich,in wie viel,in wie viele,macht',
  weigh:
    'wie viel wiegt,wie viel wiegen,wieviel wiegt,wieviel wiegen,was wiegt,was wiegen,wie schwer ist,wie schwer sind,wiegt,wiegen,gewicht von,das gewicht von,gewicht',
  byWeight: 'nach gewicht',
  gas: 'gas mark,gasherd stufe,gasofen stufe,gas stufe,gasherd,gasofen,gasstufe,stufe,gas,mark',
  thermostat: 'thermostat,th',
  fan: 'umluft,heissluft,umluftherd,umluftofen,konvektion',
  still:
    'ober unterhitze,ober und unterhitze,oberhitze,ohne umluft,o u hitze,ober und unter hitze,ou hitze,unterhitze,statisch',
  heaped:
    'gehauft,gehaufte,gehaufter,gehauftes,gehauften,geh,gut gehauft,gut gehaufte,gut gehaufter,voll,volle,voller,reichlich',
  pan: 'form,springform,blech,backblech,backform,kastenform,auflaufform,tarteform,rund,kuchenform,formen,rahmen,backrahmen',
  times: {
    'das doppelte von': 2,
    doppelt: 2,
    'doppelte menge': 2,
    zweimal: 2,
    'das dreifache von': 3,
    dreimal: 3,
    'die halfte von': 0.5,
    'halfte von': 0.5,
    'die halfte': 0.5,
    'ein drittel von': 1 / 3,
    'zwei drittel von': 2 / 3,
    'ein viertel von': 0.25,
    'drei viertel von': 0.75,
  },
  regions: {
    us: 'us,usa,amerikanische,amerikanischer,amerikanischen,amerik',
    metric: 'metrische,metrischer,metrischen',
    imperial:
      'imperiale,imperialer,imperialen,britische,britischer,britischen,englische,englischer,englischen',
    australian: 'australische,australischer,australischen',
  },
  usCup: 'cup,cups',
  sizes: {
    small: 'kleine,kleiner,kleines,kleinen,klein',
    medium: 'mittelgrosse,mittelgrosser,mittelgrosses,mittelgrossen,mittlere,mittleres,mittlerer',
    large: 'grosse,grosser,grosses,grossen,gross',
  },
  kinds: {
    nuts: 'Nüsse,gemischte Nüsse,gehackte Nüsse,gemahlene Nüsse,Nuss',
    seeds: 'Samen,Kerne,Körner',
    beans: 'Bohnen,getrocknete Bohnen',
    berries: 'Beeren,gemischte Beeren,Waldbeeren,Beerenmischung',
    driedFruit: 'Trockenfrüchte,Trockenobst,Dörrobst,Backobst',
    cheese: 'Käse,geriebener Käse,Reibekäse',
    pasta: 'Nudeln,Pasta,Teigwaren',
    syrup: 'Sirup',
    stock: 'Brühe,Bouillon,Fond',
    juice: 'Saft,Fruchtsaft',
    wine: 'Wein',
    leavening: 'Hefe,Backtriebmittel,Germ',
    coriander: 'Koriander,gehackter Koriander',
  },
  write: {
    usCup: ['US-Tasse', 'US-Tassen'],
    metricCup: ['metrische Tasse', 'metrische Tassen'],
    fluidOunce: ['fl oz', 'fl oz'],
    byWeight: 'nach Gewicht',
    of: '',
  },
};
