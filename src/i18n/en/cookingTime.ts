/** Messages of the cooking time calculator. */
export const cookingTime = {
  title: 'How long will it take?',
  weight: { lb: 'Weight (lbs)', kg: 'Weight (kg)' },
  unit: 'Unit',
  units: { lb: 'Pounds', kg: 'Kilograms' },
  protein: 'Protein',
  proteins: { chicken: 'Chicken', beef: 'Beef', pork: 'Pork', fish: 'Fish' },
  method: 'Cooking method',
  methods: { roast: 'Roast/Bake', grill: 'Grill/Broil', 'slow-cook': 'Slow Cook' },
  calculate: 'Calculate Time',
  estimate: 'Estimated Cooking Time',
  empty: 'Enter values to calculate',
  error: 'Please enter a valid weight',
  hours: { one: '{n} hour', other: '{n} hours' },
  minutes: { one: '{n} minute', other: '{n} minutes' },
  dish: '{protein}, {weight}, {method}',
  weights: { lb: '{n} lb', kg: '{n} kg' },
  caution:
    'This is an estimate: shape, thickness and oven differ. Use a food thermometer and cook until the middle reaches {fahrenheit}°F ({celsius}°C).',
  rest: 'Then let the meat rest for {n} minutes.',
  chart: {
    leads: {
      'beef-roast':
        'Most beef roasts take longer than this estimate. The roasting chart of FoodSafety.gov gives:',
      'pork-roast':
        'A Boston butt (shoulder) takes longer than this estimate, a loin is done sooner. The roasting chart of FoodSafety.gov gives:',
      'chicken-roast': 'For comparison, the roasting chart of FoodSafety.gov for a whole chicken:',
      'chicken-grill': 'Large birds take longer than this estimate. The USDA gives for a whole chicken:',
    },
    cuts: {
      'rib-bone': 'Rib roast, bone-in',
      'rib-boneless': 'Rib roast, boneless',
      round: 'Round or rump roast',
      tenderloin: 'Whole tenderloin',
      loin: 'Loin roast',
      butt: 'Boston butt (shoulder)',
      'small-chicken': 'Small chicken',
      'large-chicken': 'Large chicken',
    },
    range: '{low}–{high}',
    span: '{low} to {high}',
    oven: '{weight}, oven at {fahrenheit}°F ({celsius}°C)',
    grill: '{weight}, on the grill',
    per: { lb: '{n} minutes per lb', kg: '{n} minutes per kg' },
    total: '{time} in all',
    yours: '{time} for your weight',
    duration: { hour: '{n} h', minute: '{n} min' },
  },
  thickness:
    'Fish is better timed by its thickness: cooks count about 10 minutes per inch (2.5 cm) at the thickest part.',
  slowCooker:
    'Slow cookers differ, and so do their low and high settings: the chart in the manual of yours knows better.',
  table: {
    title: 'Safe internal temperatures',
    food: 'Food',
    temperature: 'In the middle, at least',
    rest: 'Rest',
    foods: {
      poultry: 'Poultry',
      'ground-meat': 'Ground meat',
      'beef-pork-lamb': 'Beef, pork, lamb (medium): steaks, chops, roasts',
      'fish-shellfish': 'Fish and shellfish',
    },
    degrees: '{fahrenheit}°F / {celsius}°C',
    minutes: '{n} minutes',
    none: 'none',
    source:
      'Source: Safe Minimum Internal Temperature Chart, USDA Food Safety and Inspection Service, 2025. Ground poultry counts as poultry.',
  },
} as const;
