import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Flaches Brathähnchen aus dem Ofen (Spatchcock)',
  alt: 'Ganzes Brathähnchen',
  cuisine: 'Amerikanisch',
  description:
    'Ohne Rückgrat und mit flach gedrückter Brust brät ein ganzes Hähnchen in weniger als einer Stunde: Die Keulen sind zugleich mit der Brust gar, und die ganze Haut bekommt Hitze ab. Zitrone, Knoblauch und Kräuter kommen mit Butter unter die Haut, und auf dem Blech sammeln sich ein paar Löffel säuerlich-würziger Bratensaft. Wer keine Geflügelschere hat, bittet den Metzger, das Hähnchen aufzuschneiden.',
  ingredients: {
    chicken: { one: 'ganzes Hähnchen von etwa {weight}', other: 'ganze Hähnchen von je etwa {weight}' },
    salt: 'feines Salz',
    pepper: 'schwarzer Pfeffer, frisch gemahlen',
    butter: 'weiche Butter',
    garlic: { one: 'Knoblauchzehe, zerdrückt', other: 'Knoblauchzehen, zerdrückt' },
    rosemary: 'frischer Rosmarin, fein gehackt',
    thyme: 'frische Thymianblättchen',
    lemon: { one: 'Bio-Zitrone', other: 'Bio-Zitronen' },
    oil: 'Olivenöl',
  },
  steps: [
    'Die Kräuterbutter zubereiten, solange die Hände sauber sind. Die Zitrone heiß waschen, die Schale abreiben und die Frucht halbieren. Den Abrieb mit Butter, Knoblauch, Rosmarin, Thymian und der Hälfte des Pfeffers zerdrücken; das Salz in einer kleinen Schüssel mit dem restlichen Pfeffer mischen.',
    'Das Hähnchen mit der Brust nach unten auf ein Brett legen; nicht abspülen, das verteilt nur Keime. Mit einer kräftigen Schere an beiden Seiten des Rückgrats entlangschneiden und es herausnehmen. Umdrehen, die Keulen spreizen und mit dem Handballen kräftig auf die Mitte des Brustbeins drücken, bis es knackt und das Hähnchen flach liegt.',
    'Die Haut sehr gut trocken tupfen. Über Brust und Schenkeln mit den Fingern lösen und die gesamte Kräuterbutter darunterschieben. Beide Seiten mit Salz und Pfeffer einreiben. Die Flügelspitzen hinter die Brust stecken, dann Hände, Brett, Schüsseln und Schere mit heißem Wasser und Spülmittel waschen.',
    'Das Hähnchen {stand} stehen lassen, damit das Salz zu wirken beginnt, und den Backofen auf {oven} vorheizen. Für besonders knusprige Haut stattdessen über Nacht unbedeckt in den Kühlschrank stellen, auf einem Blech mit Rand im untersten Fach, damit kein Saft auf andere Lebensmittel tropft.',
    'Das Hähnchen mit der Haut nach oben auf ein tiefes Backblech legen, die Zitronenhälften daneben, und die Haut mit dem Olivenöl bepinseln. In der Ofenmitte {roast} braten, dabei das Blech einmal drehen. Bräunt die Haut zu schnell, mit Alufolie abdecken.',
    'Es ist gar, wenn ein Thermometer in der dicksten Stelle von Brust und Schenkel, ohne den Knochen zu berühren, {done} anzeigt, die Haut tiefbraun und knusprig ist und klarer Saft austritt.',
    'Das Hähnchen auf ein Brett legen und {rest} unbedeckt ruhen lassen, damit die Haut knusprig bleibt.',
    'Die gebratene Zitrone auf dem Blech auspressen, den Bratensatz lösen und das meiste Fett abschöpfen. Zuerst die Keulen, dann die Brüste abtrennen und den Bratensaft um das Fleisch herum gießen, nicht über die Haut. Reste innerhalb von zwei Stunden in den Kühlschrank stellen.',
  ],
});
