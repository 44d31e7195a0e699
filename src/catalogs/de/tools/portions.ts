import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Wie viel pro Person?',
  text: 'Nudeln, Reis, Kartoffeln, Fleisch, Fisch, Gans und mehr für Ihre Gäste, roh und gekocht.',
  menu: 'Mengen pro Person',
  search:
    'Portion Portionen Portionsgröße Menge pro Person wie viel Gramm Gäste Erwachsene Kinder Nudeln Spaghetti Reis Couscous Quinoa Linsen Haferflocken Kartoffeln Brot Gemüse Salat Spargel Fleisch Knochen Hähnchen Pute Gans Fisch Filet Suppe Sauce Soße Raclette Fondue Eis roh gekocht',
  parameters: {
    food: 'Das Lebensmittel',
    guests: 'Wie viele essen, die Kinder eingeschlossen',
    children: 'Wie viele davon Kinder sind',
    dish: 'Als Hauptgericht oder Beilage',
    appetite: 'Ob die Gäste wenig oder viel essen',
    country: 'Aus welchem Land die Portionen sind',
  },
} satisfies TranslatedAbout['portions'];

/** Messages of the page with portions per person, in German. */
export const portions = {
  meta: {
    title: 'Wie viel pro Person? Mengen roh und gekocht | Gramwise',
    description:
      'Nudeln, Reis, Kartoffeln, Fleisch, Spargel, Gans, Suppe: was Sie für Gäste und Kinder einkaufen, roh und gekocht, aus neun Ländern.',
  },
  title: 'Wie viel pro Person?',
  lead: 'Was Sie für Ihre Runde einkaufen und was es gekocht wiegt, nach Mengen, die in Ihrem Land veröffentlicht sind.',
  food: 'Lebensmittel',
  groups: {
    starches: 'Nudeln, Reis, Kartoffeln',
    vegetables: 'Gemüse',
    meatAndFish: 'Fleisch und Fisch',
    more: 'Suppe, Käse, Nachtisch',
  },
  foods: {
    pasta: 'Nudeln, trocken',
    rice: 'Reis',
    couscous: 'Couscous',
    quinoa: 'Quinoa',
    lentils: 'Linsen, trocken',
    oats: 'Haferflocken',
    potatoes: 'Kartoffeln',
    bread: 'Brot',
    vegetables: 'Gemüse',
    salad: 'Blattsalat',
    asparagus: 'Weißer Spargel',
    meat: 'Fleisch ohne Knochen',
    meatOnBone: 'Fleisch mit Knochen',
    mince: 'Hackfleisch',
    asado: 'Fleisch für ein argentinisches Asado',
    chicken: 'Ganzes Hähnchen',
    turkey: 'Ganze Pute',
    goose: 'Gans',
    fish: 'Fischfilet',
    wholeFish: 'Ganzer Fisch',
    soup: 'Suppe',
    sauce: 'Sauce',
    raclette: 'Käse für Raclette',
    fondue: 'Käse für Fondue',
    pudding: 'Pudding oder Creme',
    iceCream: 'Eis',
  },
  guests: 'Gäste',
  children: 'Davon Kinder (bis 6)',
  dish: 'Als',
  dishes: { main: 'Hauptgericht', side: 'Beilage' },
  appetite: 'Appetit',
  appetites: { small: 'Klein', usual: 'Mittel', large: 'Groß' },
  country: 'Mengen aus',
  note: 'Eine Norm für Portionen gibt es nicht. Mehr, wenn es sonst nichts gibt, weniger nach einer Vorspeise.',
  empty: 'Geben Sie ein, wie viele essen.',
  raw: 'roh',
  forGuests: { one: 'für {n} Gast', other: 'für {n} Gäste' },
  /** For how many an amount is enough. */
  eaters: { one: '{n} Gast', other: '{n} Gäste' },
  enough: 'reicht für {guests}',
  lessThanOne: 'weniger als eine Portion',
  served: { cooked: 'Gegart etwa', peeled: 'Geschält etwa', carved: 'Ausgelöst etwa' },
  pounds: 'In Pfund oder Unzen',
  adult: 'Pro Erwachsenem',
  from: 'Aus',
  by: 'Nach',
  borrowed:
    'Zum gewählten Land ({asked}) fanden wir keine Angabe, deshalb gilt die aus einem anderen: {country}.',
  errors: {
    'unknown-food': 'Bitte wählen Sie ein Lebensmittel',
    'invalid-guests': 'Bitte geben Sie die Gäste als ganze Zahl von 1 bis 10.000 ein',
    'invalid-children': 'Bitte geben Sie die Kinder als ganze Zahl ein, oder lassen Sie das Feld leer',
    'too-many-children': 'Bitte geben Sie höchstens so viele Kinder wie Gäste ein',
  },
  figures: {
    title: 'Mengen auf einen Blick',
    lead: 'Pro Erwachsenem, wie eingekauft: trocken, roh, mit Schale oder Knochen. Fehlt eine Angabe aus dem Land, steht hier die des nächsten, mit seinem Namen. Suppe als Beilage heißt: als Vorspeise.',
    perAdult: 'Pro Erwachsenem',
    byCountry: 'Nach Ländern',
    become: '100\u00a0g werden',
    notes: [
      {
        title: 'Wie zählen Kinder?',
        text: 'Bis sechs Jahre 60\u00a0% eines Erwachsenen, nach den spanischen Ernährungspyramiden (SENC, NAOS), danach jedes Jahr 10 Prozentpunkte mehr: Mit zehn essen sie wie Erwachsene. Britische und französische Tabellen geben Kindern die Hälfte bis zwei Drittel.',
      },
      {
        title: 'Roh und gegart',
        text: 'Was quillt, ist aus dem Wassergehalt roh und gekocht berechnet (USDA). Fleisch und Fisch verlieren laut USDA etwa ein Viertel, von einer ganzen Pute isst man 53\u00a0%. Alle anderen Zahlen stehen da wie gedruckt.',
      },
      {
        title: 'Viele essen weniger',
        text: 'Ab 30 Personen kocht der Jugendverband Die Falken im Zeltlager 10 bis 15\u00a0% weniger. Vom Spargel sind Schalen und Enden schon dabei: 500\u00a0g sind ungeschält gewogen.',
      },
    ],
    sources: 'Quellen:',
  },
} as const satisfies TranslatedTools['portions'];
