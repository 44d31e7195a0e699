import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Klassische Guacamole',
  alt: 'Guacamole',
  description:
    'Avocado, Limette, Chili, Zwiebel und Koriandergrün, viel mehr ist es nicht. Zwiebel und Chili werden zuerst mit Salz zerrieben und würzen so die ganze Guacamole, die Avocado wird nur grob zerdrückt, damit für die Chips noch Stückchen bleiben.',
  ingredients: {
    onion: 'weiße Zwiebel, fein gehackt',
    chili: {
      one: 'grüne Chilischote (z. B. Serrano oder Jalapeño), fein gehackt',
      other: 'grüne Chilischoten (z. B. Serrano oder Jalapeño), fein gehackt',
    },
    cilantro: 'gehacktes Koriandergrün',
    salt: 'feines Salz',
    avocados: { one: 'reife Hass-Avocado', other: 'reife Hass-Avocados' },
    limeJuice: 'Limettensaft',
    tomato: {
      one: 'kleine Eiertomate (Roma), entkernt und fein gewürfelt',
      other: 'kleine Eiertomaten (Roma), entkernt und fein gewürfelt',
    },
  },
  steps: [
    'Avocados, Tomate und Koriandergrün waschen; das Messer trüge sonst Keime von der Schale ins Fruchtfleisch. Die Avocados prüfen: Eine reife Frucht gibt am Stielansatz auf sanften Druck nach, und das Fruchtfleisch unter dem Stiel ist grün, nicht braun.',
    'Je die Hälfte von Zwiebel, Chili und Koriandergrün und das ganze Salz in einen Mörser oder eine stabile Schüssel geben. Mit dem Stößel oder dem Rücken einer Gabel {crush} zerreiben, bis eine feuchte, duftende Paste entsteht.',
    'Die Avocados halbieren, die Kerne entfernen und das Fruchtfleisch in der Schale würfelig einschneiden. Mit einem Löffel zur Paste geben.',
    'Den Limettensaft zugeben und die Avocado mit wenigen Gabelstößen zerdrücken, nur bis etwa die Hälfte glatt ist und der Rest kleine Stückchen bildet.',
    'Die Tomate und den Rest von Zwiebel, Chili und Koriandergrün mit einem Löffel unterheben, ohne weiter zu zerdrücken.',
    'Mit den Tortilla-Chips oder dem Gemüse probieren, das es dazu gibt, und noch etwas Limettensaft oder Salz zugeben, wenn die Guacamole fade schmeckt. {stand} ziehen lassen, damit die Zwiebel ihre Schärfe verliert, und servieren.',
  ],
  tips: [
    'Feste Avocados reifen mit einer Banane in einer Papiertüte in {days} Tagen nach; reif halten sie sich ein paar Tage im Kühlschrank.',
    'Die Schärfe der Chilischote sitzt vor allem in den hellen Trennwänden. Für eine milde Guacamole diese weglassen. Mit den Fingern nicht an die Augen kommen.',
    'Damit sie grün bleibt, die Oberfläche glatt streichen und Frischhaltefolie direkt darauf drücken. Abgedeckt hält sie sich {days} Tag im Kühlschrank; ein Kern in der Schale hilft nicht.',
    'Die gehackte Zwiebel kalt abspülen, wenn sie sehr scharf ist.',
  ],
  tags: ['Dip', 'Avocado', 'mexikanisch', 'ohne Kochen', 'Partyrezept'],
});
