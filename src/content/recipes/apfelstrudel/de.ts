import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Apfelstrudel',
  alt: 'Aufgeschnittener Apfelstrudel mit Puderzucker',
  description:
    'Wiener Apfelstrudel, wie er sein soll: ein schlichter Teig aus Mehl, Wasser und Öl, so dünn ausgezogen, dass man die Zeitung darunter lesen kann, gefüllt mit säuerlichen Äpfeln, Rosinen, Zimt und Butterbröseln. Das Ziehen ist leichter als sein Ruf, wenn der Teig lange genug rasten darf. Mit fertigen Strudelblättern geht es noch schneller.',
  ingredients: {
    flour: 'glattes Weizenmehl (Type 405 oder Type 550, W480 oder W700) für den Teig',
    salt: 'feines Salz',
    water: 'lauwarmes Wasser',
    oil: 'Sonnenblumenöl',
    vinegar: 'Apfelessig',
    crumbButter: 'Butter für die Brösel',
    breadcrumbs: 'Semmelbrösel (Paniermehl)',
    apples: 'säuerliche Äpfel, etwa Boskoop',
    sugar: 'Zucker',
    raisins: 'Rosinen',
    cinnamon: 'gemahlener Zimt',
    juice: 'Zitronensaft',
    zest: 'fein abgeriebene Schale einer gewaschenen Bio-Zitrone',
    clothFlour: 'Weizenmehl für das Tuch',
    butter: 'zerlassene Butter zum Bestreichen',
    powderedSugar: 'Puderzucker (Staubzucker) zum Bestäuben',
  },
  steps: [
    'Mehl für den Teig und Salz in einer Schüssel mischen. Wasser, Essig und das Öl bis auf einen Teelöffel zugeben und {knead} kneten, bis der Teig seidig und weich ist und nicht mehr klebt.',
    'Zur Kugel formen, mit dem restlichen Öl einreiben, eine angewärmte Schüssel darüberstülpen und {rest} rasten lassen. Erst danach lässt sich der Teig ziehen.',
    'Die Butter für die Brösel in einer Pfanne bei mittlerer Hitze zerlassen und die Semmelbrösel darin unter Rühren {toast} goldgelb rösten. Abkühlen lassen.',
    'Die Äpfel waschen, schälen, vierteln, entkernen und in {slice} dicke Scheiben schneiden. Zucker, Rosinen, Zimt, Zitronensaft und Zitronenschale erst kurz vor dem Füllen untermischen, sonst ziehen die Äpfel Wasser.',
    'Den Backofen auf {oven} vorheizen. Ein großes sauberes Tuch auf dem Tisch ausbreiten, mit dem Mehl für das Tuch bestäuben und den Teig darauf ausrollen, so weit es geht. Dann ohne Ringe mit bemehlten Handrücken daruntergreifen und ihn von der Mitte nach außen rundum auf etwa {long} × {wide} ausziehen, bis das Muster des Tuchs durchscheint. Ein kleines Loch schadet nicht; es lässt sich mit Teig vom Rand flicken.',
    'Den dicken Rand abschneiden. Den Teig mit einem Drittel der zerlassenen Butter bestreichen. Die Brösel auf der vorderen Hälfte verteilen, an den Seiten {edge} frei lassen und die Äpfel ohne ihren Saft daraufgeben.',
    'Die Seiten über die Füllung schlagen. Das Tuch anheben und den Strudel von der gefüllten Seite her einrollen lassen. Mit der Naht nach unten auf ein mit Backpapier belegtes Blech rollen, ist er zu lang, als Hufeisen, und mit der Hälfte der restlichen Butter bestreichen.',
    'Auf der mittleren Schiene {bake} backen, bis er knusprig und goldbraun ist und die Äpfel sich beim Einstechen weich anfühlen. Nach der halben Zeit mit der restlichen Butter bestreichen.',
    '{cool} abkühlen lassen, mit Puderzucker bestäuben und mit dem Brotmesser schneiden. Lauwarm mit Vanillesauce oder Schlagobers servieren.',
  ],
  tips: [
    'Beim Kneten kein Mehl nachgeben. Nur ein weicher Teig lässt sich ziehen, und das Öl verhindert, dass er klebt.',
    'Mit fertigem Strudelteig {sheet} Blätter aufeinanderlegen, jedes mit Butter bestreichen, und ebenso füllen und rollen.',
    'Die Brösel saugen den Apfelsaft auf. Ein Teil davon lässt sich durch gehackte Walnüsse ersetzen.',
    'Frisch ist der Strudel am besten. Im Kühlschrank hält er {days} Tage; bei {oven} wird er in {warm} wieder knusprig.',
  ],
  tags: ['Apfelstrudel', 'Strudelteig', 'Äpfel', 'Wiener Küche', 'Mehlspeise', 'Backen'],
});
