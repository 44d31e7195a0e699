import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Nordindisches Mango-Pickle (Aam ka Achar)',
  alt: 'Nordindisches Mango-Pickle in Senföl mit Gewürzen',
  description:
    'Saure grüne Mango samt Schale, in Senföl mit Fenchel, Bockshornklee und Schwarzkümmel gereift, bis die Stücke beim Biss nachgeben und das Öl rot wird. Das Salz macht {salt} % vom Gewicht der Mango aus: Zusammen mit der Säure der Frucht macht es das Pickle haltbar und wird deshalb gewogen, nicht geschätzt. Ein Löffel genügt, um schlichten Reis mit Dal oder ein heißes Paratha zu beleben.',
  origin: 'Nordindien',
  shelfLife: '{months} Monate im Kühlschrank, immer mit Öl bedeckt',
  ingredients: {
    mango: 'harte grüne (unreife) Mangos, ohne Stein gewogen',
    salt: 'feines Salz',
    turmeric: 'gemahlene Kurkuma',
    fennel: 'Fenchelsamen',
    fenugreek: 'Bockshornkleesamen',
    mustard: 'gelbe Senfkörner',
    nigella: 'Schwarzkümmel (Nigella)',
    chiliPowder: 'rotes Kaschmir-Chilipulver',
    oil: 'Senföl oder ein neutrales Öl, z. B. Sonnenblumenöl',
  },
  steps: [
    'Glas und Deckel in heißem Spülwasser waschen und abspülen. Das Glas von Wasser bedeckt {boil} auskochen, kopfüber auf einem sauberen Tuch abtropfen lassen, den Deckel mit einem zweiten abtrocknen und beides {dry} stehen lassen, bis es knochentrocken ist. Nicht im Backofen trocknen: Trockene Hitze kann das Glas sprengen. Nichts, was dieses Pickle berührt, darf nass sein.',
    'Die Mangos im Ganzen waschen und völlig trocken reiben. Das Fruchtfleisch mit der Schale in {cut} große Stücke schneiden, die Steine wegwerfen und die Stücke wiegen: Das Salz ist auf dieses Gewicht berechnet.',
    'Die Stücke in einer Lage auf einem sauberen Tuch {dry} in der Sonne oder unter einem Ventilator ausbreiten. Sie sind so weit, wenn die Schnittflächen ledrig aussehen und keinen feuchten Fleck auf dem Tuch hinterlassen.',
    'Fenchelsamen, Bockshornkleesamen und Senfkörner in einer Pfanne ohne Fett bei schwacher Hitze {toast} unter Rühren erwärmen, bis sie geröstet duften, aber nicht dunkler geworden sind. Abkühlen lassen und zu grobem Pulver zerstoßen; einige Körner dürfen ganz bleiben.',
    'Das Öl in einem hohen Topf auf {hot} erhitzen. Einen Deckel griffbereit halten und heißes Öl nie allein lassen: Raucht es, den Herd ausschalten; brennt es, den Deckel auflegen, den Herd ausschalten und niemals mit Wasser löschen. Ist das Öl heiß, den Herd ausschalten und es vollständig abkühlen lassen, etwa {cool}. Das Erhitzen nimmt dem Senföl die rohe Schärfe; ein neutrales Öl muss nur erwärmt werden.',
    'In einer trockenen Schüssel die Mango mit Salz, Kurkuma, Chilipulver, Schwarzkümmel und den zerstoßenen Gewürzen vermengen, dann mit einem Viertel des Öls, bis jedes Stück überzogen ist.',
    'In das Glas drücken, schließen und {days} Tage an einen sonnigen oder warmen Platz stellen. Einmal am Tag schütteln oder mit einem trockenen Löffel umrühren; die Mango gibt eine Lake ab, die im Glas bleibt, weil sie das Salz trägt.',
    'Die Stücke hinunterdrücken und das restliche Öl zugießen, bis sie einen Fingerbreit bedeckt sind. Noch {days} Tage reifen lassen, täglich umrühren. Fertig ist es, wenn sich die Schale leicht durchbeißen lässt und die Mango nicht mehr roh schmeckt. Von da an im Kühlschrank aufbewahren.',
  ],
  tips: [
    'Das Salz wiegen. Ein Löffel feines und ein Löffel grobes Salz unterscheiden sich um ein Drittel oder mehr, und ein Pickle in Öl ist auf {salt} % vom Gewicht der Früchte angewiesen.',
    'In manchen Ländern, darunter den USA, wird Senföl wegen seiner Erucasäure nur zur äußerlichen Anwendung verkauft. Dort ein neutrales Öl nehmen: Die Senfkörner bringen den Geschmack trotzdem.',
    'Steinharte, grüne und sehr saure Mangos wählen. Eine halbreife Mango hat weniger Säure, wird weich und hält nicht.',
    'Immer einen sauberen, trockenen Löffel benutzen, die Stücke wieder unter das Öl drücken und Öl nachgießen, sobald sie herausschauen.',
    'Öl hält Luft fern, macht Essen aber nicht sicher; das tun Säure und Salz. Bei Schimmel, Blasen oder verdächtigem Geruch das ganze Glas wegwerfen, ohne zu probieren. Im Zweifel wegwerfen.',
  ],
  tags: ['Mango', 'Achar', 'Pickle in Öl', 'Senföl', 'indische Beilage', 'Einmachen'],
});
