/** The page that lists all tools. */
export const toolList = {
  meta: {
    title: 'Kitchen Tools: Converters and Calculators | Gramwise',
    description:
      'Every tool of Gramwise on one page: recipe and unit converters, pan sizes, cooking times, amounts for guests and your own kitchen. Free, no ads.',
  },
  title: 'Kitchen Tools',
  lead: 'Everything here that converts, measures or plans for a cook. Free, without ads, and after a first visit offline too.',
  groups: {
    convert: 'Recipes and measures',
    size: 'Lengths and pans',
    plan: 'Plan and calculate',
    kitchen: 'For your own kitchen',
    more: 'And also',
  },
} as const;
