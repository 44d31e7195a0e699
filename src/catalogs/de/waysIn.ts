/** Messages on the ways to bring a recipe into the reader, in German. */
export const waysIn = {
  title: 'So übernehmen Sie ein Rezept',
  ways: {
    paste: {
      title: 'Einfügen',
      text: 'Ein Rezept von einer beliebigen Seite oder deren Quelltext kopieren und oben in das Feld einfügen.',
    },
    file: {
      title: 'Datei öffnen',
      text: 'Eine Datei auf das Feld ziehen oder auswählen: Text, Markdown, Cooklang, eine gespeicherte Webseite, JSON nach schema.org oder den Export aus Paprika, Mela, Mealie, Tandoor, Recipe Keeper und anderen.',
    },
    share: {
      title: 'Mit der App teilen',
      text: 'Gramwise über das Menü des Browsers installieren, dann in einer anderen App den Text eines Rezepts markieren und mit Gramwise teilen, auch offline.',
    },
    bookmark: {
      title: 'Von einer Seite holen',
      text: 'Diese Schaltfläche in die Lesezeichenleiste ziehen und dort anklicken, wenn eine Seite mit einem Rezept offen ist: Das Markierte oder das gefundene Rezept öffnet sich hier.',
    },
  },
  notes: {
    share:
      'Chrome, Edge und Samsung Internet bieten das an; in Safari und Firefox hilft Kopieren und Einfügen.',
    bookmark:
      'Das Rezept steht in der Adresse hinter dem #; diesen Teil sieht kein Server. Wo die Regeln einer Website solche Lesezeichen sperren, hilft Kopieren und Einfügen.',
  },
  bookmark: 'In Gramwise lesen',
  drag: 'Diese Schaltfläche in die Lesezeichenleiste ziehen oder den Link über sein Kontextmenü als Lesezeichen ablegen.',
} as const;
