import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Olivenöl-Gelato',
  alt: 'Eiskugeln',
  cuisine: 'Italienisch',
  description:
    'Ein blassgoldenes Eis mit Eigelb, in dem ein fruchtiges Olivenöl einen großen Teil der Sahne ersetzt: dicht, seidig, ein wenig grasig und mit ein paar Salzflocken vollendet. Etwas Honig sorgt dafür, dass es nicht steinhart gefriert. Ergibt etwa {yield}.',
  ingredients: {
    milk: 'Vollmilch',
    cream: 'Schlagsahne (Schlagobers, Rahm)',
    sugar: 'Zucker',
    honey: 'milder Honig',
    salt: 'feines Salz',
    yolks: { one: 'Eigelb (Größe M)', other: 'Eigelb (Größe M)' },
    oil: 'fruchtiges natives Olivenöl extra',
    flakySalt: 'Meersalzflocken, zum Servieren',
  },
  steps: [
    'Hat die Eismaschine einen Behälter, der vorgefroren werden muss, diesen am Vortag ins Gefrierfach stellen. Ein feines Sieb über eine Metallschüssel hängen und diese in eine größere Schüssel stellen, die zur Hälfte mit Eiswürfeln und Wasser gefüllt ist.',
    'Milch, Sahne, Honig, feines Salz und die Hälfte des Zuckers in einem schweren Topf bei mittlerer Hitze unter Rühren etwa {warm} erwärmen, bis sich der Zucker gelöst hat, Dampf aufsteigt und sich am Rand kleine Bläschen zeigen. Nicht kochen lassen.',
    'Inzwischen die Eigelbe mit dem restlichen Zucker {whisk} hell und dick aufschlagen. Ein Drittel der heißen Milch in dünnem Strahl unterrühren, dann alles zurück in den Topf gießen.',
    'Bei schwacher Hitze {cook} erhitzen und dabei mit einem Teigschaber ständig über den Topfboden fahren, bis die Creme den Schaber überzieht und ein Finger darin eine klare Spur hinterlässt. Das ist bei {coats} der Fall, weit über den {safe}, ab denen Ei sicher ist; über {curdle} würde sie gerinnen.',
    'Sofort durch das Sieb in die Schüssel auf dem Eis gießen und {stir} rühren, bis sich die Creme nicht mehr warm anfühlt. Das Olivenöl unter kräftigem Schlagen in dünnem Strahl zugießen oder {blend} mit dem Stabmixer untermixen, bis die Creme glänzt und keine Öltropfen mehr darauf schwimmen.',
    'Zugedeckt mindestens {least} und höchstens {most} kalt stellen, bis sie so kalt wie der Kühlschrank ist, {fridge} oder darunter. Eine warme Masse gefriert langsam und wird grobkristallig.',
    'Die Creme durchrühren und in der Eismaschine {churn} gefrieren lassen, bis sie wie Softeis aussieht und ein Löffel darin eine Spur zieht, die stehen bleibt.',
    'In einem flachen, kalten Behälter verstreichen, Backpapier direkt auf die Oberfläche drücken, verschließen und {freeze} einfrieren, bis die Ränder fest sind.',
    'Das Gelato {stand} bei Zimmertemperatur stehen lassen, bis ein Eisportionierer mühelos hindurchgleitet, und die Kugeln mit den Meersalzflocken bestreuen. Am besten schmeckt es innerhalb einer Woche. Wegen des Honigs ist es für Kinder unter einem Jahr nicht geeignet.',
  ],
});
