import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pizza ohne Kneten',
  alt: 'Pizza Margherita mit Tomaten, Mozzarella und Basilikum',
  cuisine: 'Italienisch',
  description:
    'Zwei Minuten Rühren und eine Nacht auf der Arbeitsplatte ergeben einen Teig mit großen Blasen, bissfestem Rand und mehr Geschmack als jeder schnelle. Hier trägt er eine Margherita: zerdrückte Tomaten, zerzupfter Mozzarella und Basilikum. Der Teig enthält {water} % Wasser, bezogen auf das Mehl; am besten beides abwiegen. Jede Portion ist eine Pizza von {pizza} Durchmesser.',
  ingredients: {
    flour: 'Weizenmehl (Type 550, W700)',
    salt: 'feines Salz, für den Teig',
    yeast: 'Trockenhefe (Trockengerm)',
    water: 'kühles Wasser',
    shapingFlour: 'Weizenmehl (Type 550, W700), zum Formen',
    semolina: 'Hartweizengrieß, für den Pizzaschieber',
    tomatoes: 'ganze geschälte Tomaten aus der Dose',
    tomatoSalt: 'feines Salz, für die Tomaten',
    mozzarella: 'frischer Mozzarella mit mikrobiellem Lab, zerzupft',
    oil: 'natives Olivenöl extra',
    basil: { one: 'frisches Basilikumblatt', other: 'frische Basilikumblätter' },
  },
  steps: [
    'Mehl, Salz für den Teig und Hefe in einer großen Schüssel verrühren. Das Wasser zugeben und {stir} mit einem Löffel rühren, bis kein trockenes Mehl mehr zu sehen ist. Der Teig darf ungleichmäßig und klebrig sein.',
    'Die Schüssel abdecken und bei Zimmertemperatur, etwa {room}, {rise} stehen lassen. Der Teig ist fertig, wenn er sich mehr als verdoppelt hat, die Oberfläche voller Blasen ist und er beim Rütteln der Schüssel wackelt. In einer heißen Küche reichen womöglich schon {hot}.',
    'Den Teig auf eine mit etwas vom Mehl zum Formen bestäubte Arbeitsfläche schaben und in gleich große Stücke teilen, eines pro Pizza. Die Ränder jedes Stücks zur Mitte falten, umdrehen und zur Kugel rollen. Abdecken und die Kugeln {rest} ruhen lassen, bis sie weich sind und etwas auseinanderlaufen.',
    'Inzwischen den Backofen mindestens {heat} lang auf {oven} oder so heiß wie möglich vorheizen, mit einem Pizzastein, einem Pizzastahl oder einem umgedrehten schweren Backblech auf einem Rost im oberen Drittel.',
    'Die Tomaten abtropfen lassen, mit der Hand zerdrücken und das Salz für die Tomaten unterrühren. Den zerzupften Mozzarella auf Küchenpapier legen, damit er die Pizzas nicht durchnässt.',
    'Eine Kugel gut mit Mehl bestäuben und mit den Fingerspitzen von der Mitte nach außen drücken; einen Rand von {rim} unberührt lassen. Den Fladen über die Handrücken heben und durch sein eigenes Gewicht auf {across} dehnen lassen. Kein Nudelholz verwenden, das würde das Gas herausdrücken.',
    'Einen Pizzaschieber aus Holz oder die Rückseite eines flachen Backblechs mit einem Teil des Grießes bestreuen und den Fladen darauflegen. Seinen Anteil an den Tomaten darauf verteilen, dann seinen Anteil am Mozzarella, und mit etwas vom Olivenöl beträufeln. Zügig arbeiten und den Schieber rütteln: Der Teig muss rutschen. Klebt er, den Rand anheben und etwas Mehl darunterstreuen.',
    'Die Pizza mit einem kurzen Ruck vom Schieber auf den heißen Stein gleiten lassen, ohne Backpapier, das diese Hitze nicht aushält, und {bake} backen, bis der Rand aufgegangen ist und stellenweise dunkelbraune Blasen wirft, der Käse blubbert und die Unterseite beim Anheben braune Flecken zeigt.',
    'Etwas vom Basilikum über die heiße Pizza streuen und sie {stand} stehen lassen, bevor sie geschnitten wird. Die übrigen Kugeln ebenso formen, belegen und backen und dem Stein jedes Mal {stone} zum erneuten Aufheizen geben.',
  ],
});
