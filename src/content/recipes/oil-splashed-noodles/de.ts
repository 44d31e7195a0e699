import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Handgezogene Nudeln mit heißem Öl (You Po Che Mian)',
  alt: 'Breite Nudeln mit heißem Öl, Chili und Frühlingszwiebeln',
  description:
    'Breite, bissfeste Nudeln aus Shaanxi, von Hand gezogen aus einem Teig aus Mehl, Wasser und Salz. Chili, Knoblauch und Frühlingszwiebeln werden auf die heißen Nudeln gehäuft und mit sehr heißem Öl übergossen, sodass die Würze mit lautem Zischen direkt in der Schale gart. Die meiste Zeit ruht der Teig, und gerade die Ruhe macht ihn dehnbar.',
  ingredients: {
    flour: 'Weizenmehl (Type 550, W700) mit {protein} % Eiweiß',
    salt: 'feines Salz',
    water: 'kühles Wasser',
    coatingOil: 'neutrales Öl zum Bestreichen des Teigs',
    bokChoy: 'kleiner Pak Choi, Blätter getrennt',
    soySauce: 'helle Sojasauce',
    vinegar: 'schwarzer Reisessig (Chinkiang)',
    sugar: 'Zucker',
    scallions: { one: 'Frühlingszwiebel, in feinen Ringen', other: 'Frühlingszwiebeln, in feinen Ringen' },
    garlic: { one: 'Knoblauchzehe, fein gehackt', other: 'Knoblauchzehen, fein gehackt' },
    chiliFlakes: 'grobe, milde Chiliflocken',
    sichuanPepper: 'gerösteter, gemahlener Sichuanpfeffer',
    splashingOil: 'neutrales Öl mit hohem Rauchpunkt zum Übergießen',
  },
  steps: [
    'Mehl und Salz in einer Schüssel mischen. Das Wasser langsam zugießen und mit Essstäbchen rühren, bis nur noch Flocken da sind, dann {knead} zu einem groben, festen Teig kneten. Abdecken und {rest} ruhen lassen.',
    'Weitere {knead} kneten. Der Teig ist fertig, wenn er glatt wie ein Ohrläppchen ist und nach dem Eindrücken langsam zurückgeht.',
    'Den Teig in Stücke von etwa {piece} teilen und jedes zu einer kurzen Rolle formen. Die Rollen rundum mit dem Öl zum Bestreichen einreiben, nebeneinander auf einen Teller legen, dicht abdecken und {rest} bei Zimmertemperatur ruhen lassen. Eine Rolle sollte sich dann ziehen lassen, ohne zurückzuschnellen.',
    'Sojasauce, Essig und Zucker verrühren und auf große, vorgewärmte Schalen verteilen. Einen großen Topf Wasser zum Kochen bringen und weiterkochen lassen.',
    'Eine Rolle flach drücken, zu einem etwa {wide} breiten und {long} langen Streifen ausrollen und mit einem Stäbchen der Länge nach in der Mitte eine Rille eindrücken. An beiden Enden fassen, sanft ziehen, bis der Streifen so lang ist wie die ausgebreiteten Arme, dabei zum Dehnen auf die Arbeitsfläche schlagen, dann entlang der Rille zu einer Schlaufe aufreißen.',
    'Die Nudel sofort ins kochende Wasser geben und die nächste ziehen. Jede nach dem Aufsteigen {cook} kochen, bis sie glänzt und innen keine mehligen Streifen mehr hat; den Pak Choi in der letzten Minute dazugeben.',
    'Nudeln und Pak Choi in die Schalen heben. Frühlingszwiebeln, Knoblauch, Chiliflocken und Sichuanpfeffer obenauf zu einem Häufchen türmen, damit das Öl sie zuerst trifft.',
    'Das Öl zum Übergießen in einem kleinen, trockenen Topf auf {oil} erhitzen, unter den Rauchpunkt; ein Ring Frühlingszwiebel soll darin sofort zischen. Langsam und mit ausgestrecktem Arm über die Häufchen gießen und alles mischen, sobald das Zischen aufhört.',
  ],
  tips: [
    'So, wie hier angegeben, reicht es als Hauptgericht für {people} Personen.',
    'Reißt eine Nudel beim Ziehen, hat der Teig nicht lange genug geruht. Den übrigen Rollen {rest} mehr geben.',
    'Schalen aus Steinzeug oder Metall nehmen, innen am Rand völlig trocken: Dünnes Glas kann springen, und Wasser lässt das Öl spritzen.',
    'Das Öl auf dem Herd nie allein lassen und einen Deckel griffbereit halten. Raucht es, ist es zu heiß: Herd ausschalten und vor dem Gießen abkühlen lassen. Brennt es, Deckel aufsetzen, Herd ausschalten und niemals mit Wasser löschen.',
    'Geölte Rollen halten sich über Nacht im Kühlschrank. Vor dem Ziehen {warm} bei Zimmertemperatur stehen lassen.',
  ],
  tags: ['Nudeln', 'handgezogen', 'Shaanxi', 'chinesisch', 'scharf'],
});
