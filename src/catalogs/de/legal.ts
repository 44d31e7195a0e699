export const legal = {
  missing: 'nicht eingetragen',
  labels: {
    name: 'Betreiber',
    address: 'Anschrift',
    mail: 'E-Mail',
    phone: 'Telefon',
    representative: 'Vertreten durch',
    register: 'Registereintrag',
    taxId: 'Steuer- oder Umsatzsteuernummer',
    editor: 'Verantwortlich für den Inhalt',
    officer: 'Datenschutzbeauftragte Person',
    host: 'Hosting-Anbieter',
    hostAddress: 'Anschrift des Hosting-Anbieters',
    hostPhone: 'Telefon des Hosting-Anbieters',
    logDays: 'Aufbewahrung der Serverprotokolle',
    mailMonths: 'Aufbewahrung von Nachrichten',
    transfer: 'Wo der Hosting-Anbieter und unser Mailanbieter Daten verarbeiten',
    authority: 'Aufsichtsbehörde',
    authorityAddress: 'So erreichen Sie sie',
  },
  noMail: 'nicht eingetragen; die gezeigte Adresse erreicht niemanden',
  noLogs: 'keine',
  days: { one: 'höchstens {n} Tag', other: 'höchstens {n} Tage' },
  months: {
    one: 'höchstens {n} Monat nach der letzten Nachricht',
    other: 'höchstens {n} Monate nach der letzten Nachricht',
  },
  transfers: {
    none: 'nur im Europäischen Wirtschaftsraum',
    adequacy:
      'auch außerhalb des Europäischen Wirtschaftsraums, auf Grundlage eines Angemessenheitsbeschlusses der Europäischen Kommission',
    clauses:
      'auch außerhalb des Europäischen Wirtschaftsraums, auf Grundlage von Standardvertragsklauseln der Europäischen Kommission; eine Kopie erhalten Sie auf Anfrage',
  },
} as const;
