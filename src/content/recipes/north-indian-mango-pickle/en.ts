import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'North Indian Mango Pickle (Aam ka Achaar)',
  alt: 'North Indian mango pickle in mustard oil with spices',
  description:
    'Sour green mango, skin and all, matured in mustard oil with fennel, fenugreek and nigella until the pieces give way to the bite and the oil runs red. The salt is {salt}% of the weight of the mango: together with the fruit’s own acid it is what keeps the pickle, so it is weighed, not guessed. A spoonful is enough to wake up plain rice and dal or a hot paratha.',
  origin: 'North India',
  shelfLife: '{months} months in the fridge, always covered with oil',
  ingredients: {
    mango: 'hard green mangoes, weighed without their pits',
    salt: 'fine salt',
    turmeric: 'ground turmeric',
    fennel: 'fennel seeds',
    fenugreek: 'fenugreek seeds',
    mustard: 'yellow mustard seeds',
    nigella: 'nigella seeds',
    chiliPowder: 'Kashmiri red chili powder',
    oil: 'mustard oil, or a neutral oil such as sunflower',
  },
  steps: [
    'Wash the jar and its lid in hot soapy water and rinse them. Boil the jar, covered with water, for {boil}, let it drain upside down on a clean cloth, dry the lid with another, and leave both for {dry}, until bone dry; dry heat in the oven can crack a jar. Nothing that touches this pickle may be wet.',
    'Wash the mangoes whole and wipe them bone dry. Cut the flesh with its skin into {cut} pieces, throw the pits away, and weigh what you have: the salt is set for that weight.',
    'Spread the pieces in one layer on a clean cloth, in the sun or under a fan, for {dry}. They are ready when the cut faces look leathery and leave no wet mark on the cloth.',
    'Warm the fennel, fenugreek and mustard seeds in a dry pan over low heat for {toast}, stirring, until they smell toasted but have not darkened. Cool, then crush to a coarse powder with some bits left whole.',
    'Heat the oil in a deep pan to {hot}. Keep a lid within reach and never leave hot oil alone: if it smokes, turn off the heat; if it burns, put on the lid, turn off the heat and never use water. Once the oil is hot, switch off and let it cool completely, about {cool}. The heat takes the raw edge off mustard oil; a neutral oil needs warming only.',
    'In a dry bowl toss the mango with the salt, turmeric, chili powder, nigella and the crushed spices, then with a quarter of the oil, until every piece is coated.',
    'Pack into the jar, close it, and stand it in a sunny or warm place for {days} days. Shake it or stir with a dry spoon once a day; the mango gives off a brine, which stays in the jar because it carries the salt.',
    'Press the pieces down and pour in the remaining oil until they are covered by a finger’s width. Mature for {days} days more, stirring daily. It is done when the skin can be bitten through easily and the mango no longer tastes raw. Keep it in the fridge from that day on.',
  ],
  tips: [
    'Weigh the salt. Spoons of fine and coarse salt differ by a third or more, and {salt}% of the weight of the fruit is what an oil pickle relies on.',
    'In some countries, the United States among them, mustard oil is sold labeled for external use only because of its erucic acid. Where that is so, use a neutral oil: the mustard seeds still bring the flavor.',
    'Choose mangoes that are rock hard, green and very sour. A half-ripe mango has less acid, turns soft and does not keep.',
    'Always use a clean, dry spoon, push the pieces back under the oil, and add oil when they show.',
    'Oil keeps air out but does not make food safe; acid and salt do that. If you see mold or bubbles, or smell anything off, throw the whole jar out without tasting. When in doubt, throw it out.',
  ],
  tags: ['mango', 'achaar', 'oil pickle', 'mustard oil', 'condiment', 'preserve'],
});
