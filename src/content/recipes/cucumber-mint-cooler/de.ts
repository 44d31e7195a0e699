import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gurken-Minz-Limonade',
  alt: 'Minzlimonade',
  description:
    'Eine Minzlimonade mit Gurke, die hineingemixt und wieder abgeseiht wird, sodass nur ihre Frische bleibt. Blassgrün, kaum süß und genau das Richtige für einen heißen Nachmittag. Eine Prise Salz lässt sie stärker nach Gurke schmecken, nicht nach Salz.',
  garnish: ['Dünne Gurkenscheiben', 'Minzzweig', 'Zitronenscheibe'],
  glassware: 'Longdrinkglas',
  ingredients: {
    cucumber: 'Salatgurke',
    mint: { one: 'frisches Minzblatt', other: 'frische Minzblätter' },
    sugar: 'Zucker',
    lemonJuice: 'frisch gepresster Zitronensaft',
    salt: 'feines Salz',
    water: 'kaltes Wasser',
    ice: 'Eiswürfel, zum Füllen der Gläser',
    soda: 'Sodawasser, gut gekühlt',
  },
  steps: [
    'Gurke und Minze waschen. Eine dünne Scheibe vom Stielende der Gurke probieren; eine bittere Gurke ganz wegwerfen. Einige dünne Scheiben für die Garnitur abschneiden und den Rest mit der Schale grob zerteilen.',
    'Gurke, Zucker, Zitronensaft, Salz und die Hälfte des kalten Wassers {blend} glatt und schaumig mixen.',
    'Die Minze zugeben und nur {pulse} in kurzen Stößen mixen, bis sie zu kleinen Flocken zerkleinert ist. Länger gemixt, macht sie das Getränk braun, und es schmeckt grasig.',
    'Durch ein feines Sieb in einen Krug gießen und mit einem Löffel ausdrücken, bis das Fruchtfleisch fast trocken ist. Das restliche Wasser einrühren und den Schaum abschöpfen. Abschmecken: Die Limonade soll etwas zu sauer und zu süß sein, denn Eis und Sodawasser kommen noch dazu.',
    'Die Gläser mit Eis füllen, zu drei Vierteln mit der Limonade aufgießen, mit Sodawasser auffüllen, einmal umrühren und garnieren.',
  ],
  tips: [
    'Gurke und Zitronen vorher kühlen, dann schmilzt weniger Eis im Glas.',
    'Das Grün verblasst nach einigen Stunden. Am selben Tag zubereiten; im Kühlschrank hält sich die Limonade bis zum Abend und muss dann umgerührt werden, weil sich etwas absetzt.',
    'Mit Limette statt Zitrone wird sie saurer, mit einem daumennagelgroßen Stück Ingwer im Mixer bekommt sie eine wärmende Schärfe.',
    'Reste als Eiswürfel einfrieren und in einfaches Sodawasser geben.',
  ],
  tags: ['Gurke', 'Minze', 'Limonade', 'alkoholfrei', 'Sommergetränk'],
});
