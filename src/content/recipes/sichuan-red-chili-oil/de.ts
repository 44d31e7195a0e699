import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Rotes Sichuan-Chiliöl',
  alt: 'Wan Tans aus Chengdu mit rotem Chiliöl: die Würze im Einsatz',
  description:
    'Das ziegelrote Öl, mit dem man in ganz Sichuan Wan Tans, kalte Nudeln und Salate anmacht; das Bild zeigt es auf Wan Tans. Erst geben ganze Gewürze ihr Aroma an warmes Öl ab, dann kommt das Öl in drei Güssen mit drei Temperaturen über die Chiliflocken, für Röstaroma, Farbe und Schärfe. Alles im Glas ist trocken, und darum hält es sich auch.',
  ingredients: {
    oil: 'neutrales Öl mit hohem Rauchpunkt',
    sichuanPepper: 'ganzer Sichuanpfeffer',
    starAnise: { one: 'Sternanis', other: 'Sternanis' },
    cassia: {
      one: 'Zimtstange (Cassia oder Ceylon), zerbrochen',
      other: 'Zimtstangen (Cassia oder Ceylon), zerbrochen',
    },
    cardamom: {
      one: 'schwarze Kardamomkapsel, angedrückt',
      other: 'schwarze Kardamomkapseln, angedrückt',
    },
    bayLeaves: { one: 'getrocknetes Lorbeerblatt', other: 'getrocknete Lorbeerblätter' },
    fennel: 'Fenchelsamen',
    chili: 'Sichuan-Chiliflocken mit wenig Kernen',
    sesame: 'Sesam',
    salt: 'feines Salz',
    sugar: 'Zucker',
  },
  steps: [
    'Öl, Sichuanpfeffer, Sternanis, Zimt, Kardamom, Lorbeer und Fenchelsamen in einen hohen, trockenen Topf geben. Bei schwacher Hitze auf {warm} erwärmen und {hold} auf dieser Temperatur halten: Von den Gewürzen sollen winzige Bläschen aufsteigen, und nichts darf schwarz werden.',
    'Inzwischen Chiliflocken, Sesam, Salz und Zucker in einer trockenen, hitzefesten Schüssel aus Metall oder dickem Steinzeug mischen, die mindestens dreimal so groß ist wie ihr Inhalt, denn das Öl schäumt auf.',
    'Das Öl durch ein feines Metallsieb gießen, die Gewürze wegwerfen und das Öl in den gereinigten, völlig trockenen Topf zurückgießen. Auf {hot} erhitzen (Thermometer) und vom Herd nehmen.',
    'Zuerst ein paar der Chiliflocken zur Probe ins Öl werfen: Werden sie sofort schwarz, warten, bis es etwas abgekühlt ist. Dann etwa ein Drittel des Öls langsam über die Chiliflocken gießen, dabei mit einem Metalllöffel rühren. Es muss schäumen und nach gerösteten Nüssen duften.',
    'Das übrige Öl auf {second} abkühlen lassen, was etwa {cool} dauert, und die Hälfte davon unter Rühren zugießen. Dieser Guss holt die rote Farbe heraus.',
    'Ist der Rest auf {last} gefallen, auch ihn einrühren. Er zieht die Schärfe aus dem Chili, ohne ihn weiter zu rösten.',
    'Die Schüssel offen stehen lassen, bis alles Zimmertemperatur hat, etwa {cool}, dann abdecken und {rest} ruhen lassen. Das Öl wird tiefrot, die Flocken sinken ab. Mit dem Bodensatz in ein sauberes, völlig trockenes Glas füllen und verschließen.',
  ],
  tips: [
    'Ein Thermometer benutzen. Über {limit} verbrennt Chili in Sekunden und macht alles bitter und braun.',
    'In das Glas gehören weder frischer Knoblauch noch Ingwer oder Frühlingszwiebeln: In frischem Gemüse unter Öl können Botulismus-Bakterien wachsen. Erst beim Servieren zugeben.',
    'Das Öl auf dem Herd nie allein lassen, den Topf nie über ein Drittel füllen und einen Deckel griffbereit halten. Raucht es, den Herd ausschalten; brennt es, den Deckel auflegen, den Herd ausschalten und niemals mit Wasser löschen.',
    'Das Glas im Kühlschrank aufbewahren, Öl nur mit einem trockenen Löffel entnehmen und innerhalb von {months} Monaten verbrauchen.',
    'Für Wan Tans in rotem Öl die heißen Teigtaschen mit Chiliöl und Bodensatz, Sojasauce, etwas Zucker, geriebenem Knoblauch und Frühlingszwiebeln anmachen.',
    'Für mehr Farbe als Schärfe die Hälfte der Flocken durch milde ersetzen, etwa Gochugaru oder Kaschmir-Chili.',
  ],
  tags: ['Chiliöl', 'Würzöl', 'Sichuan', 'chinesisch', 'scharf'],
});
