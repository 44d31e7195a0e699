import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Crêpes',
  alt: 'Ein Stapel dünner Crêpes, obenauf eine gefaltete, daneben eine Zitronenspalte',
  description:
    'Hauchdünne französische Pfannkuchen (Palatschinken), wie sie in Frankreich zu Mariä Lichtmess gewendet werden. Der Teig kommt ohne Backpulver aus; er braucht nur etwas Ruhe, damit die Crêpes geschmeidig werden. Man rechnet zwei bis drei pro Person, mit Zucker und Zitrone, Konfitüre oder Schokoaufstrich.',
  ingredients: {
    flour: 'Weizenmehl (Type 405, W480)',
    sugar: 'Zucker',
    salt: 'feines Salz',
    eggs: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    milk: 'Vollmilch',
    butter: 'zerlassene Butter',
    oil: 'Pflanzenöl für die Pfanne',
  },
  steps: [
    'Mehl, Zucker und Salz in einer großen Schüssel mischen und eine Mulde hineindrücken. Die Eier hineinschlagen und etwa ein Viertel der Milch zugießen. Von der Mitte aus mit dem Schneebesen rühren und nach und nach das Mehl einarbeiten, bis der Teig dick und glatt ist.',
    'Die übrige Milch in kleinen Portionen unterrühren, zuletzt die zerlassene Butter.',
    'Den Teig zugedeckt im Kühlschrank {rest} ruhen lassen. Er soll so dünnflüssig sein wie Sahne; ist er zu dick geworden, noch einen Schuss Milch unterrühren.',
    'Eine beschichtete Pfanne oder Crêpepfanne mit etwa {pan} Durchmesser bei mittlerer bis starker Hitze erhitzen. Wenn ein Wassertropfen darin tanzt, die Pfanne mit einem in etwas Öl getauchten Stück Küchenpapier auswischen. Das nach einigen Crêpes wiederholen.',
    'Den Teig umrühren. Eine kleine Kelle davon neben dem Herd in die Pfanne gießen und diese sofort schwenken, bis der Boden dünn und gleichmäßig bedeckt ist. Etwa {first} backen, bis die Oberfläche trocken aussieht und sich der gebräunte Rand löst.',
    'Die Crêpe mit einem Pfannenwender oder mit Schwung wenden und die andere Seite etwa {second} backen, bis sie goldbraune Flecken hat und kein roher Teig mehr zu sehen ist. Auf einen Teller gleiten lassen und zudecken; die nächsten kommen obendrauf und halten einander weich.',
    'Die Crêpes heiß servieren, geviertelt gefaltet oder aufgerollt. Hände und alles, was den Teig berührt hat, gut waschen, denn rohe Eier und rohes Mehl können Keime enthalten. Übrige gefüllte Crêpes innerhalb von {room} in den Kühlschrank stellen.',
  ],
  tips: [
    'Doch Klümpchen? Den Teig durch ein feines Sieb gießen oder kurz pürieren.',
    'Die erste Crêpe ist für den Koch: Sie zeigt, ob die Pfanne heiß und der Teig dünn genug ist.',
    'Ein Löffel Rum, Orangenblütenwasser oder Vanilleextrakt gibt dem Teig Duft.',
    'Der Teig hält sich zugedeckt höchstens {day} im Kühlschrank, bei höchstens {cold}. Vor dem Backen gut umrühren.',
  ],
  tags: ['Crêpes', 'Pfannkuchen', 'Palatschinken', 'Süßspeise', 'französisch'],
});
