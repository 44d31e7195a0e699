import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Chana Masala (Kichererbsencurry)',
  alt: 'Chana Masala',
  description:
    'Kichererbsen in einer dunklen, säuerlichen Sauce aus Tomaten und Zwiebeln, die man mit Fladenbrot aufnimmt oder über Reis gibt. Die Zwiebeln dürfen weit über goldgelb hinaus bräunen, die Gewürze kommen zu drei Zeitpunkten dazu, und ein Teil der Kichererbsen wird zerdrückt und bindet die Sauce.',
  ingredients: {
    oil: 'neutrales Öl',
    cuminSeeds: 'Kreuzkümmelsamen',
    bayLeaf: { one: 'Lorbeerblatt', other: 'Lorbeerblätter' },
    onion: { one: 'große Zwiebel, fein gehackt', other: 'große Zwiebeln, fein gehackt' },
    ginger: 'frischer Ingwer, fein gerieben',
    garlic: { one: 'Knoblauchzehe, fein gerieben', other: 'Knoblauchzehen, fein gerieben' },
    chilies: {
      one: 'grüne Chilischote, längs eingeschnitten',
      other: 'grüne Chilischoten, längs eingeschnitten',
    },
    coriander: 'gemahlener Koriander',
    cumin: 'gemahlener Kreuzkümmel',
    turmeric: 'gemahlene Kurkuma',
    chiliPowder: 'Kaschmir-Chilipulver',
    tomatoes: 'stückige Tomaten aus der Dose',
    chickpeas: 'Kichererbsen aus der Dose, abgetropft',
    water: 'heißes Wasser',
    salt: 'feines Salz',
    mangoPowder: 'getrocknetes Mangopulver (Amchur)',
    garamMasala: 'Garam Masala',
    lemonJuice: 'Zitronensaft',
    cilantro: 'gehacktes Koriandergrün',
  },
  steps: [
    'Das Öl in einer weiten, schweren Pfanne bei mittlerer Hitze erhitzen. Kreuzkümmelsamen und Lorbeerblatt hineingeben; sobald die Samen knistern und etwas dunkler werden, nach etwa {crackle}, die Zwiebel zugeben.',
    'Die Zwiebel {brown} braten und dabei oft rühren, bis sie gleichmäßig karamellbraun ist. Einen Schuss Wasser zugeben, falls sie ansetzt.',
    'Ingwer, Knoblauch und grüne Chilis zugeben und {fry} mitbraten. Gemahlenen Koriander, gemahlenen Kreuzkümmel, Kurkuma und Chilipulver mit einem Löffel von dem heißen Wasser einrühren und {spices} braten, bis die Paste duftet und einen Film auf dem Pfannenboden hinterlässt.',
    'Tomaten und Salz zugeben. {reduce} unter Rühren einkochen, bis die Masse dick und dunkel ist und am Rand Ölperlen austreten.',
    'Etwa ein Viertel der Kichererbsen mit einer Gabel zerdrücken. Alle Kichererbsen mit dem restlichen heißen Wasser einrühren, aufkochen und halb zugedeckt {simmer} sanft köcheln lassen. Die Sauce soll am Löffel haften, und eine Kichererbse soll sich zwischen zwei Fingern zerdrücken lassen.',
    'Mangopulver und Garam Masala einrühren und {finish} köcheln lassen. Vom Herd nehmen, den Zitronensaft und den größten Teil des Koriandergrüns zugeben und das Lorbeerblatt herausnehmen.',
    'Zugedeckt {rest} ruhen lassen, mit Salz abschmecken und mit dem restlichen Koriandergrün bestreut servieren.',
  ],
  tips: [
    'Mit getrockneten Kichererbsen: die Hälfte der angegebenen Menge über Nacht einweichen und etwa {simmer} köcheln lassen, bis sie innen cremig sind. Ihr Kochwasser ersetzt das heiße Wasser.',
    'Den Zwiebeln Zeit lassen: Blasse Zwiebeln ergeben eine süßliche, flache Sauce.',
    'Kein Mangopulver im Haus? Dann die doppelte Menge Zitronensaft nehmen.',
    'Das Curry hält sich im Kühlschrank {days} Tage, tiefgekühlt {months} Monate, und schmeckt am zweiten Tag am besten.',
  ],
  tags: ['Kichererbsen', 'indisch', 'Curry', 'One-Pot', 'zum Einfrieren'],
});
