/** What the legal pages say about whoever publishes the site, from the settings of the build (`site/operator.ts`). */
export const legal = {
  missing: 'not configured',
  labels: {
    name: 'Publisher',
    address: 'Address',
    mail: 'E-mail',
    phone: 'Phone',
    representative: 'Represented by',
    register: 'Register',
    taxId: 'Tax or VAT number',
    editor: 'Responsible for the content',
    officer: 'Data protection officer',
    host: 'Web host',
    hostAddress: 'Address of the host',
    hostPhone: 'Phone of the host',
    logDays: 'Server log retention',
    mailMonths: 'Messages are kept for',
    transfer: 'Where the host and our mail provider handle data',
    authority: 'Supervisory authority',
    authorityAddress: 'How to reach it',
  },
  noMail: 'not configured; the address shown reaches nobody',
  noLogs: 'none kept',
  days: { one: '{n} day at most', other: '{n} days at most' },
  months: {
    one: '{n} month at most after the last message',
    other: '{n} months at most after the last message',
  },
  transfers: {
    none: 'only in the European Economic Area',
    adequacy:
      'also outside the European Economic Area, under an adequacy decision of the European Commission',
    clauses:
      'also outside the European Economic Area, under standard contractual clauses of the European Commission; ask us for a copy',
  },
} as const;
