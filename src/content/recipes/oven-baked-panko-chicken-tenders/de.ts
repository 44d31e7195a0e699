import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Panko-Chicken-Tenders aus dem Ofen',
  alt: 'Panierte Hähnchenstücke',
  description:
    'Tenders aus dem Ofen, die wirklich knuspern. Der Trick: das Panko vor dem Panieren goldgelb rösten, denn {bake} reichen, um das Hähnchen zu garen, aber nicht, um helle Brösel zu bräunen. Weniger Öl, keine Spritzer, und alles ist gleichzeitig fertig.',
  ingredients: {
    panko: 'Panko',
    oil: 'Olivenöl',
    chicken: 'Hähnchen-Innenfilets',
    salt: 'feines Salz',
    pepper: 'schwarzer Pfeffer',
    flour: 'Weizenmehl (Type 405, W480)',
    eggs: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    mustard: 'Dijon-Senf',
    paprika: 'geräuchertes Paprikapulver',
    garlicPowder: 'Knoblauchpulver',
    lemon: { one: 'Zitrone, gewaschen, in Spalten', other: 'Zitronen, gewaschen, in Spalten' },
  },
  steps: [
    'Den Backofen auf {oven} vorheizen und ein Gitter auf ein Backblech setzen.',
    'Das Panko auf einem zweiten Blech mit dem Öl verreiben, dünn ausbreiten und im Ofen {toast} rösten, dabei einmal wenden, bis es die Farbe von trockenem Sand hat. In der letzten Minute gut aufpassen. Zum Abkühlen auf einen flachen Teller geben.',
    'Die weiße Sehne aus jedem Innenfilet ziehen oder schneiden, das Fleisch trocken tupfen und mit dem Pfeffer und zwei Dritteln des Salzes würzen.',
    'Paprikapulver, Knoblauchpulver und das restliche Salz unter das Panko mischen. Das Mehl auf einen zweiten Teller geben und die Eier mit dem Senf auf einem dritten verquirlen.',
    'Jedes Stück in Mehl wenden, abklopfen, durch das Ei ziehen und dann rundum fest ins Panko drücken. Mit Abstand auf das Gitter legen. Übriges Mehl, Ei und Brösel wegwerfen: Sie waren mit rohem Hähnchen in Berührung.',
    'Ohne Wenden {bake} backen, bis die Kruste kräftig goldbraun ist und das dickste Stück in der Mitte {inside} erreicht hat. Dünne Stücke, die früher gar sind, können eher heraus.',
    'Auf dem Gitter {rest} stehen lassen, damit die Kruste fest wird, und mit den Zitronenspalten servieren.',
  ],
  tips: [
    'Auf das Gitter kommt es an: Direkt auf dem Blech weicht die Unterseite auf. Ohne Gitter das Blech im Ofen mit erhitzen, einölen und die Tenders einmal wenden.',
    'Panko ist je nach Packung verschieden grob, deshalb steht hier nur das Gewicht. Grobes Panko muss fester angedrückt werden.',
    'Zum Aufwärmen {reheat} bei {oven} in den Ofen geben; in der Mikrowelle werden die Brösel ledrig. Reste innerhalb von {days} Tagen essen.',
  ],
  tags: ['Chicken Tenders', 'Panko', 'Hähnchen aus dem Ofen', 'Hähnchen paniert', 'Feierabendküche'],
});
