/** Unit names of the home converter: `name` in lists and sentences, `one` for the singular, `short` after numbers. */
export const units = {
  milliliters: { one: 'milliliter', name: 'milliliters', short: 'ml' },
  liters: { one: 'liter', name: 'liters', short: 'l' },
  cups: { one: 'cup', name: 'cups', short: 'cups' },
  tablespoons: { one: 'tablespoon', name: 'tablespoons', short: 'tbsp' },
  teaspoons: { one: 'teaspoon', name: 'teaspoons', short: 'tsp' },
  fluid_ounces: { one: 'fluid ounce', name: 'fluid ounces', short: 'fl oz' },
  grams: { one: 'gram', name: 'grams', short: 'g' },
  kilograms: { one: 'kilogram', name: 'kilograms', short: 'kg' },
  ounces: { one: 'ounce', name: 'ounces', short: 'oz' },
  pounds: { one: 'pound', name: 'pounds', short: 'lb' },
} as const;
