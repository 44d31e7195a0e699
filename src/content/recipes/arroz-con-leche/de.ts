import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Arroz con leche',
  alt: 'Spanischer Milchreis mit Zimt und Zimtstange',
  description:
    'Der Milchreis Spaniens und Lateinamerikas, hier sämig wie in Asturien: wenig Reis, viel Milch und knapp eine Stunde Rühren. Zitrone und Zimt geben den Duft, und gegessen wird er kalt, mit Zimt bestäubt.',
  ingredients: {
    milk: 'Vollmilch',
    lemon: {
      one: 'Streifen Schale einer heiß gewaschenen Bio-Zitrone',
      other: 'Streifen Schale einer heiß gewaschenen Bio-Zitrone',
    },
    cinnamon: { one: 'Zimtstange', other: 'Zimtstangen' },
    salt: 'feines Salz',
    rice: 'Rundkornreis (Milchreis)',
    sugar: 'Zucker',
    butter: 'Butter',
    groundCinnamon: 'gemahlener Zimt, zum Bestäuben',
  },
  steps: [
    'Einen breiten, schweren Topf mit kaltem Wasser ausspülen, damit die Milch weniger ansetzt. Die Milch hineingießen, Zitronenschale, Zimtstange und Salz zugeben und erhitzen, bis am Rand kleine Bläschen aufsteigen.',
    'Den Reis einstreuen, umrühren und die Hitze verringern, bis die Milch gerade noch blubbert. {simmer} köcheln lassen, dabei alle paar Minuten und gegen Ende öfter umrühren und über den Topfboden schaben, bis die Körner sehr weich sind und die Milch sämig wie flüssige Sahne ist.',
    'Zitronenschale und Zimtstange herausnehmen. Den Zucker einrühren und unter ständigem Rühren {sweet} weiterkochen. Zucker hält den Reis hart, deshalb kommt er erst jetzt dazu.',
    'Den Topf vom Herd nehmen und die Butter unterrühren. Der Milchreis soll noch vom Löffel fließen; beim Abkühlen wird er viel fester.',
    'In flache Schalen füllen, {cool} abkühlen lassen, dann abdecken und mindestens {chill} kalt stellen.',
    'Kurz vor dem Servieren mit dem gemahlenen Zimt bestäuben.',
  ],
  tips: [
    'Den Reis nicht waschen: Seine Stärke macht die Milch sämig.',
    'In Asturien wird die Oberfläche mit Zucker bestreut und mit einem heißen Eisen zu einer Kruste gebrannt. Ein Küchenbrenner tut es auch.',
    'Ist er zu fest geworden, etwas kalte Milch unterrühren.',
    'Gekochter Reis hält sich nicht bei Zimmertemperatur: innerhalb von {out} in den Kühlschrank stellen und innerhalb von {days} Tagen essen.',
  ],
  tags: ['Nachtisch', 'Reis', 'Zimt', 'glutenfrei', 'spanische Küche'],
});
