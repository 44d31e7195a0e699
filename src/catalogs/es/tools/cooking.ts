import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Calculadoras de cocina',
  text: 'Comida para invitados, tiempos de cocción y sobras.',
  menu: 'Calculadoras de cocina',
  search:
    'fiesta invitados personas comida bebida tiempo de cocción asar hornear parrilla grill barbacoa olla lenta pollo ternera res carne cerdo pescado temperatura sobras arroz conservar nevera heladera refrigerador frigorífico congelador freezer días',
  parameters: {
    guests: 'El número de invitados',
    meal: 'La comida',
    appetizers: 'Con aperitivos',
    dessert: 'Con postre',
    children: 'Cuántos son niños',
    vegetarians: 'Cuántos son vegetarianos',
    vegans: 'Cuántos son veganos',
    weight: 'El peso de la carne o del pescado',
    unit: 'Su unidad',
    protein: 'Lo que se cocina',
    method: 'Cómo se cocina',
    ready: 'La hora de servir',
    cooked: 'El día en que se cocinó',
    food: 'El tipo de comida',
    storage: 'Dónde se guarda',
  },
} satisfies TranslatedAbout['cooking'];

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
