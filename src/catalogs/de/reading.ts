export const reading = {
  document: { updated: 'Zuletzt aktualisiert: {date}', sections: 'Auf dieser Seite' },
  faq: {
    groups: 'Themen',
    copyLink: 'Link kopieren',
    copyLinkTo: 'Link kopieren: {question}',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Link konnte nicht kopiert werden.',
  },
  compare: {
    scroll:
      'Die Tabelle ist breiter als der Bildschirm: Schieben Sie sie zur Seite, um alle Spalten zu sehen.',
  },
  anyMonth: {
    multi: {
      title: 'Mehr Gäste oder weniger',
      text: 'Teilen Sie die gewünschten Portionen durch die des Rezepts und multiplizieren Sie jede Menge mit dem Ergebnis.',
    },
    length: {
      title: 'Die Form aus dem Rezept',
      text: 'Das Rezept verlangt eine Springform, die nicht im Schrank steht? Der Rechner sagt, mit welchem Faktor Ihre passt.',
    },
    cooking: {
      title: 'Ein Essen für Gäste',
      text: 'Wie viel für ein Fest einzukaufen ist, wie lange ein Braten etwa braucht und wie lange sich Reste halten.',
    },
  },
  mail: {
    address: 'Unsere Adresse',
    at: '(at)',
    write: 'E-Mail schreiben',
    copy: 'Adresse kopieren',
    copied: 'Die Adresse ist kopiert.',
    notCopied: 'Die Adresse konnte nicht kopiert werden.',
  },
} as const;
