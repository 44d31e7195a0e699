import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Arepas',
  alt: 'Gebräunte Maisfladen, einer aufgeschnitten und mit Käse gefüllt',
  description:
    'Das tägliche Brot Venezuelas und Kolumbiens: dicke runde Fladen aus vorgekochtem weißem Maismehl, in der Pfanne gebräunt und im Ofen fertig gebacken, außen knusprig, innen zart. Der Teig besteht nur aus Maismehl, Wasser und Salz und kommt ohne Gluten, Milch und Ei aus.',
  ingredients: {
    water: 'lauwarmes Wasser',
    salt: 'feines Salz',
    masarepa: 'vorgekochtes weißes Maismehl (Masarepa, Harina P.A.N.)',
    oil: 'Pflanzenöl für die Pfanne',
  },
  steps: [
    'Das Wasser in eine weite Schüssel gießen und das Salz darin auflösen.',
    'Das Maismehl mit einer Hand einrieseln lassen und mit der anderen rühren, dann {knead} kneten, bis keine Klümpchen mehr da sind. Abdecken und {rest} ruhen lassen; der Teig nimmt das Wasser auf und wird fester.',
    'Noch einmal kurz durchkneten. Drückt man eine Kugel flach, darf der Rand nicht reißen; sonst mit nassen Händen etwas Wasser einarbeiten. {arepas} Kugeln formen und zu Fladen von {across} Durchmesser und {thick} Dicke drücken, die Ränder glätten. Den Backofen vorheizen.',
    'Eine gusseiserne oder andere schwere Pfanne bei mittlerer Hitze erhitzen und mit dem Öl auspinseln. Die Arepas portionsweise {side} pro Seite braten, bis sich eine trockene Kruste mit braunen Flecken bildet und sie sich von selbst lösen.',
    'Auf dem Rost bei {oven} {bake} backen, bis sie etwas aufgegangen sind und beim Klopfen hohl klingen.',
    'In einem Tuch {stand} ruhen lassen, mit einem Messer aufschneiden, dabei auf den heißen Dampf achten, und noch heiß füllen oder mit Butter bestreichen.',
  ],
  tips: [
    'In Venezuela ist die Arepa ein Sandwich: mit weißem Käse, schwarzen Bohnen, gezupftem Rindfleisch oder, als „Reina pepiada“, mit Huhn und Avocado füllen.',
    'In Kolumbien sind Arepas oft flacher; geriebener frischer Käse (Queso fresco) wird in den Teig geknetet, obendrauf kommen Butter und Salz.',
    'Masa Harina für Tortillas und gewöhnliches Maismehl eignen sich nicht: Nur vorgekochtes Maismehl bindet allein mit Wasser.',
    'Wer Gluten meiden muss, achtet auf eine als glutenfrei gekennzeichnete Packung.',
    'Gebackene Arepas halten sich {days} Tage im Kühlschrank oder {months} Monate im Gefrierfach; in der Pfanne aufwärmen.',
  ],
  tags: ['Mais', 'Brot', 'glutenfrei', 'vegan', 'Venezuela', 'Kolumbien'],
});
