import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Bengali Green Mango Pickle (Aam er Achar)',
  alt: 'Mango pickle, homemade style',
  description:
    'Sweet, sour and hot at once: green mango simmered briefly with jaggery, then matured in oil with panch phoron, the five-seed mix of Bengali cooking. Part of the seeds crackles in the hot oil, the rest is toasted and ground in at the end. Good with khichuri, with luchi, or with nothing but rice.',
  origin: 'Bengal (eastern India and Bangladesh)',
  shelfLife: '{months} months in the fridge, always covered with oil',
  ingredients: {
    mango: 'hard green mangoes, weighed without their pits',
    salt: 'fine salt',
    turmeric: 'ground turmeric',
    jaggery: 'jaggery, grated',
    vinegar: 'white vinegar, {acid}% acidity',
    fennel: 'fennel seeds',
    cumin: 'cumin seeds',
    nigella: 'nigella seeds',
    mustard: 'brown mustard seeds',
    fenugreek: 'fenugreek seeds',
    driedChilies: { one: 'dried red chili, stem removed', other: 'dried red chilies, stems removed' },
    chiliPowder: 'red chili powder',
    oil: 'mustard oil, or a neutral oil such as sunflower',
  },
  steps: [
    'Wash the jar and its lid in hot soapy water and rinse them. Boil the jar, covered with water, for {boil}, let it drain upside down on a clean cloth, dry the lid with another, and leave both for {dry}, until bone dry; dry heat in the oven can crack a jar.',
    'Wash the mangoes whole and wipe them dry. Cut the flesh with its skin into wedges about {thick} thick, throw the pits away, and toss the wedges with the salt and turmeric in a glass or steel bowl. Cover and chill for {chill}, until they stand in their own brine and bend without snapping.',
    'Mix the fennel, cumin, nigella, mustard and fenugreek seeds: this is the panch phoron. Toast two thirds of it in a dry pan over low heat for {toast}, until it smells warm and nutty, let it cool, and grind it coarsely.',
    'Heat the oil in a wide, deep pan to {hot}; it need not smoke. Keep a lid within reach and never leave hot oil alone: if it smokes, turn off the heat; if it burns, put on the lid, turn off the heat and never use water. Once the oil is hot, switch off and add the dried chilies and the whole seeds that are left; they should sizzle at once but not blacken. Wait {wait}, until the oil is no hotter than {cooled}, because wet fruit makes hot oil spit.',
    'Add the mango with all its brine, which carries the salt, then the jaggery and the vinegar. Bring slowly to a simmer and cook over low heat for {simmer}, stirring gently, until the jaggery has melted into a syrup that coats a spoon and the wedges are glassy at the edges but still whole.',
    'Take off the heat, stir in the ground panch phoron and the chili powder, and leave for {cool}, until quite cold.',
    'Spoon into the dry jar, pressing out the air, and check that oil stands a finger’s width above the mango; top up with more if it does not. Mature for {days} days in a sunny or warm place, stirring daily with a dry spoon, until the syrup has darkened and the mango tastes sweet and sour right through. Keep the jar in the fridge from that day on.',
  ],
  tips: [
    'Weigh the salt: it is {salt}% of the weight of the mango. The jaggery hides it in the taste, but it keeps the pickle, so do not cut it down.',
    'Panch phoron is sold ready mixed. Some blends contain radhuni, a relative of celery; mix your own, as here, if celery is a problem.',
    'In some countries mustard oil is sold labeled for external use only because of its erucic acid. Where that is so, use a neutral oil; the mustard seeds still bring the flavor.',
    'The pickle thickens as it cools. Stop when the syrup coats the spoon: cooked further, the jaggery sets hard in the fridge.',
    'Use a clean, dry spoon and keep the mango under oil. Oil alone preserves nothing: at any mold, gas or strange smell throw the jar out without tasting. When in doubt, throw it out.',
  ],
  tags: ['mango', 'achar', 'bengali', 'panch phoron', 'sweet and sour', 'jaggery', 'preserve'],
});
