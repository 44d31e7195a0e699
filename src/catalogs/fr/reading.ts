export const reading = {
  document: { updated: 'Dernière mise à jour : {date}', sections: 'Sur cette page' },
  faq: {
    groups: 'Groupes de questions',
    copyLink: 'Copier le lien',
    copyLinkTo: 'Copier le lien\u202f: {question}',
    copied: 'Le lien est copié.',
    notCopied: 'Le lien n’a pas pu être copié.',
  },
  compare: {
    scroll:
      'Le tableau est plus large que l’écran : faites-le glisser sur le côté pour voir toutes les colonnes.',
  },
  anyMonth: {
    multi: {
      title: 'Plus de convives, ou moins',
      text: 'Divisez les portions voulues par celles de la recette, puis multipliez chaque quantité par le résultat.',
    },
    length: {
      title: 'Le moule de la recette',
      text: 'La recette demande un moule que vous n’avez pas ? Le calculateur dit par combien multiplier la pâte.',
    },
    cooking: {
      title: 'Un repas pour des invités',
      text: 'Combien acheter pour une fête, combien de temps cuit un rôti, combien de temps se gardent les restes.',
    },
  },
  mail: {
    address: 'Notre adresse',
    at: '(arobase)',
    write: 'Écrire un courriel',
    copy: 'Copier l’adresse',
    copied: 'L’adresse est copiée.',
    notCopied: 'L’adresse n’a pas pu être copiée.',
  },
} as const;
