export const legal = {
  missing: 'non renseigné',
  labels: {
    name: 'Éditeur',
    address: 'Adresse',
    mail: 'Courriel',
    phone: 'Téléphone',
    representative: 'Représenté par',
    register: 'Registre',
    taxId: 'Numéro fiscal ou de TVA',
    editor: 'Direction de la publication',
    officer: 'Délégué à la protection des données',
    host: 'Hébergeur',
    hostAddress: 'Adresse de l’hébergeur',
    hostPhone: 'Téléphone de l’hébergeur',
    logDays: 'Conservation des journaux du serveur',
    mailMonths: 'Conservation des messages',
    transfer: 'Lieu où l’hébergeur et notre messagerie traitent les données',
    authority: 'Autorité de contrôle',
    authorityAddress: 'Pour la joindre',
  },
  noMail: 'non renseigné ; l’adresse affichée ne mène à personne',
  noLogs: 'aucune',
  days: { one: '{n} jour au plus', other: '{n} jours au plus' },
  months: {
    one: '{n} mois au plus après le dernier message',
    other: '{n} mois au plus après le dernier message',
  },
  transfers: {
    none: 'seulement dans l’Espace économique européen',
    adequacy:
      'aussi hors de l’Espace économique européen, sur la base d’une décision d’adéquation de la Commission européenne',
    clauses:
      'aussi hors de l’Espace économique européen, sur la base de clauses contractuelles types de la Commission européenne ; une copie est envoyée sur demande',
  },
} as const;
