/** Messages of the leftovers calculator and its calendar reminder. */
export const leftovers = {
  title: 'How long do leftovers keep?',
  food: 'Food type',
  foods: {
    'cooked-meat': 'Cooked meat',
    poultry: 'Poultry',
    seafood: 'Seafood',
    rice: 'Rice',
    pasta: 'Pasta',
    vegetables: 'Vegetables',
    'soups-stews': 'Soups and stews',
    casseroles: 'Casseroles',
    pizza: 'Pizza',
    dairy: 'Dairy',
  },
  storage: 'Storage method',
  storages: { fridge: 'Fridge', freezer: 'Freezer' },
  places: { fridge: 'in the fridge', freezer: 'in the freezer' },
  cooked: 'Cooked on',
  cookedHint: 'Today, unless you choose another day.',
  calculate: 'Calculate Storage Time',
  empty: 'Choose the food and where it is kept to see until when it is safe.',
  error: 'Please enter a valid date',
  safeUntil: 'Safe until: {date} ({n} days)',
  counted: '{food} {place}: cooked on {cooked}, good through {until}.',
  passed: {
    fridge: 'That day has passed. Throw the food out.',
    freezer: 'That day has passed. Food that stayed frozen is still safe, but taste and texture suffer.',
  },
  frozen: 'Food kept frozen at 0°F (−18°C) stays safe; in the freezer the days are about taste and texture.',
  stricter: {
    fridge: {
      one: 'Stricter advice: {source} gives {n} day at most, until {date}.',
      other: 'Stricter advice: {source} gives {n} days at most, until {date}.',
    },
    freezer: {
      one: 'Stricter advice: {source} gives {n} day at most, until {date}.',
      other: 'Stricter advice: {source} gives about {n} days at most, until {date}.',
    },
  },
  sources: {
    'UK Food Standards Agency': 'the UK Food Standards Agency',
    'USDA FoodKeeper': 'the USDA FoodKeeper',
  },
  rice: 'Rice can carry spores that survive cooking: cool it fast and reheat it only once.',
  dairy:
    'Dairy differs: milk keeps until its use-by date, yogurt one to two weeks, opened cottage cheese one week. Sour cream, cream cheese and cottage cheese do not freeze well.',
  remind: 'Add to calendar (.ics)',
  notSaved: 'Could not save the reminder. Check your connection.',
  event: {
    title: 'Use up the leftovers: {food}',
    text: 'Kept {place}, cooked on {cooked}. Safe until {until}. When in doubt, throw it out.',
  },
  tipsTitle: 'Storage tips',
  tips: [
    'Use shallow containers, so that food cools fast.',
    'Refrigerate within 2 hours (1 hour above 90°F / 32°C).',
    'Keep the fridge at 40°F (4°C) or below.',
    'Label containers with contents and date.',
    'When in doubt, throw it out.',
  ],
} as const;
