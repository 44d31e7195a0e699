import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Indisches Gemüse-Pickle (Achar)',
  alt: 'Indisches Gemüse-Pickle',
  description:
    'Blumenkohl und Karotten mit Biss, grüne Mango, Ingwer und ganze Chilischoten in einem dicken Senf-Masala mit etwas Jaggery. Gemüse hat von sich aus kaum Säure, darum zieht es hier einen Tag lang in Essig, bevor überhaupt Öl dazukommt, und das Glas steht von Anfang an im Kühlschrank. Dazu passen Parathas, Puris oder eine Schale Rajma.',
  origin: 'Punjab, Nordindien',
  shelfLife: '{months} Monate im Kühlschrank; nie bei Zimmertemperatur',
  ingredients: {
    cauliflower: 'Blumenkohl (Karfiol), in kleinen Röschen',
    carrots: 'Karotten, geschält',
    mango: 'harte grüne (unreife) Mango, ohne Stein gewogen',
    chilies: 'grüne Chilischoten',
    ginger: 'frischer Ingwer, geschält',
    vinegar: 'Branntweinessig mit mindestens {acidity} % Säure',
    salt: 'feines Salz',
    mustardSeeds: 'gelbe Senfkörner',
    fennelSeeds: 'Fenchelsamen',
    fenugreekSeeds: 'Bockshornkleesamen',
    nigellaSeeds: 'Schwarzkümmel (Nigella)',
    chiliPowder: 'rotes Kaschmir-Chilipulver',
    turmeric: 'gemahlene Kurkuma',
    jaggery: 'Jaggery (indischer Vollrohrzucker), gerieben',
    oil: 'Senföl oder ein neutrales Öl, z. B. Sonnenblumenöl',
  },
  steps: [
    'Die Gläser und Deckel in heißem Spülwasser waschen und abspülen. Die Gläser von Wasser bedeckt {boil} auskochen, kopfüber auf einem sauberen Tuch abtropfen lassen, die Deckel mit einem zweiten abtrocknen und alles {dry} stehen lassen, bis es knochentrocken ist. Nicht im Backofen trocknen: Trockene Hitze kann die Gläser sprengen.',
    'Das Gemüse waschen und abtrocknen. Die Karotten in {carrot} lange Stifte, die Mango mit der Schale in {mango} große Stücke und den Ingwer in feine Stifte schneiden. Die Chilischoten auf einer Seite längs einschlitzen, damit der Essig eindringt.',
    'Blumenkohl und Karotten {blanch} in kochendem Wasser blanchieren, abgießen und auf sauberen Tüchern {dry} ausbreiten, bis sie sich trocken anfühlen.',
    'Den Essig mit der Hälfte des Salzes in einem Topf aus Edelstahl oder Emaille aufkochen. Das ganze Gemüse, Mango, Chilischoten und Ingwer zugeben, {simmer} köcheln lassen, in eine Glasschüssel füllen und andrücken, bis alles vom Essig bedeckt ist. Abkühlen lassen, abdecken und {soak} in den Kühlschrank stellen: Erst dadurch wird das Gemüse bis ins Innere sauer.',
    'Vor dem Abgießen ein Stück Karotte probieren: Es muss auch in der Mitte deutlich sauer schmecken. Tut es das nicht, alles noch einen Tag im Kühlschrank im Essig lassen. Dann in einem Sieb {drain} abtropfen lassen und etwa ein Viertel des verwendeten Essigs, {kept}, aufheben.',
    'Senfkörner, Fenchel- und Bockshornkleesamen in einer Pfanne ohne Fett bei schwacher Hitze {toast} rösten, bis sie duften, und nach dem Abkühlen grob mahlen.',
    'Das Öl in einem hohen Topf auf {oil} erhitzen: Das nimmt dem Senföl die Schärfe, rauchen muss es nicht. Dabeibleiben, einen Deckel griffbereit halten und brennendes Öl niemals mit Wasser löschen. Vom Herd nehmen und {cool} abkühlen lassen, bis das Öl nur noch warm ist, denn Essig lässt heißes Öl spritzen. Die gemahlenen Gewürze, Schwarzkümmel, Chilipulver, Kurkuma, Jaggery, das restliche Salz und den aufgehobenen Essig einrühren, bis sich der Jaggery gelöst hat.',
    'Wenn das Masala ganz kalt ist, das Gemüse unterheben. In die Gläser füllen, dabei die Luft herausdrücken, und darauf achten, dass das Öl alles fingerbreit bedeckt. Vor dem Probieren {days} Tage in den Kühlschrank stellen; das Pickle ist fertig, wenn das Masala angedickt und jedes Stück bis in die Mitte gewürzt ist.',
  ],
  tips: [
    'Den Essig weder weglassen noch verdünnen und das Öl nie zuerst zugießen. In säurearmem Gemüse unter Öl können sich die Erreger des Botulismus vermehren, und ihr Gift lässt sich weder sehen noch riechen noch schmecken.',
    'Die Gläser immer im Kühlschrank bei {fridge} oder darunter aufbewahren und innerhalb von {months} Monaten verbrauchen. Alte Rezepte, nach denen dieses Pickle im Regal steht, sind das Risiko nicht wert.',
    'Das Salz macht {percent} % des Gewichts von Gemüse und Mango aus; ein Teil davon geht mit dem abgegossenen Essig wieder verloren, deshalb kommt die Hälfte erst spät dazu.',
    'In manchen Ländern wird Senföl wegen seiner Erucasäure nur zur äußerlichen Anwendung verkauft. Dann ein neutrales Öl nehmen.',
    'Später keinen rohen Knoblauch und keine frischen Kräuter zugeben. Gewölbter Deckel, Bläschen, Schimmel oder eine Trübung, die vorher nicht da war: das Glas ungeöffnet wegwerfen. Im Zweifel immer wegwerfen.',
  ],
  tags: ['indisches Pickle', 'Achar', 'Gemüse einlegen', 'Blumenkohl', 'Karotten', 'Essig'],
});
