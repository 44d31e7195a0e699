import type { About, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Calculadoras de cocina',
  text: 'Comida para invitados, tiempos de cocción y sobras.',
  menu: 'Calculadoras de cocina',
  search:
    'fiesta invitados personas comida bebida tiempo de cocción asar hornear parrilla grill barbacoa olla lenta pollo ternera res carne cerdo pescado temperatura sobras arroz conservar nevera heladera refrigerador frigorífico congelador freezer días',
} satisfies About;

export const cooking = {
  meta: {
    title: 'Invitados, tiempos de cocción y sobras | Gramwise',
    description:
      'Calcule comida y bebida para sus invitados, estime cuánto tardan la carne y el pescado y vea hasta cuándo se pueden comer las sobras. Gratis.',
  },
  title: 'Calculadoras de cocina',
  lead: 'Cuánto comprar para los invitados, cuánto puede tardar el asado y hasta cuándo se conservan las sobras.',
  tabsLabel: 'Calculadoras de cocina',
  tabs: {
    party: 'Comida para invitados',
    'cooking-time': 'Tiempo de cocción',
    leftovers: 'Conservar sobras',
  },
} as const satisfies TranslatedTools['cooking'];
