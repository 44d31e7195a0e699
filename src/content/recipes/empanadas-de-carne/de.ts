import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Empanadas de carne',
  alt: 'Gebackene Teigtaschen in Halbmondform mit geflochtenem Rand',
  description:
    'Argentiniens Teigtaschen mit Rindfleisch, im Ofen gebacken: ein geschmeidiger Teig mit Schmalz und warmer Salzlake um eine saftige Füllung aus Fleisch und viel Zwiebel, mit Paprika, Kreuzkümmel, hart gekochtem Ei und Olive. Der geflochtene Rand, „repulgue“ genannt, hält den Saft darin. Eine Portion sind zwei Empanadas.',
  ingredients: {
    flour: 'Weizenmehl (Type 550, W700)',
    doughSalt: 'feines Salz für den Teig',
    water: 'warmes Wasser',
    lard: 'Schweineschmalz oder Rinderfett, zerlassen, für den Teig',
    fryingLard: 'Schweineschmalz oder Rinderfett für die Füllung',
    onions: { one: 'mittelgroße Zwiebel, fein gehackt', other: 'mittelgroße Zwiebeln, fein gehackt' },
    pepper: {
      one: 'mittelgroße rote Paprikaschote, fein gewürfelt',
      other: 'mittelgroße rote Paprikaschoten, fein gewürfelt',
    },
    beef: 'Rinderhackfleisch (Faschiertes vom Rind), grob',
    salt: 'feines Salz für die Füllung',
    paprika: 'edelsüßes Paprikapulver',
    cumin: 'gemahlener Kreuzkümmel',
    chili: 'milde Chiliflocken (Ají molido)',
    scallions: { one: 'Frühlingszwiebel, in Ringen', other: 'Frühlingszwiebeln, in Ringen' },
    eggs: { one: 'Ei (Größe M) für die Füllung', other: 'Eier (Größe M) für die Füllung' },
    olives: { one: 'grüne Olive ohne Stein', other: 'grüne Oliven ohne Stein' },
    glaze: {
      one: 'Ei (Größe M), verquirlt, zum Bestreichen',
      other: 'Eier (Größe M), verquirlt, zum Bestreichen',
    },
  },
  steps: [
    'Das Salz für den Teig im warmen Wasser auflösen. Das Mehl mit dem zerlassenen Schmalz mischen, die Lake zugießen und {knead} zu einem glatten, festen Teig kneten. Einwickeln und {rest} im Kühlschrank ruhen lassen.',
    'Das Schmalz für die Füllung in einer weiten Pfanne bei mittlerer Hitze zerlassen und Zwiebeln und Paprikaschote darin {soften} dünsten, bis sie weich und glasig, aber nicht braun sind.',
    'Die Hitze erhöhen, Hackfleisch und Salz für die Füllung zugeben und {brown} braten, dabei zerteilen, bis nichts mehr rosa ist. Vom Herd nehmen und Paprikapulver, Kreuzkümmel und Chiliflocken einrühren, die in der heißen Pfanne verbrennen würden. Die Füllung soll saftig sein.',
    'Die Frühlingszwiebeln unterrühren, die Füllung auf einem Blech ausbreiten, {cool} abkühlen lassen und dann {chill} kalt stellen, bis das Fett fest ist. Eine warme Füllung würde den Teig zerreißen.',
    'Inzwischen die Eier für die Füllung {boil} kochen, kalt abschrecken, schälen und hacken.',
    'Den Teig auf der leicht bemehlten Arbeitsfläche {thick} dick ausrollen und {discs} Kreise von {across} Durchmesser ausstechen; Reste einmal neu ausrollen.',
    'Je einen gehäuften Löffel Füllung mit etwas Ei und einer Olive auf die Mitte setzen. Den halben Rand mit Wasser befeuchten, den Teig darüberklappen, die Luft herausdrücken und den Rand festdrücken. Für den Zopf den Rand mit Daumen und Zeigefinger Stück für Stück über sich selbst falten, von einem Ende zum anderen.',
    'Den Backofen auf {oven} vorheizen. Die Empanadas auf ein Blech mit Backpapier legen, mit dem verquirlten Ei bestreichen und {bake} backen, bis sie kräftig goldbraun sind und das Thermometer in der Füllung {inside} zeigt.',
    'Vor dem Essen {stand} stehen lassen, denn der Saft ist kochend heiß. Gegessen wird aus der Hand.',
  ],
  tips: [
    'Nach Augenmaß so viel Zwiebel wie Fleisch macht die Füllung saftig; daran nicht sparen.',
    'Klassisch ist Fleisch, das mit dem Messer klein gehackt wird. Ein Stück mit etwas Fett nehmen.',
    'Ungebacken halten sich Empanadas {months} Monate im Gefrierfach. Unaufgetaut ein paar Minuten länger backen.',
    'Gebacken halten sie sich {days} Tage im Kühlschrank; im Ofen aufbacken, nicht in der Mikrowelle.',
  ],
  tags: ['Rindfleisch', 'Teigtaschen', 'Fingerfood', 'zum Einfrieren', 'Argentinien'],
});
