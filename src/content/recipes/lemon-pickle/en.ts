import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Lemon Pickle (Nimbu ka Achaar)',
  alt: 'Lemon pickle in oil',
  description:
    'Lemons salted peel and all and left to themselves for two weeks, until the rind turns tender and mellow, then finished with oil in which fenugreek, mustard and asafoetida have bloomed. It is a good pickle to begin with, because lemons bring plenty of acid of their own. Chop a piece into yogurt, or eat it beside curd rice, dal or anything fried.',
  origin: 'North India',
  shelfLife: '{months} months in the fridge, always covered with oil',
  ingredients: {
    lemons: 'thin-skinned unwaxed lemons',
    salt: 'fine salt',
    lemonJuice: 'fresh lemon juice',
    turmeric: 'ground turmeric',
    fenugreek: 'fenugreek seeds',
    mustard: 'brown mustard seeds',
    chiliPowder: 'Kashmiri red chili powder',
    asafoetida: 'gluten-free asafoetida',
    oil: 'sunflower oil, or another neutral oil',
  },
  steps: [
    'Wash the jar and its lid in hot soapy water and rinse them. Boil the jar, covered with water, for {boil}, let it drain upside down on a clean cloth, dry the lid with another, and leave both for {dry}, until bone dry; dry heat in the oven can crack a jar.',
    'Scrub the lemons, wipe them completely dry and leave them on a cloth for {rest} so that the last damp goes. Cut each into eight, over a bowl to catch the juice, and flick out the seeds, which would turn the pickle bitter.',
    'Mix the lemons and what juice ran out with the salt and turmeric, pack them into the jar, pour the lemon juice over and close. The pieces should stand in brine by the next day; if they do not, press them down.',
    'Stand the jar in a sunny or warm place for {days} days and shake it once a day. Go on when the rind is tender enough to cut with the side of a spoon; thick-skinned lemons may need another week.',
    'Toast the fenugreek in a dry pan over low heat for {toast}, until one shade darker and no more, because burnt fenugreek is bitter. Grind it finely.',
    'Heat the oil with the mustard seeds in a deep pan over medium heat, with the lid ajar, until they pop, about {pop}. Never leave hot oil alone: if it smokes, turn off the heat; if it burns, close the lid, turn off the heat and never use water. When the seeds have popped, switch off, wait {wait}, then stir in the asafoetida, ground fenugreek and chili powder; the oil should turn red and foam softly without browning the powder. Let it cool completely, about {cool}.',
    'Stir the spiced oil through the lemons with a dry spoon, press them down and see that oil covers them by a finger’s width. Mature for {days} days more, stirring daily: it is done when the brine has thickened to a gravy and no piece tastes of raw rind. Keep the jar in the fridge from that day on.',
  ],
  tips: [
    'Thin-skinned lemons or Indian limes are ready soonest. Thick pith stays bitter for months; pare some of it away if that is all you can find.',
    'Weigh the salt: it is {salt}% of the weight of the lemons, and together with their acid it keeps the jar.',
    'Most asafoetida powder is cut with wheat flour. The pickle is gluten-free only with one that is labeled so; left out, it is not missed much.',
    'Mustard oil is the other classic choice. In some countries it is sold labeled for external use only because of its erucic acid, so a neutral oil is given here.',
    'Use a clean, dry spoon and keep the pieces under the oil. White film, fuzz or fizz means mold or yeast: throw the jar out without tasting. When in doubt, throw it out.',
  ],
  tags: ['lemon', 'nimbu', 'achaar', 'citrus', 'condiment', 'preserve'],
});
