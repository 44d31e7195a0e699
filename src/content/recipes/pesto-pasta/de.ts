import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pasta mit Pesto',
  alt: 'Pasta mit grünem Pesto',
  cuisine: 'Italienisch',
  description:
    'Basilikum, Pinienkerne, Hartkäse und gutes Olivenöl, zerstoßen oder stoßweise gemixt, während das Wasser kocht, und mit etwas vom Kochwasser zu einer Sauce verrührt, die jede Nudel umhüllt. Pesto wird nie gekocht; deshalb bleibt es so grün und schmeckt so frisch. Mit Parmesan und Pecorino statt des vegetarischen Käses ist es der Klassiker aus Genua.',
  ingredients: {
    water: 'Wasser für die Pasta',
    waterSalt: 'feines Salz für das Nudelwasser',
    pineNuts: 'Pinienkerne',
    garlic: { one: 'Knoblauchzehe', other: 'Knoblauchzehen' },
    pestoSalt: 'feines Salz für das Pesto',
    basil: 'frische Basilikumblätter',
    cheese: 'vegetarischer Hartkäse (mit mikrobiellem Lab), fein gerieben',
    oil: 'natives Olivenöl extra',
    pasta: 'getrocknete Pasta',
  },
  steps: [
    'Das Wasser für die Pasta in einem großen Topf sprudelnd aufkochen und das Salz dafür zugeben.',
    'Inzwischen die Pinienkerne in einer Pfanne ohne Fett bei schwacher bis mittlerer Hitze {toast} rösten und dabei ständig schwenken, bis sie stellenweise goldgelb sind und süßlich duften. Sofort auf einen Teller geben, weil sie in der heißen Pfanne verbrennen, und abkühlen lassen.',
    'Das Basilikum waschen und vollständig trocknen, erst in der Salatschleuder, dann auf einem Tuch. Wasser an den Blättern macht das Pesto blass und dünn.',
    'Den Knoblauch mit dem Salz für das Pesto in einem großen Mörser zu einer Paste zerreiben. Zwei Drittel der Pinienkerne darin zerstoßen, dann das Basilikum, eine Handvoll nach der anderen, bis kein ganzes Blatt mehr übrig ist. Oder dieselben Zutaten mit der Hälfte des Olivenöls im Mixer in Stößen von {burst} zerkleinern, damit die Messer das Basilikum nicht erwärmen.',
    'Drei Viertel des Käses unterrühren und dann das Olivenöl in dünnem Strahl, bis das Pesto cremig ist und langsam vom Löffel fällt. In eine große Schüssel geben.',
    'Die Pasta {less} kürzer kochen, als auf der Packung steht, dabei ab und zu umrühren, bis sie gar, im Kern aber noch leicht bissfest ist. Vor dem Abgießen eine große Tasse Kochwasser abschöpfen.',
    'Einige Löffel heißes Nudelwasser unter das Pesto rühren, die Pasta zugeben und {toss} schwenken, bis jede Nudel umhüllt ist und glänzt. Wirkt sie trocken, löffelweise mehr Kochwasser zugeben. Nicht mehr auf den Herd stellen, sonst wird das Basilikum dunkel und der Käse klumpt.',
    'Sofort servieren, mit den restlichen Pinienkernen und dem restlichen Käse obenauf. Pesto enthält rohen Knoblauch in Öl: Reste in den Kühlschrank stellen und innerhalb von drei Tagen essen.',
  ],
});
