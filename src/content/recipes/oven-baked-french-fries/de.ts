import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pommes frites aus dem Backofen',
  alt: 'Pommes frites',
  description:
    'Pommes, die wirklich knuspern und innen weich sind, aus dem Ofen und mit ein paar Löffeln Öl statt eines ganzen Topfes voll. Ein Bad in heißem Wasser löst Zucker und Stärke von der Oberfläche, die sonst verbrennen würden, und ein Hauch Speisestärke gibt ihnen wieder eine trockene Schicht, die kross wird.',
  ingredients: {
    potatoes: 'mehligkochende Kartoffeln (z. B. Agria)',
    cornstarch: 'Speisestärke',
    paprika: 'edelsüßes Paprikapulver',
    oil: 'neutrales Öl',
    salt: 'feines Salz',
  },
  steps: [
    'Große Backbleche, auf denen die Pommes in einer Lage Platz haben, ins obere und untere Drittel des Backofens schieben und den Ofen mit den Blechen auf {oven} vorheizen.',
    'Die Kartoffeln schälen oder gründlich abbürsten und in {stick} dicke Stifte schneiden. Gleichmäßige Stifte bräunen gleichmäßig.',
    'Kaltes Wasser erhitzen, bis es dampft; heißes Wasser aus der Leitung kann Blei aus den Rohren enthalten (US-Umweltbehörde EPA). Die Stifte in einer Schüssel damit bedecken und {soak} stehen lassen. Das Wasser wird trüb, und die Stifte lassen sich etwas biegen. Abgießen und zwischen zwei Geschirrtüchern gründlich trocknen: Jeder Rest Wasser wird im Ofen zu Dampf.',
    'Die trockenen Stifte mit Speisestärke und Paprikapulver mischen, bis keine weißen Klümpchen mehr zu sehen sind, dann mit dem Öl, bis jeder Stift glänzt.',
    'Die heißen Bleche herausnehmen, mit Backpapier auslegen, das bis {paper} hitzebeständig ist, und die Pommes in einer Lage darauf verteilen, keine über der anderen. {bake} backen.',
    'Die Pommes mit einem dünnen Pfannenwender wenden, die Bleche tauschen und weitere {bake} backen. Sie sind fertig, wenn die Kanten kräftig goldgelb und die Spitzen braun sind und ein Stift, an einem Ende gehalten, fast gerade bleibt.',
    'Sofort salzen, solange die Oberfläche so heiß ist, dass das Salz haftet, und gleich servieren.',
  ],
  tips: [
    'Rohe Kartoffeln für Pommes nicht im Kühlschrank lagern: Die Kälte wandelt Stärke in Zucker um, und sie bräunen, bevor sie knusprig werden.',
    'Goldgelb backen, nicht dunkelbraun: Sehr dunkle Pommes schmecken bitter und enthalten mehr Acrylamid.',
    'Reste auf einem heißen Blech bei {oven} in {refresh} wieder knusprig backen.',
  ],
  tags: ['Kartoffeln', 'Pommes', 'Backofenpommes', 'Beilage', 'vegan'],
});
