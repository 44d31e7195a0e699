import type { SubstitutionChange } from './substitutions.ts';

/** Changes that a short answer must not leave out: with them unsaid, its amounts would spoil the dish or do harm. */
export const CRITICAL_CHANGES = [
  'lessLiquid',
  'lessLiquidQuarter',
  'halfOfEggs',
  'oneEgg',
  'halfOfSugar',
  'noInfants',
  'onlyThickening',
  'whereMelted',
  'noWhip',
  'stillEgg',
  'forFrying',
  'moistCakes',
  'startHalf',
  'acidStays',
  'acidGone',
  'notForPowder',
  'forSauces',
  'noIcing',
  'noCandy',
] as const satisfies readonly SubstitutionChange[];

export type CriticalChange = (typeof CRITICAL_CHANGES)[number];

export const isCritical = (change: SubstitutionChange): change is CriticalChange =>
  CRITICAL_CHANGES.some((critical) => critical === change);
