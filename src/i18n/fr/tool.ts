export const tool = {
  from: 'De',
  to: 'Vers',
  convert: 'Convertir',
  calculate: 'Calculer',
  swap: 'Inverser les unités',
  loading: 'Chargement…',
  copy: 'Copier le résultat',
  link: 'Copier un lien vers ce résultat',
  copied: 'Copié',
  notCopied: 'La copie a échoué. Sélectionnez le texte et copiez-le à la main.',
  more: 'Aussi sur Gramwise',
  cards: {
    length: {
      title: 'Longueurs et moules',
      text: 'Pouces et centimètres, tailles de moules, changement de moule.',
    },
    measure: {
      title: 'Mesurer un moule',
      text: 'Sa largeur, d’après une photo avec une carte bancaire à côté.',
    },
    temperature: { title: 'Température du four', text: 'Celsius, Fahrenheit et Gas Mark.' },
    weight: { title: 'Poids', text: 'Des grammes aux tasses et inversement, selon l’ingrédient.' },
    multi: { title: 'Multicalculateur', text: 'Volumes, quantités de recette, IMC et âge.' },
    cooking: {
      title: 'Calculateurs de cuisine',
      text: 'Quantités pour une fête, temps de cuisson, restes.',
    },
    reader: { title: 'Convertisseur de recettes', text: 'Collez une recette et lisez-la dans vos unités.' },
    kitchen: {
      title: 'Votre cuisine',
      text: 'Votre tasse, vos cuillères et votre four, gardés sur votre appareil.',
    },
    kitchenSheet: {
      title: 'Aide-mémoire',
      text: 'Vos ingrédients en tasses, cuillères et grammes, sur une page à épingler.',
    },
    ingredients: {
      title: 'Poids des ingrédients',
      text: 'Chaque ingrédient en tasses, cuillères et grammes.',
    },
    recipes: { title: 'Recettes', text: 'En grammes ou en tasses, pour le nombre de convives voulu.' },
    faq: {
      title: 'Questions fréquentes',
      text: 'Tasses, cuillères, fours, portions : les réponses en bref.',
    },
    embed: { title: 'Sur votre site', text: 'Le convertisseur, gratuit, sur vos propres pages.' },
    developers: {
      title: 'Liens et modules',
      text: 'Des modules pour votre site, et ce que peut contenir chaque adresse.',
    },
    spanish: { title: 'Convertisseur en espagnol', text: 'Les mêmes mesures pour les recettes espagnoles.' },
  },
} as const;
