import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Ginger and Green Chili Pickle',
  alt: 'Ginger and green chili achar',
  description:
    'Matchsticks of young ginger and rings of green chili, soured with lemon and vinegar and bound with crushed mustard: bright, hot and ready within the week. Neither ginger nor chili has acid enough to keep on its own, so they take it up for a full day before the oil goes on. Half a teaspoon beside dal, khichdi or grilled paneer does the work of a whole salad.',
  origin: 'North India',
  shelfLife: '{months} months in the fridge; never at room temperature',
  ingredients: {
    ginger: 'young ginger, peeled',
    chilies: 'green chilies, stems removed',
    salt: 'fine salt',
    lemonJuice: 'fresh lemon juice',
    vinegar: 'white vinegar, {acid}% acidity',
    mustard: 'yellow mustard seeds',
    fenugreek: 'fenugreek seeds',
    nigella: 'nigella seeds',
    turmeric: 'ground turmeric',
    oil: 'mustard oil, or a neutral oil such as sunflower',
  },
  steps: [
    'Wash the jar and its lid in hot soapy water and rinse them. Boil the jar, covered with water, for {boil}, let it drain upside down on a clean cloth, dry the lid with another, and leave both for {dry}, until bone dry; dry heat in the oven can crack a jar.',
    'Wash the ginger and chilies and rub them dry. Cut the ginger into thin matchsticks and the chilies into rings of {ring}; wear gloves for the chilies.',
    'Mix both with the salt, lemon juice and vinegar in a glass bowl. Lay a small plate on top so that everything stays under the liquid, cover, and refrigerate for {soak}, stirring twice. The ginger often blushes pink; that is its own color meeting the acid.',
    'Before you drain anything, bite into a ring of chili: it should be sharply sour all through. If it is not, leave everything in the liquid, in the fridge, for another day. Then drain in a sieve and keep half the liquid.',
    'Toast the mustard and fenugreek seeds in a dry pan over low heat for {toast}, until they smell nutty and one or two seeds pop, then crush them coarsely.',
    'Heat the oil in a deep pan to {hot}; it need not smoke. Keep a lid within reach and never leave hot oil alone: if it smokes, turn off the heat; if it burns, put on the lid, turn off the heat and never use water. Once the oil is hot, switch off, wait {wait}, then stir in the nigella and turmeric, which should sizzle faintly. Leave until quite cold, about {cool}.',
    'Mix the ginger and chilies with the crushed spices, the kept liquid and three quarters of the oil. Pack into the dry jar, press out the air, and pour the remaining oil on top so that nothing stands out of it.',
    'Refrigerate for {days} days. It is ready when the mustard has swollen into a creamy paste and the first sharp heat of the chilies has rounded off.',
  ],
  tips: [
    'Ginger and chilies under oil without acid are a known botulism risk: the poison has no smell and no taste. Keep to the amounts of lemon and vinegar, and let them soak in before the oil.',
    'Keep it in the fridge at {fridge} or below from the day you make it, use a dry spoon, and finish it within {months} months.',
    'Choose long, mild chilies if you want to eat it by the spoon, small thin ones if you like it fierce. Without the seeds it is about half as hot.',
    'In some countries mustard oil is sold labeled for external use only because of its erucic acid. Where that is so, use a neutral oil.',
    'Mold, gas bubbles or a lid that hisses: throw the jar out without tasting. When in doubt, throw it out.',
  ],
  tags: ['ginger', 'green chili', 'achaar', 'hot', 'lemon', 'condiment'],
});
