import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Zitronen-Pickle (Nimbu ka Achar)',
  alt: 'Zitronen-Pickle in Öl',
  description:
    'Zitronen, mit der ganzen Schale gesalzen und zwei Wochen sich selbst überlassen, bis die Schale weich und mild wird, dann mit Öl vollendet, in dem Bockshornklee, Senf und Asafoetida ihr Aroma entfaltet haben. Ein gutes Pickle für den Anfang, denn Zitronen bringen selbst reichlich Säure mit. Ein Stück klein geschnitten in Joghurt rühren oder zu Joghurtreis, Dal oder Gebratenem essen.',
  origin: 'Nordindien',
  shelfLife: '{months} Monate im Kühlschrank, immer mit Öl bedeckt',
  ingredients: {
    lemons: 'Bio-Zitronen mit dünner Schale',
    salt: 'feines Salz',
    lemonJuice: 'frisch gepresster Zitronensaft',
    turmeric: 'gemahlene Kurkuma',
    fenugreek: 'Bockshornkleesamen',
    mustard: 'braune Senfkörner',
    chiliPowder: 'rotes Kaschmir-Chilipulver',
    asafoetida: 'glutenfreie Asafoetida (Asant)',
    oil: 'Sonnenblumenöl oder ein anderes neutrales Öl',
  },
  steps: [
    'Glas und Deckel in heißem Spülwasser waschen und abspülen. Das Glas von Wasser bedeckt {boil} auskochen, kopfüber auf einem sauberen Tuch abtropfen lassen, den Deckel mit einem zweiten abtrocknen und beides {dry} stehen lassen, bis es knochentrocken ist. Nicht im Backofen trocknen: Trockene Hitze kann das Glas sprengen.',
    'Die Zitronen abbürsten, völlig trocken reiben und {rest} auf einem Tuch liegen lassen, damit die letzte Feuchtigkeit verfliegt. Jede über einer Schüssel, die den Saft auffängt, in Achtel schneiden und die Kerne entfernen, denn sie würden das Pickle bitter machen.',
    'Die Zitronen und den ausgelaufenen Saft mit Salz und Kurkuma mischen, ins Glas drücken, den Zitronensaft darübergießen und das Glas schließen. Am nächsten Tag sollen die Stücke in Lake stehen; falls nicht, hinunterdrücken.',
    'Das Glas {days} Tage an einen sonnigen oder warmen Platz stellen und einmal am Tag schütteln. Weiter geht es, wenn die Schale so weich ist, dass sie sich mit der Kante eines Löffels durchtrennen lässt; dickschalige Zitronen brauchen vielleicht eine Woche länger.',
    'Den Bockshornklee in einer Pfanne ohne Fett bei schwacher Hitze {toast} rösten, bis er einen Ton dunkler ist, auf keinen Fall länger, denn verbrannter Bockshornklee ist bitter. Fein mahlen.',
    'Das Öl mit den Senfkörnern in einem hohen Topf mit schräg aufgelegtem Deckel bei mittlerer Hitze etwa {pop} erhitzen, bis sie aufspringen. Heißes Öl nie allein lassen: Raucht es, den Herd ausschalten; brennt es, den Deckel schließen, den Herd ausschalten und niemals mit Wasser löschen. Sind die Körner aufgesprungen, den Herd ausschalten, {wait} warten, dann Asafoetida, gemahlenen Bockshornklee und Chilipulver einrühren; das Öl soll rot werden und sanft schäumen, ohne dass das Pulver bräunt. Vollständig abkühlen lassen, etwa {cool}.',
    'Das Würzöl mit einem trockenen Löffel unter die Zitronen rühren, sie hinunterdrücken und darauf achten, dass das Öl sie einen Fingerbreit bedeckt. Noch {days} Tage reifen lassen, täglich umrühren: Fertig ist es, wenn die Lake zu einer Sauce eingedickt ist und kein Stück nach roher Schale schmeckt. Das Glas von da an im Kühlschrank aufbewahren.',
  ],
  tips: [
    'Dünnschalige Zitronen oder indische Limetten sind am schnellsten fertig. Dickes Weiß bleibt monatelang bitter; gibt es keine anderen, etwas davon wegschneiden.',
    'Das Salz wiegen: Es sind {salt} % vom Gewicht der Zitronen, und zusammen mit ihrer Säure macht es das Glas haltbar.',
    'Das meiste Asafoetida-Pulver ist mit Weizenmehl gestreckt. Glutenfrei ist das Pickle nur mit einem, das so gekennzeichnet ist; lässt man es weg, fehlt wenig.',
    'Senföl ist die andere klassische Wahl. In manchen Ländern wird es wegen seiner Erucasäure nur zur äußerlichen Anwendung verkauft; darum steht hier ein neutrales Öl.',
    'Einen sauberen, trockenen Löffel benutzen und die Stücke unter dem Öl halten. Weißer Belag, Flaum oder Bläschen bedeuten Schimmel oder Hefe: Das Glas wegwerfen, ohne zu probieren. Im Zweifel wegwerfen.',
  ],
  tags: ['Zitrone', 'Nimbu', 'Achar', 'Zitrusfrüchte', 'indische Beilage', 'Einmachen'],
});
