import type { PackCode } from '../../packs.ts';

/**
 * Questions for how long something takes, in minutes by the roasting charts of FoodSafety.gov (a bird between two of their
 * weights between both times) and by FSIS for thawing: 24 hours for 4 to 5 lb in the fridge and for less, 30 minutes a
 * pound in cold water and an hour for a pound.
 */
export const DURATIONS: Readonly<Record<PackCode, readonly (readonly [question: string, right: string])[]>> =
  {
    en: [
      ['how long to soft boil an egg', 'egg soft'],
      ['hard boiled eggs how many minutes', 'egg hard'],
      ['how long do i boil 6 large eggs', 'eggs all ways'],
      ['how long does brown rice take to cook', 'boils brown-rice'],
      ['how long to boil potatoes for mash', 'boils potatoes-diced'],
      ['roast chicken 5 lbs at 350 how long', 'roast large-chicken 120-135'],
      ['how long to cook a 16 lb turkey', 'roast large-turkey 225-255'],
      ['how long to roast a 4.5 lb chicken', 'roast large-chicken 90-120'],
      ['cooking time for 6 lb leg of lamb', 'roast lamb-leg 120-150'],
      ['how long to roast prime rib per pound', 'roast rib-bone 23-25'],
      ['how long to roast a chicken', 'weighs what'],
      ['how long to thaw a 10 lb turkey in the fridge', 'thaw fridge 2880-3600 water 300-300'],
      ['defrost 1 lb ground beef in cold water how long', 'thaw water 30-60 fridge 1440-1440'],
      ['how long to thaw a turkey', 'weighs what'],
      ['how long to roast a 5 lb chicken at 425', 'none'],
      ['how long to roast a 40 lb turkey', 'none'],
      ['how long does a 9 lb frozen turkey need in cold water', 'thaw water 270-270 fridge 2592-3240'],
      ['how long to roast a frozen 5 lb chicken', 'none'],
      ['how long does a 5 lb chicken take in cold water', 'none'],
      ['how long does chicken last in the fridge', 'none'],
      ['how long to cook turkey mince', 'none'],
      ['how long to thaw bread', 'none'],
      ['how long to cook chicken breast in the air fryer', 'none'],
    ],
    fr: [
      ['combien de temps pour un œuf dur', 'egg hard'],
      ['temps de cuisson œuf mollet', 'egg medium'],
      ["temps de cuisson gigot d'agneau 3 kg", 'roast lamb-leg 132-165'],
      ['combien de temps cuire du riz complet', 'boils brown-rice'],
      ['combien de temps cuire un poulet de 1,6 kg au four', 'roast small-chicken 75-90'],
      ['combien de temps décongeler 500 g de viande hachée', 'thaw fridge 1440-1440 water 33-60'],
      ['combien de temps décongeler une dinde', 'weighs what'],
    ],
    de: [
      ['wie lange muss ein hartes Ei kochen', 'egg hard'],
      ['wie lange Eier kochen', 'eggs all ways'],
      ['Garzeit Naturreis', 'boils brown-rice'],
      ['wie lange muss ein Hähnchen von 1,6 kg in den Ofen', 'roast small-chicken 75-90'],
      ['Auftauzeit 500 g Hackfleisch im Kühlschrank', 'thaw fridge 1440-1440 water 33-60'],
      ['wie lange taut eine Pute auf', 'weighs what'],
    ],
    es: [
      ['cuánto tiempo hervir un huevo duro', 'egg hard'],
      ['cuánto tiempo se cuecen las patatas', 'boils potatoes-diced'],
      ['cuánto tiempo se asa un pollo de 1,6 kg', 'roast small-chicken 75-90'],
      ['cuánto tarda en descongelarse 500 g de carne picada', 'thaw fridge 1440-1440 water 33-60'],
      ['cuánto tarda en descongelarse un pavo', 'weighs what'],
    ],
  };
