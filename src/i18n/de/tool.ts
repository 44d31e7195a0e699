export const tool = {
  from: 'Von',
  to: 'In',
  convert: 'Umrechnen',
  calculate: 'Berechnen',
  swap: 'Einheiten tauschen',
  copy: 'Ergebnis kopieren',
  link: 'Link zu diesem Ergebnis kopieren',
  copied: 'Kopiert',
  notCopied: 'Kopieren nicht möglich. Bitte den Text markieren und von Hand kopieren.',
  more: 'Weitere Küchenhelfer',
  cards: {
    length: {
      title: 'Längen und Backformen',
      text: 'Zoll und Zentimeter, Größen und Tausch von Backformen.',
    },
    measure: {
      title: 'Eine Form ausmessen',
      text: 'Wie breit sie ist, aus einem Foto mit einer Bankkarte daneben.',
    },
    temperature: { title: 'Ofentemperatur', text: 'Celsius, Fahrenheit und Gas Mark.' },
    weight: { title: 'Gewicht', text: 'Von Gramm zu Tassen und zurück, je nach Zutat.' },
    multi: { title: 'Multirechner', text: 'Volumen, Rezeptmengen, BMI und Alter.' },
    cooking: { title: 'Kochrechner', text: 'Mengen für Gäste, Garzeiten, Reste.' },
    reader: { title: 'Rezept-Umrechner', text: 'Ein Rezept einfügen und in den eigenen Maßen lesen.' },
    kitchen: { title: 'Ihre Küche', text: 'Ihre Tasse, Löffel und Ihr Ofen, auf dem Gerät gespeichert.' },
    kitchenSheet: {
      title: 'Spickzettel',
      text: 'Ihre Zutaten in Tassen, Löffeln und Gramm, auf einer Seite zum Aufhängen.',
    },
    developers: {
      title: 'Links und Einbetten',
      text: 'Rechner für Ihre Website und die Parameter jeder Adresse.',
    },
    spanish: { title: 'Umrechner auf Spanisch', text: 'Dieselben Maße für spanische Rezepte.' },
  },
} as const;
