/**
 * Rarer words for how much a recipe makes and for what stands around its parts, in all languages with a pack. Only pages
 * are read with them: in a pasted text a sentence may start so.
 */
export const PAGE_HEADINGS: Readonly<Record<'steps' | 'yield' | 'notes', readonly string[]>> = {
  steps: ['process', 'step by step', 'vorgehensweise', 'schritt fur schritt', 'progression', 'pas a pas'],
  yield: [
    'quantity',
    'recipe yield',
    'number of people',
    'anzahl',
    'anzahl personen',
    'nombre de convives',
    'nombre de couverts',
    'salen',
    'alcanza para',
    'numero de raciones',
    'numero de personas',
    'n de raciones',
  ],
  notes: [
    'special equipment',
    'comments',
    'reviews',
    'kochgeschirr',
    'kommentare',
    'commentaires',
    'comentarios',
  ],
};

/** Verbs that steps start with, beside those that tell a pasted line from an ingredient. */
export const PAGE_VERBS: readonly string[] = (
  'blanch braise crumble dice discard flip fluff keep lay let mince poach puree rest scoop scrape sear separate shred ' +
  'smash squeeze tear trim whip zest ' +
  'acomoda aparta coge cuela derrite desmenuza disuelve emplata engrasa espolvorea estira extiende machaca muele pincha ' +
  'pocha rehoga rellena revuelve saltea tritura trocea tuesta unta voltea'
).split(' ');
