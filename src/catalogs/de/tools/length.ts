import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Längen und Backformen',
  text: 'Zoll und Zentimeter, Größen und Tausch von Backformen.',
  menu: 'Längen und Backformen',
  search:
    'Zoll Zentimeter Millimeter Fuß Yard Meter Lineal Backform Springform Kastenform Gugelhupf Tarteform Tortenform Blech Backblech Größe 9×13 20\u00a0cm 24\u00a0cm 26\u00a0cm rund eckig tauschen umrechnen',
} satisfies TranslatedAbout['length'];

/** Messages of the inch calculator and the kitchen pan sizes, in German. */
export const length = {
  meta: {
    title: 'Zoll in cm umrechnen und Backformgrößen | Gramwise',
    description:
      'Zoll, Fuß, Zentimeter und Meter umrechnen, Größen von Backformen nachschlagen und den Faktor für eine andere Form finden. Kostenlos, ohne Werbung.',
  },
  title: 'Zoll in cm umrechnen',
  lead: 'Zoll in Zentimeter und zurück, die üblichen Backformen und der Faktor, der ein Rezept auf die eigene Form umrechnet.',
  tabsLabel: 'Zoll und Backformen',
  tabs: { converter: 'Umrechner', pans: 'Backformgrößen' },
  value: 'Wert',
  hint: 'Brüche wie 3 1/2 oder ¾ sind möglich.',
  units: {
    mm: { name: 'Millimeter (mm)', short: 'mm' },
    cm: { name: 'Zentimeter (cm)', short: 'cm' },
    in: { name: 'Zoll (in)', short: 'in' },
    ft: { name: 'Fuß (ft)', short: 'ft' },
    yd: { name: 'Yard (yd)', short: 'yd' },
    m: { name: 'Meter (m)', short: 'm' },
  },
  equation: '{value} {from} = {result} {to}',
  ruler: 'Auf einem Lineal mit Sechzehnteln: {fraction} in',
  rulerAbout: 'Auf einem Lineal mit Sechzehnteln: etwa {fraction} in',
  pans: {
    title: 'Größen von Backformen',
    text: 'Innenmaße, am oberen Rand von Kante zu Kante.',
    drawing: 'Die sieben Formen der Tabelle von oben, alle im selben Maßstab',
    bar: '{cm} cm, etwa {inches} in',
    columns: { size: 'Form', inches: 'Zoll', centimeters: 'Zentimeter' },
    sizes: {
      '6-inch': '6 Zoll rund',
      '8-inch': '8 Zoll rund',
      '9-inch': '9 Zoll rund',
      '10-inch': '10 Zoll rund',
      '12-inch': '12 Zoll rund',
      '9x5-loaf': 'Kastenform 9×5',
      '9x13-dish': 'Auflaufform 9×13',
    },
    inches: '{n} in',
    centimeters: '{n} cm',
    swap: 'Ein Rezept auf die eigene Form umrechnen',
    sold: 'Im Handel wird gerundet: Eine Form mit 22,86 cm heißt dort 23 cm oder einfach 9 Zoll.',
  },
  guide: {
    title: 'Kleiner Ratgeber: Zoll und Backformen',
    sections: [
      {
        id: 'by-head',
        title: 'Zoll im Kopf',
        text: 'Zoll mal 2,54 ergibt Zentimeter, Zentimeter durch 2,54 ergibt Zoll. Zum Überschlagen genügt 2,5: Bei einer Form von 12 Zoll liegt man damit weniger als einen halben Zentimeter daneben.',
      },
      {
        id: 'measuring',
        title: 'Eine Form messen',
        text: 'Das Lineal oben quer über die Form legen und von Innenkante zu Innenkante messen, ohne Rand und Griffe. Für die Höhe das Lineal innen senkrecht stellen. Bei schrägen Wänden ist der Boden kleiner als die Öffnung; unsere Volumen berücksichtigen das.',
      },
      {
        id: 'area-volume',
        title: 'Fläche oder Volumen',
        text: 'Flächen vergleicht, wer den Kuchen so hoch haben will, wie das Rezept ihn meint: Die Höhe der Form spielt dann keine Rolle. Volumen vergleicht, wer verschieden hohe Formen im selben Verhältnis füllen will. Ist eine Form ungewöhnlich, etwa eine Kranzform, beide mit Wasser füllen und das Wasser wiegen: 1 g ist 1 ml.',
      },
      {
        id: 'after-swap',
        title: 'Nach dem Tausch',
        text: 'Eine Form höchstens zu zwei Dritteln füllen. Eine dünnere Schicht ist früher fertig, also rechtzeitig nachsehen; eine dickere braucht länger. Bei einer Glasform den Ofen etwa 15 °C (25 °F) niedriger einstellen.',
      },
    ],
  },
  faq: {
    title: 'Häufige Fragen (FAQ)',
    items: [
      {
        id: 'inch-in-centimeters',
        question: 'Wie viele Zentimeter hat ein Zoll?',
        answer:
          'Genau 2,54 cm; so ist der Zoll seit 1959 festgelegt. Ein Fuß hat 12 Zoll oder 30,48 cm, ein Yard 3 Fuß oder 91,44 cm.',
      },
      {
        id: 'pan-9x13',
        question: 'Wie groß ist eine 9×13-Form in Zentimetern?',
        answer:
          '22,86×33,02 cm, im Handel 23×33 cm. Sie hat 755 cm² Fläche, verlangt also das 1,84-Fache eines Rezepts für eine runde 9-Zoll-Form.',
      },
      {
        id: 'eight-for-nine',
        question: 'Passt ein Kuchen für 9 Zoll in eine 8-Zoll-Form?',
        answer:
          'Ja: Das Rezept mit 0,79 multiplizieren, also etwa vier Fünftel davon backen. Die kleinere Form hat 21 % weniger Fläche. Wo von 25 % die Rede ist, wurden gerundete Tabellen verglichen, in denen die Formen 6 und 8 US-Tassen fassen.',
      },
      {
        id: 'square-for-round',
        question: 'Welche quadratische Form ersetzt eine runde 9-Zoll-Form?',
        answer:
          'Die quadratische 8-Zoll-Form: 413 cm² gegenüber 410 cm². Bei Formen dieser Größe gilt: von rund zu quadratisch einen Zoll kleiner, denn ein Quadrat hat 27 % mehr Fläche als ein Kreis derselben Breite.',
      },
      {
        id: 'six-from-nine',
        question: 'Wie viele 6-Zoll-Kuchen ergibt ein Rezept für 9 Zoll?',
        answer:
          'Zwei, und etwas Teig bleibt übrig: Die 9-Zoll-Form hat die 2,25-fache Fläche der 6-Zoll-Form. Ein halbes 9-Zoll-Rezept füllt eine 6-Zoll-Form etwas höher als üblich.',
      },
      {
        id: 'springform-26',
        question: 'Welche amerikanische Form kommt einer 26-cm-Springform am nächsten?',
        answer:
          'Die 10-Zoll-Form mit 25,4 cm: das Rezept mit 0,95 multiplizieren oder lassen, wie es ist. Für eine 9-Zoll-Form mit 0,77 multiplizieren.',
      },
    ],
  },
} as const satisfies TranslatedTools['length'];
