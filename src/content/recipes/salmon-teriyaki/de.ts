import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Teriyaki-Lachs',
  alt: 'Glasierter Teriyaki-Lachs',
  cuisine: 'Japanisch',
  description:
    'Lachs mit krosser Haut unter einer dunklen, spiegelblanken Glasur aus Sojasauce, Mirin, Sake und etwas Zucker, alles aus einer Pfanne. Die Sauce kommt erst hinein, wenn der Fisch fast gar ist; so dickt sie in wenigen Minuten ein und brennt nicht an. Mehr als gedämpften Reis und etwas Grünes braucht er nicht.',
  ingredients: {
    salmon: {
      one: 'Lachsfilet mit Haut, etwa {each}',
      other: 'Lachsfilets mit Haut, je etwa {each}',
    },
    salt: 'feines Salz',
    soySauce: 'Sojasauce',
    mirin: 'Mirin',
    sake: 'Sake',
    sugar: 'Zucker',
    ginger: 'fein geriebener frischer Ingwer',
    oil: 'Pflanzenöl',
    sesame: 'gerösteter Sesam',
    scallions: { one: 'Frühlingszwiebel, in feinen Ringen', other: 'Frühlingszwiebeln, in feinen Ringen' },
  },
  steps: [
    'Den Lachs aus dem Kühlschrank nehmen, mit dem Finger darüberstreichen und Gräten herausziehen. Sehr trocken tupfen, die Hautseite mit dem Salz bestreuen und {stand} stehen lassen.',
    'Sojasauce, Mirin, Sake, Zucker und Ingwer in einer Schüssel verrühren, bis sich der Zucker gelöst hat.',
    'Die Haut noch einmal trocken tupfen. Das Öl in einer großen beschichteten oder gut eingebrannten Pfanne bei mittlerer bis starker Hitze erhitzen, bis es Schlieren zieht. Den Lachs mit der Haut nach unten hineinlegen und jedes Filet {press} mit einem Pfannenwender flach drücken, damit sich die Haut nicht wölbt.',
    'Auf mittlere Hitze zurückschalten und {cook} braten, ohne den Fisch zu bewegen, bis die Haut kross ist und sich von der Pfanne löst und die helle Farbe an den Seiten zu zwei Dritteln nach oben gestiegen ist.',
    'Die Filets wenden und {cook} braten. Auf einen Teller heben und das Fett aus der Pfanne gießen oder wischen.',
    'Die Sauce hineingießen und {boil} kochen, bis sie auf die Hälfte eingekocht ist, große, träge Blasen wirft und ein durchgezogener Löffel eine Spur hinterlässt, die sich nur langsam schließt.',
    'Den Lachs mit der Haut nach oben zurücklegen und die Seiten {glaze} mit der Glasur übergießen, die Haut dabei trocken halten. Er ist gar, wenn er unter leichtem Druck in Lamellen zerfällt, bis in die Mitte undurchsichtig ist und an der dicksten Stelle {done} erreicht.',
    'Die Filets auf Teller heben, die restliche Glasur darum verteilen und mit Sesam und Frühlingszwiebeln bestreuen.',
  ],
});
