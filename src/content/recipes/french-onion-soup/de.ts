import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Französische Zwiebelsuppe',
  alt: 'Französische Zwiebelsuppe',
  description:
    'Ein Topf Zwiebeln, fast eine Stunde geschmort, bis sie braun und weich wie Marmelade sind, dann mit Weißwein abgelöscht und mit Rinderbrühe aufgegossen. Geröstetes Brot und Gruyère kommen darauf und unter den Grill, bis der Käse Blasen wirft. Fast die ganze Arbeit ist Geduld.',
  ingredients: {
    butter: 'Butter',
    oil: 'Olivenöl',
    onions: 'Zwiebeln, halbiert und in feinen Scheiben',
    salt: 'feines Salz',
    sugar: 'Zucker',
    flour: 'Weizenmehl (Type 405, W480)',
    wine: 'trockener Weißwein',
    stock: 'salzarme Rinderbrühe, meist mit Sellerie gekocht',
    thyme: { one: 'Zweig Thymian', other: 'Zweige Thymian' },
    bayLeaf: { one: 'Lorbeerblatt', other: 'Lorbeerblätter' },
    pepper: 'gemahlener schwarzer Pfeffer',
    vinegar: 'Sherryessig',
    baguette: { one: 'Scheibe Baguette, {thick} dick', other: 'Scheiben Baguette, {thick} dick' },
    garlic: { one: 'Knoblauchzehe, halbiert', other: 'Knoblauchzehen, halbiert' },
    cheese: 'Gruyère, grob gerieben',
  },
  steps: [
    'Die Butter mit dem Öl in einem weiten, schweren Topf bei mittlerer Hitze zerlassen. Zwiebeln und Salz zugeben und zugedeckt {soften} dünsten, dabei zweimal umrühren, bis sie zusammengefallen sind und Saft gezogen haben.',
    'Den Deckel abnehmen, den Zucker einrühren und {brown} braten; alle paar Minuten, zum Schluss öfter umrühren. Sobald sich am Boden ein brauner Film bildet, diesen loskratzen, bei Bedarf mit einem Löffel Wasser. Die Zwiebeln sind fertig, wenn sie kastanienbraun, weich und auf etwa ein Viertel eingekocht sind.',
    'Das Mehl darüberstäuben und {flour} rühren. Den Wein angießen und {wine} sprudeln lassen, dabei den Topfboden losschaben, bis der stechende Geruch verflogen ist.',
    'Brühe, Thymian und Lorbeer zugeben. Mit schräg aufgelegtem Deckel {simmer} sanft köcheln lassen. Die Kräuter herausnehmen, Pfeffer und Essig einrühren und mit Salz abschmecken.',
    'Während die Suppe köchelt, den Backofen auf {oven} vorheizen. Das Baguette auf einem Backblech {toast} rösten, bis es ganz durchgetrocknet und am Rand goldbraun ist, dann eine Seite mit der Schnittfläche des Knoblauchs einreiben.',
    'Den Backofengrill auf höchster Stufe einschalten. Feuerfeste Schalen auf das Blech stellen, mit der heißen Suppe füllen, die Brotscheiben darauflegen und bis zum Rand mit dem Käse bedecken.',
    'Etwa {below} unter dem Grill {broil} überbacken, bis der Käse Blasen wirft und dunkelbraune Flecken hat. Die Schalen vor dem Servieren {cool} abkühlen lassen: Unter der Käsehaube ist die Suppe kochend heiß.',
  ],
  tips: [
    'Die Zwiebeln von der Wurzel zur Spitze schneiden, dann behalten sie ihre Fasern und zerkochen nicht zu Brei.',
    'Salzarme Brühe nehmen: Beim Köcheln wird sie konzentrierter, und der Käse bringt noch Salz mit.',
    'Fertige Rinderbrühe enthält meist Sellerie, deshalb ist er hier genannt. Wer darauf achten muss, liest das Etikett.',
    'Wein und Weinessig enthalten meist Sulfite.',
    'Keine feuerfesten Schalen? Den Käse auf den Brotscheiben unter dem Grill schmelzen und diese am Tisch auf die Suppe legen.',
    'Die Suppe ohne Brot und Käse hält sich im Kühlschrank {days} Tage und schmeckt am zweiten Tag noch besser.',
  ],
  tags: ['Suppe', 'Zwiebeln', 'französisch', 'Käse', 'Winter'],
});
