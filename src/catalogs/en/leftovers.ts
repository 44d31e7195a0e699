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
  empty: 'Choose the food and where it is kept to see how long it is safe.',
  errors: {
    'invalid-date': 'Please enter a valid date',
    'future-date':
      'This date is in the future. Please enter the day the food was cooked, today at the latest.',
  },
  safeUntil: 'Safe until: {date} ({n} days)',
  verdicts: {
    fresh: 'Cooked today: eat within {days} days',
    later: 'Day {day} of {days}: eat by {date}',
    tomorrow: 'Day {day} of {days}: eat today or tomorrow',
    today: 'Day {day} of {days}: eat today',
    faded: 'Past its best, but safe if it stayed frozen',
    discard: 'Throw it out',
  },
  counted: '{food}: cooked on {cooked}, kept {place}, good through {until}.',
  passed: {
    fridge: 'That day has passed. Throw the food out, even if it looks and smells fine.',
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
  tooLate: {
    one: 'By stricter advice, it is too late: {source} gives {n} day at most, until {date}. When in doubt, throw it out.',
    other:
      'By stricter advice, it is too late: {source} gives {n} days at most, until {date}. When in doubt, throw it out.',
  },
  sources: {
    'UK Food Standards Agency': 'the UK Food Standards Agency',
    'USDA FoodKeeper': 'the USDA FoodKeeper',
  },
  rice: 'Rice can carry spores that survive cooking: cool it within an hour, as the UK Food Standards Agency advises, and reheat it only once.',
  reheat: 'Reheat leftovers until the middle reaches {fahrenheit}°F ({celsius}°C), as the USDA advises.',
  dairy:
    'Dairy products differ: milk keeps until its use-by date, yogurt one to two weeks, opened cottage cheese one week. A dish cooked with dairy counts as leftovers, which the UK Food Standards Agency gives two days. Sour cream, cream cheese and cottage cheese do not freeze well.',
  remind: 'Add to calendar (.ics)',
  event: {
    title: 'Use up the leftovers: {food}',
    text: 'Cooked on {cooked}, kept {place}. Safe until {until}. When in doubt, throw it out.',
  },
  tipsTitle: 'Storage tips',
  tips: [
    'Use shallow containers so that food cools fast.',
    'Refrigerate within 2 hours (1 hour above 90°F / 32°C).',
    'Keep the fridge at 40°F (4°C) or below.',
    'Label containers with contents and date.',
    'When in doubt, throw it out.',
  ],
} as const;
