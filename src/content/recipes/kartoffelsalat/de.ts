import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Kartoffelsalat mit Brühe',
  alt: 'Kartoffelsalat mit Brühe und Schnittlauch',
  description:
    'Schwäbisch-bayerisch, also ohne Mayonnaise: Warme Kartoffelscheiben saugen sich mit heißer, kräftig gewürzter Brühe, Essig und Senf voll, das Öl kommt zuletzt. Schlonzig muss er sein, er soll glänzen und beim Mischen schmatzen. Lauwarm zu Schnitzel, Saitenwürstle oder Fleischkäse.',
  ingredients: {
    potatoes: 'festkochende Kartoffeln, gleich groß',
    onion: { one: 'kleine Zwiebel, fein gewürfelt', other: 'kleine Zwiebeln, fein gewürfelt' },
    stock: 'kräftige Fleischbrühe vom Rind',
    vinegar: 'Apfelessig',
    mustard: 'mittelscharfer Senf',
    salt: 'feines Salz',
    sugar: 'Zucker',
    pepper: 'frisch gemahlener schwarzer Pfeffer',
    oil: 'Sonnenblumenöl',
    chives: 'Schnittlauch, gewaschen und in Röllchen',
  },
  steps: [
    'Die Kartoffeln abbürsten, mit kaltem Wasser bedecken und mit der Schale {boil} kochen, bis ein Messer ohne Widerstand hineingleitet.',
    'Kurz bevor sie gar sind, die Brühe mit der Zwiebel aufkochen und {simmer} köcheln lassen. Vom Herd ziehen und Essig, Senf, Salz, Zucker und Pfeffer einrühren. Sie soll zu kräftig schmecken; die Kartoffeln mildern das.',
    'Die Kartoffeln abgießen und {steam} ausdampfen lassen. So heiß, wie man sie auf der Gabel halten kann, pellen und in {slice} dicken Scheiben in eine große Schüssel schneiden.',
    'Die heiße Brühe darübergießen, die Scheiben vorsichtig wenden und {soak} ziehen lassen, dabei ab und zu durchheben. Ein paar Scheiben zerfallen und binden die Sauce; das soll so sein.',
    'Das Öl unterheben. Ist der Salat trocken geworden, einen Schuss heiße Brühe oder Wasser zugeben. Mit Salz und Essig abschmecken und den Schnittlauch untermischen.',
    'Lauwarm servieren. Reste innerhalb von {fridge} in den Kühlschrank stellen.',
  ],
  tips: [
    'Die Reihenfolge zählt: erst die Brühe, zuletzt das Öl. Es überzieht die Scheiben und ließe die Brühe nicht mehr hinein.',
    'Mit Gemüsebrühe wird der Salat vegan.',
    'In Bayern kommen kurz vor dem Servieren oft dünne Gurken- oder Radieschenscheiben dazu, in Wien rote Zwiebeln statt Schnittlauch.',
    'Der Salat hält sich {days} Tage im Kühlschrank. Rechtzeitig herausnehmen und mit etwas heißer Brühe und Essig auffrischen.',
  ],
  tags: ['Kartoffelsalat', 'Erdäpfelsalat', 'schwäbisch', 'bayerisch', 'Beilage', 'Grillen'],
});
