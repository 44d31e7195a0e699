import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Flan de huevo',
  alt: 'Gestürzter Karamellpudding auf einem Teller',
  description:
    'Der Karamellpudding der spanischen Haushalte und Mittagsmenüs: Milch, ganze Eier und Zucker, mit Zitrone und Zimt aromatisiert, sanft im Wasserbad gestockt und unter dem eigenen bernsteinfarbenen Karamell gestürzt. Am besten am Vortag zubereiten, dann wird er nur besser.',
  ingredients: {
    caramelSugar: 'Zucker für den Karamell',
    water: 'Wasser',
    milk: 'Vollmilch',
    lemon: {
      one: 'Streifen Schale einer heiß gewaschenen Bio-Zitrone',
      other: 'Streifen Schale einer heiß gewaschenen Bio-Zitrone',
    },
    cinnamon: { one: 'Zimtstange', other: 'Zimtstangen' },
    eggs: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    sugar: 'Zucker für die Creme',
  },
  steps: [
    'Den Backofen auf {oven} vorheizen. Förmchen von {size}, eines pro Portion, in eine tiefe Form stellen, die mit einem gefalteten Geschirrtuch ausgelegt ist.',
    'Den Zucker für den Karamell mit dem Wasser in einem kleinen, schweren, hellen Topf bei mittlerer Hitze {caramel} erhitzen, dabei den Topf schwenken statt zu rühren, bis der Karamell bernsteinfarben ist. Sofort in die Förmchen gießen und diese kippen, bis der Boden bedeckt ist. Nicht berühren und nicht probieren: Karamell verbrennt die Haut weit schlimmer als kochendes Wasser.',
    'Die Milch mit Zitronenschale und Zimtstange erhitzen, bis sie dampft. Vom Herd nehmen und zugedeckt {infuse} ziehen lassen.',
    'Die Eier mit dem Zucker für die Creme verrühren, ohne Luft einzuschlagen. Die warme Milch nach und nach einrühren, alles durch ein Sieb in einen Krug gießen, den Schaum abschöpfen und die Förmchen füllen.',
    'Heißes Wasser aus dem Wasserkocher angießen, bis es auf halber Höhe der Förmchen steht, locker mit Alufolie abdecken und {bake} stocken lassen. Der Flan ist fertig, wenn der Rand fest ist und die Mitte noch zittert wie Götterspeise; das Thermometer zeigt darin {inside}.',
    'Die Förmchen aus dem Wasser heben, {cool} abkühlen lassen, abdecken und mindestens {chill} kalt stellen, bis die Creme fest ist und der Karamell zu Sauce geworden ist.',
    'Mit einem dünnen Messer am Rand entlangfahren, einen Teller auflegen und beides mit einem Ruck stürzen. Den restlichen Karamell darüberlöffeln.',
  ],
  tips: [
    'Das Wasserbad darf nie kochen, sonst bekommt die Creme Löcher. Sprudelt es, etwas kaltes Wasser zugießen.',
    'Der Topf mit dem harten Karamell wird von selbst sauber, wenn man etwas Wasser darin aufkocht.',
    'Für einen großen Flan eine Form von {large} nehmen und {long} im Ofen lassen.',
    'Der Flan hält sich zugedeckt in der Form {days} Tage im Kühlschrank.',
  ],
  tags: ['Nachtisch', 'Pudding', 'Karamell', 'zum Vorbereiten', 'spanische Küche'],
});
