import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Ingwer-Pickle mit grünen Chilis',
  alt: 'Achar aus Ingwer und grünen Chilis',
  description:
    'Feine Stifte aus jungem Ingwer und Ringe von grünen Chilis, mit Zitrone und Essig gesäuert und mit zerstoßenem Senf gebunden: frisch, scharf und binnen einer Woche fertig. Weder Ingwer noch Chili haben genug Säure, um sich allein zu halten; darum ziehen sie einen ganzen Tag lang in Säure, bevor das Öl dazukommt. Ein halber Teelöffel zu Dal, Khichdi oder gegrilltem Paneer ersetzt einen ganzen Salat.',
  origin: 'Nordindien',
  shelfLife: '{months} Monate im Kühlschrank; nie bei Zimmertemperatur',
  ingredients: {
    ginger: 'junger Ingwer, geschält',
    chilies: 'grüne Chilischoten, ohne Stiele',
    salt: 'feines Salz',
    lemonJuice: 'frisch gepresster Zitronensaft',
    vinegar: 'Branntweinessig mit {acid} % Säure',
    mustard: 'gelbe Senfkörner',
    fenugreek: 'Bockshornkleesamen',
    nigella: 'Schwarzkümmel (Nigella)',
    turmeric: 'gemahlene Kurkuma',
    oil: 'Senföl oder ein neutrales Öl, z. B. Sonnenblumenöl',
  },
  steps: [
    'Glas und Deckel in heißem Spülwasser waschen und abspülen. Das Glas von Wasser bedeckt {boil} auskochen, kopfüber auf einem sauberen Tuch abtropfen lassen, den Deckel mit einem zweiten abtrocknen und beides {dry} stehen lassen, bis es knochentrocken ist. Nicht im Backofen trocknen: Trockene Hitze kann das Glas sprengen.',
    'Ingwer und Chilischoten waschen und trocken reiben. Den Ingwer in feine Stifte, die Chilischoten in {ring} dicke Ringe schneiden; für die Chilis Handschuhe tragen.',
    'Beides mit Salz, Zitronensaft und Essig in einer Glasschüssel mischen. Einen kleinen Teller darauflegen, damit alles unter der Flüssigkeit bleibt, abdecken und {soak} in den Kühlschrank stellen, dabei zweimal umrühren. Der Ingwer wird oft rosa; das ist sein eigener Farbstoff, der auf die Säure reagiert.',
    'Vor dem Abgießen einen Chiliring probieren: Er soll durch und durch kräftig sauer sein. Ist er es nicht, alles noch einen Tag im Kühlschrank in der Flüssigkeit lassen. Dann in einem Sieb abtropfen lassen und die Hälfte der Flüssigkeit aufheben.',
    'Senfkörner und Bockshornkleesamen in einer Pfanne ohne Fett bei schwacher Hitze {toast} rösten, bis sie nussig duften und einzelne Körner aufspringen, dann grob zerstoßen.',
    'Das Öl in einem hohen Topf auf {hot} erhitzen; rauchen muss es nicht. Einen Deckel griffbereit halten und heißes Öl nie allein lassen: Raucht es, den Herd ausschalten; brennt es, den Deckel auflegen, den Herd ausschalten und niemals mit Wasser löschen. Ist das Öl heiß, den Herd ausschalten, {wait} warten, dann Schwarzkümmel und Kurkuma einrühren; sie sollen leise zischen. Ganz kalt werden lassen, etwa {cool}.',
    'Ingwer und Chilis mit den zerstoßenen Gewürzen, der aufgehobenen Flüssigkeit und drei Vierteln des Öls mischen. In das trockene Glas füllen, die Luft herausdrücken und das restliche Öl darübergießen, sodass nichts herausragt.',
    '{days} Tage in den Kühlschrank stellen. Das Pickle ist fertig, wenn der Senf zu einer cremigen Masse gequollen ist und die Chilis nicht mehr ganz so beißend scharf schmecken.',
  ],
  tips: [
    'Ingwer und Chilis unter Öl ohne Säure sind ein bekanntes Botulismus-Risiko: Das Gift hat weder Geruch noch Geschmack. Die Mengen an Zitrone und Essig einhalten und sie einziehen lassen, bevor das Öl dazukommt.',
    'Vom Tag der Zubereitung an im Kühlschrank bei höchstens {fridge} aufbewahren, einen trockenen Löffel benutzen und innerhalb von {months} Monaten aufbrauchen.',
    'Wer es löffelweise essen will, nimmt lange, milde Chilis; wer es richtig scharf mag, kleine, dünne. Ohne Kerne ist es etwa halb so scharf.',
    'In manchen Ländern wird Senföl wegen seiner Erucasäure nur zur äußerlichen Anwendung verkauft. Dort ein neutrales Öl nehmen.',
    'Schimmel, Gasblasen oder ein zischender Deckel: Das Glas wegwerfen, ohne zu probieren. Im Zweifel wegwerfen.',
  ],
  tags: ['Ingwer', 'grüne Chili', 'Achar', 'scharf', 'Zitrone', 'indische Beilage'],
});
