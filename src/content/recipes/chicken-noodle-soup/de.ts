import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Hühnersuppe mit Nudeln',
  alt: 'Hühnersuppe mit Nudeln',
  description:
    'Eine klare, goldene Brühe, die im selben Topf entsteht wie die Suppe: Hähnchenoberkeulen mit Knochen ziehen mit Gemüse gar, werden in Stücke gezupft und kommen mit Eiernudeln zurück in den Topf. Ein Teil von Karotten und Sellerie bleibt für den Schluss, damit die Suppe etwas Biss hat.',
  ingredients: {
    chicken: 'Hähnchenoberkeulen mit Knochen und Haut',
    water: 'kaltes Wasser',
    salt: 'feines Salz',
    onion: { one: 'mittelgroße Zwiebel, halbiert', other: 'mittelgroße Zwiebeln, halbiert' },
    carrots: { one: 'Karotte, in {slice} dicken Scheiben', other: 'Karotten, in {slice} dicken Scheiben' },
    celery: {
      one: 'Stange Staudensellerie, in {slice} dicken Scheiben',
      other: 'Stangen Staudensellerie, in {slice} dicken Scheiben',
    },
    garlic: { one: 'Knoblauchzehe, zerdrückt', other: 'Knoblauchzehen, zerdrückt' },
    bayLeaves: { one: 'Lorbeerblatt', other: 'Lorbeerblätter' },
    thyme: { one: 'Zweig Thymian', other: 'Zweige Thymian' },
    peppercorns: { one: 'schwarzes Pfefferkorn', other: 'schwarze Pfefferkörner' },
    noodles: 'getrocknete Eiernudeln',
    parsley: 'gehackte Petersilie',
    lemonJuice: 'Zitronensaft',
  },
  steps: [
    'Hähnchen, Wasser und Salz in einen großen Topf geben und bei mittlerer Hitze langsam zum Sieden bringen. Den aufsteigenden grauen Schaum abschöpfen, bis sich kaum noch welcher bildet, etwa {skim}.',
    'Zwiebel, ein Drittel der Karotten, ein Drittel des Selleries, Knoblauch, Lorbeer, Thymian und Pfefferkörner zugeben. {simmer} ganz sanft sieden lassen, sodass nur hier und da eine Blase aufsteigt. Das Hähnchen ist gar, wenn es sich vom Knochen löst und ein Thermometer an der dicksten Stelle mindestens {core} zeigt.',
    'Das Hähnchen herausheben und {cool} abkühlen lassen. Die Brühe durch ein feines Sieb in einen sauberen Topf gießen, das ausgekochte Gemüse wegwerfen und die Brühe nach Belieben entfetten.',
    'Haut und Knochen entfernen und das Fleisch in mundgerechte Stücke zupfen.',
    'Die Brühe wieder aufkochen. Restliche Karotten und restlichen Sellerie zugeben und {simmer} köcheln lassen, bis die Karotten fast weich sind.',
    'Die Nudeln zugeben und {noodles} oder nach Packungsangabe köcheln lassen, bis sie weich sind, aber noch leichten Biss haben.',
    'Das Hähnchen wieder zugeben und {heat} erhitzen, bis alles durch und durch dampfend heiß ist. Vom Herd nehmen, Petersilie und Zitronensaft einrühren, mit Salz abschmecken und servieren.',
  ],
  tips: [
    'Die Brühe nur träge sieden lassen. Kocht sie sprudelnd, mischt sich das Fett unter, und sie wird trüb.',
    'Wer Reste einplant, kocht die Nudeln getrennt und gibt sie erst in die Teller; im Topf quellen sie auf und saugen die Brühe weg.',
    'Reste in flachen Behältern abkühlen lassen, innerhalb von {chill} in den Kühlschrank stellen und innerhalb von {days} Tagen essen.',
    'Für eine kräftigere Farbe die Schnittflächen der Zwiebel im trockenen Topf bräunen, bevor das Hähnchen hineinkommt.',
  ],
  tags: ['Suppe', 'Hähnchen', 'Nudeln', 'Brühe', 'für die Familie'],
});
