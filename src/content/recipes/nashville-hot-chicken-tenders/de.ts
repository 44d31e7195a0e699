import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Nashville Hot Chicken Tenders',
  alt: 'Nashville Hot Chicken Tenders',
  description:
    'Tenders mit zerklüfteter Buttermilchkruste, direkt aus dem Frittieröl mit einer Paste aus heißem Öl, Cayennepfeffer, Paprikapulver und braunem Zucker bestrichen. Die Schärfe ist ernst gemeint und kommt langsam; Toastbrot fängt das rote Öl auf, kalte Gurkenscheiben löschen das Feuer. Für die Buttermilch {soak} einplanen, und für eine gemischte Runde die Paste mit halb so viel Cayennepfeffer anrühren.',
  ingredients: {
    chicken: 'Hähnchen-Innenfilets',
    buttermilk: 'Buttermilch',
    hotSauce: 'scharfe Chilisauce auf Essigbasis',
    egg: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    salt: 'feines Salz',
    flour: 'Weizenmehl (Type 405, W480)',
    pepper: 'schwarzer Pfeffer',
    bakingPowder: 'Backpulver',
    fryingOil: 'neutrales Frittieröl',
    cayenne: 'Cayennepfeffer',
    brownSugar: 'brauner Zucker',
    paprika: 'edelsüßes Paprikapulver',
    garlicPowder: 'Knoblauchpulver',
    pasteOil: 'neutrales Öl, für die scharfe Paste',
    bread: { one: 'Scheibe Toastbrot', other: 'Scheiben Toastbrot' },
    pickles: { one: 'Scheibe Gewürzgurke mit Dill', other: 'Scheiben Gewürzgurke mit Dill' },
  },
  steps: [
    'Die weiße Sehne aus jedem Innenfilet ziehen oder schneiden. Die Buttermilch mit der Chilisauce, dem Ei und der Hälfte des Salzes verquirlen, das Fleisch darin wenden, abdecken und {soak}, höchstens {longest}, in den Kühlschrank stellen.',
    'Das Mehl mit dem schwarzen Pfeffer, dem Backpulver und der Hälfte des übrigen Salzes mischen. Einige Löffel von der Buttermilch mit den Fingerspitzen hineinreiben, bis das Mehl voller kleiner, grober Klümpchen ist; daraus wird die zerklüftete Kruste.',
    'Die Stücke einzeln herausheben, abtropfen lassen und rundum fest ins Mehl drücken. Auf einem Gitter {rest} ruhen lassen, bis die Hülle feucht statt staubig aussieht. Die gebrauchte Buttermilch und das Mehl wegwerfen: Darin lag rohes Hähnchen.',
    'Für die Paste Cayennepfeffer, Zucker, Paprikapulver, Knoblauchpulver und das restliche Salz in einer hitzefesten Schüssel mischen. Das Öl für die Paste in einem kleinen Topf auf {oil} erhitzen, über die Gewürze gießen und verrühren; es soll schäumen und nach geröstetem Chili duften, nicht verbrannt riechen.',
    'Das Frittieröl in einem hohen, schweren Topf von {pot} Durchmesser, in dem es etwa {deep} hoch steht und den es höchstens zu einem Drittel füllt, auf {oil} erhitzen. Einen Deckel griffbereit halten und heißes Öl nie allein lassen: Raucht es, den Herd ausschalten; brennt es, den Deckel auflegen, den Herd ausschalten und niemals mit Wasser löschen. Nach dem Frittieren das Öl ganz abkühlen lassen, bevor der Topf bewegt wird.',
    'Jeweils vier Stücke {fry} frittieren, dabei einmal wenden und das Öl über {lowest} halten, bis sie dunkel goldbraun sind und an der dicksten Stelle {inside} erreicht haben. Auf einem sauberen Gitter abtropfen lassen.',
    'Die Paste vom Boden her aufrühren, weil die Gewürze absinken, und die Tenders auf beiden Seiten damit bestreichen, solange sie noch knistern. Auf dem Toastbrot mit den Gurkenscheiben obenauf servieren.',
  ],
  tips: [
    'Cayennepfeffer ist von Glas zu Glas verschieden scharf. Mit der Hälfte anfangen; nachpinseln geht immer.',
    'Die meisten Gewürzgurken sind mit Senfkörnern eingelegt, deshalb wird hier Senf genannt.',
    'Mit dem Gesicht Abstand halten, wenn das heiße Öl auf die Gewürze trifft: Der Dampf beißt. Ein Fenster öffnen.',
    'Ein Thermometer am Topfrand ist hier die beste Hilfe. Ist das Öl zu kühl, saugt sich die Kruste voll; ist es zu heiß, verbrennt sie, bevor das Fleisch gar ist.',
    'Die Nährwerte sind mit dem Öl berechnet, das beim Frittieren und Bestreichen an den Tenders haftet, nicht mit dem, was in Topf und Schüssel bleibt.',
  ],
  tags: ['Nashville Hot Chicken', 'Chicken Tenders', 'scharfes Hähnchen', 'frittiert', 'Buttermilch'],
});
