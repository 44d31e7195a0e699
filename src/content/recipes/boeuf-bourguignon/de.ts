import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Bœuf bourguignon (Burgunder Rinderschmortopf)',
  alt: 'Rindfleisch in dunkler Rotweinsauce mit Champignons, Perlzwiebeln und Karotten im Topf',
  description:
    'Das Sonntagsgericht aus Burgund: Rindfleisch, Speck und eine ganze Flasche Rotwein, die im Ofen leise schmoren, bis die Sauce dunkel und das Fleisch butterzart ist. Glasierte kleine Zwiebeln und gebratene Champignons kommen erst am Schluss dazu. Am besten schon am Vortag kochen.',
  ingredients: {
    beef: 'Rindfleisch aus Schulter oder Nacken, in {cube} großen Würfeln',
    salt: 'feines Salz',
    pepper: 'frisch gemahlener schwarzer Pfeffer',
    lardons: 'geräucherter Speck, in kurzen Streifen',
    oil: 'Pflanzenöl',
    onions: { one: 'Zwiebel, gehackt', other: 'Zwiebeln, gehackt' },
    carrots: 'Karotten, in {slice} dicken Scheiben',
    garlic: { one: 'Knoblauchzehe, zerdrückt', other: 'Knoblauchzehen, zerdrückt' },
    tomatoPaste: 'Tomatenmark',
    flour: 'Weizenmehl (Type 405, W480)',
    wine: 'trockener Rotwein (eine Flasche), zum Beispiel Spätburgunder',
    stock: 'ungesalzene Rinderbrühe',
    thyme: { one: 'Zweig frischer Thymian', other: 'Zweige frischer Thymian' },
    bayLeaves: { one: 'Lorbeerblatt', other: 'Lorbeerblätter' },
    butter: 'Butter',
    pearlOnions: 'frische Perlzwiebeln oder kleine Schalotten, geschält',
    sugar: 'Zucker',
    mushrooms: 'Champignons, geviertelt',
    parsley: 'gehackte frische Petersilie',
  },
  steps: [
    'Den Backofen auf {oven} vorheizen. Das Fleisch sehr trocken tupfen, salzen und pfeffern.',
    'Den Speck in einem schweren ofenfesten Topf bei mittlerer Hitze {lardons} auslassen und herausheben. Etwas Öl zugeben, die Hitze erhöhen und das Fleisch portionsweise mit Abstand zwischen den Stücken jeweils {brown} anbraten; nach Bedarf Öl nachgießen. Beiseitestellen.',
    'Auf mittlere Hitze zurückschalten und die gehackten Zwiebeln und die Karotten im Bratfett {onions} braten, dabei den Bratensatz losschaben, bis sie weich und goldgelb sind. Knoblauch und Tomatenmark {paste} mitrösten, dann das Mehl darüberstäuben und {flour} anschwitzen, bis es nussig duftet.',
    'Den Wein unter Rühren angießen und ohne Deckel {boil} kochen. Brühe, Thymian, Lorbeer, Fleisch samt Saft und Speck zugeben. Die Flüssigkeit soll das Fleisch gerade erreichen.',
    'Bis knapp unter den Siedepunkt erhitzen, den Deckel auflegen und den Topf für {braise} in den Ofen stellen, bis das Fleisch unter der Gabel zerfällt. Es ist bei {safe} und nach drei Minuten Ruhezeit unbedenklich, zart wird es aber erst bei rund {tender}.',
    'Eine halbe Stunde vor Schluss die Perlzwiebeln mit der Hälfte der Butter, dem Zucker und Wasser bis zur halben Höhe in eine Pfanne geben. Halb zugedeckt {glaze} garen, bis das Wasser verdampft ist und die Zwiebeln weich, glänzend und goldbraun sind. Herausnehmen.',
    'Die restliche Butter in derselben Pfanne zerlassen und die Champignons bei starker Hitze {mushrooms} braten, bis ihr Wasser verdampft ist und sie braun sind.',
    'Thymianstiele und Lorbeer herausnehmen und das Fett abschöpfen. Perlzwiebeln und Champignons unterrühren und ohne Deckel {simmer} auf dem Herd köcheln lassen, bis die Sauce einen Löffel überzieht. Mit der Petersilie bestreuen. Reste in flachen Behältern abkühlen lassen und innerhalb von {fridge} in den Kühlschrank stellen.',
  ],
  tips: [
    'Nur mit einem Wein kochen, den man auch trinken würde. Es muss kein Burgunder sein: Jeder trockene Rotwein mit wenig Holz passt.',
    'Wer mag, mariniert das Fleisch {night} im Wein, immer im Kühlschrank. Vor dem Anbraten gut abtrocknen und die Marinade im Gericht mitkochen.',
    'Dazu passen Salzkartoffeln, Bandnudeln oder Kartoffelpüree.',
    'Im Kühlschrank hält es sich {days} Tage, bei höchstens {cold}, und schmeckt aufgewärmt noch besser. Durch und durch auf {hot} erhitzen.',
  ],
  tags: ['Rindfleisch', 'Schmorgericht', 'Rotwein', 'Burgund', 'französisch'],
});
