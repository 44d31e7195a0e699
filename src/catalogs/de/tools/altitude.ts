import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Backen in der Höhe',
  text: 'Backpulver, Zucker, Flüssigkeit, Ofen und Backzeit eines Kuchens, angepasst an die Höhe.',
  menu: 'Backen in der Höhe',
  search: 'Backen Höhe Höhenlage Berge Hütte Meereshöhe Kuchen zusammengefallen Siedepunkt',
  parameters: {
    altitude: 'Die Höhe der Küche',
    leavening: 'Backpulver oder Natron, in Gramm oder Teelöffeln',
    sugar: 'Zucker, in Gramm oder US-Tassen',
    liquid: 'Flüssigkeit, in Millilitern oder US-Tassen',
    oven: 'Ofentemperatur, in °C oder °F',
    minutes: 'Die Backzeit',
    measures: 'Die Einheiten der Mengen',
  },
} satisfies TranslatedAbout['altitude'];

/** Messages of the page for baking at high altitude, in German. */
export const altitude = {
  meta: {
    title: 'Backen in der Höhe | Gramwise',
    description:
      'Ein Kuchenrezept an die Höhe anpassen: weniger Backpulver und Zucker, mehr Flüssigkeit, heißerer Ofen, kürzere Zeit, mit den Tabellen dahinter.',
  },
  title: 'Backen in der Höhe',
  lead: 'In dünner Luft gehen Kuchen zu schnell auf und werden trocken. Geben Sie die Mengen des Rezepts und die Höhe ein.',
  altitude: 'Höhe',
  places: 'Beispiele',
  towns: {
    briancon: 'Briançon',
    davos: 'Davos',
    denver: 'Denver',
    obergurgl: 'Obergurgl',
    valdisere: 'Val-d’Isère',
    coloradoSprings: 'Colorado Springs',
    mexico: 'Mexiko-Stadt',
    bogota: 'Bogotá',
    quito: 'Quito',
    laPaz: 'La Paz',
  },
  amounts: {
    leavening: 'Backpulver',
    sugar: 'Zucker',
    liquid: 'Flüssigkeit',
    oven: 'Ofen',
    minutes: 'Minuten',
  },
  measures: 'Einheiten',
  systems: { metric: 'm, g, °C', us: 'Fuß, US-Tassen, °F' },
  units: { metric: 'in Gramm, Millilitern und °C', us: 'in Teelöffeln, US-Tassen und °F' },
  note: 'Die Mengen des Rezepts, {units}. Natron zählt wie Backpulver. Was das Rezept nicht hat, bleibt leer.',
  empty: 'Geben Sie eine Höhe und eine Menge ein.',
  tsp: { one: '{n}\u00a0TL', other: '{n}\u00a0TL' },
  cups: { one: '{n}\u00a0US-Tasse', other: '{n}\u00a0US-Tassen' },
  tbsp: { one: '{n}\u00a0EL', other: '{n}\u00a0EL' },
  less: '{amount} minus {change}',
  more: '{amount} plus {change}',
  boils: 'Wasser kocht bei',
  unchanged: 'Nichts ändern',
  low: 'Die Tabellen beginnen bei 914\u00a0m (3000 Fuß). Backen Sie nach Rezept.',
  start:
    'Beginnen Sie mit der kleineren Änderung. Eine Regel für alle Kuchen gibt es nicht; notieren Sie, was gelang.',
  beyond:
    'Das liegt über 3000\u00a0m, wo keine Tabelle geprüft ist. Nehmen Sie dies als Anfang und passen Sie weiter an.',
  errors: {
    'out-of-range': 'Bitte eine Höhe bis 6000\u00a0m eingeben',
    'not-a-number': 'Bitte Mengen als Zahlen eingeben, etwa 1,5',
  },
  figures: {
    title: 'Ein Kuchen in jeder Höhe',
    lead: 'Für Rührkuchen mit Backpulver. Bei heißerem Ofen je halbe Stunde 5 bis 8 Minuten früher nachsehen.',
    cake: 'Ein Rezept aus dem Tal, angepasst',
    from: 'Ab',
    seaLevel: 'Meereshöhe',
    towns: 'Einige Orte',
    town: 'Ort',
    notes: [
      {
        title: 'Hefeteig',
        text: 'Er geht schneller. Nur bis zum Doppelten gehen lassen, was auch die Uhr sagt; King Arthur nimmt ein Viertel weniger Hefe. Mehl trocknet in der Höhe, der Teig braucht vielleicht mehr Wasser.',
      },
      {
        title: 'Eier',
        text: 'Eiweiß nur weich aufschlagen. Die Colorado State University rät zu sehr großen Eiern, die binden und Feuchte bringen.',
      },
      {
        title: 'Kochen und Einkochen',
        text: 'Wasser kocht kühler, alles Gekochte dauert länger: Fleisch mit dem Thermometer prüfen. Einkochen braucht schon ab 300\u00a0m längere Zeiten oder mehr Druck; dafür gilt ein geprüftes Rezept für Ihre Höhe, nie diese Seite.',
      },
    ],
    sources: 'Quellen:',
  },
} as const satisfies TranslatedTools['altitude'];
