import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tortilla de patatas',
  alt: 'Spanisches Kartoffelomelett, ein Stück angeschnitten',
  description:
    'Das dicke Kartoffelomelett aus Spanien, das in jeder Bar und auf jedem Küchentisch steht. Kartoffeln und Zwiebel garen sanft in reichlich Olivenöl, bis sie weich sind, werden abgetropft und stocken mit Eiern zu einem goldgelben Kuchen. Er schmeckt heiß, lauwarm oder kalt im Brot.',
  ingredients: {
    potatoes: 'vorwiegend festkochende Kartoffeln (Erdäpfel)',
    onion: { one: 'große Zwiebel', other: 'große Zwiebeln' },
    oil: 'Olivenöl, das größtenteils wieder abgegossen wird',
    eggs: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    salt: 'feines Salz',
  },
  steps: [
    'Die Kartoffeln schälen, abspülen und gut abtrocknen, denn Wasser lässt heißes Öl spritzen. Längs vierteln und in {slice} dicke Scheiben schneiden. Die Zwiebel in feine Streifen schneiden.',
    'Das Öl in einer tiefen beschichteten Pfanne von {pan} Durchmesser bei mittlerer Hitze erhitzen. Kartoffeln und Zwiebel hineingleiten lassen, die Hälfte des Salzes zugeben und {poach} garen, dabei ab und zu wenden. Das Öl soll leise blubbern, nicht braten: Die Kartoffeln sind fertig, wenn sie unter dem Löffel zerfallen und kaum Farbe haben.',
    'Den Herd ausschalten und Kartoffeln und Zwiebel mit einem Schaumlöffel in ein Sieb über einer hitzefesten Schüssel heben. {drain} abtropfen lassen. Das Öl aus der Pfanne erst in die Schüssel gießen, wenn es abgekühlt ist.',
    'Die Eier mit dem restlichen Salz nur so lange verquirlen, bis Eiweiß und Eigelb vermischt sind. Die warmen Kartoffeln unterheben, einige davon zerdrücken und die Masse {rest} ruhen lassen, damit sie etwas Ei aufnehmen.',
    'Die Pfanne auswischen, darin bei mittlerer Hitze einen dünnen Film vom abgetropften Öl erhitzen und die Masse hineingießen. Einmal umrühren, dann {first} garen und dabei den Rand mit einem Pfannenwender nach innen schieben, bis er gestockt ist und die Tortilla beim Rütteln rutscht.',
    'Einen Teller, der größer ist als die Pfanne, auflegen, mit einer Hand im Topfhandschuh festhalten und beides über der Spüle in einem Schwung umdrehen. Die Tortilla zurückgleiten lassen, den Rand nach unten drücken und bei schwacher Hitze {second} garen, bis sie durchgehend gestockt ist: {inside} in der Mitte.',
    'Auf einen sauberen Teller gleiten lassen und {stand} ruhen lassen, dann in Stücke schneiden.',
  ],
  tips: [
    'Beim Wenden hilft Mut: Ein flacher Teller ohne Rand und eine schnelle Drehung zählen mehr als Kraft.',
    'In Spanien mögen viele die Mitte noch flüssig. So nur mit pasteurisiertem Ei zubereiten, und nie für kleine Kinder, Schwangere, ältere Menschen oder Menschen mit schwacher Abwehr.',
    'Das abgeseihte Öl hat den Geschmack der Zwiebel angenommen und eignet sich für die nächste Tortilla oder für Spiegeleier.',
    'Die Tortilla höchstens {out} bei Zimmertemperatur stehen lassen. Zugedeckt hält sie sich im Kühlschrank {days} Tage.',
  ],
  tags: ['Kartoffeln', 'Eier', 'Tapas', 'spanische Küche', 'vegetarisch'],
});
