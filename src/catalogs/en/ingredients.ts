/** Names of the ingredients, `of` for use inside a sentence, and a note on what was measured. */
export const ingredients = {
  water: { name: 'Water', note: 'The reference: 1 ml weighs 1 g' },
  milk: { name: 'Milk', note: 'Whole; skim is within 1%' },
  flour: { name: 'All-Purpose Flour', note: 'Spooned into the cup and leveled' },
  sugar: { name: 'Granulated Sugar', note: 'Poured and leveled' },
  butter: { name: 'Butter', note: 'Solid, without air gaps' },
  oil: { name: 'Vegetable Oil', note: 'Sunflower, canola and olive weigh about the same' },
  honey: { name: 'Honey', note: 'Liquid, at room temperature' },
  salt: { name: 'Table Salt', note: 'Of the solid crystal; a level teaspoon weighs about 6 g' },
  rice: { name: 'White Rice (uncooked)', note: 'Dry, shaken level' },
  yogurt: { name: 'Yogurt', note: 'Plain, stirred' },
  cream: { name: 'Heavy Cream', note: 'Unwhipped; whipping about doubles its volume' },
  cornstarch: { name: 'Cornstarch', note: 'Spooned and leveled' },
  cocoa: { name: 'Cocoa Powder', note: 'Unsweetened, spooned; sifted is lighter' },
  breadcrumbs: { name: 'Breadcrumbs', note: 'Loose, unpressed' },
  oats: { name: 'Rolled Oats', note: 'Dry, old-fashioned' },
} as const;
