import type { AnyFoodId } from '../foods.ts';

/** The percent that is eaten (`EDIBLE_PERCENT`) of meat that is bought without bones unless a line says that it has them. */
export const BONE_IN_PERCENT: Readonly<Partial<Record<AnyFoodId, number>>> = {
  chicken: 68, // 05006: bone
  'chicken-breasts': 80, // 05057: bone
  'pork-shoulder': 75, // 10070: bone and skin
  'beef-short-ribs': 73, // 13147: bone
  'ribeye-steak': 84, // 13824: bone
  'strip-steak': 90, // 13909: bone and connective tissue
  'pork-loin': 78, // 10020: bone
  'turkey-breast': 90, // 05191: bone
  lamb: 79, // 17035: bone
  ham: 82, // 10150: bone and skin
};
