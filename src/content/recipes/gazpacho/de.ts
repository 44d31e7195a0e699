import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gazpacho',
  alt: 'Schale kalte Tomatensuppe mit Gurkenwürfeln und Croûtons',
  description:
    'Die kalte Tomatensuppe aus Andalusien, im Sommer aus dem Glas getrunken oder gelöffelt. Reife Tomaten, Paprika, Gurke, Knoblauch und altbackenes Brot werden roh püriert, und gutes Olivenöl, das zuletzt hineinfließt, macht aus dem Rot ein cremiges Orange.',
  ingredients: {
    bread: 'altbackenes helles Landbrot ohne Rinde',
    water: 'kaltes Wasser',
    tomatoes: 'sehr reife Tomaten (Paradeiser)',
    pepper: { one: 'kleine grüne Spitzpaprika', other: 'kleine grüne Spitzpaprika' },
    cucumber: { one: 'kleine Salatgurke', other: 'kleine Salatgurken' },
    garlic: { one: 'Knoblauchzehe', other: 'Knoblauchzehen' },
    salt: 'feines Salz',
    vinegar: 'Sherryessig',
    oil: 'natives Olivenöl extra, für die Suppe',
    croutonOil: 'Olivenöl, für die Croûtons',
  },
  steps: [
    'Die Hälfte des Brots fein würfeln und für Croûtons beiseitelegen. Den Rest zerzupfen, mit dem Wasser übergießen und {soak} einweichen.',
    'Tomaten, Paprika und Gurke gründlich waschen, denn sie bleiben roh. Den Stielansatz der Tomaten herausschneiden, die Paprika entkernen, die Gurke schälen und den grünen Keim aus dem Knoblauch lösen. Etwas Paprika und Gurke fein würfeln und zum Servieren beiseitestellen.',
    'Den Rest grob zerkleinern, in einer großen Schüssel mit Knoblauch und Salz mischen und {stand} stehen lassen, bis Saft austritt.',
    'Das Gemüse samt Saft mit dem eingeweichten Brot, dem Einweichwasser und dem Essig auf hoher Stufe {blend} pürieren, wenn nötig portionsweise, bis keine Stücke mehr übrig sind.',
    'Bei laufendem Mixer das Olivenöl für die Suppe in dünnem Strahl innerhalb von {stream} zugießen. Die Suppe wird heller und cremig. Wer sie ganz fein mag, streicht sie durch ein feines Sieb.',
    'Zugedeckt mindestens {chill} kalt stellen, bis sie so kalt wie der Kühlschrank ist, {fridge} oder darunter.',
    'Kurz vor dem Servieren die Brotwürfel im Öl für die Croûtons bei mittlerer Hitze {fry} unter Rühren goldbraun rösten. Die Suppe noch einmal abschmecken, denn Kälte dämpft Salz und Essig, und mit den Croûtons und den Gemüsewürfeln servieren.',
  ],
  tips: [
    'Alles hängt an den Tomaten: Weich, tiefrot und duftend sollen sie sein. Aus blassen wird eine blasse Suppe.',
    'Ist sie zum Trinken zu dick, mit eiskaltem Wasser verdünnen, nicht mit Eiswürfeln, die sie ungleichmäßig verwässern.',
    'Ohne Brot wird der Gazpacho leichter und glutenfrei.',
    'Die Suppe hält sich {days} Tage im Kühlschrank; vor dem Servieren umrühren.',
  ],
  tags: ['kalte Suppe', 'Tomaten', 'zum Vorbereiten', 'Sommer', 'vegan', 'spanische Küche'],
});
