import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Dan-Dan-Nudeln',
  alt: 'Dan-Dan-Nudeln mit Erdnüssen und Frühlingszwiebeln',
  description:
    'Nudeln vom Straßenstand in Sichuan, benannt nach der Tragestange, an der die Verkäufer ihre Töpfe trugen. Dünne Weizennudeln liegen auf einer Sauce aus Sesampaste, Chiliöl, Essig und betäubendem Sichuanpfeffer; darüber kommen knusprig mit eingelegten Senfblättern gebratenes Schweinehack, gehackte Erdnüsse und Frühlingszwiebeln. Vor dem ersten Bissen alles von unten nach oben gut durchrühren.',
  ingredients: {
    sesamePaste: 'chinesische Sesampaste',
    soySauce: 'helle Sojasauce',
    vinegar: 'schwarzer Reisessig (Chinkiang)',
    chiliOil: 'rotes Chiliöl nach Sichuan-Art, mit etwas Bodensatz',
    sugar: 'Zucker',
    sichuanPepper: 'gerösteter, gemahlener Sichuanpfeffer',
    garlic: { one: 'Knoblauchzehe, fein gerieben', other: 'Knoblauchzehen, fein gerieben' },
    oil: 'neutrales Öl',
    pork: 'Schweinehackfleisch (Faschiertes)',
    shaoxingWine: 'Shaoxing-Reiswein',
    wheatPaste: 'süße Weizenpaste (Tianmianjiang)',
    mustardGreens: 'eingelegte Senfblätter aus Sichuan (Ya Cai), abgespült, ausgedrückt und gehackt',
    noodles: 'frische dünne Weizennudeln',
    bokChoy: 'kleiner Pak Choi, Blätter getrennt',
    peanuts: 'geröstete ungesalzene Erdnüsse, gehackt',
    scallions: {
      one: 'Frühlingszwiebel, in feinen Ringen',
      other: 'Frühlingszwiebeln, in feinen Ringen',
    },
  },
  steps: [
    'Die Sesampaste mit Sojasauce und Essig glatt verrühren, dann Chiliöl, Zucker, Sichuanpfeffer und Knoblauch unterrühren. Die Sauce soll wie dicke Farbe vom Löffel fallen.',
    'Einen Wok bei starker Hitze erhitzen, neutrales Öl und Hackfleisch hineingeben und flach drücken. {sear} ohne Rühren anbraten, dann zerteilen und {fry} braten, bis die Flüssigkeit verdampft ist, die Krümel braun und knusprig sind und nichts mehr rosa ist. Ein Thermometer in einem Fleischklumpen soll mindestens {core} zeigen.',
    'Den Reiswein am Rand des Woks hineinlaufen lassen, die süße Weizenpaste zugeben und {paste} rühren, bis das Fleisch glänzt. Die eingelegten Senfblätter zugeben und {greens} braten, bis alles trocken ist und duftet. Vom Herd nehmen.',
    'Einen großen Topf ungesalzenes Wasser zum Kochen bringen. Den Pak Choi {blanch} blanchieren, bis er leuchtend grün ist, und herausheben.',
    'Die Nudeln im selben Wasser {noodles} oder nach Packungsangabe kochen, bis sie elastisch sind und keinen weißen Kern mehr haben. Eine Kelle Kochwasser aufheben.',
    'Die Sauce mit ein paar Löffeln des heißen Kochwassers verdünnen, bis sie flüssig wie Sahne ist, und auf vorgewärmte Schalen verteilen.',
    'Die Nudeln abgießen, gut abtropfen lassen und auf die Sauce legen. Mit Pak Choi, Hackfleisch, Erdnüssen und Frühlingszwiebeln belegen, sofort servieren und jeden am Tisch selbst mischen lassen.',
  ],
  tips: [
    'So, wie hier angegeben, reicht es für {bowls} Schalen als Hauptgericht.',
    'Viele frische Weizennudeln enthalten Ei, und eingelegtes Gemüse kann Sulfite enthalten. Wer darauf achten muss, liest die Etiketten.',
    'Chinesische Sesampaste wird aus geröstetem Sesam gemacht. Wer helles Tahini nimmt, rührt für die fehlende Tiefe etwas dunkles (geröstetes) Sesamöl ein.',
    'Den Sichuanpfeffer in einer Pfanne ohne Fett bei mittlerer Hitze {roast} rösten, schwarze Samen und Stiele aussortieren, dann mahlen; gekauftes Pulver hat oft seine betäubende Wirkung verloren.',
    'Sauce und Hackfleisch lassen sich {days} Tage im Voraus zubereiten und im Kühlschrank aufbewahren. Das Fleisch dampfend heiß aufwärmen.',
    'Eingelegte Senfblätter sind unterschiedlich salzig. Nach dem Abspülen probieren und, wenn sie sehr salzig sind, etwas weniger Sojasauce nehmen.',
  ],
  tags: ['Nudeln', 'Sichuan', 'chinesisch', 'scharf', 'Schweinefleisch'],
});
