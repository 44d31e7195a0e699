/**
 * URLs as the tools of 1d35f89 write them, and what they open. Rows are only added, never changed: a URL
 * that is written otherwise today gets today's form as a fourth part.
 */
import type { Tool } from './tool.ts';

const listed = (pan: string) => ({ pan, first: '', second: '', depth: '' });
const customPan = (shape: string, first: string, second = '', depth = '') => ({
  pan: `own-${shape}`,
  first,
  second,
  depth,
});

export const ask: Tool = {
  page: '/',
  rows: [
    ['en', '?q=2+cups+flour+in+grams', { question: '2 cups flour in grams' }],
    ['en', '?q=350F+in+celsius', { question: '350F in celsius' }],
    ['en', '?q=1%2F2+stick+of+butter+in+g', { question: '1/2 stick of butter in g' }],
    ['en', '?q=%C2%BD+cup+cr%C3%A8me+fra%C3%AEche', { question: '½ cup crème fraîche' }],
    ['fr', '?q=200+g+de+farine+en+tasses', { question: '200 g de farine en tasses' }],
    ['fr', '?q=2+c.+%C3%A0+soupe+d%E2%80%99huile+en+ml', { question: '2 c. à soupe d’huile en ml' }],
    ['de', '?q=3+EL+Zucker+in+Gramm', { question: '3 EL Zucker in Gramm' }],
    ['de', '?q=1,5+Tassen+Mehl', { question: '1,5 Tassen Mehl' }],
    ['es', '?q=media+taza+de+az%C3%BAcar+en+gramos', { question: 'media taza de azúcar en gramos' }],
    ['es', '?q=%C2%BFcu%C3%A1ntos+gramos+son+2+tazas+de+arroz%3F', { question: '¿cuántos gramos son 2 tazas de arroz?' }],
  ],
};

export const converter: Tool = {
  page: '/',
  start: { ingredient: 'water', as: '', amount: '100', from: 'grams', to: 'milliliters', figure: '' },
  rows: [
    ['en', '?ingredient=flour&amount=2&from=cups&to=grams', { ingredient: 'flour', amount: '2', from: 'cups', to: 'grams' }],
    ['en', '?ingredient=flour&as=scooped&amount=1+1%2F2&from=cups', { ingredient: 'flour', as: 'scooped', amount: '1 1/2', from: 'cups' }],
    ['en', '?ingredient=brown-sugar&as=loose&amount=0.75&from=cups&to=ounces', { ingredient: 'brown-sugar', as: 'loose', amount: '0.75', from: 'cups', to: 'ounces' }],
    ['en', '?ingredient=butter&amount=1&from=stick_of_butter&to=tablespoons', { ingredient: 'butter', amount: '1', from: 'stick_of_butter', to: 'tablespoons' }],
    ['en', '?ingredient=salt&amount=2&from=teaspoons&to=grams&figure=measured', { ingredient: 'salt', amount: '2', from: 'teaspoons', to: 'grams', figure: 'measured' }],
    ['en', '?amount=2+cups+flour', { amount: '2 cups flour' }],
    ['en', '?amount=', { amount: '' }],
    ['en', '?from=cups', { from: 'cups' }],
    ['fr', '?ingredient=honey&amount=1,5&from=metric_tablespoon&to=grams', { ingredient: 'honey', amount: '1,5', from: 'metric_tablespoon', to: 'grams' }],
    ['fr', '?ingredient=milk&amount=25&from=centiliter&to=metric_cup', { ingredient: 'milk', amount: '25', from: 'centiliter', to: 'metric_cup' }],
    ['de', '?ingredient=sugar&amount=250&to=metric_cup', { ingredient: 'sugar', amount: '250', to: 'metric_cup' }],
    ['de', '?ingredient=almonds-whole&as=sliced&amount=3&from=metric_tablespoon&to=grams', { ingredient: 'almonds-whole', as: 'sliced', amount: '3', from: 'metric_tablespoon', to: 'grams' }],
    ['es', '?ingredient=rice&amount=1&from=us_legal_cup&to=grams', { ingredient: 'rice', amount: '1', from: 'us_legal_cup', to: 'grams' }],
    ['es', '?ingredient=walnuts-halves&amount=%C2%BE&from=cups&to=grams', { ingredient: 'walnuts-halves', amount: '¾', from: 'cups', to: 'grams' }],
    ['en', '?ingredient=sugar&amount=1&from=imperial_pint&to=pounds', { ingredient: 'sugar', amount: '1', from: 'imperial_pint', to: 'pounds' }],
  ],
};

/** The converter on the page of honey, which starts with a cup of it. */
export const foodConverter: Tool = {
  page: '/ingredients/honey',
  start: { ingredient: 'honey', as: '', amount: '1', from: 'cups', to: 'grams', figure: '' },
  rows: [
    ['en', '?amount=3&from=tablespoons', { amount: '3', from: 'tablespoons' }],
    ['de', '?amount=2,5&from=metric_tablespoon', { amount: '2,5', from: 'metric_tablespoon' }],
    ['fr', '?ingredient=maple-syrup&to=ounces', { ingredient: 'maple-syrup', to: 'ounces' }],
  ],
};

export const oven: Tool = {
  page: '/',
  rows: [
    ['en', '?scale=fahrenheit&heat=350', { scale: 'fahrenheit', degrees: '350' }],
    ['en', '?scale=gas-mark&heat=6', { scale: 'gas-mark', mark: '6' }],
    ['en', '?scale=gas-mark&heat=1%2F4', { scale: 'gas-mark', mark: '1/4' }],
    ['de', '?scale=celsius&heat=200', { scale: 'celsius', degrees: '200' }],
    ['fr', '?scale=fahrenheit&heat=212,5', { scale: 'fahrenheit', degrees: '212,5' }],
    ['es', '?scale=fahrenheit&heat=212%2C5', { scale: 'fahrenheit', degrees: '212,5' }],
  ],
};

export const length: Tool = {
  page: '/conversions/length',
  rows: [
    ['en', '', { tab: 'converter', value: '1', from: 'in', to: 'cm' }],
    ['en', '?value=9&from=in&to=cm', { tab: 'converter', value: '9', from: 'in', to: 'cm' }],
    ['en', '?value=2+1%2F2&from=ft&to=m', { tab: 'converter', value: '2 1/2', from: 'ft', to: 'm' }],
    ['de', '?value=22,5&from=cm&to=in', { tab: 'converter', value: '22,5', from: 'cm', to: 'in' }],
    ['en', '?tab=pans', { tab: 'pans' }],
  ],
};

export const pans: Tool = {
  page: '/conversions/length',
  start: { by: 'area', unit: 'cm' },
  rows: [
    ['en', '', { recipe: listed('us-round-9'), mine: listed('us-round-8') }],
    ['de', '', { recipe: listed('springform-26'), mine: listed('springform-20') }],
    ['en', '?recipe=us-dish-13x9&mine=us-square-8', { recipe: listed('us-dish-13x9'), mine: listed('us-square-8') }],
    ['en', '?recipe=us-loaf-8.5x4.5&mine=us-loaf-9x5&by=volume', { recipe: listed('us-loaf-8.5x4.5'), mine: listed('us-loaf-9x5'), by: 'volume' }],
    ['en', '?recipe=us-round-9&mine=own-square~8+1%2F2~~&unit=in', { recipe: listed('us-round-9'), mine: customPan('square', '8 1/2'), unit: 'in' }],
    ['en', '?recipe=own-loaf~25~11~7&mine=us-bundt-10&by=volume', { recipe: customPan('loaf', '25', '11', '7'), mine: listed('us-bundt-10'), by: 'volume' }],
    ['de', '?recipe=springform-26&mine=own-round~24,3~~', { recipe: listed('springform-26'), mine: customPan('round', '24,3') }],
    ['fr', '?recipe=tart-28&mine=own-rectangular~30~20,5~', { recipe: listed('tart-28'), mine: customPan('rectangular', '30', '20,5') }],
    ['es', '?recipe=us-round-9&mine=us-round-8', { recipe: listed('us-round-9'), mine: listed('us-round-8') }],
    ['es', '?recipe=gugelhupf-22&mine=kastenform-30', { recipe: listed('gugelhupf-22'), mine: listed('kastenform-30') }],
    // Every language once started with American pans, and URLs of one pan were shared.
    ['de', '?mine=springform-24', { recipe: listed('us-round-9'), mine: listed('springform-24') }, '?recipe=us-round-9&mine=springform-24'],
  ],
};

export const multi: Tool = {
  page: '/tools/multi-calculator',
  rows: [
    ['en', '', { tab: 'volume' }],
    ['en', '?value=3&from=cup&to=floz', { tab: 'volume', value: '3', from: 'cup', to: 'floz' }],
    ['fr', '?value=0,5&from=gallon&to=l', { tab: 'volume', value: '0,5', from: 'gallon', to: 'l' }],
    ['en', '?tab=recipe&original=4&desired=6&amount=100', { tab: 'recipe', original: '4', desired: '6', amount: '100' }],
    ['de', '?tab=recipe&original=4&desired=10&amount=2,5', { tab: 'recipe', original: '4', desired: '10', amount: '2,5' }],
    ['es', '?tab=bmi&height=170&weight=70', { tab: 'bmi', height: '170', weight: '70' }],
    ['en', '?tab=age&birth=1984-02-29', { tab: 'age', birth: '1984-02-29' }],
  ],
};

export const spanish: Tool = {
  page: '/tools/convertidor',
  rows: [
    ['es', '', { tab: 'peso' }],
    ['es', '?value=250&from=gramos&to=onzas', { tab: 'peso', value: '250', from: 'gramos', to: 'onzas' }],
    ['es', '?tab=temperatura&value=180&from=celsius&to=fahrenheit', { tab: 'temperatura', value: '180', from: 'celsius', to: 'fahrenheit' }],
    ['es', '?tab=volumen&value=1,5&from=taza&to=mililitros', { tab: 'volumen', value: '1,5', from: 'taza', to: 'mililitros' }],
    ['en', '?tab=longitud&value=12&from=pulgada&to=cm', { tab: 'longitud', value: '12', from: 'pulgada', to: 'cm' }],
  ],
};

const party = { tab: 'party', appetizers: 'yes', dessert: 'yes', children: '', vegetarians: '', vegans: '' };

export const cooking: Tool = {
  page: '/tools/cool-cooking-calculators',
  rows: [
    ['en', '', { tab: 'party' }],
    ['en', '?guests=12&meal=brunch&appetizers=yes&dessert=yes', { ...party, guests: '12', meal: 'brunch' }],
    ['de', '?guests=20&meal=snacks&appetizers=no&dessert=yes&children=4&vegetarians=3&vegans=1', { ...party, guests: '20', meal: 'snacks', appetizers: 'no', children: '4', vegetarians: '3', vegans: '1' }],
    ['en', '?tab=cooking-time&weight=5&unit=lb&protein=beef&method=roast', { tab: 'cooking-time', weight: '5', unit: 'lb', protein: 'beef', method: 'roast', ready: '' }],
    ['fr', '?tab=cooking-time&weight=2,3&unit=kg&protein=pork&method=slow-cook&ready=19%3A00', { tab: 'cooking-time', weight: '2,3', unit: 'kg', protein: 'pork', method: 'slow-cook', ready: '19:00' }],
    ['en', '?tab=cooking-time&weight=1.5+kg&unit=lb&protein=fish&method=grill', { tab: 'cooking-time', weight: '1.5 kg', unit: 'lb', protein: 'fish', method: 'grill', ready: '' }],
    ['en', '?tab=cooking-time&weight=5', { tab: 'cooking-time', weight: '5', unit: 'lb', protein: 'chicken', method: 'roast', ready: '' }, '?tab=cooking-time&weight=5&unit=lb&protein=chicken&method=roast'],
    ['es', '?tab=cooking-time&weight=5', { tab: 'cooking-time', weight: '5', unit: 'kg', protein: 'chicken', method: 'roast', ready: '' }, '?tab=cooking-time&weight=5&unit=kg&protein=chicken&method=roast'],
    ['en', '?tab=leftovers&food=rice&storage=fridge&cooked=2025-05-20', { tab: 'leftovers', food: 'rice', storage: 'fridge', cooked: '2025-05-20' }],
    ['es', '?tab=leftovers&food=soups-stews&storage=freezer&cooked=2025-05-20', { tab: 'leftovers', food: 'soups-stews', storage: 'freezer', cooked: '2025-05-20' }],
  ],
};

export const sheet: Tool = {
  page: '/kitchen/sheet',
  start: {
    foods: ['water', 'milk', 'flour', 'sugar', 'butter', 'oil', 'honey', 'salt', 'rice', 'yogurt', 'cream', 'cornstarch', 'cocoa', 'breadcrumbs', 'oats'],
    units: ['cup', '1-2', 'tbsp', 'tsp'],
    paper: null,
    parts: ['oven', 'measures'],
  },
  rows: [
    ['en', '', {}],
    ['en', '?foods=flour,sugar,butter&units=cup,tbsp', { foods: ['flour', 'sugar', 'butter'], units: ['cup', 'tbsp'] }],
    ['en', '?foods=flour~scooped,brown-sugar~loose,almonds-whole~sliced&paper=letter', { foods: ['flour~scooped', 'brown-sugar~loose', 'almonds-whole~sliced'], paper: 'letter' }],
    ['de', '?foods=-&units=-&paper=a4', { foods: [], units: [], paper: 'a4' }],
    ['fr', '?units=cup,1-2,1-3,1-4,tbsp,tsp,100g&parts=oven', { units: ['cup', '1-2', '1-3', '1-4', 'tbsp', 'tsp', '100g'], parts: ['oven'] }],
    ['es', '?units=100g&parts=-', { units: ['100g'], parts: [] }],
  ],
};

export const embed: Tool = {
  page: '/embed',
  start: {
    what: 'converter',
    ingredient: 'flour',
    amount: '1',
    from: 'cups',
    to: 'grams',
    lang: '',
    theme: 'auto',
    accent: '',
  },
  rows: [
    ['en', '?what=food&ingredient=honey', { what: 'food', ingredient: 'honey' }],
    ['en', '?ingredient=sugar&amount=2&from=metric_cup&to=ounces&lang=de&theme=dark&accent=8a4b08', { ingredient: 'sugar', amount: '2', from: 'metric_cup', to: 'ounces', lang: 'de', theme: 'dark', accent: '8a4b08' }],
    ['de', '?amount=1,5&theme=light', { amount: '1,5', theme: 'light' }],
    ['fr', '?what=food&ingredient=almonds-whole&lang=es&theme=light&accent=336699', { what: 'food', ingredient: 'almonds-whole', lang: 'es', theme: 'light', accent: '336699' }],
  ],
};

/** The converter in a frame, as the code of `/embed` asks for it. */
export const frame: Tool = {
  page: '/embed/converter',
  start: { ...converter.start, theme: null, accent: null },
  rows: [
    ['en', '?ingredient=flour&amount=1&from=cups&to=grams', { ingredient: 'flour', amount: '1', from: 'cups', to: 'grams' }],
    ['de', '?ingredient=sugar&amount=1.5&from=metric_cup&to=ounces&theme=dark&accent=8a4b08', { ingredient: 'sugar', amount: '1.5', from: 'metric_cup', to: 'ounces', theme: 'dark', accent: '#8a4b08' }],
    ['fr', '?ingredient=honey&from=tablespoons&to=grams&theme=light', { ingredient: 'honey', from: 'tablespoons', to: 'grams', theme: 'light' }],
  ],
};

export const blog: Tool = {
  page: '/blog',
  start: { query: '', category: null },
  rows: [
    ['en', '?category=conversions', { category: 'conversions' }],
    ['fr', '?q=cuill%C3%A8re&category=cooking-tips', { query: 'cuillère', category: 'cooking-tips' }],
    ['de', '?q=Mehl+wiegen', { query: 'Mehl wiegen' }],
    ['es', '?category=ingredient-guides', { category: 'ingredient-guides' }],
  ],
};

/** The chart's fields, which a script restores. */
export const CHART: Tool = {
  page: '/ingredients',
  start: { q: '', category: '' },
  rows: [
    ['en', '?q=sugar&category=sugars', { q: 'sugar', category: 'sugars' }],
    ['fr', '?q=cr%C3%A8me', { q: 'crème' }],
    ['es', '?category=fruit', { category: 'fruit' }],
  ],
};
