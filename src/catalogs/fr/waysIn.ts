/** Messages on the ways to bring a recipe into the reader, in French. */
export const waysIn = {
  title: 'Comment importer une recette',
  ways: {
    paste: {
      title: 'La coller',
      text: 'Copiez une recette, où qu’elle soit, ou le code source de sa page, et collez-la dans le champ ci-dessus.',
    },
    file: {
      title: 'Ouvrir un fichier',
      text: 'Déposez un fichier sur le champ ou choisissez-le\u202f: texte, Markdown, Cooklang, page web enregistrée, JSON schema.org ou l’export de Paprika, Mela, Mealie, Tandoor, Recipe Keeper et d’autres.',
    },
    share: {
      title: 'La partager avec l’application',
      text: 'Installez Gramwise depuis le menu du navigateur, puis sélectionnez le texte d’une recette dans une autre application et partagez-le avec Gramwise, même hors ligne.',
    },
    bookmark: {
      title: 'La prendre sur une page',
      text: 'Glissez ce bouton dans la barre de favoris, puis cliquez dessus sur une page de recette\u202f: votre sélection, ou la recette trouvée, s’ouvre ici.',
    },
  },
  notes: {
    share:
      'Chrome, Edge et Samsung Internet le proposent\u202f; avec Safari et Firefox, utilisez le copier-coller.',
    bookmark:
      'La recette voyage après le # de l’adresse, une partie qu’aucun serveur ne voit. Si les règles d’un site bloquent ce favori, utilisez le copier-coller.',
  },
  bookmark: 'Lire dans Gramwise',
  drag: 'Glissez ce bouton dans la barre de favoris, ou ajoutez le lien aux favoris par son menu contextuel.',
} as const;
