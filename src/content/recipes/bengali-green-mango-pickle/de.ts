import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Bengalisches Pickle aus grünen Mangos (Aam er Achar)',
  alt: 'Hausgemachtes Mango-Pickle',
  description:
    'Süß, sauer und scharf zugleich: Grüne Mango köchelt kurz mit Jaggery und reift dann in Öl mit Panch Phoron, der Mischung aus fünf Samen der bengalischen Küche. Ein Teil der Samen knistert im heißen Öl, der Rest wird geröstet, gemahlen und am Ende zugegeben. Gut zu Khichuri, zu Luchi oder einfach zu Reis.',
  origin: 'Bengalen (Ostindien und Bangladesch)',
  shelfLife: '{months} Monate im Kühlschrank, immer mit Öl bedeckt',
  ingredients: {
    mango: 'harte grüne (unreife) Mangos, ohne Stein gewogen',
    salt: 'feines Salz',
    turmeric: 'gemahlene Kurkuma',
    jaggery: 'Jaggery (indischer Vollrohrzucker), gerieben',
    vinegar: 'Branntweinessig mit {acid} % Säure',
    fennel: 'Fenchelsamen',
    cumin: 'Kreuzkümmelsamen',
    nigella: 'Schwarzkümmel (Nigella)',
    mustard: 'braune Senfkörner',
    fenugreek: 'Bockshornkleesamen',
    driedChilies: {
      one: 'getrocknete rote Chilischote, ohne Stiel',
      other: 'getrocknete rote Chilischoten, ohne Stiele',
    },
    chiliPowder: 'rotes Chilipulver',
    oil: 'Senföl oder ein neutrales Öl, z. B. Sonnenblumenöl',
  },
  steps: [
    'Glas und Deckel in heißem Spülwasser waschen und abspülen. Das Glas von Wasser bedeckt {boil} auskochen, kopfüber auf einem sauberen Tuch abtropfen lassen, den Deckel mit einem zweiten abtrocknen und beides {dry} stehen lassen, bis es knochentrocken ist. Nicht im Backofen trocknen: Trockene Hitze kann das Glas sprengen.',
    'Die Mangos im Ganzen waschen und gut trocken reiben. Das Fruchtfleisch mit der Schale in etwa {thick} dicke Spalten schneiden, die Steine wegwerfen und die Spalten mit Salz und Kurkuma in einer Glas- oder Edelstahlschüssel vermengen. Zugedeckt {chill} in den Kühlschrank stellen, bis sie in ihrem eigenen Saft stehen und sich biegen, ohne zu brechen.',
    'Fenchelsamen, Kreuzkümmelsamen, Schwarzkümmel, Senfkörner und Bockshornkleesamen mischen: Das ist Panch Phoron. Zwei Drittel davon in einer Pfanne ohne Fett bei schwacher Hitze {toast} rösten, bis sie warm und nussig duften, abkühlen lassen und grob mahlen.',
    'Das Öl in einem weiten, hohen Topf auf {hot} erhitzen; rauchen muss es nicht. Einen Deckel griffbereit halten und heißes Öl nie allein lassen: Raucht es, den Herd ausschalten; brennt es, den Deckel auflegen, den Herd ausschalten und niemals mit Wasser löschen. Ist das Öl heiß, den Herd ausschalten, Chilischoten und restliche ganze Samen zugeben; sie sollen sofort zischen, aber nicht schwarz werden. {wait} warten, bis das Öl höchstens noch {cooled} heiß ist, denn feuchte Früchte lassen heißes Öl spritzen.',
    'Die Mango mit ihrem ganzen Saft zugeben, denn er trägt das Salz, dann Jaggery und Essig. Langsam aufkochen und bei schwacher Hitze {simmer} unter sanftem Rühren köcheln lassen, bis der Jaggery zu einem Sirup geschmolzen ist, der den Löffel überzieht, und die Spalten am Rand glasig, aber noch ganz sind.',
    'Vom Herd nehmen, das gemahlene Panch Phoron und das Chilipulver einrühren und {cool} stehen lassen, bis alles ganz kalt ist.',
    'In das trockene Glas füllen und die Luft herausdrücken; das Öl soll einen Fingerbreit über der Mango stehen, sonst nachgießen. {days} Tage an einem sonnigen oder warmen Platz reifen lassen, täglich mit einem trockenen Löffel umrühren, bis der Sirup dunkel geworden ist und die Mango durch und durch süßsauer schmeckt. Das Glas von da an im Kühlschrank aufbewahren.',
  ],
  tips: [
    'Das Salz wiegen: Es sind {salt} % vom Gewicht der Mango. Der Jaggery überdeckt seinen Geschmack, doch das Salz macht das Pickle haltbar; also nicht weniger nehmen.',
    'Panch Phoron gibt es fertig gemischt. Manche Mischungen enthalten Radhuni, eine Verwandte des Selleries; wer Sellerie nicht verträgt, mischt wie hier selbst.',
    'In manchen Ländern wird Senföl wegen seiner Erucasäure nur zur äußerlichen Anwendung verkauft. Dort ein neutrales Öl nehmen; die Senfkörner bringen den Geschmack trotzdem.',
    'Das Pickle dickt beim Abkühlen ein. Aufhören, wenn der Sirup den Löffel überzieht: Kocht er länger, wird der Jaggery im Kühlschrank hart.',
    'Einen sauberen, trockenen Löffel benutzen und die Mango unter Öl halten. Öl allein macht nichts haltbar: Bei Schimmel, Gasbildung oder fremdem Geruch das Glas wegwerfen, ohne zu probieren. Im Zweifel wegwerfen.',
  ],
  tags: ['Mango', 'Achar', 'bengalisch', 'Panch Phoron', 'süßsauer', 'Jaggery', 'Einmachen'],
});
