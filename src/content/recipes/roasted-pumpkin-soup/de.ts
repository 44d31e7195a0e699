import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Kürbissuppe aus dem Ofen',
  alt: 'Kürbissuppe',
  description:
    'Im Ofen verliert der Kürbis Wasser und sein Zucker bräunt, bevor Flüssigkeit dazukommt; so schmeckt die Suppe nussig und voll statt wässrig. Ein säuerlicher Apfel und ganze Knoblauchzehen rösten daneben mit und werden untergemixt.',
  ingredients: {
    pumpkin: 'Hokkaido- oder Muskatkürbis, entkernt, in {wedge} dicken Spalten',
    apple: {
      one: 'säuerlicher Apfel, geviertelt, entkernt',
      other: 'säuerliche Äpfel, geviertelt, entkernt',
    },
    garlic: { one: 'Knoblauchzehe, ungeschält', other: 'Knoblauchzehen, ungeschält' },
    oil: 'Olivenöl',
    salt: 'feines Salz',
    onion: { one: 'mittelgroße Zwiebel, gehackt', other: 'mittelgroße Zwiebeln, gehackt' },
    celery: {
      one: 'Stange Staudensellerie, klein geschnitten',
      other: 'Stangen Staudensellerie, klein geschnitten',
    },
    cumin: 'gemahlener Kreuzkümmel',
    paprika: 'mildes geräuchertes Paprikapulver',
    stock: 'glutenfreie Gemüsebrühe',
    cream: 'Schlagsahne (Schlagobers, Rahm)',
    lemonJuice: 'Zitronensaft',
    pumpkinSeeds: 'Kürbiskerne, geröstet',
  },
  steps: [
    'Den Backofen auf {oven} vorheizen. Kürbis, Apfel und Knoblauch auf einem großen Backblech mit zwei Dritteln des Öls und der Hälfte des Salzes mischen und die Spalten mit der Schnittfläche nach unten legen.',
    '{roast} rösten, bis der Kürbis am Rand braun ist und sich ein Messer mühelos hineinstechen lässt. Sind Knoblauch und Apfel früher weich, diese herausnehmen.',
    'Inzwischen das restliche Öl in einem großen Topf bei mittlerer Hitze erwärmen. Zwiebel und Sellerie mit dem restlichen Salz {soften} dünsten, bis sie weich und hellgolden sind. Kreuzkümmel und Paprikapulver einrühren und {spices} mitrösten, bis sie duften.',
    'Den Knoblauch aus der Haut drücken. Bei Kürbis mit zäher Schale das Fleisch herauskratzen; die Schale vom Hokkaido kann dranbleiben. Kürbis, Apfel und Knoblauch mit der Brühe in den Topf geben.',
    'Aufkochen und {simmer} sanft köcheln lassen, damit sich die Aromen verbinden und alles so weich ist, dass es sich zerdrücken lässt.',
    'Etwa {blend} ganz glatt pürieren, mit dem Stabmixer oder in kleinen Portionen im Standmixer mit geöffneter Einfüllöffnung und einem Tuch darüber: Der Dampf heißer Suppe kann einen geschlossenen Deckel wegsprengen. Den größten Teil der Sahne und den Zitronensaft einrühren und erwärmen, ohne dass die Suppe kocht. Sie soll fließen wie dicke Sahne; sonst etwas heißes Wasser zugeben.',
    'In vorgewärmte Schalen schöpfen, die restliche Sahne in Schlieren einziehen und mit den Kürbiskernen bestreuen.',
  ],
  tips: [
    'Halloween-Kürbisse sind wässrig und faserig. Hokkaido, Kabocha oder Muskatkürbis geben eine süßere, dickere Suppe.',
    'Ein sehr harter Kürbis lässt sich sicherer schneiden, wenn er zuvor {whole} am Stück im heißen Ofen lag.',
    'Die Kerne in einer Pfanne ohne Fett bei mittlerer Hitze {toast} rösten, bis sie sich aufblähen und knacken.',
    'Die Suppe hält sich im Kühlschrank {days} Tage und lässt sich gut bis zu {months} Monate einfrieren.',
  ],
  tags: ['Suppe', 'Kürbis', 'Herbst', 'aus dem Ofen', 'püriert'],
});
