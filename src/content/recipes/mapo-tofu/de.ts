import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Mapo-Tofu',
  alt: 'Mapo-Tofu',
  cuisine: 'Chinesisch',
  description:
    'Zarte Würfel aus weichem Tofu in einer ziegelroten Sauce, die zugleich brennt und prickelt: Chili-Bohnen-Paste gibt Schärfe und Tiefe, Sichuanpfeffer das taube Gefühl auf der Zunge. Ein wenig Schweinefleisch ist eher Würze als Fleischbeilage. Dazu gehört gedämpfter Reis, denn dafür ist das Gericht gemacht.',
  ingredients: {
    tofu: 'weicher Tofu (oder Seidentofu), in {cube} großen Würfeln',
    poachingSalt: 'feines Salz, für das Garwasser',
    sichuanPepper: 'ganzer Sichuanpfeffer',
    oil: 'Pflanzenöl',
    pork: 'Schweinehackfleisch (Faschiertes)',
    doubanjiang: 'Doubanjiang (Chili-Bohnen-Paste aus Sichuan), gehackt',
    blackBeans: 'fermentierte schwarze Bohnen (Douchi), abgespült und gehackt',
    ginger: 'frischer Ingwer, fein gehackt',
    garlic: { one: 'Knoblauchzehe, fein gehackt', other: 'Knoblauchzehen, fein gehackt' },
    chiliFlakes: 'Sichuan-Chiliflocken',
    stock: 'ungesalzene Hühnerbrühe',
    soySauce: 'Sojasauce',
    sugar: 'Zucker',
    cornstarch: 'Speisestärke',
    water: 'kaltes Wasser',
    scallions: {
      one: 'Frühlingszwiebel, in feinen Ringen',
      other: 'Frühlingszwiebeln, in feinen Ringen',
    },
  },
  steps: [
    'Den Sichuanpfeffer im Wok ohne Fett bei schwacher Hitze {toast} rösten, dabei den Wok rütteln, bis er nach Zitrusfrüchten duftet und eine Spur dunkler ist. Abkühlen lassen, schwarze Samen aussortieren und den Pfeffer zu Pulver mahlen.',
    'In einem breiten Topf Wasser mit dem Salz für das Garwasser gerade eben zum Sieden bringen. Den Tofu hineingleiten lassen und {poach} gar ziehen lassen, ohne dass das Wasser kocht, bis er durch und durch heiß und etwas fester ist. Bis zum Gebrauch im heißen Wasser lassen.',
    'Das Öl im Wok bei starker Hitze erhitzen, bis es schimmert. Das Hackfleisch {fry} braten und dabei zerteilen, bis nichts mehr rosa ist, es {done} erreicht hat und die Ränder braun und knusprig sind.',
    'Auf schwache bis mittlere Hitze zurückschalten, den Doubanjiang zugeben und {paste} rühren, bis das Öl leuchtend rot ist. Die fermentierten Bohnen, Ingwer, Knoblauch und Chiliflocken zugeben und {fry} rühren, bis es duftet. Knoblauch, der braun wird, schmeckt bitter.',
    'Brühe, Sojasauce und Zucker zugeben und aufkochen. Den Tofu mit einem Schaumlöffel aus dem Wasser heben, abtropfen lassen und in die Sauce gleiten lassen. {simmer} köcheln lassen und dabei mit dem Löffelrücken behutsam schieben, damit die Würfel ganz bleiben.',
    'Die Speisestärke mit dem kalten Wasser verrühren. Jeweils ein Drittel zugeben und die Sauce danach {bubble} sprudelnd kochen lassen, bis sie den Tofu überzieht und am Rand eine dünne Schicht rotes Öl steht. Womöglich wird nicht alles gebraucht.',
    'Die Hälfte der Frühlingszwiebeln unterrühren. In eine tiefe Schale geben und mit dem gemahlenen Sichuanpfeffer und den restlichen Frühlingszwiebeln bestreuen. Sofort servieren.',
  ],
});
