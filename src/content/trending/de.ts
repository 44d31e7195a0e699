import type { TrendingPage } from './trending.ts';

export const trending: TrendingPage = {
  title: 'Im Trend in der Küche',
  description:
    'Umrechnungen für die Gerichte des Monats, Trends mit den Maßen, die sie brauchen, und ausgewählte Fragen zu Mehl, Truthahn und Backformen.',
  intro:
    'Was gekocht wird, ändert sich mit dem Kalender, und was umzurechnen ist, ebenso. Gerichte, Trends und Fragen auf dieser Seite haben wir ausgesucht; eine Umfrage steht nicht dahinter.',
  today: 'Heute ist der {date}',
  jump: 'Zu den Umrechnungen der Saison',
  seasonal: {
    title: 'Umrechnungen der Saison',
    titleForMonth: 'Umrechnungen der Saison im {month}',
    intro:
      'Nach Anlässen statt nach dem Wetter, denn in der einen Hälfte der Welt ist es kalt, während die andere grillt.',
    linkText: {
      multi: 'Multirechner öffnen',
      length: 'Zoll in cm umrechnen',
      cooking: 'Kochrechner öffnen',
    },
    cards: {
      'soup-for-many': {
        title: 'Eine Suppe für zwölf',
        text: 'Wo es jetzt kalt ist, macht ein Topf alle satt. Von 4 auf 12 Portionen ist der Faktor 3: Aus 800 g Kartoffeln werden 2,4 kg.',
      },
      'epiphany-cake': {
        title: 'Kuchen zum Dreikönigstag',
        text: 'Die Galette soll nach einem amerikanischen Rezept auf 12 Zoll ausgerollt werden? Das sind 30,48 cm. Messen Sie vorher das Blech.',
      },
      'after-the-feast': {
        title: 'Nach den Feiertagen',
        text: 'Gegartes Fleisch und Geflügel hält sich im Kühlschrank höchstens 4 Tage, nach britischem Rat 2. Datum auf die Dose schreiben, den Rest einfrieren.',
      },
      pancakes: {
        title: 'Pfannkuchen für viele',
        text: 'Von 4 auf 7 Portionen ist der Faktor 1,75. Aus 250 g Mehl werden 437,5 g, aus 3 Eiern fünfeinviertel: Nehmen Sie 5.',
      },
      'cake-for-two': {
        title: 'Ein Kuchen für zwei',
        text: 'Eine Form von 6 Zoll (15,24 cm) hat 44 % der Fläche einer Form von 9 Zoll; es genügt etwas weniger als der halbe Teig.',
      },
      'carnival-snacks': {
        title: 'Knabbereien zum Karneval',
        text: 'Rechnen Sie je Gast mit knapp 60 g (2 oz) Chips und ebenso viel Dip. Zehn Gäste brauchen von beidem 567 g.',
      },
      'soda-bread': {
        title: 'Welches Pint kommt ins Sodabrot?',
        text: 'Zum St. Patrick’s Day: Das Pint Buttermilch im irischen Rezept hat 568 ml, das amerikanische nur 473 ml.',
      },
      'pi-day': {
        title: 'Pie am 14. März',
        text: 'In den USA 3/14 geschrieben, ist es der Tag der Zahl Pi. Ein Pie von 9 Zoll misst 22,86 cm und hat 410 cm² Fläche.',
      },
      'sunday-chicken': {
        title: 'Das Sonntagshähnchen',
        text: 'Für ein Hähnchen von 1,8 kg (4 lb) ergibt die Schätzung 1 Std. 35 Min. im Ofen. Gar ist es bei 74 °C im Kern, nicht nach der Uhr.',
      },
      'egg-scaling': {
        title: 'Viereinhalb Eier',
        text: 'Ein Festkuchen für 6, gebacken für 9, braucht statt 3 Eiern viereinhalb. Das fünfte verquirlen und 25 g abwiegen.',
      },
      'braided-loaf': {
        title: 'Einen Zopf flechten',
        text: 'Stränge von 16 Zoll sind 40,64 cm lang. Alle gleich lang rollen, dann wird der Zopf gleichmäßig.',
      },
      'brunch-eggs': {
        title: 'Eier zum Brunch',
        text: 'Zwei Eier je Gast: zwölf am Tisch, zwei Dutzend Eier. Der Planer rechnet Speck und Brot dazu.',
      },
      jam: {
        title: 'Konfitüre, Portion für Portion',
        text: 'Obst für 7 Gläser, Rezept für 4? Kochen Sie einmal das ganze, einmal drei Viertel davon: Größere Mengen gelieren womöglich nicht, warnt das US-Zentrum NCHFP.',
      },
      tart: {
        title: 'Eine Tarte von 11 Zoll',
        text: 'Verlangt ein US-Rezept eine Form von 11 Zoll, sind das 27,94 cm: Nehmen Sie Ihre Tarteform von 28 cm.',
      },
      'brunch-table': {
        title: 'Brunch zum Muttertag',
        text: 'In vielen Ländern fällt er in den Mai. Für acht Gäste: 24 Scheiben Speck, 16 Scheiben Brot und 16 Eier.',
      },
      lemonade: {
        title: 'Limonade in Gallonen',
        text: 'Eine US-Gallone sind 3,79 Liter: 16 US-Tassen oder knapp 19 Gläser zu 0,2 Liter. Stellen Sie so viele bereit.',
      },
      'tiered-cake': {
        title: 'Die Etagen der Hochzeitstorte',
        text: 'Formen von 6, 8 und 10 Zoll messen 15,24, 20,32 und 25,4 cm. Die größte braucht 2,8-mal so viel Teig wie die kleinste.',
      },
      'on-the-grill': {
        title: 'Auf den Grill oder in den Ofen',
        text: 'Ein Hähnchen von 1,8 kg (4 lb) braucht geschätzt 1 Std. 5 Min. auf dem Grill und 1 Std. 35 Min. im Ofen. Im Kern müssen es 74 °C sein.',
      },
      'ice-cream': {
        title: 'Ein Quart Eis',
        text: 'Ein US-Quart sind 946,35 ml; eine Literdose fasst es, mit etwas Luft nach oben.',
      },
      'sheet-pan': {
        title: 'Amerikanische Bleche',
        text: 'Ein „Half Sheet“ misst 18 mal 13 Zoll, also 45,72 mal 33,02 cm. Messen Sie Ihren Ofen aus, bevor Sie eines kaufen.',
      },
      picnic: {
        title: 'Ein Picknick für zehn',
        text: 'Je Gast anderthalb Sandwiches und etwa 91 g Salat: 15 Sandwiches und 907 g Salat.',
      },
      'pickle-jars': {
        title: 'Welches Glas zum Einlegen?',
        text: 'Ein US-Pint-Glas fasst 473 ml, ein Quart-Glas 946 ml. Für den Kühlschrank geht ein Halbliter- oder Literglas, zum Einkochen das Glas aus dem Rezept.',
      },
      'square-or-round': {
        title: 'Eckig oder rund?',
        text: 'Eine quadratische Form von 8 Zoll und eine runde von 9 Zoll fassen fast gleich viel: 20,32 cm Seite, 22,86 cm Durchmesser.',
      },
      'buffet-leftovers': {
        title: 'Die Zwei-Stunden-Regel',
        text: 'Speisen vom Büfett gehören binnen 2 Stunden in den Kühlschrank, bei mehr als 32 °C (90 °F) binnen 1 Stunde.',
      },
      'batch-cooking': {
        title: 'Fünf Mahlzeiten auf einmal',
        text: 'Ein Rezept für 2, gekocht für 5: Der Faktor ist 2,5. In flachen Behältern kühlt das Essen schnell ab.',
      },
      'tray-to-springform': {
        title: 'Vom Blech in die Springform',
        text: 'Ein halbes Blechkuchenrezept füllt eine Springform von 26 cm. Auch ein US-Rezept für 10 Zoll (25,4 cm) passt hinein.',
      },
      'rice-and-pasta': {
        title: 'Wie lange Reis und Nudeln halten',
        text: 'Im Kühlschrank bei höchstens 4 °C halten sich gekochte Nudeln höchstens 5 Tage und gekochter Reis 4. Britischer Rat ist strenger: 2 Tage, Reis nur 1.',
      },
      'pumpkin-soup': {
        title: 'Kürbissuppe für fünfzehn',
        text: 'Von 6 auf 15 Portionen wird alles mit 2,5 multipliziert, nur das Lorbeerblatt nicht. Schmecken Sie ab, bevor Sie das letzte Salz zugeben.',
      },
      'loaf-pan': {
        title: 'Welttag des Brotes, 16. Oktober',
        text: 'Die amerikanische Kastenform von 9 mal 5 Zoll misst 22,86 mal 12,7 cm.',
      },
      'slow-cooker': {
        title: 'Schwein, ganz langsam',
        text: 'Ein Stück von 2 kg (4,5 lb) braucht im Schongarer nach der Faustregel 5 Stunden, die meisten Braten eher 8 bis 10 auf niedriger Stufe. Das letzte Wort hat das Thermometer.',
      },
      stock: {
        title: 'Brühe aus den Knochen',
        text: 'Zwei US-Quart Wasser sind 1,89 Liter. Stellen Sie die Behälter bereit, bevor Sie die Brühe abseihen.',
      },
      'baking-dish': {
        title: 'Die Form 9 × 13',
        text: 'Amerikanische Aufläufe verlangen sie oft: Sie misst 22,86 mal 33,02 cm.',
      },
      'feast-dinner': {
        title: 'Ein Festessen für zwölf',
        text: 'Je Gast 225 g rohes Fleisch ohne Knochen, 115 g Gemüse und 115 g trockene Nudeln oder Reis: zusammen 2,7 kg und zweimal 1,4 kg.',
      },
      'cookie-dough': {
        title: 'Hundert Plätzchen',
        text: 'Teig für 40, gebraucht werden 100: alles mal 2,5. Zwei kleinere Mengen lassen sich besser rühren als eine, die überläuft.',
      },
      'rolled-cookies': {
        title: 'Einen Viertelzoll dick',
        text: 'Ein Viertelzoll sind 0,635 cm. Zwei Leisten von 6 mm links und rechts vom Teig halten ihn gleichmäßig.',
      },
      'party-drinks': {
        title: 'Etwas zu trinken',
        text: 'Je Gast 473 ml ohne Alkohol, also knapp einen halben Liter: Zwölf Gäste brauchen 5,7 Liter.',
      },
    },
  },
  trends: {
    title: 'Küchentrends weltweit',
    intro: 'Fünf, die wir ausgesucht haben, und worauf es dabei beim Messen ankommt.',
    items: [
      {
        id: 'sourdough',
        title: 'Sauerteig',
        text: 'Bäckereien rechnen alles in Prozent des Mehls. Bei 500 g Mehl sind 70 % Wasser 350 g und 2 % Salz 10 g. Dafür brauchen Sie eine Waage.',
      },
      {
        id: 'air-fryer',
        title: 'Heißluftfritteuse',
        text: 'Sie ist ein kleiner Ofen mit starkem Gebläse. Beginnen Sie 20 °C unter dem Rezept für den normalen Ofen und sehen Sie früh nach.',
      },
      {
        id: 'fermentation',
        title: 'Fermentieren zu Hause',
        text: 'Das Salz richtet sich nach dem Gewicht des Gemüses: Für Sauerkraut nimmt das amerikanische National Center for Home Food Preservation 2,25 bis 2,5 %, also 23 bis 25 g auf ein Kilo Kohl. Von grobem und feinem Salz passt sehr verschieden viel in einen Löffel, wiegen Sie es deshalb ab.',
      },
      {
        id: 'zero-waste',
        title: 'Kochen ohne Reste',
        text: 'Rechnen Sie das Rezept auf das um, was da ist: Teilen Sie das Gewicht des halben Blumenkohls durch das Gewicht im Rezept und multiplizieren Sie alles Übrige mit dieser Zahl.',
      },
      {
        id: 'plant-based',
        title: 'Pflanzlich kochen',
        text: 'In den meisten Rezepten ersetzen Pflanzendrinks Milch im gleichen Volumen. Mehl aus Nüssen und Hülsenfrüchten füllt eine Tasse anders als Weizenmehl; wiegen Sie es ab.',
      },
    ],
  },
  questions: {
    title: 'Aktuelle Fragen',
    intro: 'Drei, die wir ausgesucht haben, mit den Zahlen in der Antwort.',
    items: [
      {
        id: 'flour-cups',
        question: 'Wie viel Gramm sind 2 US-Tassen Mehl?',
        answer: [
          'Etwa 250 g Mehl: Eine US-Tasse, mit dem Löffel eingefüllt und glatt gestrichen, wiegt etwa 125 g.',
        ],
      },
      {
        id: 'turkey-breast',
        question: 'Wie lange braucht eine Putenbrust von 2,3 kg (5 lb)?',
        answer: [
          'Eine Putenbrust von 2,3 kg (5 lb) braucht bei 180 °C (350 °F) etwa 1 Std. 30 Min. bis 1 Std. 45 Min. Nehmen Sie ein Thermometer: Gar ist sie bei 74 °C (165 °F) an der dicksten Stelle.',
          'Planen Sie Reserve ein. Für 160 °C (325 °F) nennen die Tabellen der US-Behörden 1 1/2 bis 2 1/4 Stunden bei einem Stück von 1,8 bis 2,7 kg (4 bis 6 lb).',
        ],
      },
      {
        id: 'smaller-pan',
        question: 'Wie passe ich ein Rezept für 9 Zoll an eine Form von 8 Zoll an?',
        answer: [
          'Eine Form von 8 Zoll (20 cm) ist etwa 25 % kleiner als eine von 9 Zoll (23 cm), multiplizieren Sie also alle Mengen mit 0,75. Genau sind es 21 % und der Faktor 0,79 (64 ÷ 81), bei runden wie bei quadratischen Formen.',
          'Mit 0,75 wird der Kuchen eine Spur flacher, mit 0,79 so hoch wie im Rezept.',
        ],
      },
    ],
  },
  links: {
    title: 'Weiterlesen, weiterrechnen',
    items: [
      { to: 'faq', label: 'Alle Fragen und Antworten' },
      { to: 'length', label: 'Zoll und Backformen' },
      { to: 'multi', label: 'Multirechner' },
    ],
  },
};
