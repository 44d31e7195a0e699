/** The page that lists all tools. */
export const toolList = {
  meta: {
    title: 'Outils de cuisine\u202f: convertir et calculer | Gramwise',
    description:
      'Tous les outils de Gramwise\u202f: convertisseurs de recettes et de mesures, moules, temps de cuisson, quantités par convive. Gratuit, sans publicité.',
  },
  title: 'Outils de cuisine',
  lead: 'Tout ce qui convertit, mesure ou calcule en cuisine. Gratuit, sans publicité et, après une première visite, même hors ligne.',
  groups: {
    convert: 'Recettes et mesures',
    size: 'Longueurs et moules',
    plan: 'Prévoir et calculer',
    kitchen: 'Pour votre cuisine',
    more: 'Et aussi',
  },
} as const;
