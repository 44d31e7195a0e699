import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Schnelles Chinakohl-Kimchi',
  alt: 'Kimchi',
  description:
    'Mak-Kimchi, das Kimchi für jeden Tag: Der Kohl wird vor dem Salzen geschnitten, ist an einem Nachmittag bereit fürs Glas und muss bei Tisch nicht mehr zerteilt werden. Am ersten Tag ist er knackig und frisch, nach einem Tag bei Zimmertemperatur prickelt er leicht, und nach zwei Wochen im Kühlschrank schmeckt er säuerlich und tief.',
  ingredients: {
    cabbage: 'Chinakohl, in {cut} große Stücke geschnitten',
    salt: 'grobes Meersalz ohne Jod',
    water: 'Wasser',
    riceFlour: 'Klebreismehl',
    sugar: 'Zucker',
    gochugaru: 'Gochugaru (koreanische Chiliflocken)',
    fishSauce: 'glutenfreie Fischsauce',
    garlic: { one: 'Knoblauchzehe, fein gerieben', other: 'Knoblauchzehen, fein gerieben' },
    ginger: 'fein geriebener Ingwer',
    pear: { one: 'Nashi-Birne, gerieben', other: 'Nashi-Birnen, gerieben' },
    daikon: 'Daikon-Rettich, in feine Stifte geschnitten',
    scallions: {
      one: 'Frühlingszwiebel, in {cut} lange Stücke geschnitten',
      other: 'Frühlingszwiebeln, in {cut} lange Stücke geschnitten',
    },
  },
  steps: [
    'Den Kohl abspülen und das Wasser abschütteln. In einer großen Schüssel mit dem Salz vermengen, dabei das meiste Salz in die dicken weißen Teile reiben, und {stand} stehen lassen. Alle {turn} wenden. Der Kohl ist so weit, wenn sich ein weißes Stück zusammenklappen lässt, ohne zu brechen.',
    'Inzwischen Wasser, Reismehl und Zucker in einem kleinen Topf verquirlen und bei mittlerer Hitze {stir} rühren, bis die Masse Blasen wirft und wie dünner Kleister aussieht. Vollständig abkühlen lassen.',
    'Gochugaru, Fischsauce, Knoblauch, Ingwer und Birne in den kalten Brei rühren und {swell} quellen lassen, bis die Flocken aufgequollen sind und die Paste tiefrot ist.',
    'Den Kohl zweimal in reichlich kaltem Wasser spülen, {drain} in einem Sieb abtropfen lassen und zum Schluss leicht ausdrücken. Ein dickes Stück probieren: Es soll deutlich salzig schmecken, aber nicht beißend, salziger als ein angemachter Salat; das entspricht einem Salzgehalt von {salt} %. Ist es zu salzig, noch einmal spülen; ist es fad, etwas Salz untermischen.',
    'Handschuhe anziehen und Kohl, Rettich und Frühlingszwiebeln mit der Paste vermengen, bis jedes Stück rot ist. Die Fischsauce gleicht das ungesalzene Gemüse aus, sodass der Salzgehalt insgesamt bei {salt} % liegt, wie ihn das NCHFP (USA) für Sauerkraut vorgibt; dabei setzen sich die Milchsäurebakterien durch.',
    'Das Kimchi fest in ein sauberes Glas füllen und Luftblasen herausdrücken, bis der Saft über dem Kohl steht. Oben mindestens {free} frei lassen, den Deckel locker auflegen und das Glas auf einen Teller stellen.',
    'Bei kühler Zimmertemperatur zwischen {low} und {high} {ferment} vor Sonne geschützt stehen lassen. Einmal öffnen, den Kohl mit einem sauberen Löffel unter den Saft drücken und auf kleine Bläschen und einen leicht säuerlichen Geruch achten. Fehlen sie, noch bis zu {more} länger stehen lassen.',
    'Das Glas schließen und in den Kühlschrank stellen, bei höchstens {fridge}. Das Kimchi kann sofort gegessen werden und schmeckt nach {days} Tagen runder.',
  ],
  tips: [
    'Das Salz wiegen. Ein Löffel grobes Salz wiegt je nach Sorte so unterschiedlich viel, dass man sich beim Abmessen um die Hälfte vertun kann. Im Rezept sind es {salt} % vom Gewicht des rohen Kohls; das meiste davon wird wieder abgespült.',
    'Den Kohl unter dem Saft halten und nur sauberes Besteck verwenden. Kimchi mit flaumigem oder farbigem Schimmel oder fauligem Geruch wegwerfen.',
    'Kimchi hält sich im Kühlschrank etwa {months} Monate und wird dabei immer saurer. Altes Kimchi ist am besten für Eintopf und gebratenen Reis.',
    'Das Glas in der ersten Woche einmal am Tag öffnen, damit Gas entweichen kann.',
    'Statt der Nashi-Birne geht ein süßer Apfel. Manche Fischsauce enthält Weizen; glutenfrei ist das Kimchi nur mit einer, die so gekennzeichnet ist.',
  ],
  tags: ['Kimchi', 'koreanisch', 'fermentiert', 'Chinakohl', 'Gemüse einlegen'],
});
