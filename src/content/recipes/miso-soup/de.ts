import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Misosuppe mit Tofu und Wakame',
  alt: 'Misosuppe',
  description:
    'Trüb, würzig und leicht, in einer halben Stunde auf dem Tisch. Die Grundlage ist ein frisches Dashi aus Kombu und Bonitoflocken, das kaum mehr Mühe macht als Tee. Tofu, Wakame und Frühlingszwiebel kommen hinein, und zuletzt wird das Miso aufgelöst, ohne zu kochen, damit es sein Aroma behält.',
  ingredients: {
    water: 'kaltes Wasser',
    kombu: 'getrockneter Kombu',
    bonitoFlakes: 'Bonitoflocken (Katsuobushi)',
    wakame: 'getrocknete, geschnittene Wakame',
    tofu: 'weicher Tofu (Seidentofu), in Würfeln von {cube}',
    miso: 'glutenfreies helles Reismiso (Shiro-Miso)',
    scallions: {
      one: 'Frühlingszwiebel, in feinen Ringen',
      other: 'Frühlingszwiebeln, in feinen Ringen',
    },
  },
  steps: [
    'Den Kombu mit einem trockenen Tuch abwischen, den weißen Belag aber daran lassen: Er gibt Geschmack. Mit dem Wasser in einen Topf geben und bei schwacher Hitze etwa {heat} erwärmen, bis sich am Boden kleine Blasen sammeln und das Wasser etwa {water} hat. Den Kombu herausnehmen, bevor das Wasser kocht.',
    'Das Wasser aufkochen, den Topf vom Herd nehmen und die Bonitoflocken einstreuen. {steep} ziehen lassen, bis die meisten abgesunken sind.',
    'Das Dashi durch ein mit Küchenpapier oder einem Tuch ausgelegtes Sieb in einen sauberen Topf gießen. Abtropfen lassen, ohne zu pressen, sonst wird es trüb und schmeckt fischig.',
    'Die Wakame in einer Schale mit kaltem Wasser {soak} einweichen, bis sie sich entfaltet hat und weich ist, dann abgießen.',
    'Das Dashi erhitzen, bis es gerade zu sieden beginnt. Den Tofu hineingleiten lassen und {tofu} sanft erwärmen, bis die Würfel durch und durch heiß sind. Die Wakame zugeben.',
    'Den Topf vom Herd nehmen. Das Miso in ein kleines Sieb oder eine Kelle geben, in die Suppe tauchen und mit einem Schneebesen rühren, bis es sich ohne Klümpchen aufgelöst hat.',
    'Die Suppe noch einmal erwärmen, bis Dampf aufsteigt, aber nicht kochen lassen. In Schalen füllen, mit den Frühlingszwiebeln bestreuen und sofort servieren; vom Boden her umrühren, da sich das Miso absetzt.',
  ],
  tips: [
    'Miso ist sehr unterschiedlich salzig. Zuerst drei Viertel einrühren, probieren, dann den Rest zugeben.',
    'Für eine glutenfreie Suppe Miso nehmen, das nur aus Reis oder Sojabohnen gemacht ist; Gerstenmiso enthält Gluten. Das steht auf dem Etikett.',
    'Für eine vegane Suppe die Bonitoflocken weglassen und den Kombu mit einigen getrockneten Shiitake im kalten Wasser {soak} im Kühlschrank einweichen.',
    'Kochen nimmt dem Miso das Aroma; Reste deshalb behutsam erwärmen und innerhalb von {days} Tagen essen.',
  ],
  tags: ['Suppe', 'japanisch', 'Miso', 'Tofu', 'schnell'],
});
