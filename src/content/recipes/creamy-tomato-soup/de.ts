import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Cremige Tomatensuppe',
  alt: 'Tomatensuppe',
  description:
    'Eine glatte, tiefrote Suppe aus Dosentomaten, die reif geerntet werden und deshalb das ganze Jahr über gut sind. Zwiebel, Karotte und Sellerie, langsam in Butter gedünstet, bringen Süße, und Sahne rundet ganz am Schluss die Säure ab.',
  ingredients: {
    butter: 'Butter',
    oil: 'Olivenöl',
    onion: { one: 'große Zwiebel, gehackt', other: 'große Zwiebeln, gehackt' },
    carrot: { one: 'Karotte, klein geschnitten', other: 'Karotten, klein geschnitten' },
    celery: {
      one: 'Stange Staudensellerie, klein geschnitten',
      other: 'Stangen Staudensellerie, klein geschnitten',
    },
    salt: 'feines Salz',
    garlic: { one: 'Knoblauchzehe, in Scheiben', other: 'Knoblauchzehen, in Scheiben' },
    tomatoPaste: 'Tomatenmark',
    tomatoes: 'ganze Tomaten aus der Dose, mit Saft',
    stock: 'glutenfreie Gemüsebrühe',
    sugar: 'Zucker',
    basil: { one: 'Zweig Basilikum', other: 'Zweige Basilikum' },
    cream: 'Schlagsahne (Schlagobers, Rahm)',
    pepper: 'gemahlener schwarzer Pfeffer',
  },
  steps: [
    'Die Butter mit dem Öl in einem schweren Topf bei schwacher bis mittlerer Hitze zerlassen. Zwiebel, Karotte, Sellerie und Salz zugeben und zugedeckt {soften} dünsten, ab und zu umrühren, bis das Gemüse sehr weich, aber nicht braun ist.',
    'Knoblauch und Tomatenmark einrühren und ohne Deckel {paste} rösten, bis das Tomatenmark von Hellrot zu Ziegelrot wechselt und leicht am Topfboden ansetzt.',
    'Die Tomaten zugeben und mit dem Löffel zerdrücken. Die Brühe angießen, Zucker und Basilikum zugeben und aufkochen.',
    'Die Hitze verringern, den Deckel schräg auflegen und {simmer} köcheln lassen, bis sich die Karotte an der Topfwand leicht zerdrücken lässt und die Suppe nach gekochter, nicht nach roher Tomate schmeckt.',
    'Das Basilikum herausnehmen. Die Suppe volle {blend} pürieren, mit dem Stabmixer oder portionsweise im Standmixer mit geöffneter Einfüllöffnung und einem Tuch darüber, bis sie ganz glatt ist.',
    'Die Suppe wieder bei schwacher Hitze aufsetzen, Sahne und Pfeffer einrühren und {warm} erwärmen, ohne dass sie kocht. Sie ist richtig, wenn sie einen Löffelrücken überzieht; ist sie zu dick, mit etwas Wasser verdünnen. Abschmecken, nach Bedarf nachsalzen und servieren.',
  ],
  tips: [
    'Die Tomaten vor dem Kochen probieren: Sehr saure brauchen den ganzen Zucker, reife fast keinen.',
    'Für eine besonders feine Suppe wie im Restaurant die pürierte Suppe durch ein feines Sieb streichen.',
    'Die Sahne zugeben, wenn die Suppe nicht mehr kocht. Bei starkem Kochen kann sie durch die Säure der Tomaten gerinnen.',
    'Die Suppe hält sich im Kühlschrank {days} Tage; eingefroren, ohne Sahne, bis zu {months} Monate.',
  ],
  tags: ['Suppe', 'Tomaten', 'püriert', 'Feierabendküche', 'zum Einfrieren'],
});
