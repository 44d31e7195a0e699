/** Units as German cooks write them. `Pfund` alone would be read as 500 g, hence the prefix. */
export const units = {
  milliliters: { one: 'Milliliter', name: 'Milliliter', short: 'ml' },
  liters: { one: 'Liter', name: 'Liter', short: 'l' },
  cups: { one: 'Tasse (US)', name: 'Tassen (US)', short: 'Tasse (US)' },
  tablespoons: { one: 'Esslöffel', name: 'Esslöffel', short: 'EL' },
  teaspoons: { one: 'Teelöffel', name: 'Teelöffel', short: 'TL' },
  fluid_ounces: { one: 'US-Flüssigunze', name: 'US-Flüssigunzen', short: 'fl oz' },
  grams: { one: 'Gramm', name: 'Gramm', short: 'g' },
  kilograms: { one: 'Kilogramm', name: 'Kilogramm', short: 'kg' },
  ounces: { one: 'Unze', name: 'Unzen', short: 'oz' },
  pounds: { one: 'US-Pfund', name: 'US-Pfund', short: 'lb' },
} as const;
