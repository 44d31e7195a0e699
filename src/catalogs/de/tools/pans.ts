import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Backform umrechnen',
  text: 'Der Faktor, der ein Rezept auf die eigene Form umrechnet.',
  menu: 'Backform umrechnen',
  search:
    'backform umrechnen kuchenform springform 26 24 20 18\u00a0cm kastenform gugelhupf tarteform blech auflaufform größe volumen fläche faktor rezept kleiner größer',
  parameters: {
    recipe: 'Die Form des Rezepts: eine der Liste oder own-<Form>~<Seiten>~<Höhe>',
    mine: 'Die eigene Form, ebenso geschrieben',
    by: 'Ob Formen nach Fläche oder Volumen verglichen werden',
    unit: 'Die Einheit eigener Formen',
    batter: 'Was in die Form kommt',
  },
} satisfies TranslatedAbout['pans'];

/** Messages of the pan converter, in German. */
export const pans = {
  recipe: 'Form des Rezepts',
  mine: 'Eigene Form',
  groups: { us: 'Amerikanische Formen', europe: 'Europäische Formen', own: 'Andere Größen' },
  kinds: {
    round: 'Runde Form',
    springform: 'Springform',
    square: 'Quadratische Form',
    rectangular: 'Rechteckige Form',
    loaf: 'Kastenform',
    ring: 'Gugelhupfform',
    tart: 'Tarteform',
    gratin: 'Ovale Auflaufform',
    tray: 'Backblech',
  },
  own: {
    round: 'Rund, eigene Maße',
    square: 'Quadratisch, eigene Maße',
    rectangular: 'Rechteckig, eigene Maße',
    loaf: 'Kastenform, eigene Maße',
  },
  american: '{kind}, {inches} in ({centimeters} cm)',
  european: '{kind}, {centimeters} cm',
  measures: {
    diameter: 'Durchmesser',
    side: 'Seitenlänge',
    length: 'Länge',
    width: 'Breite',
    depth: 'Höhe',
  },
  unit: 'Eigene Maße in',
  units: { cm: 'Zentimetern', in: 'Zoll' },
  by: 'Vergleichen nach',
  area: 'Fläche: Kuchen gleich hoch',
  volume: 'Volumen: Form gleich voll',
  result: 'Alles mal {factor}',
  smaller: 'Die eigene Form ist {n} % kleiner: {mine} statt {recipe} {unit}.',
  larger: 'Die eigene Form ist {n} % größer: {mine} statt {recipe} {unit}.',
  same: 'Beide Formen sind gleich groß: {mine} {unit}.',
  near: 'Der Unterschied beträgt höchstens 5 %; meist kann das Rezept bleiben, wie es ist.',
  closer: 'Näher an der Form des Rezepts:',
  closerPan: '{pan} (× {factor})',
  depth:
    'Bei europäischen Formen nennt der Handel meist keine Höhe. Wir rechnen dort mit 6,5 cm für Springformen, 7 cm für Kastenformen, 8 cm für Gugelhupfformen, 3 cm für Tarteformen, 2,5 cm für Bleche und 5 cm für die übrigen. Wer es genau will, misst die eigene Form nach.',
  filled:
    'Die Volumen sind geschätzt: neun Zehntel von Fläche mal Höhe, 85 % bei Kastenformen und 65 % bei Gugelhupfformen, denn die Wände sind schräg und die Ecken rund. Die Anteile folgen amerikanischen Tabellen (craftybaking.com, browneyedbaker.com, Time Inc.).',
  empty: 'Maße der Form eingeben, dann erscheint die Zahl.',
  invalid: 'Bitte Maße größer als 0 eingeben',
  drawing: 'Die Form des Rezepts und die eigene von oben, im selben Maßstab',
  drawingDeep: 'Die Form des Rezepts und die eigene von oben und von der Seite, im selben Maßstab',
  batter: 'Teig',
  batters: {
    cake: 'Rührteig, Biskuit',
    liquid: 'Dünner Teig, Guss oder Creme',
    layer: 'Eine Schicht: Blechkuchen, Gemüse, Kekse',
    dough: 'Hefeteig',
  },
  adviceTitle: 'Im Ofen',
  advice: {
    leaks:
      'Aus dieser Form kann es auslaufen: den Boden mit Alufolie abdichten oder eine Form ohne losen Boden nehmen.',
    'no-layer':
      'Für eine einzelne Schicht ist diese Form zu tief: Was oben liegt, dünstet, statt zu bräunen.',
    overflows:
      'Ihre Form ist niedriger, gleich hoch gefüllt kann sie überlaufen: nach Volumen vergleichen oder den Rest in einem Förmchen backen.',
    longer: 'Die Schicht wird dicker: länger backen, 10 bis 15\u00a0°C kühler, und mit dem Stäbchen prüfen.',
    sooner: 'Die Schicht wird dünner: nach zwei Dritteln der Zeit nachsehen.',
    'same-time':
      'Die Höhe bleibt, also auch ungefähr die Zeit: in einer kleineren Form fünf Minuten früher nachsehen.',
    'two-thirds': 'Die Form höchstens zu zwei Dritteln füllen.',
    half: 'Die Form nur zur Hälfte füllen: Der Teig geht auf das Doppelte auf.',
  },
  use: 'In einem Rezept anwenden',
  useText: 'Öffnet den Rezept-Umrechner: Rezept einfügen, und jede Menge wird multipliziert.',
} as const satisfies TranslatedTools['pans'];

/** The converter's own page. */
export const pansPage = {
  meta: {
    title: 'Backform umrechnen: Springform, Blech & Co. | Gramwise',
    description:
      'Form im Rezept und eigene Form wählen: der Faktor für alle Zutaten, beide Formen maßstäblich gezeichnet und was sich im Ofen ändert.',
  },
  title: 'Backform umrechnen',
  lead: 'Im Rezept steht eine 26er Springform, im Schrank eine 20er. Wählen Sie beide Formen, multiplizieren Sie jede Zutat mit der Zahl und lesen Sie, was sich im Ofen ändert.',
  table: {
    title: 'Übliche Formen auf einen Blick',
    text: 'Für ein Rezept, das für die Form der ersten Zeile geschrieben ist: mit dem Faktor multiplizieren. Innenmaße; das Volumen gilt bis zum Rand.',
    columns: { pan: 'Form', area: 'Fläche', volume: 'Volumen', factor: 'Faktor' },
  },
} as const satisfies TranslatedTools['pansPage'];
