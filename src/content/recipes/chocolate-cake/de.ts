import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Schokoladentorte',
  alt: 'Schokoladentorte aus zwei Böden',
  cuisine: 'Amerikanisch',
  description:
    'Zwei dunkle, saftige Böden, gefüllt und umhüllt mit einer zartschmelzenden Kakao-Buttercreme. Der Teig wird in einer einzigen Schüssel ohne Mixer gerührt, und heißer Kaffee vertieft den Schokoladengeschmack, ohne dass man ihn herausschmeckt. Öl statt Butter hält die Krume tagelang weich.',
  ingredients: {
    panButter: 'weiche Butter zum Einfetten',
    flour: 'Weizenmehl (Type 405, W480)',
    sugar: 'Zucker',
    cocoa: 'ungesüßtes Kakaopulver für den Teig',
    bakingPowder: 'Backpulver',
    bakingSoda: 'Natron',
    salt: 'feines Salz',
    eggs: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    milk: 'Milch für den Teig',
    oil: 'Pflanzenöl',
    vanilla: 'Vanilleextrakt',
    coffee: 'heißer starker Kaffee',
    frostingButter: 'weiche Butter für die Creme',
    frostingCocoa: 'ungesüßtes Kakaopulver für die Creme',
    powderedSugar: 'Puderzucker (Staubzucker), gesiebt',
    frostingMilk: 'Milch für die Creme',
  },
  steps: [
    'Den Backofen auf {oven} vorheizen. Zwei runde Formen mit {pan} Durchmesser und einer Höhe von mindestens {deep} mit der Butter zum Einfetten ausstreichen und die Böden mit Backpapier auslegen.',
    'Mehl, Zucker, Kakaopulver für den Teig, Backpulver, Natron und Salz in eine große Schüssel sieben und mit dem Schneebesen mischen, bis die Farbe gleichmäßig ist.',
    'Eier, Milch für den Teig, Öl und die Hälfte des Vanilleextrakts zugeben und {whisk} mit dem Schneebesen glatt und glänzend rühren. Den heißen Kaffee in zwei Portionen unterrühren. Der Teig ist so flüssig wie Sahne; das soll so sein.',
    'Den Teig auf die Formen verteilen und die Formen einmal auf die Arbeitsfläche klopfen. Nebeneinander auf der mittleren Schiene {bake} backen, bis sich die Böden vom Rand lösen, auf leichten Druck zurückfedern und bei der Stäbchenprobe in der Mitte nur wenige feuchte Krümel hängen bleiben, aber kein roher Teig.',
    '{pans} in den Formen abkühlen lassen. Mit einem Messer am Rand entlangfahren, die Böden stürzen, das Papier abziehen und die Böden {rack} auf einem Gitter auskühlen lassen, bis sie ganz kalt sind, sonst schmilzt die Creme.',
    'Die Butter für die Creme {butter} hell und luftig schlagen. Das Kakaopulver für die Creme und die Hälfte des Puderzuckers zugeben und auf niedriger Stufe unterrühren, dann die Milch für die Creme, den restlichen Vanilleextrakt und den restlichen Puderzucker. {high} auf hoher Stufe schlagen, bis die Creme weiche Spitzen bildet und sich streichen lässt, ohne die Krume aufzureißen. Ist sie zu fest, mit einigen Tropfen Milch verdünnen.',
    'Sind die Böden gewölbt, die Kuppen abschneiden. Einen Boden auf eine Platte setzen, mit einem Drittel der Creme bestreichen und den anderen mit der Unterseite nach oben daraufsetzen.',
    'Die ganze Torte dünn mit Creme einstreichen, um die Krümel zu binden, und {chill} kalt stellen, bis sich die Schicht fest anfühlt. Die restliche Creme in großzügigen Wellen auftragen. Eine gekühlte Torte vor dem Anschneiden {stand} bei Zimmertemperatur stehen lassen.',
  ],
  metricSteps: {
    0: 'Den Backofen auf {oven} vorheizen. Mit etwas Wasser prüfen, ob der Boden einer Springform mit {pan} Durchmesser dicht ist; tropft es, die Form von außen mit Alufolie umwickeln. Die Form mit der Butter zum Einfetten ausstreichen und den Boden mit Backpapier auslegen.',
    3: 'Den Teig in die Springform gießen, er füllt sie nicht einmal zur Hälfte, und die Form einmal auf die Arbeitsfläche klopfen. Auf der mittleren Schiene {bake} backen, bis sich der Kuchen vom Rand löst, auf leichten Druck zurückfedert und bei der Stäbchenprobe in der Mitte nur wenige feuchte Krümel hängen bleiben, aber kein roher Teig.',
    4: '{pan} in der Form abkühlen lassen. Mit einem Messer am Rand entlangfahren, den Ring lösen, den Kuchen stürzen, das Papier abziehen und den Kuchen {rack} auf einem Gitter auskühlen lassen, bis er ganz kalt ist, sonst schmilzt die Creme.',
    6: 'Ist der Kuchen gewölbt, die Kuppe abschneiden. Den Kuchen umdrehen und einmal waagrecht durchschneiden. Den unteren Boden auf eine Platte setzen, mit einem Drittel der Creme bestreichen und den oberen wieder daraufsetzen.',
  },
});
