import { figuresIn, leftoverDays, panFactor, partyTotal, safeCelsius, scaled } from './figures.ts';
import type { TrendingPage } from './trending.ts';

const { number, weight, shopped, liters, estimate, roast, ovenOf } = figuresIn('de');

export const trending: TrendingPage = {
  title: 'Im Trend in der Küche',
  description:
    'Umrechnungen für die Gerichte des Monats, Trends mit den Maßen, die sie brauchen, und ausgewählte Fragen zu Mehl, Pute und Backformen.',
  intro:
    'Was gekocht wird, ändert sich mit dem Kalender, und was umzurechnen ist, ebenso. Gerichte, Trends und Fragen auf dieser Seite haben wir ausgesucht; eine Umfrage steht nicht dahinter.',
  today: 'Heute ist der {date}',
  jump: 'Zu den Umrechnungen der Saison',
  seasonal: {
    title: 'Umrechnungen der Saison',
    titleForMonth: 'Umrechnungen der Saison im {month}',
    intro: 'Durch das Jahr, von Grünkohl und Spargel bis zur Martinsgans, mit den Zahlen dazu.',
    linkText: {
      multi: 'Multirechner öffnen',
      length: 'Backform umrechnen',
      cooking: 'Kochrechner öffnen',
    },
    months: {
      1: {
        multi: {
          title: 'Grünkohl für acht',
          text: `Vom Rezept für 4 zur Tafel mit 8 ist der Faktor ${number(scaled(1, 4, 8))}: Aus 1,5 kg Grünkohl werden ${weight(scaled(1500, 4, 8))}. Mit dem Salz warten Sie, Pinkel und Kasseler bringen viel davon mit.`,
        },
        length: {
          title: 'Dreikönigskuchen in der kleinen Form',
          text: `Sie haben statt der Springform von 28 cm nur die von 24 cm? Dann rechnen Sie alle Zutaten mal ${number(panFactor('springform-28', 'springform-24'))}.`,
        },
        cooking: {
          title: 'Nach den Feiertagen',
          text: `Gegarter Braten hält sich im Kühlschrank höchstens ${leftoverDays('cooked-meat')} Tage, nach britischem Rat 2. Datum auf die Dose schreiben, den Rest einfrieren.`,
        },
      },
      2: {
        multi: {
          title: 'Krapfen für den ganzen Umzug',
          text: `Ein Teig für 12 Berliner, gebraucht werden 30: Aus 500 g Mehl werden ${weight(scaled(500, 12, 30))}, aus 30 g Hefe ${weight(scaled(30, 12, 30))}.`,
        },
        length: {
          title: 'Ein Kuchen zu zweit',
          text: `Am Valentinstag genügt die Springform von 18 cm. Vom Rezept für 26 cm brauchen Sie das ${number(panFactor('springform-26', 'springform-18'))}-Fache.`,
        },
        cooking: {
          title: 'Knabbereien für die närrische Zeit',
          text: `Für zwanzig Narren plant der Rechner ${shopped(partyTotal('snacks', 20, 'chips'))} Salzgebäck und ${liters(partyTotal('snacks', 20, 'non-alcoholic'))} Getränke ohne Alkohol.`,
        },
      },
      3: {
        multi: {
          title: 'Bärlauch, so viel der Korb hergibt',
          text: `Das Pesto braucht 100 g Bärlauch, Sie haben ${weight(250)} gepflückt: alles mal ${number(scaled(1, 100, 250))}. Aus 80 ml Öl werden ${number(scaled(80, 100, 250))} ml.`,
        },
        length: {
          title: 'Vom Blech in die Springform',
          text: `Ein Kuchen vom Blech (40×30 cm) wird zu viel? In die Springform von 26 cm kommt das ${number(panFactor('tray-40x30', 'springform-26'))}-Fache des Teigs.`,
        },
        cooking: {
          title: 'Das Sonntagshähnchen',
          text: `Für ein Hähnchen von 1,8 kg ergibt die Schätzung ${estimate(1.8, 'chicken', 'roast')} im Ofen. Gar ist es bei ${safeCelsius('poultry')} °C im Kern, nicht nach der Uhr.`,
        },
      },
      4: {
        multi: {
          title: 'Ein Osterzopf für zwölf',
          text: `Vom Rezept für 8 geht es mit ${number(scaled(1, 8, 12))} weiter: ${weight(scaled(500, 8, 12))} Mehl statt 500 g, ${weight(scaled(20, 8, 12))} Hefe statt 20 g, ${number(scaled(2, 8, 12))} Eier statt 2.`,
        },
        length: {
          title: 'Rüblitorte, eine Nummer kleiner',
          text: `Das Rezept ist für 26 cm, im Schrank steht die Springform von 24 cm: Nehmen Sie von allem das ${number(panFactor('springform-26', 'springform-24'))}-Fache.`,
        },
        cooking: {
          title: 'Die Lammkeule zu Ostern',
          text: `Eine Keule von 2,5 kg mit Knochen braucht bei ${ovenOf('lamb-leg')} nach der Tabelle von FoodSafety.gov ${roast('lamb-leg', 2.5)}, bis sie im Kern ${safeCelsius('beef-pork-lamb')} °C hat.`,
        },
      },
      5: {
        multi: {
          title: 'Spargel für sechs',
          text: `Im Rezept für 4 stehen 2 kg Spargel und 800 g Kartoffeln. Für 6 kaufen Sie ${weight(scaled(2000, 4, 6))} Spargel und ${weight(scaled(800, 4, 6))} Kartoffeln.`,
        },
        length: {
          title: 'Erdbeerboden nach Maß',
          text: `Ein Biskuit für die Form von 28 cm passt mit dem ${number(panFactor('springform-28', 'springform-26'))}-Fachen in die von 26 cm. Die Beeren rechnen Sie genauso um.`,
        },
        cooking: {
          title: 'Frühstück zum Muttertag',
          text: `Für acht am Tisch: ${number(partyTotal('brunch', 8, 'eggs'))} Eier, ${number(partyTotal('brunch', 8, 'bread'))} Scheiben Brot und ${number(partyTotal('brunch', 8, 'bacon'))} Scheiben Schinken.`,
        },
      },
      6: {
        multi: {
          title: 'Erdbeerkonfitüre mit 2:1',
          text: `Gelierzucker 2:1 heißt zwei Teile Frucht auf einen Teil Zucker: Zu ${weight(1500)} Erdbeeren gehören ${weight(scaled(1500, 2, 1))}, mit 3:1 sind es ${weight(scaled(1500, 3, 1))}.`,
        },
        length: {
          title: 'Johannisbeerkuchen im Quadrat',
          text: `Eine quadratische Form von 20 cm fasst das ${number(panFactor('springform-26', 'square-20'))}-Fache einer Springform von 26 cm; der Kuchen wird so hoch wie im Rezept.`,
        },
        cooking: {
          title: 'Grillabend zu zehnt',
          text: `Je Gast rechnet der Planer mit 225 g Fleisch: zusammen ${shopped(partyTotal('dinner', 10, 'meat'))}, dazu ${shopped(partyTotal('dinner', 10, 'vegetables'))} Gemüse und ${liters(partyTotal('dinner', 10, 'non-alcoholic'))} Wasser und Saft.`,
        },
      },
      7: {
        multi: {
          title: 'Rote Grütze für zehn',
          text: `Aus dem Rezept für 4 wird eines für 10: ${weight(scaled(750, 4, 10))} Beeren statt 750 g und ${weight(scaled(40, 4, 10))} Speisestärke statt 40 g.`,
        },
        length: {
          title: 'Kirschstreusel für die halbe Straße',
          text: `Von der Springform (26 cm) aufs Blech (40×30 cm) wird alles mit ${number(panFactor('springform-26', 'tray-40x30'))} multipliziert. Die Backzeit bleibt etwa gleich, denn der Kuchen wird so hoch wie vorher.`,
        },
        cooking: {
          title: 'Picknick am See',
          text: `Zehn Leute brauchen ${number(partyTotal('lunch', 10, 'sandwiches'))} belegte Brote und ${shopped(partyTotal('lunch', 10, 'salad'))} Salat. Über 32 °C bleibt beides höchstens 1 Stunde ungekühlt.`,
        },
      },
      8: {
        multi: {
          title: 'Einmachzeit: saure Gurken',
          text: `Der Sud ist für 4 Gläser, im Garten wächst für 10: Essig, Wasser, Salz und Zucker mal ${number(scaled(1, 4, 10))}, und zwar genau. Am Verhältnis hängt die Haltbarkeit.`,
        },
        length: {
          title: 'Zwetschgendatschi, das halbe Blech',
          text: `Für die Form von 30×20 cm nehmen Sie Hefeteig und Zwetschgen vom Blech (40×30 cm) mal ${number(panFactor('tray-40x30', 'rectangular-30x20'))}.`,
        },
        cooking: {
          title: 'Kuchen zum Schulanfang',
          text: `Für 24 Gäste sind es ${number(partyTotal('snacks', 24, 'cake'))} Kuchen zu je 8 Stücken und ${number(partyTotal('snacks', 24, 'cookies'))} Kekse für die kleinen Hände.`,
        },
      },
      9: {
        multi: {
          title: 'Kürbissuppe für fünfzehn',
          text: `Von 6 auf 15 Portionen wird alles mit ${number(scaled(1, 6, 15))} multipliziert, nur das Lorbeerblatt nicht. Schmecken Sie ab, bevor Sie das letzte Salz zugeben.`,
        },
        length: {
          title: 'Zwiebelkuchen zum Federweißen (Sturm, Sauser)',
          text: `Vom Blech (40×30 cm) in die Tarteform von 28 cm passt das ${number(panFactor('tray-40x30', 'tart-28'))}-Fache. Aus 1,5 kg Zwiebeln werden ${shopped(1500 * panFactor('tray-40x30', 'tart-28'))}.`,
        },
        cooking: {
          title: 'Schweinebraten zum Oktoberfest',
          text: `Für 2 kg Schweinefleisch sagt die Faustregel ${estimate(2, 'pork', 'roast')}; eine Schulter braucht länger. Sicher ist er laut USDA ab ${safeCelsius('beef-pork-lamb')} °C im Kern, laut BfR ab 70 °C.`,
        },
      },
      10: {
        multi: {
          title: 'Apfelmus auf Vorrat',
          text: `Aus dem Rezept für 1 kg wird mit 3,5 kg Äpfeln das ${number(scaled(1, 1000, 3500))}-Fache: ${weight(scaled(120, 1000, 3500))} Zucker statt 120 g, den Zitronensaft ebenso.`,
        },
        length: {
          title: 'Gedeckter Apfelkuchen',
          text: `Für 26 cm gedacht, in der Form von 28 cm gebacken: alles mal ${number(panFactor('springform-26', 'springform-28'))}. Aus 1,2 kg Äpfeln werden ${shopped(1200 * panFactor('springform-26', 'springform-28'))}.`,
        },
        cooking: {
          title: 'Was vom Eintopf bleibt',
          text: `Suppen und Eintöpfe halten sich im Kühlschrank höchstens ${leftoverDays('soups-stews')} Tage, gekochte Nudeln ${leftoverDays('pasta')}, Reis ${leftoverDays('rice')}. Britischer Rat ist strenger: 2 Tage, Reis nur 1.`,
        },
      },
      11: {
        multi: {
          title: 'Weckmänner für den Laternenzug',
          text: `Ein Rezept für 8 Weckmänner (Grittibänze), zwanzig Kinder: mal ${number(scaled(1, 8, 20))}. Aus 500 g Mehl werden ${weight(scaled(500, 8, 20))}, aus 250 ml Milch ${number(scaled(250, 8, 20))} ml.`,
        },
        length: {
          title: 'Gewürzkuchen: Gugelhupf oder Kasten?',
          text: `Die Gugelhupfform von 22 cm und die Kastenform von 30 cm nehmen gleich viel Teig auf: Der Faktor ist ${number(panFactor('gugelhupf-22', 'kastenform-30'))}, es gibt nichts umzurechnen.`,
        },
        cooking: {
          title: 'Die Martinsgans',
          text: `Eine junge Gans von 4,5 kg braucht ohne Füllung bei ${ovenOf('goose')} laut FoodSafety.gov ${roast('goose', 4.5)} Zeit. An der dicksten Stelle der Keule müssen es ${safeCelsius('poultry')} °C sein.`,
        },
      },
      12: {
        multi: {
          title: 'Hundert Plätzchen oder Guetzli',
          text: `Teig für 40, gebraucht werden 100: alles mal ${number(scaled(1, 40, 100))}. Aus 250 g Butter werden ${weight(scaled(250, 40, 100))}. Zwei Teige nacheinander kneten sich leichter als ein großer.`,
        },
        length: {
          title: 'Lebkuchen vom halben Blech',
          text: `Das Rezept füllt ein Blech von 40×30 cm, gebacken wird in der Form von 30×20 cm: alles mal ${number(panFactor('tray-40x30', 'rectangular-30x20'))}. Einen Stollen teilen Sie genauso in zwei kleine.`,
        },
        cooking: {
          title: 'Festessen für zwölf',
          text: `Zwölf Gäste essen ${shopped(partyTotal('dinner', 12, 'meat'))} Fleisch ohne Knochen und ${shopped(partyTotal('dinner', 12, 'vegetables'))} Gemüse. Eine Ente von 2,3 kg braucht bei ${ovenOf('duck')} im Ofen ${roast('duck', 2.3)} Zeit.`,
        },
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
        question: 'Wie lange braucht eine Putenbrust von 2,5 kg?',
        answer: [
          'Eine Putenbrust von 2,5 kg braucht bei 180 °C etwa 1 Std. 40 Min. bis 1 Std. 55 Min. Nehmen Sie ein Thermometer: Gar ist sie bei 74 °C an der dicksten Stelle.',
          'Planen Sie Reserve ein. Für 160 °C nennen die Tabellen der US-Behörden 1 1/2 bis 2 1/4 Stunden bei einem Stück von 1,8 bis 2,7 kg.',
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
