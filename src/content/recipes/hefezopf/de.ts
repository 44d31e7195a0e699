import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Hefezopf',
  alt: 'Geflochtener Hefezopf mit Hagelzucker und Mandelblättchen',
  description:
    'Weich, wattig und nur leicht süß: der Zopf für das Sonntagsfrühstück und den Ostertisch, mit etwas Zitrone im Teig und Hagelzucker obendrauf. Dazu braucht es nur Butter und Marmelade oder Honig. In Österreich kommt er als Striezel auf den Tisch; der Schweizer Butterzopf ist seine ungesüßte Verwandtschaft.',
  ingredients: {
    flour: 'Weizenmehl (Type 550 oder Type 405, W700)',
    yeast: 'Trockenhefe (Trockengerm)',
    sugar: 'Zucker',
    salt: 'feines Salz',
    zest: 'fein abgeriebene Schale einer gewaschenen Bio-Zitrone',
    milk: 'lauwarme Milch für den Teig',
    egg: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    butter: 'weiche Butter',
    yolk: { one: 'Eigelb (Größe M) zum Bestreichen', other: 'Eigelb (Größe M) zum Bestreichen' },
    glazeMilk: 'Milch zum Bestreichen',
    pearlSugar: 'Hagelzucker',
    almonds: 'Mandelblättchen',
  },
  steps: [
    'Mehl, Hefe, Zucker, Salz und Zitronenschale in einer großen Schüssel mischen. Die Milch für den Teig soll handwarm sein, etwa {warm}; heiße Milch tötet die Hefe ab.',
    'Milch für den Teig, Ei und Butter zugeben und mit der Maschine oder von Hand {knead} kneten, bis der Teig glatt und elastisch ist und sich von der Schüssel löst. Er soll weich sein; nur wenn er wirklich klebt, einen Löffel Mehl zugeben.',
    'Zugedeckt an einem warmen Ort {rise} gehen lassen, bis sich der Teig verdoppelt hat.',
    'Den Teig auf die Arbeitsfläche geben, die Luft herausdrücken und ihn in drei gleich große Stücke teilen. Jedes zu einem etwa {rope} langen Strang rollen, an den Enden etwas dünner. Ziehen sich die Stränge zusammen, {rest} ruhen lassen und weiterrollen.',
    'Die Stränge nebeneinander auf ein mit Backpapier belegtes Blech legen, an einem Ende zusammendrücken und nicht zu fest flechten. Das andere Ende zusammendrücken und beide Enden unterschlagen.',
    'Den Zopf zugedeckt {proof} gehen lassen, bis sich eine Delle vom Fingerdruck nur langsam wieder füllt. Inzwischen den Backofen auf {oven} vorheizen.',
    'Das Eigelb mit der Milch zum Bestreichen verquirlen und den Zopf rundum damit bepinseln. Mit Hagelzucker und Mandelblättchen bestreuen. Im unteren Drittel des Ofens {bake} backen; bräunt er zu schnell, mit Alufolie abdecken. Fertig ist er, wenn er kräftig goldbraun ist, beim Klopfen auf die Unterseite hohl klingt und innen {done} hat.',
    'Auf einem Gitter mindestens {cool} abkühlen lassen, dann erst anschneiden.',
  ],
  tips: [
    'Für den Frühstückstisch den Teig statt in der Wärme {night} im Kühlschrank gehen lassen und kalt flechten. Die zweite Gehzeit dauert dann etwa {hour}.',
    'Wer Rosinen mag, knetet eine Handvoll unter den glatten Teig. Vorher eingeweicht verbrennen sie an der Oberfläche nicht.',
    'Mit frischer Hefe (Germ): einen halben Würfel in der lauwarmen Milch auflösen und {soak} stehen lassen.',
    'Frisch schmeckt der Zopf am besten, im Brotkasten hält er {days} Tage. Aus alten Scheiben werden gute Arme Ritter.',
  ],
  tags: ['Hefezopf', 'Hefeteig', 'Ostern', 'Striezel', 'Frühstück', 'Backen'],
});
