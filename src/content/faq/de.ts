import type { FaqPage } from './schema.ts';

export default {
  title: 'Häufige Fragen',
  description:
    'Tassen in Gramm, Löffel, Unzen, Ofentemperaturen, Gas Mark und das Umrechnen von Rezepten: kurze, genaue Antworten auf Küchenfragen.',
  intro:
    'Kurze Antworten, mit Zahlen. „US-Tasse“ ist das amerikanische Maß; 1 EL sind 15 ml und 1 TL 5 ml, wenn nichts anderes dabeisteht.',
  groups: [
    {
      id: 'weight',
      title: 'Gewicht',
      items: [
        {
          id: 'cup-of-flour',
          question: 'Wie viel Gramm Mehl sind eine US-Tasse?',
          answer: [
            'Etwa 125 g Weizenmehl (Type 405, in Österreich W480, in der Schweiz Weissmehl), aufgelockert, mit dem Löffel eingefüllt und mit dem Messer glatt gestrichen. Mit diesem Wert rechnet diese Seite (0,53 g je ml).',
            'Bekannte Tabellen reichen von 120 bis 142 g, denn wer die Tasse in die Tüte taucht, drückt das Mehl zusammen. Hat Ihr Rezept eine eigene Tabelle, gilt diese; sonst sind 125 g ein guter Ausgangswert.',
          ],
        },
        {
          id: 'cup-weights-differ',
          question: 'Warum wiegt eine Tasse Zucker mehr als eine Tasse Mehl?',
          answer: [
            'Eine Tasse misst Raum, nicht Gewicht, und jede Zutat füllt ihn anders. Eine US-Tasse fasst, gemessen, etwa 81 g Haferflocken, 125 g Mehl, 200 g Zucker, 237 g Wasser oder 339 g Honig.',
            'Von Gramm zu Tassen geht es deshalb nur über die Zutat. Wählen Sie sie im Umrechner zuerst aus; den Rest erledigt ihre Dichte. Die voreingestellten Dichten des Umrechners ergeben 83 g Haferflocken, 201 g Zucker und 336 g Honig, also fast dasselbe.',
          ],
        },
        {
          id: 'grams-to-ounces',
          question: 'Wie rechne ich Unzen und amerikanische Pfund in Gramm um?',
          answer: [
            'Unzen mal 28,35 ergibt Gramm. Umgekehrt sind 100 g 3,53 oz, 250 g 8,82 oz und 500 g 17,64 oz oder 1,10 lb. Das amerikanische Pfund (lb) hat 16 oz, also 453,59 g und nicht 500 g.',
            'Gemeint ist hier die Unze als Gewicht. Die Flüssigunze (fl oz) misst Volumen und hat weiter unten ihre eigene Antwort.',
          ],
        },
        {
          id: 'butter-stick',
          question: 'Wie viel Butter ist ein amerikanischer „Stick“?',
          answer: [
            'Ein Stick wiegt 113 g (4 oz), das sind 8 EL oder eine halbe US-Tasse. Ein Esslöffel Butter wiegt etwa 14 g.',
            'Ein Stück Butter zu 250 g entspricht 2,2 Sticks, etwas mehr als einer US-Tasse Butter (227 g).',
          ],
        },
        {
          id: 'scale-or-cups',
          question: 'Soll ich lieber wiegen oder mit Tassen messen?',
          answer: [
            'Wiegen Sie Mehl, Kakao, Zucker, Nüsse und alles, was sich zusammendrücken oder häufen lässt. Die Waage liefert jedes Mal dieselbe Menge, egal wer kocht, und spart Abwasch. Für Wasser, Milch und Öl reichen Tassen und Löffel.',
            'Viele Küchenwaagen zeigen nur ganze Gramm; für etwas Hefe, Backpulver oder Gewürz ist das zu grob. Nehmen Sie unter etwa 5 g einen gestrichenen TL oder eine Waage, die Zehntelgramm anzeigt.',
          ],
        },
        {
          id: 'sifted-flour',
          question: 'Ist „1 Tasse gesiebtes Mehl“ dasselbe wie „1 Tasse Mehl, gesiebt“?',
          answer: [
            'Nein. „Gesiebtes Mehl“ wird erst gesiebt und dann gemessen; in der Tasse ist mehr Luft und weniger Mehl. Was nach dem Komma steht, geschieht nach dem Messen. Ebenso ist es bei „1 Tasse gehackte Nüsse“ und „1 Tasse Nüsse, gehackt“.',
            'Beim Wiegen verschwindet der Unterschied: 125 g Mehl sind 125 g, gesiebt oder nicht.',
          ],
        },
        {
          id: 'salt-teaspoon',
          question: 'Wie viel wiegt ein Teelöffel Salz?',
          answer: [
            'Ein gestrichener TL feines Salz wiegt etwa 6 g. Grobes Salz und Salzflocken lassen Lücken zwischen den Körnern und wiegen je Löffel weniger; wiegen Sie sie ab oder salzen Sie nach Geschmack.',
            'Unser Umrechner beginnt mit 2,16 g je ml, der Dichte des festen Kristalls; danach käme ein TL auf 10,8 g. Für Salz aus dem Löffel rechnen Sie mit 6 g; im Umrechner wählen Sie dafür „Gemessenes Gewicht verwenden“.',
          ],
        },
      ],
    },
    {
      id: 'volume',
      title: 'Volumen',
      items: [
        {
          id: 'which-cup',
          question: 'Wie viele Milliliter hat eine Tasse?',
          answer: [
            'Die US-Tasse hat 236,59 ml, rund 240 ml. Die metrische Tasse in Australien, Neuseeland und Kanada hat 250 ml. Ein altes britisches Rezept kann ein halbes britisches Pint meinen, 284 ml; eine japanische Tasse hat 200 ml. Für die Tasse aus dem eigenen Schrank gibt es keine Norm, meist sind es 120 bis 150 ml.',
            'Auf dieser Seite rechnet der Umrechner der Startseite bei „US-Tasse“ mit 236,59 ml und bietet die anderen Tassen unter ihrem Namen an. Der Multirechner nimmt 240 ml, die Tasse der amerikanischen Nährwertangaben; seine Ergebnisse weichen um etwa 1,4 % ab.',
          ],
        },
        {
          id: 'tablespoons-in-cup',
          question: 'Wie viele Esslöffel sind eine US-Tasse?',
          answer: [
            'Sechzehn. Eine Dreivierteltasse sind 12 EL, eine halbe Tasse 8, eine Vierteltasse 4 und eine Achteltasse 2.',
            'Bei Dritteln kommt der Teelöffel dazu: 1/3 Tasse sind 5 EL und 1 TL, 2/3 Tasse sind 10 EL und 2 TL.',
          ],
        },
        {
          id: 'tablespoon-sizes',
          question: 'Ist ein Esslöffel überall gleich groß?',
          answer: [
            'Fast. In Deutschland, Österreich und der Schweiz, in Frankreich und Großbritannien sind es 15 ml, also 3 TL; in den USA 14,79 ml. Der Unterschied ist zu klein, um im Rezept etwas auszumachen. Ältere Bücher rechnen den EL mit 10 bis 12 ml, und auch Besteck ist verschieden groß: Nehmen Sie zum Backen einen Messlöffel.',
            'Die Ausnahme ist Australien: Dort hat der Esslöffel 20 ml, also 4 TL. Geben Sie bei einem australischen Rezept zu jedem EL von 15 ml noch 1 TL dazu.',
          ],
        },
        {
          id: 'milliliters-to-cups',
          question: 'Wie rechne ich Milliliter in US-Tassen um?',
          answer: [
            'Teilen Sie durch 236,59. 100 ml sind 0,42 Tassen, 250 ml 1,06 Tassen, 500 ml 2,11 Tassen und 1 Liter 4,23 Tassen.',
            'Für Suppen, Saucen und Getränke genügt es, mit 240 ml je Tasse zu rechnen.',
          ],
        },
        {
          id: 'ounce-or-fluid-ounce',
          question: 'Ist eine Flüssigunze dasselbe wie eine Unze?',
          answer: [
            'Nein. Die Flüssigunze (fl oz) misst Volumen: 29,57 ml in den USA, 28,41 ml in Großbritannien. Die Unze (oz) misst Gewicht: 28,35 g.',
            'Nur bei Wasser und ähnlichen Flüssigkeiten liegen beide nah beieinander. Eine amerikanische Flüssigunze Wasser wiegt etwa 29,6 g, eine Flüssigunze Honig etwa 42 g.',
          ],
        },
        {
          id: 'pints-quarts-gallons',
          question: 'Wie viel sind ein Pint, ein Quart und eine Gallone in den USA?',
          answer: [
            'Ein Pint hat 473,18 ml (2 Tassen), ein Quart 946,35 ml (4 Tassen) und eine Gallone 3,79 Liter (16 Tassen).',
            'Das britische Pint hat 568 ml, ein Fünftel mehr. Sehen Sie vor dem Eingießen nach, woher das Rezept kommt.',
          ],
        },
        {
          id: 'pinch-and-dash',
          question: 'Wie viel ist eine Prise?',
          answer: [
            'Bei amerikanischen Messlöffeln für kleinste Mengen ist „dash“ 1/8 TL (0,62 ml), „pinch“, die Prise, 1/16 TL (0,31 ml) und „smidgen“ 1/32 TL (0,15 ml). Nicht alle Quellen sind sich einig.',
            'Gemessen wird sie selten: Eine Prise ist, was zwischen Daumen und Zeigefinger passt. Geben Sie eine zu, schmecken Sie ab und nehmen Sie bei Bedarf noch eine.',
          ],
        },
      ],
    },
    {
      id: 'temperature',
      title: 'Temperatur und Gas Mark',
      items: [
        {
          id: 'fahrenheit-to-celsius',
          question: 'Wie rechne ich Fahrenheit in Celsius um?',
          answer: [
            'Minus 32, mal 5, geteilt durch 9. Umgekehrt: Celsius mal 9, geteilt durch 5, plus 32.',
            'Als Ofeneinstellung: 325 °F sind etwa 160 °C, 350 °F etwa 180 °C, 375 °F etwa 190 °C, 400 °F etwa 200 °C und 425 °F etwa 220 °C.',
          ],
        },
        {
          id: 'rounded-temperatures',
          question: 'Warum sind 350 °F mal 177 °C und mal 180 °C?',
          answer: [
            '177 °C ist die genaue Umrechnung, auf ein Grad gerundet; 180 °C steht in den Rezepten, weil Öfen sich in Schritten von 5 oder 10 Grad einstellen lassen und ohnehin stärker schwanken.',
            'Nehmen Sie zum Backen den gerundeten Wert. Bei der Kerntemperatur von Fleisch oder Fisch gehen Sie vom genauen Wert aus und runden nie ab.',
          ],
        },
        {
          id: 'what-is-gas-mark',
          question: 'Was ist Gas Mark?',
          answer: [
            'Die nummerierte Skala britischer Gasöfen. Gas Mark 1 sind 135 °C (275 °F, im Rezept meist 140 °C), und jede Zahl darüber bringt etwa 14 °C (25 °F) mehr. Gas Mark 4, die übliche Einstellung für Kuchen, sind 180 °C (350 °F).',
            'Unter 1 gibt es noch zwei: Gas Mark 1/2 (250 °F, etwa 120 °C) und Gas Mark 1/4 (225 °F, etwa 110 °C).',
          ],
        },
        {
          id: 'gas-mark-chart',
          question: 'Wie viel Grad hat jede Gas-Mark-Zahl?',
          answer: [
            'Niedrige Temperatur: Gas Mark 1/4 sind 110 °C (225 °F), 1/2 sind 120–130 °C (250 °F), 1 sind 140 °C (275 °F), 2 sind 150 °C (300 °F) und 3 sind 160–170 °C (325 °F).',
            'Mittlere bis hohe Temperatur: Gas Mark 4 sind 180 °C (350 °F), 5 sind 190 °C (375 °F), 6 sind 200 °C (400 °F), 7 sind 220 °C (425 °F), 8 sind 230 °C (450 °F), 9 sind 240 °C (475 °F) und 10 sind 260 °C (500 °F). Die Celsiuswerte sind die gerundeten der Rezepte.',
          ],
        },
        {
          id: 'fan-oven',
          question: 'Was ändert sich bei Umluft oder Heißluft?',
          answer: [
            'Stellen Sie 20 °C weniger ein (in US-Rezepten sind es 25 °F, in britischen eine Gas-Mark-Zahl) und sehen Sie etwas vor der angegebenen Zeit nach. Aus 180 °C Ober-/Unterhitze werden 160 °C Umluft.',
            'Nennt das Rezept beide Werte, gilt der für Ihren Ofen. Manche Öfen rechnen selbst um; das steht in der Anleitung. Nur die Einstellung des Ofens ändert sich: Die Temperatur im Fleisch, im Öl oder im Zucker ist bei jedem Ofen dieselbe.',
          ],
        },
        {
          id: 'thermostat-and-stufe',
          question: 'Ist Gas Mark dasselbe wie die Gasherdstufe oder der französische Thermostat?',
          answer: [
            'Nein. Deutsche Gasherde zählen in Stufen, und die hängen vom Hersteller ab. Rechnen Sie das Rezept in Celsius um und suchen Sie die Stufe in der Anleitung Ihres Herds.',
            'Die französische Thermostatzahl mal 30 ergibt Celsius: Thermostat 6 sind 180 °C, also Gas Mark 4, während Gas Mark 6 schon 200 °C bedeutet. Ältere französische Bücher weichen um bis zu 20 °C ab.',
          ],
        },
        {
          id: 'safe-temperatures',
          question: 'Welche Kerntemperatur ist bei Fleisch, Geflügel und Fisch sicher?',
          answer: [
            'Die US-Behörden für Lebensmittelsicherheit nennen 74 °C (165 °F) für Geflügel, Füllungen, Aufläufe und aufgewärmte Reste, 71 °C (160 °F) für Hackfleisch und Eier, 63 °C (145 °F) und drei Minuten Ruhezeit für ganze Stücke von Rind, Schwein, Kalb und Lamm sowie 63 °C (145 °F) für Fisch und Meeresfrüchte.',
            'Bei ganzen Stücken und Fisch ist das deutsche Bundesinstitut für Risikobewertung (BfR) strenger: 70 °C im Kern, mindestens zwei Minuten lang. Messen Sie an der dicksten Stelle, nicht am Knochen. Eine Garzeit ist eine Schätzung; das Thermometer entscheidet.',
          ],
        },
      ],
    },
    {
      id: 'scaling',
      title: 'Rezepte umrechnen (Portionen)',
      items: [
        {
          id: 'scaling-factor',
          question: 'Wie rechne ich ein Rezept auf mehr oder weniger Portionen um?',
          answer: [
            'Teilen Sie die gewünschten Portionen durch die des Rezepts und multiplizieren Sie jede Menge mit dem Ergebnis. Von 4 auf 6 Portionen ist der Faktor 1,5: Aus 250 g Mehl werden 375 g, aus 2 EL Öl werden 3.',
            'Gehen Sie von Gramm und Milliliter aus, wenn das Rezept sie nennt. Sie lassen sich sauber multiplizieren; aus Tassen und Löffeln werden krumme Brüche.',
          ],
        },
        {
          id: 'whole-recipe',
          question: 'Kann ich ein ganzes Rezept auf einmal umrechnen?',
          answer: [
            'Ja. Fügen Sie es in den Rezept-Umrechner ein, eines der Werkzeuge dieser Seite. Er liest Deutsch, Englisch, Französisch und Spanisch und zeigt das Rezept metrisch oder in US-Tassen, mit dem Original unter jeder geänderten Zeile. Kennt er die Zutat, werden aus Tassen Gramm, samt der Spanne, wenn ein Gewicht unsicher ist; Ofen und Formen in der Zubereitung rechnet er ebenfalls um.',
            'Wählen Sie, welche Tasse das Rezept meint und wie viele Portionen es werden sollen; nennt es keine Zahl, nehmen Sie die halbe, doppelte oder dreifache Menge. Mengen in der Zubereitung werden ebenfalls umgerechnet, in Ihre Einheiten und auf die neuen Portionen. Unter „Meine Rezepte“ können Sie es in Ihrem Browser speichern. Das Rezept bleibt auf Ihrem Gerät, solange Sie es nicht teilen.',
            'Es kann auch aus einer Datei kommen, aus dem Teilen-Menü einer anderen App, sobald Gramwise installiert ist, oder über ein Lesezeichen von einer Seite: Der Abschnitt unter dem Rezept-Umrechner zeigt jeden Weg.',
          ],
        },
        {
          id: 'scaling-eggs',
          question: 'Wie nehme ich ein halbes Ei oder anderthalb Eier?',
          answer: [
            'Verquirlen Sie das Ei und wiegen Sie ab, was Sie brauchen. Ein großes US-Ei wiegt ohne Schale etwa 50 g (33 g Eiweiß, 17 g Eigelb); ein halbes sind also 25 g, ungefähr 5 TL. Ein Ei der Größe M liegt nahe daran: mit Schale 53 bis unter 63 g.',
            'Bei einer großen Menge Plätzchen oder Pfannkuchen dürfen Sie auf ganze Eier runden. Bei Biskuit oder Eiercreme wiegen Sie lieber.',
          ],
        },
        {
          id: 'odd-amounts',
          question: 'Im umgerechneten Rezept stehen 0,33 Tassen oder 2,67 EL. Wie messe ich das?',
          answer: [
            'Mit dem kleineren Löffel: 0,33 US-Tassen sind 5 EL und 1 TL, 2,67 EL sind 2 EL und 2 TL, und 8 EL sind einfach eine halbe Tasse.',
            'Oder ganz ohne Tassen: Rechnen Sie die Menge einmal in Gramm um und wiegen Sie sie ab.',
          ],
        },
        {
          id: 'different-pan',
          question: 'Wie passe ich ein Rezept an eine andere Form an?',
          answer: [
            'Vergleichen Sie Flächen, nicht Durchmesser. Bei runden Formen quadrieren Sie beide Durchmesser und teilen: von 20 cm auf 26 cm 676 ÷ 400, also Faktor 1,69; von 26 cm auf 20 cm 0,59; von 9 auf 8 Zoll 64 ÷ 81, also 0,79.',
            'So bleibt der Teig gleich hoch. Bei unregelmäßigen Formen füllen Sie beide mit Wasser, wiegen es (1 g ist 1 ml) und teilen. Füllen Sie eine Form höchstens zu zwei Dritteln mit Teig.',
          ],
        },
        {
          id: 'round-or-square',
          question: 'Kann ich eine runde Form durch eine eckige ersetzen?',
          answer: [
            'Ja. Eine quadratische Form von 20 cm und eine runde von 23 cm sind fast gleich groß: 400 und 415 cm². Das Rezept bleibt, wie es ist.',
            'Eine quadratische Form, die so breit ist wie die runde, ist um 27 % größer: Multiplizieren Sie das Rezept mit 1,27, oder der Kuchen wird flacher und früher fertig.',
          ],
        },
        {
          id: 'baking-time-when-scaling',
          question: 'Ändert sich die Backzeit im gleichen Verhältnis?',
          answer: [
            'Nein. Es kommt auf die Höhe an: Ein breiterer Kuchen gleicher Höhe braucht etwa so lange wie vorher, ein höherer länger, ein flacherer kürzer. Sehen Sie 5 bis 10 Minuten früher nach.',
            'Beim Braten zählt die Dicke mehr als das Gewicht. Betrachten Sie jede Zeit als Schätzung und verlassen Sie sich auf das Thermometer.',
          ],
        },
        {
          id: 'salt-yeast-spices',
          question: 'Rechne ich Salz, Hefe und Gewürze auch um?',
          answer: [
            'Salz im Teig, Hefe und Backpulver rechnen Sie wie das Mehl um, nach Gewicht. Bei Chili und kräftigen Gewürzen nehmen Sie erst etwas weniger und schmecken ab, bevor der Rest dazukommt.',
            'Beim Fermentieren, in Salzlake, beim Einlegen und beim Pökeln multiplizieren Sie Salz, Zucker und Säure genau und wiegen sie ab: Davon hängt ab, ob das Essen sicher ist, warnt das amerikanische National Center for Home Food Preservation.',
            'Manches bleibt gleich: die Butter für die Form, das Nudelwasser, das Lorbeerblatt. Wie viel Flüssigkeit verdampft, hängt vom Topf ab; halten Sie etwas zurück und gießen Sie es nach Bedarf zu.',
          ],
        },
      ],
    },
  ],
} satisfies FaqPage;
