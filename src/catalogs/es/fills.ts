/**
 * How a cup is filled, as a choice and after a weight. None depends on gender or number, because they stand beside
 * any food.
 */
export const fills = {
  level: 'al ras',
  spooned: 'a cucharadas y al ras',
  scooped: 'hundiendo la taza, al ras',
  sifted: 'tras tamizar, a cucharadas',
  unsifted: 'sin tamizar',
  packed: 'apretando bien',
  loose: 'sin apretar',
  whole: 'en piezas enteras',
  halves: 'en mitades',
  pieces: 'en trozos',
  chopped: 'tras picar',
  diced: 'en dados pequeños',
  cubed: 'en cubos',
  sliced: 'en rodajas o láminas',
  slivered: 'en bastones',
  shredded: 'en tiras finas',
  flaked: 'en escamas',
  grated: 'tras rallar fino',
  crumbled: 'tras desmenuzar',
  crushed: 'tras triturar',
  ground: 'tras moler',
  mashed: 'en puré grueso',
  pureed: 'en puré fino',
  leaves: 'en hojas',
  drained: 'tras escurrir',
  solid: 'sin fundir',
  melted: 'tras fundir',
} as const;
