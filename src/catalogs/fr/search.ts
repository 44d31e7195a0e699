/** Messages of the search before it loads. */
export const searchFrame = {
  name: 'Rechercher',
  shortcut: 'Rechercher (/ ou Ctrl+K)',
  label: 'Que cherchez-vous ?',
  placeholder: 'farine, four, soupe…',
  close: 'Fermer la recherche',
  failed: 'La recherche n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  retry: 'Réessayer',
} as const;

export const search = {
  results: {
    list: 'Résultats de la recherche',
    kinds: {
      tool: 'Outils',
      ingredient: 'Ingrédients',
      food: 'Poids',
      recipe: 'Recettes',
      post: 'Articles du blog',
      question: 'Questions fréquentes',
      page: 'Pages du site',
    },
    count: { one: '{n} résultat', other: '{n} résultats' },
    first: 'Les {n} meilleurs résultats sur {total}',
    start: 'Pour commencer',
    none: 'Aucun résultat pour « {query} »',
    similar: 'Orthographe proche de « {query} » : {count}',
    close: 'Ce qui s’en approche',
    hint: 'Essayez un seul mot simple : un ingrédient, un plat ou une unité.',
    slash: 'Ouvrir la recherche avec la touche /',
    keys: '↑ ↓ pour choisir, Entrée pour ouvrir, Échap pour fermer',
  },
  found: {
    food: { text: '1 tasse (US) = {weights}' },
    converter: {
      title: 'Convertisseur : grammes, tasses et cuillères',
      text: 'Le poids et le volume de {n} ingrédients, selon leur densité.',
    },
  },
  also: {
    home: 'accueil début convertisseur calculatrice',
    tools: 'tous les outils liste calculateurs convertisseurs cuisine',
    converter:
      'convertir kilogrammes onces livres millilitres litres centilitres c. à s. c. à c. poids volume densité cuillère à soupe à café conversion',
    recipes: 'recette plats cuisiner végétarien végane végan sans gluten dessert soupe',
    blog: 'articles billets guides',
    faq: 'questions réponses aide',
    about: 'mission histoire équipe fonctions',
    compare: 'alternatives comparaison autres convertisseurs témoignages',
    trending: 'saison saisonnier mois tendances',
    developers: 'api url paramètre lien json données widget',
    terms: 'conditions générales utilisation mentions légales droit',
    imprint: 'mentions légales éditeur hébergeur adresse directeur de la publication',
    privacy: 'données cookies suivi stockage vie privée',
    contact: 'e-mail courriel écrire avis correction',
  },
} as const;
