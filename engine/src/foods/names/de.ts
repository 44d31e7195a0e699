import type { NamesOfFoods } from './foodNames.ts';

/** Foods under the names of German shelves, with the words of Austria and Switzerland. */
export const foodNames: NamesOfFoods = {
  // flours
  flour: {
    name: 'Weizenmehl',
    also: [
      'Mehl',
      'Weizenmehl Type 405',
      'Mehl Type 405',
      'Type 405',
      'Weizenmehl Type 550',
      'Mehl Type 550',
      'Type 550',
      'Haushaltsmehl',
      'Allzweckmehl',
      'Universalmehl',
      'glattes Mehl',
      'Weißmehl',
    ],
    fills: {
      spooned: ['Weizenmehl, eingelöffelt', 'eingelöffeltes Mehl', 'locker eingefülltes Mehl'],
      scooped: ['Weizenmehl, geschöpft', 'geschöpftes Mehl', 'mit der Tasse geschöpftes Mehl'],
      sifted: ['Gesiebtes Weizenmehl', 'gesiebtes Mehl'],
    },
  },
  'bread-flour': {
    name: 'Brotmehl',
    also: [
      'Weizenmehl Type 812',
      'Mehl Type 812',
      'Weizenmehl Type 1050',
      'Mehl Type 1050',
      'Weizenbrotmehl',
      'Ruchmehl',
    ],
  },
  'cake-flour': {
    name: 'Kuchenmehl',
    also: ['feines Kuchenmehl', 'Tortenmehl', 'Cake Flour'],
    fills: {
      spooned: ['Kuchenmehl, eingelöffelt', 'eingelöffeltes Kuchenmehl', 'locker eingefülltes Kuchenmehl'],
      scooped: ['Kuchenmehl, geschöpft', 'geschöpftes Kuchenmehl', 'ungesiebtes Kuchenmehl'],
    },
  },
  'pastry-flour': { name: 'Gebäckmehl', also: ['feines Gebäckmehl', 'Konditormehl', 'Pastry Flour'] },
  'self-rising-flour': {
    name: 'Selbsttreibendes Mehl',
    text: 'selbsttreibendes Mehl',
    also: ['backfertiges Mehl', 'Self-Raising Flour', 'Self-Rising Flour'],
  },
  'whole-wheat-flour': {
    name: 'Weizenvollkornmehl',
    also: ['Vollkornmehl', 'Vollkornweizenmehl', 'Grahammehl'],
  },
  'white-whole-wheat-flour': {
    name: 'Helles Weizenvollkornmehl',
    text: 'helles Weizenvollkornmehl',
    also: ['helles Vollkornmehl', 'Weißweizen-Vollkornmehl', 'White Whole Wheat Flour'],
  },
  'whole-wheat-pastry-flour': {
    name: 'Vollkorn-Gebäckmehl',
    also: ['Vollkorn-Kuchenmehl', 'Whole Wheat Pastry Flour'],
  },
  'pizza-flour-00': {
    name: 'Pizzamehl (Tipo 00)',
    text: 'Pizzamehl',
    also: [
      'Pizzamehl',
      'Mehl Tipo 00',
      'Weizenmehl Tipo 00',
      'Tipo 00',
      'Mehl Type 00',
      'italienisches Mehl 00',
    ],
  },
  'high-gluten-flour': {
    name: 'Kleberstarkes Mehl',
    text: 'kleberstarkes Mehl',
    also: ['backstarkes Mehl', 'glutenreiches Mehl', 'Manitobamehl'],
  },
  'durum-flour': { name: 'Hartweizenmehl', also: ['Durumweizenmehl', 'Durummehl', 'Semola rimacinata'] },
  semolina: { name: 'Hartweizengrieß', also: ['Grieß', 'Durumgrieß', 'Semolina'] },
  'spelt-flour': {
    name: 'Dinkelmehl',
    also: ['Dinkelmehl Type 630', 'Type 630', 'Dinkelvollkornmehl', 'Urdinkelmehl'],
  },
  'rye-flour-light': {
    name: 'Helles Roggenmehl',
    text: 'helles Roggenmehl',
    also: ['Roggenmehl Type 815', 'Type 815', 'Roggenmehl hell'],
  },
  'rye-flour-medium': {
    name: 'Roggenmehl',
    also: [
      'Roggenmehl Type 997',
      'Roggenmehl Type 1150',
      'Type 997',
      'Type 1150',
      'Roggenmehl Type 960',
      'mittleres Roggenmehl',
    ],
  },
  'rye-flour-dark': {
    name: 'Dunkles Roggenmehl',
    text: 'dunkles Roggenmehl',
    also: [
      'Roggenvollkornmehl',
      'Vollkornroggenmehl',
      'Roggenmehl Type 1370',
      'Roggenmehl Type 1740',
      'Roggenmehl dunkel',
    ],
  },
  'almond-flour': {
    name: 'Mandelmehl',
    also: ['feines Mandelmehl', 'blanchiertes Mandelmehl', 'gemahlene blanchierte Mandeln'],
  },
  'coconut-flour': { name: 'Kokosmehl', also: ['Kokosnussmehl'] },
  'oat-flour': { name: 'Hafermehl', also: ['gemahlene Haferflocken', 'Hafervollkornmehl'] },
  'barley-flour': { name: 'Gerstenmehl', also: ['Gerstenvollkornmehl'] },
  'buckwheat-flour': { name: 'Buchweizenmehl', also: ['Buchweizenvollkornmehl', 'Heidenmehl'] },
  'brown-rice-flour': {
    name: 'Vollkornreismehl',
    also: ['Naturreismehl', 'braunes Reismehl', 'Reisvollkornmehl'],
  },
  'rice-flour': { name: 'Reismehl', also: ['weißes Reismehl'] },
  'sweet-rice-flour': { name: 'Klebreismehl', also: ['süßes Reismehl'] },
  'chickpea-flour': { name: 'Kichererbsenmehl', also: ['Besan', 'Besanmehl'] },
  'soy-flour': {
    name: 'Sojamehl',
    also: ['vollfettes Sojamehl', 'Sojavollmehl'],
    fills: {
      loose: ['Sojamehl, aufgelockert', 'aufgelockertes Sojamehl', 'lockeres Sojamehl'],
      level: ['Sojamehl, glatt gestrichen', 'glatt gestrichenes Sojamehl'],
    },
  },
  'sorghum-flour': { name: 'Sorghummehl', also: ['Sorghumhirsemehl', 'Mohrenhirsemehl'] },
  'teff-flour': { name: 'Teffmehl', also: ['Zwerghirsemehl', 'Teffvollkornmehl'] },
  'millet-flour': { name: 'Hirsemehl', also: ['Goldhirsemehl'] },
  'quinoa-flour': { name: 'Quinoamehl' },
  'amaranth-flour': { name: 'Amaranthmehl', also: ['Amarantmehl'] },
  'potato-flour': {
    name: 'Kartoffelmehl aus ganzen Kartoffeln',
    also: ['Kartoffelvollmehl', 'Trockenkartoffelmehl', 'Mehl aus getrockneten Kartoffeln'],
  },
  'corn-flour': {
    name: 'Maismehl',
    also: ['Vollkornmaismehl', 'feines Maismehl', 'Kukuruzmehl', 'gelbes Maismehl'],
  },
  'masa-harina': {
    name: 'Masa Harina',
    also: ['nixtamalisiertes Maismehl', 'Tortillamehl', 'Maistortillamehl'],
  },
  'cornmeal-whole': { name: 'Vollkorn-Maisgrieß', also: ['Maisgrieß aus vollem Korn'] },
  cornmeal: { name: 'Maisgrieß', also: ['feiner Maisgrieß', 'Kukuruzgrieß', 'Cornmeal'] },
  polenta: { name: 'Polenta', also: ['Polentagrieß', 'grober Maisgrieß', 'Bramata'] },
  'gluten-free-flour': {
    name: 'Glutenfreie Mehlmischung',
    text: 'glutenfreie Mehlmischung',
    also: ['glutenfreies Mehl', 'glutenfreier Mehlmix'],
  },
  'vital-wheat-gluten': {
    name: 'Weizengluten',
    also: ['Gluten', 'Weizenkleber', 'Glutenmehl', 'Seitanpulver', 'Seitanmehl'],
  },
  'peanut-flour': { name: 'Erdnussmehl', also: ['entöltes Erdnussmehl'] },
  'carob-flour': { name: 'Carobpulver', also: ['Carob', 'Karobpulver', 'Karob', 'Johannisbrotmehl'] },
  cornstarch: {
    name: 'Speisestärke (Mais)',
    text: 'Speisestärke',
    also: ['Speisestärke', 'Maisstärke', 'Maizena', 'Mondamin', 'Stärke', 'Stärkemehl'],
    fills: {
      level: ['Speisestärke, glatt gestrichen', 'glatt gestrichene Speisestärke', 'lockere Speisestärke'],
      packed: ['Speisestärke, fest gedrückt', 'fest gedrückte Speisestärke'],
    },
  },
  'potato-starch': {
    name: 'Kartoffelstärke',
    also: ['Kartoffelmehl', 'Kartoffelstärkemehl', 'Erdäpfelstärke'],
  },
  'tapioca-starch': { name: 'Tapiokastärke', also: ['Tapiokamehl', 'Tapioka', 'Maniokstärke'] },
  'tapioca-pearls': { name: 'Tapiokaperlen', also: ['Perltapioka', 'Tapioka-Sago'] },
  arrowroot: {
    name: 'Pfeilwurzelmehl',
    also: ['Pfeilwurzmehl', 'Pfeilwurzelstärke', 'Pfeilwurzstärke', 'Arrowroot'],
  },

  // sugars
  sugar: {
    name: 'Zucker',
    also: [
      'weißer Zucker',
      'Kristallzucker',
      'Haushaltszucker',
      'Feinkristallzucker',
      'Raffinade',
      'Rübenzucker',
    ],
  },
  'brown-sugar': {
    name: 'Brauner Zucker',
    text: 'brauner Zucker',
    also: [
      'Braunzucker',
      'Farinzucker',
      'Muscovado',
      'Muscovadozucker',
      'heller brauner Zucker',
      'dunkler brauner Zucker',
    ],
    fills: {
      packed: [
        'Brauner Zucker, fest gedrückt',
        'fest gedrückter brauner Zucker',
        'angedrückter brauner Zucker',
      ],
      loose: ['Brauner Zucker, locker eingefüllt', 'brauner Zucker, locker', 'lockerer brauner Zucker'],
    },
  },
  'powdered-sugar': {
    name: 'Puderzucker',
    also: ['Staubzucker', 'Icing Sugar'],
    fills: {
      unsifted: ['Puderzucker, ungesiebt', 'ungesiebter Puderzucker', 'ungesiebter Staubzucker'],
      sifted: ['Gesiebter Puderzucker', 'gesiebter Staubzucker'],
    },
  },
  'superfine-sugar': {
    name: 'Feinster Zucker',
    text: 'feinster Zucker',
    also: ['feinster Backzucker', 'Backzucker', 'Feinstzucker', 'extrafeiner Zucker'],
  },
  'demerara-sugar': { name: 'Demerara-Zucker', also: ['Demerara'] },
  'turbinado-sugar': {
    name: 'Rohrohrzucker',
    also: ['Rohrzucker', 'Rohzucker', 'brauner Rohrzucker', 'Turbinado-Zucker'],
  },
  'coconut-sugar': { name: 'Kokosblütenzucker', also: ['Kokoszucker', 'Kokospalmzucker'] },
  'maple-sugar': { name: 'Ahornzucker' },
  'pearl-sugar': {
    name: 'Grober Dekorzucker',
    text: 'grober Dekorzucker',
    also: ['Dekorzucker', 'Dekozucker', 'Glitzerzucker', 'grober Zucker', 'grobkörniger Zucker'],
  },
  'cinnamon-sugar': { name: 'Zimtzucker', also: ['Zucker-Zimt-Mischung', 'Zimt-Zucker-Mischung'] },
  'sucralose-blend': { name: 'Sucralose-Streusüße', also: ['Streusüße', 'Splenda', 'Sucralose'] },
  honey: {
    name: 'Honig',
    also: ['flüssiger Honig', 'Bienenhonig', 'Blütenhonig', 'Akazienhonig', 'Waldhonig'],
  },
  'agave-syrup': { name: 'Agavendicksaft', also: ['Agavensirup', 'Agavennektar'] },
  'maple-syrup': { name: 'Ahornsirup', also: ['reiner Ahornsirup'] },
  'corn-syrup': {
    name: 'Heller Maissirup',
    text: 'heller Maissirup',
    also: ['Maissirup', 'Glukosesirup', 'Glucosesirup'],
  },
  'corn-syrup-dark': { name: 'Dunkler Maissirup', text: 'dunkler Maissirup' },
  'golden-syrup': { name: 'Golden Syrup', also: ['heller Zuckerrohrsirup', 'goldener Sirup', 'Goldsirup'] },
  molasses: { name: 'Melasse', also: ['Zuckerrohrmelasse', 'Rohrzuckermelasse'] },
  'malt-syrup': { name: 'Gerstenmalzsirup', also: ['Malzsirup', 'Gerstenmalzextrakt', 'Malzextrakt'] },
  'sorghum-syrup': { name: 'Sorghumsirup', also: ['Zuckerhirsesirup'] },
  'pancake-syrup': { name: 'Pfannkuchensirup', also: ['Pancake-Sirup', 'Sirup mit Ahorngeschmack'] },
  'chocolate-syrup': {
    name: 'Schokoladensirup',
    also: ['Schokosirup', 'Schokoladensauce', 'Schokoladensoße', 'Schokosauce', 'Schokosoße'],
  },
  grenadine: { name: 'Grenadine', also: ['Grenadinesirup'] },
  'caramel-sauce': {
    name: 'Karamellsauce',
    also: ['Karamellsoße', 'Karamelsauce', 'Caramelsauce', 'Karamelltopping'],
  },
  'boiled-cider': { name: 'Apfelsirup', also: ['Apfeldicksaft', 'eingekochter Apfelmost', 'Boiled Cider'] },
  'marshmallows-mini': { name: 'Mini-Marshmallows', also: ['kleine Marshmallows', 'Mini-Marshmallow'] },
  'marshmallow-fluff': {
    name: 'Marshmallow-Creme',
    also: ['Marshmallow Fluff', 'Fluff', 'Marshmallow-Aufstrich'],
  },
  jam: {
    name: 'Konfitüre',
    also: [
      'Marmelade',
      'Konfi',
      'Erdbeerkonfitüre',
      'Erdbeermarmelade',
      'Himbeermarmelade',
      'Aprikosenkonfitüre',
      'Aprikosenmarmelade',
      'Marillenmarmelade',
    ],
    general: ['Himbeerkonfitüre', 'Kirschmarmelade', 'Kirschkonfitüre', 'Johannisbeermarmelade'],
  },
  jelly: {
    name: 'Fruchtgelee',
    also: ['Gelee', 'Johannisbeergelee', 'Ribiselgelee', 'Quittengelee', 'Apfelgelee'],
  },
  'orange-marmalade': { name: 'Orangenmarmelade', also: ['Orangenkonfitüre', 'Bitterorangenmarmelade'] },
  'apple-butter': { name: 'Apfelbutter', also: ['Apple Butter'] },
  'cranberry-sauce': { name: 'Cranberrysauce', also: ['Cranberrysoße'] },

  // baking
  'baking-powder': { name: 'Backpulver', also: ['Weinsteinbackpulver', 'Reinweinstein-Backpulver'] },
  'baking-soda': {
    name: 'Natron',
    also: ['Speisenatron', 'Backnatron', 'Haushaltsnatron', 'Kaisernatron', 'Speisesoda'],
  },
  'cream-of-tartar': { name: 'Weinsteinpulver', also: ['Weinstein', 'Cremor tartari', 'Cream of Tartar'] },
  'yeast-instant': {
    name: 'Instant-Trockenhefe',
    also: ['Trockenhefe', 'Trockenbackhefe', 'Instanthefe', 'Trockengerm'],
  },
  'yeast-active-dry': { name: 'Aktive Trockenhefe', text: 'aktive Trockenhefe', also: ['Active Dry Yeast'] },
  'gelatin-powder': {
    name: 'Gelatinepulver',
    also: ['gemahlene Gelatine', 'Pulvergelatine', 'Gelatine gemahlen'],
  },
  'vanilla-extract': { name: 'Vanilleextrakt', also: ['Vanillearoma', 'Vanilleessenz', 'flüssige Vanille'] },
  'espresso-powder': {
    name: 'Espressopulver',
    also: ['lösliches Espressopulver', 'löslicher Espresso', 'Instant-Espresso', 'Instant-Espressopulver'],
  },
  'coffee-instant': {
    name: 'Löslicher Kaffee',
    text: 'löslicher Kaffee',
    also: ['Instantkaffee', 'Instant-Kaffeepulver', 'lösliches Kaffeepulver', 'Kaffeegranulat', 'Nescafé'],
  },
  cocoa: {
    name: 'Kakaopulver',
    also: [
      'Kakao',
      'Backkakao',
      'backstarker Kakao',
      'ungesüßter Kakao',
      'ungesüßtes Kakaopulver',
      'schwach entölter Kakao',
    ],
  },
  'cocoa-dutch': {
    name: 'Alkalisiertes Kakaopulver',
    text: 'alkalisiertes Kakaopulver',
    also: ['alkalisierter Kakao', 'holländischer Kakao', 'Dutch-Process-Kakao'],
  },
  'chocolate-chips': {
    name: 'Schokoladentropfen',
    also: [
      'Schokotropfen',
      'Schokotröpfchen',
      'Schokodrops',
      'Schokochips',
      'Chocolate Chips',
      'Zartbitter-Schokotropfen',
    ],
  },
  'chocolate-chips-mini': {
    name: 'Mini-Schokoladentropfen',
    also: ['Mini-Schokotropfen', 'kleine Schokotropfen', 'Mini Chocolate Chips'],
  },
  'chocolate-chopped': {
    name: 'Gehackte Schokolade',
    text: 'gehackte Schokolade',
    also: [
      'Schokolade',
      'Zartbitterschokolade',
      'dunkle Schokolade',
      'Kuvertüre',
      'Zartbitterkuvertüre',
      'Schokostückchen',
      'Kochschokolade',
    ],
  },
  'chocolate-grated': {
    name: 'Geriebene Schokolade',
    text: 'geriebene Schokolade',
    also: [
      'fein geriebene Schokolade',
      'geriebene Zartbitterschokolade',
      'geriebene Kochschokolade',
      'ungesüßte Schokolade',
    ],
  },
  'milk-chocolate-chips': {
    name: 'Vollmilch-Schokotropfen',
    also: ['Vollmilch-Schokoladentropfen', 'Milchschokoladentropfen'],
  },
  'white-chocolate-chips': {
    name: 'Weiße Schokotropfen',
    text: 'weiße Schokotropfen',
    also: ['weiße Schokoladentropfen', 'weiße Schokodrops', 'White Chocolate Chips'],
  },
  'cacao-nibs': { name: 'Kakaonibs', also: ['Cacao Nibs', 'Kakaosplitter', 'Kakaobohnensplitter'] },
  breadcrumbs: {
    name: 'Semmelbrösel',
    also: ['Paniermehl', 'Brösel', 'Semmelmehl', 'Weckmehl', 'Brotbrösel', 'trockene Semmelbrösel'],
  },
  panko: { name: 'Panko', also: ['Panko-Paniermehl', 'Pankomehl', 'Pankobrösel', 'japanisches Paniermehl'] },
  'breadcrumbs-fresh': {
    name: 'Frische Semmelbrösel',
    text: 'frische Semmelbrösel',
    also: ['frische Brotbrösel', 'frische Brotkrumen', 'Brotkrumen', 'frisches Paniermehl'],
  },
  'graham-crumbs': {
    name: 'Graham-Cracker-Brösel',
    also: [
      'Grahamkeksbrösel',
      'Vollkornkeksbrösel',
      'Vollkornbutterkeks-Brösel',
      'zerbröselte Graham Cracker',
    ],
  },
  'cookie-crumbs': {
    name: 'Keksbrösel',
    also: ['Kekskrümel', 'zerbröselte Kekse', 'Butterkeksbrösel', 'Guetzlibrösel'],
  },

  // fats
  butter: {
    name: 'Butter',
    also: [
      'weiche Butter',
      'zimmerwarme Butter',
      'kalte Butter',
      'zerlassene Butter',
      'geschmolzene Butter',
      'Süßrahmbutter',
      'Teebutter',
    ],
  },
  oil: {
    name: 'Pflanzenöl',
    also: [
      'Öl',
      'Speiseöl',
      'neutrales Öl',
      'neutrales Pflanzenöl',
      'geschmacksneutrales Öl',
      'Salatöl',
      'Bratöl',
    ],
  },
  margarine: { name: 'Margarine', also: ['weiche Margarine', 'Backmargarine', 'Pflanzenmargarine'] },
  shortening: { name: 'Pflanzenfett', also: ['festes Pflanzenfett', 'Backfett', 'Shortening', 'Crisco'] },
  lard: { name: 'Schweineschmalz', also: ['Schmalz', 'Schweinefett'] },
  ghee: {
    name: 'Butterschmalz',
    also: ['Ghee', 'geklärte Butter', 'Butterfett', 'Butterreinfett', 'Bratbutter'],
  },
  'whipped-butter': {
    name: 'Aufgeschlagene Butter',
    text: 'aufgeschlagene Butter',
    also: ['geschlagene Butter', 'schaumig geschlagene Butter'],
  },
  'beef-tallow': { name: 'Rindertalg', also: ['Talg', 'Rinderfett', 'Rinderschmalz'] },
  'chicken-fat': { name: 'Hühnerfett', also: ['Hühnerschmalz'] },
  'cocoa-butter': { name: 'Kakaobutter', also: ['geschmolzene Kakaobutter', 'flüssige Kakaobutter'] },
  'coconut-oil': { name: 'Kokosöl', also: ['Kokosfett', 'Kokosnussöl', 'natives Kokosöl'] },
  'olive-oil': {
    name: 'Olivenöl',
    also: [
      'natives Olivenöl extra',
      'natives Olivenöl',
      'Olivenöl extra vergine',
      'kalt gepresstes Olivenöl',
    ],
  },
  'sunflower-oil': { name: 'Sonnenblumenöl', also: ['Sonnenblumenkernöl'] },
  'canola-oil': { name: 'Rapsöl', also: ['Rapskernöl', 'Canolaöl'] },
  'corn-oil': { name: 'Maiskeimöl', also: ['Maisöl'] },
  'peanut-oil': { name: 'Erdnussöl' },
  'sesame-oil': { name: 'Sesamöl', also: ['geröstetes Sesamöl', 'dunkles Sesamöl', 'helles Sesamöl'] },
  'soybean-oil': { name: 'Sojaöl', also: ['Sojabohnenöl'] },
  'grapeseed-oil': { name: 'Traubenkernöl' },
  'avocado-oil': { name: 'Avocadoöl' },
  'walnut-oil': { name: 'Walnussöl', also: ['Baumnussöl', 'Walnusskernöl'] },
  'palm-oil': { name: 'Palmöl', also: ['Palmfett'] },

  // dairy
  milk: {
    name: 'Milch',
    also: ['Vollmilch', 'Kuhmilch', 'Frischmilch', 'H-Milch', 'Milch 3,5 %', 'lauwarme Milch'],
  },
  'milk-skim': { name: 'Magermilch', also: ['entrahmte Milch', 'fettfreie Milch', 'Milch 0,1 %'] },
  'milk-2-percent': {
    name: 'Fettarme Milch',
    text: 'fettarme Milch',
    also: ['teilentrahmte Milch', 'Halbfettmilch', 'Milch 1,5 %', 'Milchdrink', 'Leichtmilch'],
  },
  buttermilk: { name: 'Buttermilch', also: ['reine Buttermilch'] },
  'half-and-half': {
    name: 'Kaffeesahne',
    also: ['Kaffeerahm', 'Kaffeeobers', 'Sahne 12 %', 'Half-and-Half'],
  },
  'light-cream': {
    name: 'Leichte Sahne',
    text: 'leichte Sahne',
    also: ['Sahne 20 %', 'Kochsahne', 'Kochrahm', 'Halbrahm'],
  },
  cream: {
    name: 'Schlagsahne',
    also: [
      'Sahne',
      'süße Sahne',
      'flüssige Sahne',
      'Schlagobers',
      'Obers',
      'Schlagrahm',
      'Rahm',
      'Vollrahm',
      'Süßrahm',
    ],
  },
  'whipped-cream': {
    name: 'Geschlagene Sahne',
    text: 'geschlagene Sahne',
    also: ['steif geschlagene Sahne', 'geschlagene Schlagsahne', 'geschlagenes Obers', 'geschlagener Rahm'],
  },
  yogurt: {
    name: 'Joghurt',
    also: ['Naturjoghurt', 'Joghurt natur', 'Joghurt nature', 'Vollmilchjoghurt', 'Jogurt'],
  },
  'sour-cream': {
    name: 'Saure Sahne',
    text: 'saure Sahne',
    also: ['Sauerrahm', 'saurer Rahm', 'Schmand', 'Sour Cream'],
  },
  'creme-fraiche': { name: 'Crème fraîche', also: ['Crème fraîche natur'] },
  mascarpone: { name: 'Mascarpone', also: ['Mascarponekäse', 'Mascarpone-Creme'] },
  'cream-cheese': {
    name: 'Frischkäse',
    also: [
      'Doppelrahmfrischkäse',
      'Rahmfrischkäse',
      'cremiger Frischkäse',
      'Frischkäse natur',
      'Philadelphia',
    ],
  },
  'cottage-cheese': { name: 'Hüttenkäse', also: ['körniger Frischkäse', 'Cottage Cheese'] },
  ricotta: { name: 'Ricotta', also: ['Ricottakäse'] },
  'evaporated-milk': {
    name: 'Kondensmilch',
    also: [
      'ungezuckerte Kondensmilch',
      'ungesüßte Kondensmilch',
      'Dosenmilch',
      'Kaffeemilch',
      'Büchsenmilch',
    ],
  },
  'condensed-milk': {
    name: 'Gezuckerte Kondensmilch',
    text: 'gezuckerte Kondensmilch',
    also: ['gesüßte Kondensmilch', 'süße Kondensmilch', 'Milchmädchen'],
  },
  'milk-powder-nonfat': {
    name: 'Magermilchpulver',
    also: ['entrahmtes Milchpulver', 'fettarmes Milchpulver'],
  },
  'milk-powder-instant': { name: 'Instant-Magermilchpulver', also: ['sofort lösliches Magermilchpulver'] },
  'milk-powder-whole': { name: 'Vollmilchpulver', also: ['Milchpulver', 'Trockenmilch'] },
  'buttermilk-powder': { name: 'Buttermilchpulver' },
  'malted-milk-powder': { name: 'Malzmilchpulver', also: ['Malzmilch', 'Horlicks'] },
  'coconut-milk': { name: 'Kokosmilch', also: ['Kokosnussmilch', 'Kokosmilch aus der Dose'] },
  'coconut-cream': {
    name: 'Kokoscreme',
    also: ['Kokossahne', 'Kokosnusscreme', 'Kokosrahm', 'ungesüßte Kokoscreme'],
  },
  'cream-of-coconut': {
    name: 'Gesüßte Kokoscreme',
    text: 'gesüßte Kokoscreme',
    also: ['Cream of Coconut', 'süße Kokoscreme', 'gezuckerte Kokoscreme'],
  },
  'soy-milk': { name: 'Sojadrink', also: ['Sojamilch', 'Sojagetränk'] },
  'almond-milk': { name: 'Mandeldrink', also: ['Mandelmilch', 'Mandelgetränk'] },
  'ice-cream': {
    name: 'Speiseeis',
    also: ['Eiscreme', 'Vanilleeis', 'Milcheis', 'Sahneeis', 'Glace', 'Vanilleglace'],
  },
  'whole-egg': {
    name: 'Eier',
    text: 'verquirlte Eier',
    also: ['Ei', 'Vollei', 'verquirltes Ei', 'verquirlte Eier', 'ganze Eier', 'Hühnereier', 'Hühnerei'],
  },
  'egg-white': { name: 'Eiweiß', also: ['Eiklar', 'Eiweiße', 'Hühnereiweiß'] },
  'egg-yolk': { name: 'Eigelb', also: ['Eigelbe', 'Eidotter', 'Dotter'] },
  'egg-white-powder': {
    name: 'Eiklarpulver',
    also: ['Hühnereiweißpulver', 'Trockeneiweiß', 'getrocknetes Eiweiß'],
    fills: {
      sifted: ['Gesiebtes Eiklarpulver', 'gesiebtes Trockeneiweiß'],
      level: ['Eiklarpulver, glatt gestrichen', 'ungesiebtes Eiklarpulver'],
    },
  },
  'meringue-powder': { name: 'Baiserpulver', also: ['Meringuepulver', 'Meringenpulver'] },

  // cheese
  'cheddar-shredded': {
    name: 'Cheddar',
    also: ['Cheddarkäse'],
    fills: {
      shredded: ['Geriebener Cheddar', 'Cheddar, gerieben', 'geraspelter Cheddar'],
      diced: ['Gewürfelter Cheddar', 'Cheddar, gewürfelt', 'Cheddarwürfel'],
      melted: ['Geschmolzener Cheddar', 'Cheddar, geschmolzen'],
    },
  },
  'mozzarella-shredded': {
    name: 'Mozzarella',
    also: ['geriebener Mozzarella', 'geraspelter Mozzarella', 'Mozzarellakäse', 'Reibe-Mozzarella'],
  },
  'parmesan-grated': {
    name: 'Parmesan',
    also: ['Parmesankäse', 'Parmigiano Reggiano', 'Parmigiano'],
    fills: {
      grated: [
        'Geriebener Parmesan',
        'frisch geriebener Parmesan',
        'fein geriebener Parmesan',
        'geriebener Parmesankäse',
      ],
      shredded: ['Geraspelter Parmesan', 'grob geriebener Parmesan', 'Parmesanraspel'],
    },
  },
  'swiss-cheese-shredded': {
    name: 'Schweizer Käse',
    also: ['Swiss Cheese'],
    fills: {
      shredded: ['Geriebener Schweizer Käse', 'geraspelter Schweizer Käse'],
      diced: ['Gewürfelter Schweizer Käse'],
      melted: ['Geschmolzener Schweizer Käse'],
    },
  },
  'gruyere-shredded': {
    name: 'Gruyère',
    also: ['Greyerzer', 'Greyerzer Käse'],
    fills: {
      shredded: ['Geriebener Gruyère', 'geriebener Greyerzer', 'geraspelter Gruyère'],
      diced: ['Gewürfelter Gruyère', 'gewürfelter Greyerzer'],
    },
  },
  'emmental-grated': { name: 'Emmentaler', also: ['geriebener Emmentaler', 'Emmentaler Käse', 'Emmental'] },
  'monterey-jack-shredded': {
    name: 'Monterey Jack',
    also: ['Jack-Käse'],
    fills: {
      shredded: ['Geriebener Monterey Jack', 'geraspelter Monterey Jack'],
      diced: ['Gewürfelter Monterey Jack'],
    },
  },
  'provolone-diced': { name: 'Provolone', also: ['gewürfelter Provolone', 'Provolonewürfel'] },
  'feta-crumbled': {
    name: 'Feta',
    also: ['Fetakäse', 'zerbröckelter Feta', 'zerbröselter Feta', 'Schafskäse', 'Schafkäse', 'Hirtenkäse'],
  },
  'blue-cheese-crumbled': {
    name: 'Blauschimmelkäse',
    also: ['Edelpilzkäse', 'Blauschimmel', 'zerbröckelter Blauschimmelkäse'],
  },
  'brie-sliced': {
    name: 'Brie',
    also: ['Briekäse'],
    fills: { sliced: ['Brie in Scheiben', 'Briescheiben'], melted: ['Geschmolzener Brie'] },
  },

  // nuts
  'almond-meal': {
    name: 'Gemahlene Mandeln',
    text: 'gemahlene Mandeln',
    also: ['geriebene Mandeln', 'Mandeln gemahlen', 'Mandelgrieß'],
  },
  'hazelnut-flour': {
    name: 'Gemahlene Haselnüsse',
    text: 'gemahlene Haselnüsse',
    also: ['geriebene Haselnüsse', 'Haselnüsse gemahlen', 'Haselnussmehl'],
  },
  'almonds-whole': {
    name: 'Mandeln',
    also: ['Mandel', 'Mandelkerne', 'ungeschälte Mandeln', 'Mandeln mit Haut'],
    fills: {
      whole: ['Ganze Mandeln'],
      sliced: ['Mandelblättchen', 'gehobelte Mandeln', 'Mandelblätter'],
      slivered: ['Mandelstifte', 'gestiftelte Mandeln', 'Mandelstifteln', 'Mandelsplitter'],
    },
  },
  'hazelnuts-whole': {
    name: 'Haselnüsse',
    also: ['Haselnuss', 'Haselnusskerne'],
    fills: {
      whole: ['Ganze Haselnüsse', 'ganze Haselnusskerne'],
      chopped: ['Gehackte Haselnüsse', 'grob gehackte Haselnüsse', 'gehackte Haselnusskerne'],
    },
  },
  'walnuts-chopped': {
    name: 'Walnüsse',
    also: ['Walnusskerne', 'Baumnüsse', 'Baumnuss', 'Baumnusskerne', 'Walnuss'],
    fills: {
      chopped: ['Gehackte Walnüsse', 'grob gehackte Walnüsse', 'gehackte Walnusskerne', 'gehackte Baumnüsse'],
      halves: ['Walnusshälften', 'halbe Walnüsse', 'Baumnusshälften'],
      ground: ['Gemahlene Walnüsse', 'geriebene Walnüsse', 'gemahlene Baumnüsse'],
      pieces: ['Walnussstücke', 'Walnussbruch'],
    },
  },
  'pecans-chopped': {
    name: 'Pekannüsse',
    also: ['Pekannuss', 'Pekannusskerne', 'Pecannüsse', 'Pecannuss'],
    fills: {
      chopped: ['Gehackte Pekannüsse', 'grob gehackte Pekannüsse', 'gehackte Pecannüsse'],
      halves: ['Pekannusshälften', 'halbe Pekannüsse', 'Pecannusshälften'],
      diced: ['Fein gehackte Pekannüsse', 'Pekannuss-Stückchen'],
      ground: ['Gemahlene Pekannüsse', 'gemahlene Pecannüsse', 'Pekannussmehl'],
    },
  },
  cashews: {
    name: 'Cashewkerne',
    also: ['Cashews', 'Cashewnüsse', 'Cashewnuss', 'Cashew', 'Kaschunüsse'],
    fills: {
      whole: ['Ganze Cashewkerne', 'ganze Cashews', 'ganze Cashewnüsse'],
      chopped: ['Gehackte Cashewkerne', 'gehackte Cashews', 'gehackte Cashewnüsse'],
    },
  },
  'macadamia-nuts': { name: 'Macadamianüsse', also: ['Macadamias', 'Macadamianuss'] },
  pistachios: { name: 'Pistazien', also: ['Pistazie', 'Pistazienkerne', 'geschälte Pistazien'] },
  'pine-nuts': { name: 'Pinienkerne', also: ['Pinoli', 'Pignoli'] },
  peanuts: { name: 'Erdnüsse', also: ['Erdnuss', 'Erdnusskerne', 'geschälte Erdnüsse'] },
  'brazil-nuts': { name: 'Paranüsse', also: ['Paranuss', 'Paranusskerne'] },
  chestnuts: {
    name: 'Maronen (geröstet)',
    text: 'geröstete Maronen',
    also: ['Maronen', 'Maroni', 'Marroni', 'Esskastanien', 'Edelkastanien', 'Kastanien', 'geröstete Maroni'],
  },
  'coconut-fresh': {
    name: 'Kokosnuss (frisch)',
    text: 'frische Kokosnuss',
    also: [
      'Kokosnuss',
      'frische Kokosnuss',
      'frisch geraspelte Kokosnuss',
      'frische Kokosraspel',
      'Kokosfleisch',
      'Kokosnussfleisch',
    ],
  },
  'coconut-sweetened': {
    name: 'Gesüßte Kokosnuss',
    text: 'gesüßte Kokosnuss',
    also: ['gezuckerte Kokosnuss'],
    fills: {
      flaked: ['Gesüßte Kokosflocken', 'gezuckerte Kokosflocken'],
      shredded: ['Gesüßte Kokosraspel', 'gezuckerte Kokosraspel'],
    },
  },
  'coconut-desiccated': {
    name: 'Kokosraspel',
    also: [
      'Kokosraspeln',
      'Kokosflocken',
      'getrocknete Kokosraspel',
      'ungesüßte Kokosraspel',
      'getrocknete Kokosnuss',
    ],
    fills: {
      level: ['Feine Kokosraspel', 'Kokosette', 'fein geraspelte Kokosnuss'],
      shredded: ['Grobe Kokosraspel', 'lange Kokosraspel', 'grob geraspelte getrocknete Kokosnuss'],
      flaked: ['Kokoschips', 'große Kokosflocken', 'Kokosspäne'],
    },
  },
  'almond-paste': { name: 'Marzipanrohmasse', also: ['Rohmarzipan', 'Mandelpaste', 'Mandelmasse'] },
  marzipan: { name: 'Marzipan', also: ['Modelliermarzipan', 'Marzipandecke'] },
  'peanut-butter': {
    name: 'Erdnussbutter',
    also: ['Erdnussmus', 'Erdnusscreme', 'cremige Erdnussbutter', 'Peanut Butter'],
  },
  'almond-butter': { name: 'Mandelmus', also: ['Mandelbutter', 'weißes Mandelmus', 'braunes Mandelmus'] },
  'cashew-butter': { name: 'Cashewmus', also: ['Cashewnussmus', 'Cashewbutter'] },
  'sunflower-seed-butter': {
    name: 'Sonnenblumenkernmus',
    also: ['Sonnenblumenmus', 'Sonnenblumenkernbutter'],
  },
  tahini: { name: 'Tahini', also: ['Tahin', 'Tahina', 'Sesammus', 'Sesampaste'] },
  'pistachio-paste': { name: 'Pistazienpaste', also: ['Pistazienmus'] },
  'hazelnut-spread': {
    name: 'Nuss-Nougat-Creme',
    also: ['Nuss-Nugat-Creme', 'Schoko-Nuss-Creme', 'Haselnusscreme', 'Nutella'],
  },
  'sesame-seeds': { name: 'Sesam', also: ['Sesamsamen', 'Sesamkörner', 'Sesamsaat', 'heller Sesam'] },
  'poppy-seeds': { name: 'Mohn', also: ['Mohnsamen', 'Blaumohn', 'ganzer Mohn'] },
  'sunflower-seeds': { name: 'Sonnenblumenkerne', also: ['geschälte Sonnenblumenkerne'] },
  'pumpkin-seeds': { name: 'Kürbiskerne', also: ['geschälte Kürbiskerne'] },
  flaxseed: { name: 'Leinsamen', also: ['ganze Leinsamen', 'ganzer Leinsamen', 'Leinsaat', 'Goldleinsamen'] },
  'flaxseed-ground': {
    name: 'Leinsamen (gemahlen)',
    text: 'gemahlene Leinsamen',
    also: [
      'gemahlene Leinsamen',
      'gemahlener Leinsamen',
      'geschrotete Leinsamen',
      'geschroteter Leinsamen',
      'Leinsamenschrot',
    ],
  },
  'chia-seeds': { name: 'Chiasamen', also: ['Chia'] },

  // grains
  rice: {
    name: 'Weißer Reis (roh)',
    text: 'roher weißer Reis',
    also: [
      'Reis',
      'weißer Reis',
      'Langkornreis',
      'Basmatireis',
      'Jasminreis',
      'roher Reis',
      'ungekochter Reis',
    ],
  },
  quinoa: { name: 'Quinoa', also: ['ungekochte Quinoa', 'rohe Quinoa', 'weiße Quinoa', 'Quinoasamen'] },
  'quinoa-cooked': {
    name: 'Quinoa (gekocht)',
    text: 'gekochte Quinoa',
    also: ['gekochte Quinoa', 'gekochter Quinoa', 'gegarte Quinoa'],
  },
  couscous: {
    name: 'Couscous',
    also: ['trockener Couscous', 'ungekochter Couscous', 'Instant-Couscous', 'Kuskus'],
  },
  'couscous-cooked': {
    name: 'Couscous (gegart)',
    text: 'gegarter Couscous',
    also: ['gegarter Couscous', 'gekochter Couscous', 'gequollener Couscous'],
  },
  bulgur: { name: 'Bulgur', also: ['Bulghur', 'trockener Bulgur', 'ungekochter Bulgur'] },
  'pearl-barley': { name: 'Perlgraupen', also: ['Graupen', 'Gerstengraupen', 'Rollgerste', 'Perlgerste'] },
  millet: { name: 'Hirse', also: ['Goldhirse', 'Hirsekörner', 'Speisehirse'] },
  'buckwheat-groats': {
    name: 'Buchweizen (geröstet)',
    text: 'gerösteter Buchweizen',
    also: ['Buchweizen', 'gerösteter Buchweizen', 'Kascha', 'Buchweizenkörner'],
  },
  amaranth: { name: 'Amaranth', also: ['Amarant', 'Amaranthsamen', 'Amaranthkörner'] },
  spelt: { name: 'Dinkelkörner', also: ['Dinkel', 'ganzer Dinkel', 'Urdinkel'] },
  teff: { name: 'Teff', also: ['Zwerghirse', 'Teffkörner'] },
  'wheat-berries': { name: 'Weizenkörner', also: ['Weizen', 'ganzer Weizen', 'ganze Weizenkörner'] },
  'wild-rice': { name: 'Wildreis', also: ['roher Wildreis'] },
  'brown-rice': { name: 'Naturreis', also: ['Vollkornreis', 'brauner Reis', 'roher Naturreis'] },
  'short-grain-rice': {
    name: 'Rundkornreis',
    also: ['Milchreis', 'Sushireis', 'Risottoreis', 'Arborio-Reis', 'Arborio'],
  },
  'medium-grain-rice': { name: 'Mittelkornreis', also: ['Calrose-Reis'] },
  'instant-rice': {
    name: 'Schnellkochreis',
    also: ['Minutenreis', 'Instantreis', 'Fünf-Minuten-Reis', '5-Minuten-Reis'],
  },
  'rice-cooked': {
    name: 'Weißer Reis (gekocht)',
    text: 'gekochter weißer Reis',
    also: ['gekochter Reis', 'gekochter weißer Reis', 'gegarter Reis', 'gekochter Langkornreis'],
  },
  oats: {
    name: 'Haferflocken',
    also: [
      'kernige Haferflocken',
      'Haferflocken kernig',
      'grobe Haferflocken',
      'Großblatt-Haferflocken',
      'Vollkornhaferflocken',
    ],
  },
  'oats-quick': {
    name: 'Zarte Haferflocken',
    text: 'zarte Haferflocken',
    also: ['Haferflocken zart', 'feine Haferflocken', 'blütenzarte Haferflocken', 'Kleinblatt-Haferflocken'],
  },
  'oats-steel-cut': { name: 'Hafergrütze', also: ['geschnittener Hafer', 'Steel Cut Oats'] },
  'oat-bran': { name: 'Haferkleie', also: ['Haferkleieflocken'] },
  'wheat-bran': { name: 'Weizenkleie', also: ['Speisekleie'] },
  'wheat-germ': { name: 'Weizenkeime', also: ['Weizenkeim'] },
  granola: { name: 'Knuspermüsli', also: ['Granola', 'Crunchy-Müsli'] },
  muesli: { name: 'Müsli', also: ['Früchtemüsli', 'Nussmüsli', 'Müsli mit Früchten und Nüssen'] },
  'crisped-rice-cereal': { name: 'Knusperreis', also: ['Rice Krispies', 'Reis-Crispies', 'Crispy Rice'] },
  'corn-flakes': { name: 'Cornflakes', also: ['Maisflocken', 'ungesüßte Cornflakes'] },
  'popcorn-popped': { name: 'Popcorn', also: ['gepopptes Popcorn', 'Puffmais', 'fertiges Popcorn'] },
  'macaroni-dry': {
    name: 'Hörnchennudeln',
    also: ['Hörnli', 'Hörndl', 'Elbow Macaroni', 'getrocknete Hörnchennudeln'],
  },
  'egg-noodles-dry': {
    name: 'Eiernudeln (trocken)',
    text: 'trockene Eiernudeln',
    also: ['Eiernudeln', 'getrocknete Eiernudeln', 'Eierbandnudeln', 'breite Eiernudeln'],
  },

  // legumes
  lentils: {
    name: 'Linsen (getrocknet)',
    text: 'getrocknete Linsen',
    also: ['Linsen', 'trockene Linsen', 'Tellerlinsen', 'braune Linsen', 'grüne Linsen'],
    general: ['Berglinsen', 'Beluga-Linsen', 'Belugalinsen'],
  },
  'red-lentils': {
    name: 'Rote Linsen',
    text: 'rote Linsen',
    also: ['getrocknete rote Linsen', 'geschälte rote Linsen'],
  },
  'chickpeas-dry': {
    name: 'Kichererbsen (getrocknet)',
    text: 'getrocknete Kichererbsen',
    also: ['getrocknete Kichererbsen', 'trockene Kichererbsen', 'rohe Kichererbsen'],
  },
  'chickpeas-cooked': {
    name: 'Kichererbsen (gekocht)',
    text: 'gekochte Kichererbsen',
    also: ['Kichererbsen', 'gekochte Kichererbsen', 'Kichererbsen aus der Dose', 'abgetropfte Kichererbsen'],
  },
  'black-beans-dry': {
    name: 'Schwarze Bohnen (getrocknet)',
    text: 'getrocknete schwarze Bohnen',
    also: ['getrocknete schwarze Bohnen', 'trockene schwarze Bohnen'],
  },
  'black-beans-cooked': {
    name: 'Schwarze Bohnen (gekocht)',
    text: 'gekochte schwarze Bohnen',
    also: ['schwarze Bohnen', 'gekochte schwarze Bohnen', 'schwarze Bohnen aus der Dose'],
  },
  'kidney-beans-dry': {
    name: 'Kidneybohnen (getrocknet)',
    text: 'getrocknete Kidneybohnen',
    also: ['Kidneybohnen', 'trockene Kidneybohnen', 'rote Bohnen', 'rote Kidneybohnen'],
  },
  'pinto-beans-dry': {
    name: 'Pintobohnen (getrocknet)',
    text: 'getrocknete Pintobohnen',
    also: ['Pintobohnen', 'Wachtelbohnen'],
  },
  'navy-beans-dry': {
    name: 'Kleine weiße Bohnen (getrocknet)',
    text: 'getrocknete kleine weiße Bohnen',
    also: ['kleine weiße Bohnen', 'Perlbohnen', 'Navy-Bohnen'],
  },
  'white-beans-dry': {
    name: 'Weiße Bohnen (getrocknet)',
    text: 'getrocknete weiße Bohnen',
    also: ['weiße Bohnen', 'trockene weiße Bohnen', 'getrocknete weiße Bohnen'],
  },
  'black-eyed-peas-dry': {
    name: 'Augenbohnen (getrocknet)',
    text: 'getrocknete Augenbohnen',
    also: ['Augenbohnen', 'Schwarzaugenbohnen', 'Kuhbohnen'],
  },
  'split-peas': {
    name: 'Schälerbsen',
    also: ['Spalterbsen', 'halbe Erbsen', 'gelbe Schälerbsen', 'grüne Schälerbsen', 'gelbe Erbsen'],
  },
  'mung-beans-dry': {
    name: 'Mungbohnen (getrocknet)',
    text: 'getrocknete Mungbohnen',
    also: ['Mungbohnen', 'Mungobohnen'],
  },
  'soybeans-dry': {
    name: 'Sojabohnen (getrocknet)',
    text: 'getrocknete Sojabohnen',
    also: ['Sojabohnen', 'trockene Sojabohnen'],
  },
  hummus: { name: 'Hummus', also: ['Hommus', 'Kichererbsencreme'] },
  'tofu-firm': {
    name: 'Fester Tofu',
    text: 'fester Tofu',
    also: ['Tofu', 'Naturtofu', 'Tofu natur', 'Tofuwürfel', 'gewürfelter Tofu'],
  },

  // fruit
  raisins: {
    name: 'Rosinen',
    also: ['Rosine', 'Sultaninen', 'Sultanas', 'Weinbeeren'],
    fills: {
      loose: ['Rosinen, locker eingefüllt', 'lockere Rosinen'],
      packed: ['Rosinen, fest gedrückt', 'fest gedrückte Rosinen', 'gepresste Rosinen'],
    },
  },
  'currants-dried': { name: 'Korinthen', also: ['Korinthe', 'Zante-Korinthen'] },
  'cranberries-dried': {
    name: 'Getrocknete Cranberrys',
    text: 'getrocknete Cranberrys',
    also: ['getrocknete Cranberries', 'gesüßte Cranberrys'],
  },
  'apricots-dried': {
    name: 'Getrocknete Aprikosen',
    text: 'getrocknete Aprikosen',
    also: ['getrocknete Marillen', 'Trockenaprikosen', 'Dörraprikosen', 'Dörrmarillen', 'Softaprikosen'],
    fills: {
      halves: ['Getrocknete Aprikosenhälften', 'halbierte getrocknete Aprikosen'],
      diced: ['Gewürfelte getrocknete Aprikosen', 'gehackte getrocknete Aprikosen'],
    },
  },
  'dates-chopped': {
    name: 'Datteln',
    also: ['Dattel', 'gehackte Datteln', 'entsteinte Datteln', 'getrocknete Datteln'],
    general: ['Medjool-Datteln'],
  },
  prunes: {
    name: 'Trockenpflaumen',
    also: [
      'Dörrpflaumen',
      'Backpflaumen',
      'getrocknete Pflaumen',
      'entsteinte Trockenpflaumen',
      'Dörrzwetschken',
      'Dörrzwetschgen',
    ],
  },
  'figs-dried': {
    name: 'Getrocknete Feigen',
    text: 'getrocknete Feigen',
    also: ['Trockenfeigen', 'Dörrfeigen'],
    fills: {
      level: ['Ganze getrocknete Feigen'],
      chopped: ['Gehackte getrocknete Feigen', 'gewürfelte getrocknete Feigen'],
    },
  },
  'cherries-dried': {
    name: 'Getrocknete Kirschen',
    text: 'getrocknete Kirschen',
    also: ['getrocknete Sauerkirschen', 'Trockenkirschen', 'Dörrkirschen'],
  },
  'blueberries-dried': {
    name: 'Getrocknete Heidelbeeren',
    text: 'getrocknete Heidelbeeren',
    also: ['getrocknete Blaubeeren'],
  },
  'apples-dried': {
    name: 'Getrocknete Äpfel',
    text: 'getrocknete Äpfel',
    also: ['Dörräpfel', 'Trockenäpfel'],
    fills: {
      level: ['Getrocknete Apfelringe', 'Apfelringe', 'getrocknete Apfelscheiben'],
      diced: ['Gewürfelte getrocknete Äpfel', 'getrocknete Apfelwürfel', 'getrocknete Apfelstücke'],
    },
  },
  'candied-peel': {
    name: 'Orangeat und Zitronat',
    also: ['Orangeat', 'Zitronat', 'Zitronat und Orangeat', 'Sukkade', 'Aranzini', 'kandierte Zitrusschalen'],
  },
  'candied-cherries': { name: 'Belegkirschen', also: ['kandierte Kirschen'] },
  'crystallized-ginger': {
    name: 'Kandierter Ingwer',
    text: 'kandierter Ingwer',
    also: ['Ingwer kandiert', 'kandierte Ingwerstücke'],
  },
  'apples-chopped': {
    name: 'Äpfel',
    also: ['Äpfel mit Schale', 'frische Äpfel', 'säuerliche Äpfel'],
    general: ['Äpfel Boskoop', 'Apfel Jonagold', 'Apfel Elstar', 'Apfel Braeburn'],
    fills: {
      chopped: [
        'Gewürfelte Äpfel',
        'Apfelwürfel',
        'Apfelstücke',
        'gehackte Äpfel',
        'klein geschnittene Äpfel',
      ],
      sliced: ['Apfelscheiben', 'Apfelspalten', 'Äpfel in Scheiben'],
    },
  },
  applesauce: { name: 'Apfelmus', also: ['Apfelmark', 'ungesüßtes Apfelmus', 'Apfelpüree'] },
  'apricots-fresh': {
    name: 'Aprikosen',
    also: ['Aprikose', 'Marillen', 'Marille', 'frische Aprikosen', 'frische Marillen'],
    fills: {
      sliced: ['Aprikosen in Scheiben', 'Aprikosenspalten', 'Marillenspalten'],
      halves: ['Aprikosenhälften', 'halbierte Aprikosen', 'Marillenhälften'],
    },
  },
  'avocado-cubed': {
    name: 'Avocado',
    also: ['Avocados', 'Avocadofruchtfleisch', 'reife Avocado'],
    fills: {
      cubed: ['Gewürfelte Avocado', 'Avocadowürfel', 'Avocado, gewürfelt'],
      mashed: ['Zerdrückte Avocado', 'pürierte Avocado', 'Avocadopüree', 'Avocadomus'],
      sliced: ['Avocado in Scheiben', 'Avocadoscheiben', 'Avocadospalten'],
    },
  },
  'bananas-mashed': {
    name: 'Bananen',
    also: ['Banane', 'reife Bananen'],
    fills: {
      mashed: ['Zerdrückte Bananen', 'zerdrückte Banane', 'pürierte Banane', 'Bananenmus', 'Bananenpüree'],
      sliced: ['Bananenscheiben', 'Bananen in Scheiben', 'Banane in Scheiben'],
    },
  },
  blackberries: { name: 'Brombeeren', also: ['Brombeere', 'frische Brombeeren'] },
  blueberries: {
    name: 'Heidelbeeren',
    also: [
      'Blaubeeren',
      'Heidelbeere',
      'Blaubeere',
      'Kulturheidelbeeren',
      'Schwarzbeeren',
      'frische Heidelbeeren',
    ],
  },
  raspberries: { name: 'Himbeeren', also: ['Himbeere', 'frische Himbeeren'] },
  'strawberries-sliced': {
    name: 'Erdbeeren',
    also: ['Erdbeere', 'frische Erdbeeren'],
    fills: {
      sliced: ['Erdbeeren in Scheiben', 'Erdbeerscheiben', 'geschnittene Erdbeeren'],
      whole: ['Ganze Erdbeeren'],
      pureed: ['Pürierte Erdbeeren', 'Erdbeerpüree', 'Erdbeermark'],
      halves: ['Halbierte Erdbeeren', 'Erdbeerhälften'],
    },
  },
  'cherries-pitted': {
    name: 'Kirschen',
    also: ['Kirsche', 'Süßkirschen', 'frische Kirschen'],
    fills: {
      level: ['Entsteinte Kirschen', 'ganze entsteinte Kirschen'],
      chopped: ['Gehackte Kirschen', 'klein geschnittene Kirschen'],
    },
  },
  cranberries: {
    name: 'Cranberrys (frisch)',
    text: 'frische Cranberrys',
    also: ['frische Cranberrys', 'frische Cranberries', 'Moosbeeren', 'gefrorene Cranberrys'],
    fills: {
      whole: ['Ganze frische Cranberrys'],
      chopped: ['Gehackte frische Cranberrys', 'frische Cranberrys, gehackt'],
    },
  },
  'red-currants': {
    name: 'Rote Johannisbeeren',
    text: 'rote Johannisbeeren',
    also: ['Johannisbeeren', 'rote Ribiseln', 'Ribiseln', 'Ribisel', 'Meertrübeli'],
  },
  gooseberries: { name: 'Stachelbeeren', also: ['Stachelbeere'] },
  grapes: {
    name: 'Weintrauben',
    also: ['Trauben', 'Weintraube', 'kernlose Trauben', 'kernlose Weintrauben'],
  },
  'kiwi-sliced': { name: 'Kiwis', also: ['Kiwi', 'Kiwischeiben', 'Kiwis in Scheiben', 'grüne Kiwis'] },
  'mango-diced': { name: 'Mango', also: ['Mangos', 'Mangostücke', 'Mangowürfel', 'gewürfelte Mango'] },
  'melon-diced': {
    name: 'Zuckermelone',
    also: ['Cantaloupe-Melone', 'Cantaloupe', 'Charentais-Melone'],
    fills: {
      cubed: ['Gewürfelte Zuckermelone', 'Zuckermelone in Würfeln', 'Melonenwürfel', 'gewürfelte Melone'],
      diced: ['Klein gewürfelte Zuckermelone', 'kleine Melonenwürfel'],
    },
  },
  'watermelon-diced': {
    name: 'Wassermelone',
    also: ['gewürfelte Wassermelone', 'Wassermelonenwürfel', 'Wassermelonenstücke'],
  },
  'orange-sections': {
    name: 'Orangenfilets',
    also: ['Orange', 'Orangen', 'Orangenspalten', 'filetierte Orangen', 'Apfelsinen', 'Apfelsine'],
  },
  'peaches-sliced': {
    name: 'Pfirsiche',
    also: ['Pfirsich', 'frische Pfirsiche'],
    fills: {
      sliced: ['Pfirsiche in Scheiben', 'Pfirsichscheiben', 'Pfirsichspalten'],
      diced: ['Gewürfelte Pfirsiche', 'Pfirsichwürfel', 'Pfirsichstücke'],
    },
  },
  'pears-cubed': {
    name: 'Birnen',
    also: ['Birne', 'frische Birnen', 'reife Birnen'],
    fills: {
      cubed: ['Gewürfelte Birnen', 'Birnenwürfel', 'Birnenstücke'],
      diced: ['Klein gewürfelte Birnen', 'kleine Birnenwürfel'],
      sliced: ['Birnen in Scheiben', 'Birnenscheiben', 'Birnenspalten'],
    },
  },
  'pineapple-chunks': {
    name: 'Ananas',
    also: ['frische Ananas', 'Ananasfruchtfleisch'],
    fills: { pieces: ['Ananasstücke', 'Ananas in Stücken'], diced: ['Gewürfelte Ananas', 'Ananaswürfel'] },
  },
  'plums-sliced': {
    name: 'Pflaumen',
    also: ['Pflaume', 'Zwetschgen', 'Zwetschken', 'Zwetschge', 'Zwetschke', 'Pflaumenspalten'],
  },
  'passion-fruit-pulp': {
    name: 'Passionsfruchtmark',
    also: ['Passionsfruchtfleisch', 'Passionsfrucht', 'Passionsfrüchte', 'Maracujamark', 'Maracuja'],
  },
  'rhubarb-diced': {
    name: 'Rhabarber',
    also: ['frischer Rhabarber', 'Rhabarberstangen'],
    fills: {
      diced: ['Gewürfelter Rhabarber', 'Rhabarberwürfel'],
      sliced: ['Rhabarber in Scheiben', 'Rhabarberstücke', 'Rhabarber in Stücken'],
    },
  },
  'lemon-zest': {
    name: 'Zitronenabrieb',
    also: ['Zitronenschale', 'abgeriebene Zitronenschale', 'geriebene Zitronenschale', 'Zitronenzesten'],
  },
  'orange-zest': {
    name: 'Orangenabrieb',
    also: ['Orangenschale', 'abgeriebene Orangenschale', 'geriebene Orangenschale', 'Orangenzesten'],
  },

  // vegetables
  'potato-flakes': {
    name: 'Kartoffelpüreeflocken',
    also: ['Kartoffelflocken', 'Püreeflocken', 'Kartoffelpüreepulver'],
  },
  'carrots-grated': {
    name: 'Karotten',
    also: ['Karotte', 'Möhren', 'Möhre', 'Mohrrüben', 'Rüebli', 'Gelbe Rüben'],
    fills: {
      grated: [
        'Geriebene Karotten',
        'geraspelte Karotten',
        'geriebene Möhren',
        'geraspelte Möhren',
        'Karottenraspel',
        'geriebene Rüebli',
      ],
      chopped: ['Gehackte Karotten', 'gehackte Möhren', 'Karottenstücke', 'Möhrenstücke'],
      diced: ['Gewürfelte Karotten', 'gewürfelte Möhren', 'Karottenwürfel', 'Möhrenwürfel'],
      sliced: ['Karotten in Scheiben', 'Möhren in Scheiben', 'Karottenscheiben', 'Möhrenscheiben'],
    },
  },
  'onions-chopped': {
    name: 'Zwiebeln',
    also: ['Zwiebel', 'Gemüsezwiebeln', 'Gemüsezwiebel', 'Speisezwiebeln'],
    general: ['rote Zwiebel', 'weiße Zwiebel', 'gelbe Zwiebel'],
    fills: {
      chopped: ['Gehackte Zwiebeln', 'fein gehackte Zwiebeln', 'gehackte Zwiebel'],
      sliced: ['Zwiebelringe', 'Zwiebeln in Ringen', 'Zwiebeln in Scheiben', 'Zwiebelscheiben'],
      diced: ['Gewürfelte Zwiebeln', 'Zwiebelwürfel', 'gewürfelte Zwiebel', 'gewürfelte rote Zwiebeln'],
    },
  },
  'shallots-sliced': {
    name: 'Schalotten',
    also: ['Schalotte'],
    fills: {
      sliced: ['Schalotten in Scheiben', 'Schalottenringe', 'Schalottenscheiben'],
      chopped: [
        'Gehackte Schalotten',
        'gewürfelte Schalotten',
        'Schalottenwürfel',
        'fein gehackte Schalotten',
      ],
    },
  },
  'scallions-sliced': {
    name: 'Frühlingszwiebeln',
    also: ['Frühlingszwiebel', 'Lauchzwiebeln', 'Lauchzwiebel', 'Jungzwiebeln', 'Bundzwiebeln'],
    fills: {
      sliced: ['Frühlingszwiebeln in Ringen', 'Frühlingszwiebelringe', 'Lauchzwiebelringe'],
      chopped: ['Gehackte Frühlingszwiebeln', 'gehackte Lauchzwiebeln'],
    },
  },
  'leeks-sliced': {
    name: 'Lauch',
    also: ['Porree', 'Lauchstange', 'Porreestange'],
    fills: {
      level: ['Lauch in Ringen', 'Lauchringe', 'Porreeringe', 'Porree in Ringen'],
      diced: ['Gewürfelter Lauch', 'gehackter Lauch', 'gewürfelter Porree'],
    },
  },
  'garlic-minced': {
    name: 'Knoblauch',
    also: ['Knoblauchzehen', 'Knoblauchzehe', 'frischer Knoblauch'],
    fills: {
      level: ['Gehackter Knoblauch', 'fein gehackter Knoblauch', 'gepresster Knoblauch'],
      sliced: ['Knoblauch in Scheiben', 'Knoblauchscheiben'],
    },
  },
  'ginger-fresh': {
    name: 'Ingwer (frisch)',
    text: 'frischer Ingwer',
    also: ['Ingwer', 'frischer Ingwer', 'Ingwerwurzel', 'Ingwerknolle'],
    fills: {
      level: ['Geriebener Ingwer', 'frisch geriebener Ingwer', 'fein gehackter Ingwer', 'gehackter Ingwer'],
      sliced: ['Ingwerscheiben', 'Ingwer in Scheiben', 'frischer Ingwer in Scheiben'],
    },
  },
  'celery-chopped': {
    name: 'Staudensellerie',
    also: ['Stangensellerie', 'Bleichsellerie', 'Selleriestangen', 'Selleriestange'],
    fills: {
      chopped: [
        'Gehackter Staudensellerie',
        'gehackter Stangensellerie',
        'klein geschnittener Staudensellerie',
      ],
      diced: ['Gewürfelter Staudensellerie', 'gewürfelter Stangensellerie', 'Staudenselleriewürfel'],
    },
  },
  'bell-pepper-chopped': {
    name: 'Paprikaschoten',
    also: ['Paprikaschote', 'Gemüsepaprika'],
    general: [
      'rote Paprika',
      'grüne Paprika',
      'gelbe Paprika',
      'rote Paprikaschote',
      'rote Paprikaschoten',
      'grüne Paprikaschote',
      'grüne Paprikaschoten',
      'gelbe Paprikaschote',
      'gelbe Paprikaschoten',
      'Spitzpaprika',
    ],
    fills: {
      chopped: ['Gewürfelte Paprika', 'gehackte Paprika', 'Paprikawürfel', 'gewürfelte Paprikaschoten'],
      sliced: ['Paprikastreifen', 'Paprika in Streifen', 'Paprikaschoten in Streifen'],
    },
  },
  'mushrooms-sliced': {
    name: 'Champignons',
    also: ['Champignon', 'weiße Champignons', 'braune Champignons', 'frische Champignons', 'Egerlinge'],
    fills: { sliced: ['Champignons in Scheiben', 'Champignonscheiben'], whole: ['Ganze Champignons'] },
  },
  'spinach-raw': {
    name: 'Spinat',
    also: ['frischer Spinat', 'roher Spinat', 'Blattspinat', 'Babyspinat', 'Spinatblätter'],
  },
  'kale-chopped': { name: 'Grünkohl', also: ['gehackter Grünkohl', 'Federkohl', 'frischer Grünkohl'] },
  arugula: { name: 'Rucola', also: ['Rauke', 'Rucolablätter', 'Rukola'] },
  'lettuce-shredded': {
    name: 'Blattsalat',
    also: [
      'Kopfsalat',
      'Häuptelsalat',
      'grüner Salat',
      'Pflücksalat',
      'Salatstreifen',
      'Blattsalat in Streifen',
    ],
  },
  'cabbage-shredded': {
    name: 'Weißkohl',
    also: ['Weißkraut', 'Weißkabis', 'Kabis'],
    fills: {
      shredded: [
        'Geraspelter Weißkohl',
        'gehobelter Weißkohl',
        'Weißkohl in Streifen',
        'geraspeltes Weißkraut',
        'gehobeltes Weißkraut',
      ],
      chopped: ['Gehackter Weißkohl', 'Weißkohl in Stücken', 'gehacktes Weißkraut'],
    },
  },
  'red-cabbage': {
    name: 'Rotkohl',
    also: ['Rotkraut', 'Blaukraut', 'Blaukohl', 'Rotkabis'],
    fills: {
      shredded: [
        'Geraspelter Rotkohl',
        'gehobelter Rotkohl',
        'Rotkohl in Streifen',
        'gehobeltes Rotkraut',
        'gehobeltes Blaukraut',
      ],
      chopped: ['Gehackter Rotkohl', 'Rotkohl in Stücken', 'gehacktes Rotkraut'],
    },
  },
  'broccoli-chopped': {
    name: 'Brokkoli',
    also: ['Broccoli', 'Brokkoliröschen', 'Brokkolistücke', 'gehackter Brokkoli'],
  },
  'cauliflower-chopped': {
    name: 'Blumenkohl',
    also: ['Karfiol', 'Blumenkohlröschen', 'Karfiolröschen', 'gehackter Blumenkohl'],
  },
  'cucumber-sliced': {
    name: 'Gurke',
    also: ['Gurken', 'Salatgurke', 'Schlangengurke', 'geschälte Gurke'],
    fills: {
      sliced: ['Gurkenscheiben', 'Gurke in Scheiben', 'Salatgurke in Scheiben'],
      chopped: ['Gewürfelte Gurke', 'Gurkenwürfel', 'gehackte Gurke'],
    },
  },
  'zucchini-chopped': {
    name: 'Zucchini',
    also: ['Zucchetti', 'Zucchinis', 'Zucchino'],
    fills: {
      chopped: ['Gewürfelte Zucchini', 'gehackte Zucchini', 'Zucchiniwürfel'],
      sliced: ['Zucchini in Scheiben', 'Zucchinischeiben'],
      shredded: ['Geraspelte Zucchini', 'geriebene Zucchini', 'Zucchiniraspel', 'geraffelte Zucchetti'],
    },
  },
  'eggplant-cubed': {
    name: 'Aubergine',
    also: ['Auberginen', 'Melanzani', 'gewürfelte Aubergine', 'Auberginenwürfel', 'Eierfrucht'],
  },
  'potatoes-diced': {
    name: 'Kartoffeln',
    also: ['Kartoffel', 'Erdäpfel', 'Kartoffelwürfel', 'gewürfelte Kartoffeln', 'rohe Kartoffeln'],
  },
  'potatoes-mashed': {
    name: 'Kartoffelpüree',
    also: ['Kartoffelbrei', 'Kartoffelstock', 'Erdäpfelpüree', 'Kartoffelstampf', 'Stampfkartoffeln'],
  },
  'sweet-potato-cubed': {
    name: 'Süßkartoffeln',
    also: ['Süßkartoffel', 'Süßkartoffelwürfel', 'gewürfelte Süßkartoffeln', 'Batate', 'Bataten'],
  },
  'pumpkin-cubed': {
    name: 'Kürbis',
    also: ['Kürbiswürfel', 'Kürbisfleisch', 'Kürbisstücke', 'gewürfelter Kürbis'],
  },
  'pumpkin-puree': { name: 'Kürbispüree', also: ['Kürbismus', 'Kürbismark', 'Kürbispüree aus der Dose'] },
  'butternut-cubed': {
    name: 'Butternusskürbis',
    also: ['Butternutkürbis', 'Butternut', 'Birnenkürbis', 'gewürfelter Butternusskürbis'],
  },
  'beets-raw': {
    name: 'Rote Bete',
    also: ['Rote Beete', 'Rote Rüben', 'Randen', 'Rande', 'Rahnen', 'rohe Rote Bete'],
  },
  asparagus: {
    name: 'Spargel',
    also: ['grüner Spargel', 'weißer Spargel', 'Spargelstücke', 'Spargelstangen'],
  },
  'green-beans': {
    name: 'Grüne Bohnen',
    text: 'grüne Bohnen',
    also: ['Fisolen', 'Buschbohnen', 'Brechbohnen', 'Gartenbohnen', 'Prinzessbohnen'],
  },
  'peas-green': {
    name: 'Grüne Erbsen',
    text: 'grüne Erbsen',
    also: ['Erbsen', 'frische Erbsen', 'junge Erbsen', 'TK-Erbsen', 'tiefgekühlte Erbsen'],
  },
  'corn-kernels': {
    name: 'Maiskörner',
    also: ['Mais', 'Zuckermais', 'Zuckermaiskörner', 'Gemüsemais', 'Kukuruz'],
  },
  'radish-sliced': {
    name: 'Radieschen',
    also: ['Radieschenscheiben', 'Radieschen in Scheiben', 'Radieserl'],
  },
  'tomatoes-chopped': {
    name: 'Tomaten',
    also: [
      'Tomate',
      'Paradeiser',
      'frische Tomaten',
      'gewürfelte Tomaten',
      'Tomatenwürfel',
      'Fleischtomaten',
    ],
    general: ['Strauchtomaten', 'Rispentomaten', 'Romatomaten', 'Eiertomaten', 'Ochsenherztomaten'],
  },
  'tomatoes-cherry': {
    name: 'Kirschtomaten',
    also: ['Cherrytomaten', 'Cocktailtomaten', 'Kirschtomate', 'Kirschparadeiser', 'Cherry-Tomate'],
  },
  'tomatoes-sun-dried': {
    name: 'Getrocknete Tomaten',
    text: 'getrocknete Tomaten',
    also: ['sonnengetrocknete Tomaten', 'Dörrtomaten', 'getrocknete Paradeiser'],
  },
  'tomatoes-canned': {
    name: 'Dosentomaten',
    also: [
      'Tomaten aus der Dose',
      'gehackte Tomaten',
      'stückige Tomaten',
      'Tomatenstücke',
      'geschälte Tomaten',
      'Pelati',
    ],
  },
  'olives-sliced': {
    name: 'Oliven',
    also: [
      'Olivenscheiben',
      'Olivenringe',
      'Oliven in Scheiben',
      'schwarze Oliven',
      'grüne Oliven',
      'entsteinte Oliven',
    ],
  },

  // spices
  salt: {
    name: 'Speisesalz',
    also: ['Salz', 'Kochsalz', 'Tafelsalz', 'feines Salz', 'Jodsalz', 'feines Meersalz'],
    shared: ['grobes Salz', 'grobes Meersalz'],
  },
  'salt-kosher-diamond': {
    name: 'Kosher Salt (Diamond Crystal)',
    text: 'Kosher Salt (Diamond Crystal)',
    also: ['Diamond Crystal', 'Diamond-Crystal-Salz'],
    shared: ['Kosher Salt', 'koscheres Salz', 'Koscher-Salz', 'grobes Salz', 'grobes Meersalz'],
  },
  'salt-kosher-morton': {
    name: 'Kosher Salt (Morton)',
    text: 'Kosher Salt (Morton)',
    also: ['Morton-Salz', 'Morton Kosher Salt'],
    shared: ['Kosher Salt', 'koscheres Salz', 'Koscher-Salz', 'grobes Salz', 'grobes Meersalz'],
  },
  'cinnamon-ground': { name: 'Zimt', also: ['gemahlener Zimt', 'Zimtpulver', 'Ceylon-Zimt'] },
  'ginger-ground': {
    name: 'Ingwer (gemahlen)',
    text: 'gemahlener Ingwer',
    also: ['gemahlener Ingwer', 'Ingwerpulver'],
  },
  'nutmeg-ground': {
    name: 'Muskatnuss',
    also: ['Muskat', 'gemahlene Muskatnuss', 'geriebene Muskatnuss', 'gemahlener Muskat'],
  },
  'cloves-ground': {
    name: 'Nelken (gemahlen)',
    text: 'gemahlene Nelken',
    also: ['gemahlene Nelken', 'gemahlene Gewürznelken', 'Nelkenpulver'],
  },
  'allspice-ground': {
    name: 'Piment',
    also: ['gemahlener Piment', 'Nelkenpfeffer', 'Neugewürz', 'Pimentpulver'],
  },
  'cardamom-ground': {
    name: 'Kardamom (gemahlen)',
    text: 'gemahlener Kardamom',
    also: ['Kardamom', 'gemahlener Kardamom', 'Kardamompulver'],
  },
  'cumin-seeds': {
    name: 'Kreuzkümmel',
    also: ['Kreuzkümmelsamen', 'ganzer Kreuzkümmel', 'Cumin', 'Cuminsamen'],
  },
  'coriander-seeds': {
    name: 'Koriandersamen',
    also: ['Korianderkörner', 'Koriandersaat', 'ganzer Koriander'],
  },
  'caraway-seeds': { name: 'Kümmel', also: ['Kümmelsamen', 'ganzer Kümmel', 'Kümmelkörner'] },
  'fennel-seeds': { name: 'Fenchelsamen', also: ['Fenchelsaat', 'Fenchelkörner'] },
  'fenugreek-seeds': { name: 'Bockshornkleesamen', also: ['Bockshornklee', 'Bockshornsamen'] },
  'turmeric-ground': {
    name: 'Kurkuma',
    also: ['gemahlene Kurkuma', 'gemahlener Kurkuma', 'Kurkumapulver', 'Gelbwurz'],
  },
  paprika: {
    name: 'Paprikapulver',
    also: ['edelsüßes Paprikapulver', 'Paprikapulver edelsüß', 'Paprika edelsüß', 'gemahlene Paprika'],
    general: [
      'Rosenpaprika',
      'süßes Paprikapulver',
      'scharfes Paprikapulver',
      'rosenscharfes Paprikapulver',
      'Paprikapulver rosenscharf',
    ],
  },
  'chili-powder': {
    name: 'Chili-Gewürzmischung',
    also: ['Chiligewürz', 'Chili Powder', 'Chili-con-Carne-Gewürz'],
  },
  'cayenne-pepper': {
    name: 'Cayennepfeffer',
    also: ['Cayenne', 'gemahlener Cayennepfeffer', 'Chilipulver', 'gemahlene Chilis'],
  },
  'black-pepper-ground': {
    name: 'Schwarzer Pfeffer',
    text: 'schwarzer Pfeffer',
    also: ['Pfeffer', 'Pfeffer aus der Mühle'],
    fills: {
      ground: [
        'Gemahlener schwarzer Pfeffer',
        'gemahlener Pfeffer',
        'frisch gemahlener Pfeffer',
        'frisch gemahlener schwarzer Pfeffer',
      ],
      whole: ['Schwarze Pfefferkörner', 'Pfefferkörner', 'ganzer schwarzer Pfeffer', 'ganze Pfefferkörner'],
    },
  },
  'white-pepper-ground': {
    name: 'Weißer Pfeffer',
    text: 'weißer Pfeffer',
    also: ['gemahlener weißer Pfeffer', 'weißer Pfeffer gemahlen'],
  },
  'curry-powder': { name: 'Currypulver', also: ['Curry', 'Madras-Currypulver'] },
  'garlic-powder': { name: 'Knoblauchpulver', also: ['gemahlener Knoblauch'] },
  'onion-powder': { name: 'Zwiebelpulver', also: ['gemahlene Zwiebeln'] },
  'mustard-powder': { name: 'Senfpulver', also: ['Senfmehl', 'gemahlene Senfkörner', 'gemahlener Senf'] },
  'oregano-dried': {
    name: 'Oregano (getrocknet)',
    text: 'getrockneter Oregano',
    also: ['Oregano', 'getrockneter Oregano'],
    fills: {
      leaves: ['Gerebelter Oregano', 'getrocknete Oreganoblätter'],
      ground: ['Gemahlener Oregano', 'Oreganopulver'],
    },
  },
  'thyme-dried': {
    name: 'Thymian (getrocknet)',
    text: 'getrockneter Thymian',
    also: ['getrockneter Thymian'],
    fills: {
      leaves: ['Gerebelter Thymian', 'getrocknete Thymianblätter'],
      ground: ['Gemahlener Thymian', 'Thymianpulver'],
    },
  },
  'basil-dried': {
    name: 'Basilikum (getrocknet)',
    text: 'getrocknetes Basilikum',
    also: ['getrocknetes Basilikum', 'getrockneter Basilikum'],
    fills: {
      leaves: ['Gerebeltes Basilikum', 'gerebelter Basilikum', 'getrocknete Basilikumblätter'],
      ground: ['Gemahlenes Basilikum', 'Basilikumpulver'],
    },
  },
  'rosemary-dried': {
    name: 'Rosmarin (getrocknet)',
    text: 'getrockneter Rosmarin',
    also: ['getrockneter Rosmarin', 'getrocknete Rosmarinnadeln'],
  },
  'parsley-dried': {
    name: 'Petersilie (getrocknet)',
    text: 'getrocknete Petersilie',
    also: ['getrocknete Petersilie', 'gerebelte Petersilie'],
  },
  'sage-ground': {
    name: 'Salbei (gemahlen)',
    text: 'gemahlener Salbei',
    also: ['gemahlener Salbei', 'Salbeipulver'],
  },
  saffron: { name: 'Safran', also: ['Safranfäden'] },
  'pumpkin-pie-spice': {
    name: 'Kürbiskuchengewürz',
    also: ['Pumpkin Pie Spice', 'Pumpkin Spice', 'Kürbisgewürz'],
  },
  'parsley-fresh': {
    name: 'Petersilie (frisch)',
    text: 'frische Petersilie',
    also: [
      'Petersilie',
      'frische Petersilie',
      'gehackte Petersilie',
      'frisch gehackte Petersilie',
      'glatte Petersilie',
      'Petersil',
      'Peterli',
    ],
  },
  'basil-fresh': {
    name: 'Basilikum (frisch)',
    text: 'frisches Basilikum',
    also: ['Basilikum', 'frisches Basilikum', 'frischer Basilikum'],
    fills: {
      chopped: ['Frisch gehacktes Basilikum', 'gehacktes Basilikum', 'gehackte Basilikumblätter'],
      leaves: ['Basilikumblätter', 'frische Basilikumblätter', 'ganze Basilikumblätter'],
    },
  },
  'chives-fresh': {
    name: 'Schnittlauch',
    also: ['gehackter Schnittlauch', 'Schnittlauchröllchen', 'frischer Schnittlauch'],
  },
  'cilantro-fresh': {
    name: 'Koriandergrün',
    also: ['frischer Koriander', 'Korianderblätter', 'Korianderkraut'],
  },
  'mint-fresh': {
    name: 'Minze (frisch)',
    text: 'frische Minze',
    also: ['Minze', 'frische Minze', 'Minzeblätter', 'Minzblätter', 'Pfefferminze'],
  },
  'rosemary-fresh': {
    name: 'Rosmarin (frisch)',
    text: 'frischer Rosmarin',
    also: ['frischer Rosmarin', 'Rosmarinnadeln'],
  },

  // condiments
  miso: { name: 'Miso', also: ['Misopaste', 'helles Miso', 'Shiro-Miso'] },
  capers: { name: 'Kapern', also: ['Kaper', 'abgetropfte Kapern'] },
  mayonnaise: { name: 'Mayonnaise', also: ['Majonäse', 'Mayo'] },
  'mustard-prepared': {
    name: 'Senf',
    also: ['mittelscharfer Senf', 'Tafelsenf', 'gelber Senf', 'Delikatesssenf', 'Dijonsenf'],
  },
  ketchup: { name: 'Ketchup', also: ['Tomatenketchup', 'Ketschup'] },
  'soy-sauce': { name: 'Sojasauce', also: ['Sojasoße', 'Shoyu', 'helle Sojasauce', 'dunkle Sojasauce'] },
  tamari: { name: 'Tamari', also: ['Tamari-Sojasauce', 'Tamarisauce'] },
  'worcestershire-sauce': {
    name: 'Worcestersauce',
    also: ['Worcestershiresauce', 'Worcestersoße', 'Worcestershiresoße'],
  },
  'fish-sauce': { name: 'Fischsauce', also: ['Fischsoße', 'Nam Pla', 'Nuoc Mam'] },
  'oyster-sauce': { name: 'Austernsauce', also: ['Austernsoße'] },
  'hoisin-sauce': { name: 'Hoisinsauce', also: ['Hoisinsoße'] },
  'teriyaki-sauce': { name: 'Teriyakisauce', also: ['Teriyakisoße'] },
  'barbecue-sauce': { name: 'Barbecuesauce', also: ['BBQ-Sauce', 'Barbecuesoße', 'BBQ-Soße', 'Grillsauce'] },
  salsa: { name: 'Salsa', also: ['Tomatensalsa', 'Salsasauce'] },
  pesto: { name: 'Basilikumpesto', also: ['Pesto', 'grünes Pesto', 'Pesto alla genovese'] },
  'horseradish-prepared': {
    name: 'Tafelmeerrettich',
    also: [
      'Meerrettich',
      'Meerrettich aus dem Glas',
      'Kren',
      'Tafelkren',
      'geriebener Meerrettich',
      'geriebener Kren',
    ],
  },
  'tomato-paste': {
    name: 'Tomatenmark',
    also: ['Paradeismark', 'Tomatenkonzentrat', 'dreifach konzentriertes Tomatenmark'],
  },
  'tomato-puree': {
    name: 'Passierte Tomaten',
    text: 'passierte Tomaten',
    also: ['Passata', 'Tomatenpassata', 'passierte Paradeiser'],
  },
  'tomato-sauce': { name: 'Tomatensauce', also: ['Tomatensoße', 'Paradeissauce', 'Tomatensugo'] },
  'cider-vinegar': { name: 'Apfelessig', also: ['Obstessig', 'Apfelweinessig'] },
  'white-vinegar': { name: 'Branntweinessig', also: ['Essig', 'Tafelessig', 'heller Essig', 'weißer Essig'] },
  'red-wine-vinegar': { name: 'Rotweinessig', also: ['roter Weinessig'] },
  'balsamic-vinegar': {
    name: 'Balsamico-Essig',
    also: ['Balsamico', 'Aceto balsamico', 'Balsamessig', 'dunkler Balsamico'],
  },

  // drinks
  water: {
    name: 'Wasser',
    also: [
      'Leitungswasser',
      'lauwarmes Wasser',
      'kaltes Wasser',
      'warmes Wasser',
      'heißes Wasser',
      'kochendes Wasser',
    ],
  },
  'coconut-water': { name: 'Kokoswasser', also: ['Kokosnusswasser'] },
  'lemon-juice': {
    name: 'Zitronensaft',
    also: ['frisch gepresster Zitronensaft', 'Saft einer Zitrone', 'Saft von Zitronen'],
  },
  'lime-juice': {
    name: 'Limettensaft',
    also: ['frisch gepresster Limettensaft', 'Limonensaft', 'Saft von Limetten'],
  },
  'orange-juice': {
    name: 'Orangensaft',
    also: ['frisch gepresster Orangensaft', 'O-Saft', 'Saft von Orangen'],
  },
  'apple-juice': { name: 'Apfelsaft', also: ['naturtrüber Apfelsaft', 'Süßmost'] },
  'pineapple-juice': { name: 'Ananassaft' },
  'grape-juice': { name: 'Traubensaft', also: ['roter Traubensaft', 'weißer Traubensaft'] },
  'cranberry-juice': { name: 'Cranberrysaft', also: ['Cranberrynektar', 'Cranberrysaftgetränk'] },
  'tomato-juice': { name: 'Tomatensaft', also: ['Paradeissaft'] },
  'chicken-stock': {
    name: 'Hühnerbrühe',
    also: ['Geflügelbrühe', 'Hühnerfond', 'Geflügelfond', 'Hühnerbouillon', 'klare Hühnersuppe'],
  },
  'beef-stock': {
    name: 'Rinderbrühe',
    also: ['Fleischbrühe', 'Rindsbrühe', 'Rinderfond', 'Rindsuppe', 'Rindsbouillon'],
  },
  'coffee-brewed': {
    name: 'Kaffee (gebrüht)',
    text: 'gebrühter Kaffee',
    also: ['Kaffee', 'gebrühter Kaffee', 'Filterkaffee', 'starker Kaffee', 'kalter Kaffee'],
  },
  'tea-brewed': {
    name: 'Tee (aufgebrüht)',
    text: 'aufgebrühter Tee',
    also: ['Tee', 'aufgebrühter Tee', 'schwarzer Tee', 'Schwarztee'],
  },
  cola: { name: 'Cola', also: ['Coca-Cola'] },
  'red-wine': { name: 'Rotwein', also: ['trockener Rotwein'] },
  'white-wine': { name: 'Weißwein', also: ['trockener Weißwein'] },
  'dessert-wine': { name: 'Dessertwein', also: ['Süßwein', 'süßer Wein'] },
  port: { name: 'Portwein', also: ['Port', 'roter Portwein'] },
  'sherry-dry': {
    name: 'Trockener Sherry',
    text: 'trockener Sherry',
    also: ['Sherry', 'Fino-Sherry', 'Sherry Fino', 'Sherry trocken'],
  },
  'vermouth-dry': {
    name: 'Trockener Wermut',
    text: 'trockener Wermut',
    also: ['Wermut trocken', 'Noilly Prat'],
  },
  beer: { name: 'Bier', also: ['helles Bier', 'Pils', 'Lagerbier'] },
  'cider-dry': { name: 'Apfelwein', also: ['Cidre', 'Cider', 'trockener Apfelwein', 'Ebbelwoi'] },
  rum: { name: 'Rum', also: ['weißer Rum', 'brauner Rum'] },
  vodka: { name: 'Wodka', also: ['Vodka'] },
  whiskey: { name: 'Whisky', also: ['Whiskey', 'Bourbon', 'Scotch'] },
  brandy: { name: 'Weinbrand', also: ['Brandy', 'Cognac', 'Kognak'] },
  'coffee-liqueur': { name: 'Kaffeelikör', also: ['Kahlúa'] },
  amaretto: { name: 'Amaretto', also: ['Mandellikör'] },
  'orange-liqueur': { name: 'Orangenlikör', also: ['Triple Sec', 'Cointreau', 'Grand Marnier'] },
};
