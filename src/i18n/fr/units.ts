/** Units as French cooks write them. `livre` alone would be read as 500 g, hence the adjective. */
export const units = {
  milliliters: { one: 'millilitre', name: 'millilitres', short: 'ml' },
  liters: { one: 'litre', name: 'litres', short: 'l' },
  cups: { one: 'tasse (US)', name: 'tasses (US)', short: 'tasse (US)' },
  tablespoons: { one: 'cuillère à soupe', name: 'cuillères à soupe', short: 'c. à s.' },
  teaspoons: { one: 'cuillère à café', name: 'cuillères à café', short: 'c. à c.' },
  fluid_ounces: { one: 'once liquide US', name: 'onces liquides US', short: 'fl oz' },
  grams: { one: 'gramme', name: 'grammes', short: 'g' },
  kilograms: { one: 'kilogramme', name: 'kilogrammes', short: 'kg' },
  ounces: { one: 'once', name: 'onces', short: 'oz' },
  pounds: { one: 'livre américaine', name: 'livres américaines', short: 'lb' },
} as const;
