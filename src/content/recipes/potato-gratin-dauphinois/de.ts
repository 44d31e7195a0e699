import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gratin dauphinois (französisches Kartoffelgratin)',
  alt: 'Gratin dauphinois, ein Kartoffelgratin',
  description:
    'Dünne Kartoffelscheiben in Sahne mit Knoblauchduft unter einer gebräunten Kruste. Die schlichte alte Fassung aus der Dauphiné kommt ohne Käse und Eier aus: Die Stärke der ungewaschenen Scheiben bindet die Sahne von allein. Ein paar Minuten auf dem Herd vorab sorgen dafür, dass jede Scheibe weich ist, wenn die Oberfläche braun ist.',
  ingredients: {
    potatoes: 'festkochende oder vorwiegend festkochende Kartoffeln',
    garlic: { one: 'Knoblauchzehe', other: 'Knoblauchzehen' },
    butter: 'sehr weiche Butter, für die Form',
    cream: 'Schlagsahne (Schlagobers, Rahm)',
    milk: 'Vollmilch',
    bayLeaf: { one: 'Lorbeerblatt', other: 'Lorbeerblätter' },
    thyme: { one: 'Zweig Thymian', other: 'Zweige Thymian' },
    salt: 'feines Salz',
    nutmeg: 'geriebene Muskatnuss',
    pepper: 'gemahlener weißer Pfeffer',
  },
  steps: [
    'Den Backofen auf {oven} vorheizen. Eine Knoblauchzehe halbieren, eine flache Auflaufform von etwa {long} × {wide} damit ausreiben, den Film kurz trocknen lassen und die Form mit der Butter ausstreichen. Den restlichen Knoblauch zerdrücken.',
    'Die Kartoffeln schälen und in {slice} dicke Scheiben schneiden, am besten auf einem Gemüsehobel mit Restehalter. Die Scheiben nicht abspülen: Ihre Stärke bindet die Sauce.',
    'Sahne und Milch mit zerdrücktem Knoblauch, Lorbeerblatt, Thymian, Salz, Muskat und Pfeffer in einem weiten Topf bis knapp unter den Siedepunkt erhitzen. Die Kartoffeln zugeben und bei schwacher Hitze {cook} garen, dabei vorsichtig mit einem Pfannenwender bewegen, damit nichts ansetzt. Die Sahne soll so dick werden, dass sie die Scheiben überzieht, und die Scheiben sollen sich biegen lassen, ohne zu brechen.',
    'Lorbeerblatt und Thymian herausnehmen. Die Kartoffeln mit einem Löffel in die Form füllen, die obersten Scheiben ordentlich auslegen und die Sahne darübergießen; sie soll gerade bis zur obersten Schicht reichen. Die Kartoffeln andrücken.',
    '{bake} backen. Das Gratin ist fertig, wenn ein Messer in der Mitte auf keinen Widerstand trifft und die Sahne am Rand dickflüssig blubbert.',
    'Ist die Oberfläche noch blass, den Ofen auf {oven} hochschalten und noch {brown} backen, bis sie braune Stellen hat.',
    'Vor dem Servieren {rest} ruhen lassen: Die Sahne setzt sich zwischen den Schichten, und die Stücke behalten ihre Form.',
  ],
  tips: [
    'Die Ofentemperatur niedrig halten. Sahne, die im Ofen stark kocht, trennt sich in Butterfett und Flocken.',
    'Gleichmäßige Scheiben sind wichtiger als dünne: Ungleich dicke garen ungleichmäßig.',
    'Für Gäste das Gratin höchstens einen Tag vorher backen, kalt stellen, in ordentliche Portionen schneiden und zugedeckt bei {oven} {reheat} erhitzen, bis es in der Mitte heiß ist.',
    'Reste halten sich im Kühlschrank {days} Tage.',
  ],
  tags: ['Kartoffeln', 'Kartoffelgratin', 'Auflauf', 'französisch', 'Beilage'],
});
