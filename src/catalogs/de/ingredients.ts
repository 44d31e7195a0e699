/** Ingredients under the names of German shelves. */
export const ingredients = {
  water: { name: 'Wasser', note: 'Der Maßstab: 1 ml wiegt 1 g' },
  milk: { name: 'Milch', note: 'Vollmilch; Magermilch weicht weniger als 1 % ab' },
  flour: { name: 'Weizenmehl', note: 'Type 405, W480; locker eingelöffelt und glatt gestrichen' },
  sugar: {
    name: 'Zucker',
    note: 'Weißer Haushaltszucker, kein Puderzucker; eingefüllt und glatt gestrichen',
  },
  butter: { name: 'Butter', note: 'Fest, ohne Lufteinschlüsse' },
  oil: { name: 'Pflanzenöl', note: 'Sonnenblumen-, Raps- und Olivenöl wiegen nahezu gleich viel' },
  honey: { name: 'Honig', note: 'Flüssig, bei Zimmertemperatur' },
  salt: { name: 'Speisesalz', note: 'Dichte des festen Kristalls; ein gestrichener TL wiegt etwa 6 g' },
  rice: { name: 'Weißer Reis (roh)', note: 'Trocken, glatt gerüttelt' },
  yogurt: { name: 'Joghurt', note: 'Natur, gerührt' },
  cream: { name: 'Schlagsahne', note: 'Obers, Rahm; flüssig, geschlagen etwa doppelt so viel' },
  cornstarch: { name: 'Speisestärke (Mais)', note: 'Eingelöffelt und glatt gestrichen' },
  cocoa: { name: 'Kakaopulver', note: 'Ungesüßter Backkakao, eingelöffelt; gesiebt ist er leichter' },
  breadcrumbs: { name: 'Semmelbrösel', note: 'Paniermehl; lose, nicht angedrückt' },
  oats: { name: 'Haferflocken', note: 'Kernige Flocken, trocken' },
} as const;
