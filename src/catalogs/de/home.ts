export const home = {
  meta: {
    title: 'Küchen-Umrechner | Gramm in Milliliter',
    description:
      'Gramm, Tassen, Löffel, Unzen und Ofentemperaturen passend zur Zutat umrechnen. Kostenlos, ohne Werbung, privat und schnell auf dem Handy.',
  },
  hero: {
    title: 'Gramm, Tassen, Löffel: richtig umgerechnet',
    subtitle: 'Eine Tasse Mehl ist keine Tasse Honig.',
    start: 'Loslegen',
    facts: ['Werbefrei, auch offline', 'Rechnet auf dem Gerät'],
    proof: { caption: '{cup}:', flour: 'Mehl', sugar: 'Zucker', honey: 'Honig' },
  },
  tools: {
    title: 'Umrechner für die Küche',
    weight: {
      title: 'Gewicht',
      convert: 'Umrechnen',
      popular: 'Beliebte Gewichtsumrechnungen',
      phrases: [
        'Gramm in Unzen',
        'Unzen in Gramm',
        'US-Pfund in Kilogramm',
        'Gramm in US-Tassen',
        'US-Tassen in Gramm',
        'Kilogramm in US-Pfund',
        'Gramm in Esslöffel',
        'Unzen in US-Tassen',
      ],
    },
    volume: { title: 'Volumen', go: 'Esslöffel in Milliliter' },
    temperature: { title: 'Temperatur', go: 'Ofen, °F und °C' },
    portions: { title: 'Portionen', go: '75 g Reis in EL' },
    length: { title: 'Länge', go: 'Zoll und Formen' },
  },
  calculator: { title: 'Mengen umrechnen' },
  how: {
    title: 'So funktioniert der Umrechner',
    steps: [
      'Die Zutat wählen. Ihre Dichte verbindet Gewicht und Volumen.',
      'Die vorhandene Menge eingeben. 250, 1,5 und 1\u00a01/2 werden verstanden.',
      'Die vorhandene und die gewünschte Einheit wählen. Die Antwort ist sofort da.',
    ],
    tipsTitle: 'Profi-Tipps',
    tips: [
      'Wiegen, wann immer es geht. Eine Tasse mit fest gedrücktem Mehl kann ein Fünftel mehr enthalten als eine locker eingelöffelte.',
      'Mehl in die Tasse löffeln und mit dem Messer glatt streichen; davon gehen die Werte hier aus.',
      'Löffel immer glatt streichen: Ein gehäufter Teelöffel fasst weit mehr als ein gestrichener.',
    ],
  },
  density: {
    title: 'Dichte der Zutaten',
    columns: { ingredient: 'Zutat', density: 'Dichte (g/ml)', notes: 'Hinweise' },
    caption: 'Gramm in einem Milliliter',
    all: 'Alle {n} Zutaten zeigen',
    chart: 'Alle {n} Zutaten: die Gewichtstabelle',
    fewer: 'Weniger zeigen',
    whyTitle: 'Warum die Dichte zählt',
    why: 'Eine Waage misst Gewicht, eine Tasse misst Raum. Die Dichte verbindet beides: Eine Tasse Honig wiegt mehr als zweieinhalbmal so viel wie eine Tasse Mehl. Wo eine Zutat schwankt, wie beim Mehl, gilt die gängigste Art, sie abzumessen.',
  },
  recipes: {
    title: 'Rezepte nach Maß',
    text: 'Mengen in Gramm und Tassen, umgerechnet auf die eigene Personenzahl, mit Timern und Kochmodus.',
    all: 'Alle {n} Rezepte ansehen',
  },
  faq: {
    title: 'Häufige Fragen (FAQ)',
    items: [
      {
        id: 'cup-size',
        question: 'Wie viele Milliliter hat eine Tasse?',
        answer:
          'Eine US-Tasse (Cup) fasst etwa 240 ml; gerechnet wird hier mit 236,59 ml. Die metrische Tasse, üblich in Australien, Neuseeland und Kanada, fasst 250 ml. Stammt das Rezept von dort, kommen etwa 6 % dazu. Die Tasse aus dem eigenen Küchenschrank ist keine US-Tasse: Sie ist nicht genormt und fasst oft nur 120 bis 150 ml.',
      },
      {
        id: 'tablespoons-per-cup',
        question: 'Wie viele Esslöffel sind eine Tasse?',
        answer:
          'Eine US-Tasse sind 16 Esslöffel (EL), und ein Esslöffel sind 3 Teelöffel (TL). Eine Vierteltasse sind 4 EL, eine Dritteltasse 5 EL und 1 TL.',
      },
      {
        id: 'flour-weight',
        question: 'Wie viel wiegt eine Tasse Mehl?',
        answer:
          'Eine US-Tasse Mehl wiegt etwa 125 g, wenn das Mehl eingelöffelt und glatt gestrichen wird. Wer die Tasse ins Mehl taucht, drückt es zusammen und kommt auf 140 g und mehr; sicherer ist die Waage.',
      },
      {
        id: 'oven-375',
        question: 'Wie viel sind 375 °F in Celsius?',
        answer:
          '375 °F = 190 °C, das ist Gas Mark 5 (britische Gasherdstufe, nicht die Stufe des eigenen Gasherds). Bei Umluft genügen 170 °C.',
      },
      {
        id: 'why-ingredient',
        question: 'Warum fragt der Umrechner nach einer Zutat?',
        answer:
          'Weil Gramm ein Gewicht messen und Tassen einen Raum. 100 g Wasser füllen 100 ml, 100 g Mehl dagegen 189 ml. Zwischen zwei Gewichten oder zwei Volumen spielt die Zutat keine Rolle.',
      },
      {
        id: 'accuracy',
        question: 'Wie genau sind die Ergebnisse?',
        answer:
          'Die Rechnung stimmt auf die beiden angezeigten Nachkommastellen. Bei den Zutaten ist das anders: Mahlgrad, Feuchtigkeit und die Art, die Tasse zu füllen, können ein Volumen um 5 % oder mehr verändern. Verlass ist auf das Gewicht.',
      },
    ],
  },
  about: {
    title: 'Über dieses Werkzeug',
    text: [
      'Gramwise ist für die Küche gemacht: Es weiß, dass Zutaten eine Dichte haben, dass britische Gasherde ihre Gas Marks haben und dass eine Tasse nicht in jedem Land gleich viel fasst. Es ist kostenlos und ohne Werbung, und alles wird auf dem eigenen Gerät berechnet.',
      'Wo die Dichte einer Zutat schwankt, bei Mehl etwa, je nachdem, ob es gesiebt, eingelöffelt oder fest gedrückt ist, dient die gängigste Zubereitung als Grundlage, und das steht auch dabei. Rückmeldungen und Vorschläge sind willkommen, am liebsten ein besserer Wert mit Quelle.',
    ],
    more: 'Mehr über Gramwise',
    feedback: 'Korrektur senden',
  },
} as const;
