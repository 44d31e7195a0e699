import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Rindereintopf mit Rotwein',
  alt: 'Deftiger Rindereintopf',
  cuisine: 'Amerikanisch',
  description:
    'Rindfleisch, kräftig angebraten und dann bei niedriger Ofentemperatur mit Rotwein, Brühe und Thymian sich selbst überlassen, bis man es mit dem Löffel zerteilen kann. Karotten und Kartoffeln kommen erst für die letzte Stunde dazu, damit sie weich, aber nicht matschig werden. Wie die meisten Schmorgerichte schmeckt der Eintopf aufgewärmt am nächsten Tag noch besser.',
  ingredients: {
    beef: 'Rindfleisch aus Nacken oder Schulter, in {cube} großen Würfeln',
    salt: 'feines Salz',
    pepper: 'frisch gemahlener schwarzer Pfeffer',
    flour: 'Weizenmehl (Type 405, W480)',
    oil: 'Pflanzenöl',
    onions: { one: 'Zwiebel, gehackt', other: 'Zwiebeln, gehackt' },
    celery: { one: 'Stange Staudensellerie, gehackt', other: 'Stangen Staudensellerie, gehackt' },
    garlic: { one: 'Knoblauchzehe, gehackt', other: 'Knoblauchzehen, gehackt' },
    tomatoPaste: 'Tomatenmark',
    wine: 'trockener Rotwein',
    stock: 'ungesalzene Rinderbrühe',
    thyme: { one: 'Zweig frischer Thymian', other: 'Zweige frischer Thymian' },
    bayLeaves: { one: 'Lorbeerblatt', other: 'Lorbeerblätter' },
    carrots: 'Karotten, in {piece} großen Stücken',
    potatoes: 'festkochende Kartoffeln, in {piece} großen Stücken',
    parsley: 'gehackte frische Petersilie',
  },
  steps: [
    'Den Backofen auf {oven} vorheizen. Das Fleisch sehr trocken tupfen, mit der Hälfte des Salzes und dem gesamten Pfeffer würzen und rundum im Mehl wenden.',
    'Etwas von dem Öl in einem schweren ofenfesten Topf bei mittlerer bis starker Hitze erhitzen. Das Fleisch portionsweise und mit Abstand zwischen den Stücken jeweils {brown} anbraten und erst wenden, wenn sich eine dunkle Kruste gebildet hat und es sich von selbst vom Topf löst. Für jede weitere Portion etwas Öl nachgießen und das Fleisch beiseitestellen.',
    'Auf mittlere Hitze zurückschalten, Zwiebeln und Sellerie im Bratfett {onions} braten, bis sie weich und goldgelb sind, und dabei den Bratensatz losschaben. Knoblauch und Tomatenmark einrühren und {paste} mitbraten, bis das Tomatenmark ziegelrot ist.',
    'Den Wein angießen und {boil} kochen, bis er auf die Hälfte eingekocht ist. Brühe, Thymian, Lorbeer, Fleisch und ausgetretenen Fleischsaft zugeben. Das Fleisch soll gerade bedeckt sein.',
    'Bis knapp unter den Siedepunkt erhitzen, den Deckel auflegen und den Topf für {braise} in den Ofen stellen. Die Oberfläche soll sich kaum bewegen; kocht es, den Ofen etwas herunterschalten.',
    'Karotten, Kartoffeln und das restliche Salz unterrühren, zudecken und für {vegetables} zurück in den Ofen stellen, bis ein Messer ohne Widerstand ins Gemüse gleitet und das Fleisch unter der Gabel zerfällt. Nacken und Schulter sind bei {safe} und nach drei Minuten Ruhezeit unbedenklich, zart werden sie aber erst bei rund {tender}.',
    'Ist die Sauce zu dünn, sie auf dem Herd ohne Deckel {reduce} einköcheln lassen, bis sie einen Löffel überzieht. Lorbeerblätter und Thymianstiele herausnehmen.',
    'Den Eintopf {stand} ruhen lassen, entfetten, mit Salz abschmecken und mit der Petersilie bestreuen. Reste in flachen Behältern abkühlen lassen und innerhalb von {fridge} in den Kühlschrank stellen.',
  ],
});
