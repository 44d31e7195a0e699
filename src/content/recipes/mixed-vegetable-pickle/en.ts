import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Mixed Vegetable Pickle',
  alt: 'Indian mixed pickles',
  description:
    'Cauliflower and carrot that still crunch, green mango, ginger and whole chilies in a thick mustard masala with a little jaggery. Vegetables have hardly any acid of their own, so here they soak in vinegar for a day before any oil is added, and the jar lives in the fridge from the start. Serve it with parathas, poori or a bowl of rajma.',
  origin: 'Punjab, North India',
  shelfLife: '{months} months in the fridge; never at room temperature',
  ingredients: {
    cauliflower: 'cauliflower, cut into small florets',
    carrots: 'carrots, peeled',
    mango: 'hard green mango, weighed without its pit',
    chilies: 'green chilies',
    ginger: 'fresh ginger, peeled',
    vinegar: 'white vinegar, at least {acidity}% acidity',
    salt: 'fine salt',
    mustardSeeds: 'yellow mustard seeds',
    fennelSeeds: 'fennel seeds',
    fenugreekSeeds: 'fenugreek seeds',
    nigellaSeeds: 'nigella seeds',
    chiliPowder: 'Kashmiri red chili powder',
    turmeric: 'ground turmeric',
    jaggery: 'jaggery, grated',
    oil: 'mustard oil, or a neutral oil such as sunflower',
  },
  steps: [
    'Wash the jars and their lids in hot soapy water and rinse them. Boil the jars, covered with water, for {boil}, let them drain upside down on a clean cloth, dry the lids with another, and leave everything for {dry}, until bone dry; dry heat in the oven can crack a jar.',
    'Wash and dry the vegetables. Cut the carrots into sticks of {carrot}, the mango with its skin into {mango} pieces, the ginger into matchsticks, and slit the chilies along one side so that the vinegar gets in.',
    'Blanch the cauliflower and carrots in boiling water for {blanch}, drain, and spread on clean cloths for {dry}, until dry to the touch.',
    'Bring the vinegar and half the salt to a boil in a steel or enamel pan. Add all the vegetables, the mango, chilies and ginger, simmer for {simmer}, tip into a glass bowl and press down until everything is under the vinegar. Cool, cover, and refrigerate for {soak}: this is what makes the vegetables acid right through.',
    'Before you drain anything, taste a piece of carrot: it should be plainly sour in the middle. If it is not, leave everything in the vinegar, in the fridge, for another day. Then drain in a colander for {drain} and keep about a quarter of the vinegar that went in, {kept}.',
    'Toast the mustard, fennel and fenugreek seeds in a dry pan over low heat for {toast}, until fragrant, and grind them coarsely once cool.',
    'Heat the oil in a deep pan to {oil}, which takes the raw edge off mustard oil; it need not smoke. Do not leave it, keep a lid at hand, and never put water on burning oil. Switch off and let it cool for {cool}, until it is only warm, because vinegar makes hot oil spit. Stir in the ground spices, nigella, chili powder, turmeric, jaggery, the remaining salt and the kept vinegar, until the jaggery has dissolved.',
    'When the masala is quite cold, fold in the vegetables. Pack the jars, pressing out the air, and see that oil covers everything by a finger’s width. Refrigerate for {days} days before tasting; it is ready when the masala has thickened and every piece is seasoned to the core.',
  ],
  tips: [
    'Do not skip or weaken the vinegar, and do not pour the oil first. Low-acid vegetables under oil can let the bacterium that causes botulism grow, and its poison cannot be seen, smelled or tasted.',
    'Keep the jars in the fridge at {fridge} or below, all the time, and use them within {months} months. Old recipes that keep this pickle on a shelf are not worth the risk.',
    'The salt is {percent}% of the weight of the vegetables and mango; some leaves again with the drained vinegar, which is why half of it goes in late.',
    'In some countries mustard oil is sold labeled for external use only because of its erucic acid. Where that is so, use a neutral oil.',
    'Add no raw garlic or fresh herbs later. A swollen lid, bubbles, mold or cloudiness that was not there before: throw it out unopened. When in doubt, throw it out.',
  ],
  tags: ['vegetable', 'cauliflower', 'carrot', 'achaar', 'punjabi', 'vinegar', 'condiment'],
});
