import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Vanillekipferl',
  alt: 'Halbmondförmige Mandelkipferl mit Puderzucker',
  description:
    'Ohne sie ist kein Plätzchenteller komplett: mürbe Mandelkipferl aus Österreich, noch warm in Vanillezucker gewälzt, die auf der Zunge zerfallen. Der Teig kommt ohne Backpulver und fast ohne Flüssigkeit aus, deshalb ist er so zart. Eine Portion sind {each} Stück.',
  ingredients: {
    vanilla: { one: 'Vanilleschote', other: 'Vanilleschoten' },
    coatingSugar: 'Puderzucker (Staubzucker) zum Wälzen',
    flour: 'Weizenmehl (Type 405, W480)',
    almonds: 'gemahlene Mandeln',
    doughSugar: 'Puderzucker (Staubzucker) für den Teig',
    salt: 'feines Salz',
    butter: 'kalte Butter in Würfeln',
    yolks: { one: 'Eigelb (Größe M)', other: 'Eigelb (Größe M)' },
  },
  steps: [
    'Die Vanille längs aufschlitzen und das Mark herauskratzen. Die Hälfte davon unter den Puderzucker zum Wälzen reiben, die leeren Schoten hineinstecken und den Zucker abdecken.',
    'Mehl, Mandeln, Puderzucker für den Teig, Salz und das restliche Vanillemark mischen. Die Butter mit den Fingerspitzen einreiben, bis Brösel entstehen, das Eigelb zugeben und alles rasch zusammendrücken. Nur so lange kneten, bis der Teig hält; wird er warm, wird er fettig.',
    'Den Teig vierteln, die Stücke flach drücken, einwickeln und {chill} kalt stellen.',
    'Immer nur ein Stück aus dem Kühlschrank nehmen. Zu einer {rope} dicken Rolle formen, Stücke von {piece} abschneiden, jedes mit spitzen Enden auf etwa {long} Länge rollen und zum Kipferl biegen. Mit einem Fingerbreit Abstand auf mit Backpapier belegte Bleche setzen.',
    'Den Backofen auf {oven} vorheizen. Die Bleche nacheinander auf der mittleren Schiene je {bake} backen, bis die Spitzen gerade eben Farbe annehmen. Die Kipferl sollen hell bleiben und sind noch sehr weich.',
    '{tray} auf dem Blech fest werden lassen, dann die warmen Kipferl einzeln in den Vanillezucker heben und vorsichtig darin wenden. Kältere nehmen keinen Zucker an, heißere zerbrechen.',
    'Auf einem Gitter {cool} auskühlen lassen und mit dem restlichen Vanillezucker besieben.',
  ],
  tips: [
    'In einer warmen Küche die geformten Kipferl vor dem Backen {cold} kalt stellen, dann laufen sie nicht auseinander.',
    'Fein gemahlene Walnüsse oder Haselnüsse sind genauso klassisch wie Mandeln.',
    'Bröselt der Teig beim Formen, ihn in den Händen etwas kneten; reicht das nicht, hilft ein Teelöffel kaltes Wasser.',
    'Nicht vom rohen Teig naschen: Rohes Mehl und rohes Eigelb können Keime enthalten, die erst beim Backen absterben.',
    'In einer Blechdose zwischen Lagen von Backpapier halten sie sich {weeks} Wochen und schmecken nach ein paar Tagen am besten.',
  ],
  tags: ['Plätzchen', 'Weihnachten', 'Mandeln', 'Mürbeteig', 'Österreich', 'Backen'],
});
