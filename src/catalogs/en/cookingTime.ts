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
  ready: 'On the table at',
  readyHint: 'Optional: shows when to start.',
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
  stricter:
    'The UK Food Standards Agency’s standard advice is {fahrenheit}°F ({celsius}°C) in the middle, held for {n} minutes, which is stricter for whole cuts and fish.',
  thaw: 'Thaw meat and fish fully before they go into a slow cooker.',
  basis: {
    rule: {
      roast: 'Rule of thumb, in an oven at 325°F (160°C) or hotter',
      grill: 'Rule of thumb, on the grill',
      'slow-cook': 'Rule of thumb, in the slow cooker',
    },
    charts: {
      'beef-roast': 'FoodSafety.gov chart, depending on the cut',
      'pork-roast': 'FoodSafety.gov chart, depending on the cut',
      'chicken-roast': 'FoodSafety.gov chart for a whole chicken',
      'chicken-grill': 'USDA, whole chicken on the grill',
    },
    oven: '{source}, oven at {fahrenheit}°F ({celsius}°C)',
  },
  start: {
    methods: {
      roast: 'On the table at {ready}: in the oven at {start}',
      grill: 'On the table at {ready}: on the grill at {start}',
    },
    sameDay: '{time}',
    dayBefore: '{time} the day before',
  },
  chart: {
    leads: {
      'beef-roast':
        'Most beef roasts take longer than this estimate. The FoodSafety.gov roasting chart gives:',
      'pork-roast':
        'A Boston butt (shoulder) takes longer than this estimate, and a loin is done sooner. The FoodSafety.gov roasting chart gives:',
      'chicken-roast': 'For comparison, the FoodSafety.gov roasting chart for a whole chicken:',
      'chicken-grill': 'Large birds take longer than this estimate. For a whole chicken the USDA gives:',
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
      goose: 'Goose',
      duck: 'Duck',
      'small-turkey': 'Turkey, small',
      'large-turkey': 'Turkey, large',
      'turkey-breast': 'Turkey breast',
      'lamb-leg': 'Leg of lamb, bone-in',
      'lamb-leg-boneless': 'Leg of lamb, boneless',
      'lamb-shoulder': 'Lamb shoulder',
      'veal-rib': 'Veal rib roast',
      'veal-loin': 'Veal loin',
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
    'Fish is better timed by its thickness: cooks figure about 10 minutes per inch (2.5 cm) at the thickest part.',
  slowCooker:
    'Slow cookers differ, and so do their low and high settings: go by the chart in your manual. No start time is given for them.',
  slowJoints:
    'Most roasts need much longer than this rule says: typically 8 to 10 hours on low, or 4 to 6 on high. The USDA’s Food Safety and Inspection Service (FSIS) gives 8 to 12 hours for slow cookers.',
  others: {
    title: 'Goose, duck, turkey, lamb and veal in the oven',
    inside: '{fahrenheit}°F ({celsius}°C) inside',
    source:
      'Source: roasting charts of FoodSafety.gov, the birds without stuffing. Let lamb and veal rest for 3 minutes. The thermometer has the last word: the thickest part of the thigh in a bird, the middle of a roast.',
  },
  table: {
    title: 'Safe internal temperatures',
    food: 'Food',
    temperature: 'In the middle, at least',
    rest: 'Rest',
    foods: {
      poultry: 'Poultry',
      'ground-meat': 'Ground meat',
      'beef-pork-lamb': 'Beef, pork, lamb (steaks, chops, roasts)',
      'fish-shellfish': 'Fish and shellfish',
      eggs: 'Eggs and egg dishes',
      'leftovers-casseroles': 'Leftovers (reheated) and casseroles',
      stuffing: 'Stuffing, in the bird or on its own',
    },
    degrees: '{fahrenheit}°F / {celsius}°C',
    minutes: '{n} minutes',
    none: 'none',
    source:
      'Source: Safe Minimum Internal Temperature Chart, USDA Food Safety and Inspection Service, 2025. Ground poultry counts as poultry. These are the lowest safe temperatures, not degrees of doneness such as medium. The USDA also advises roasting at 325°F or hotter: 160°C on a dial, exactly 163°C.',
  },
} as const;
