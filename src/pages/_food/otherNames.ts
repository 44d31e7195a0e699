import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import type { Language } from '#catalogs/languages.ts';
import { de } from './otherNames/de.ts';
import { en } from './otherNames/en.ts';
import { es } from './otherNames/es.ts';
import { fr } from './otherNames/fr.ts';

/** What cooks of other countries call a food whose name here is that of one country: a food's page adds them. */
export const OTHER_NAMES: Readonly<Partial<Record<Language, Readonly<Partial<Record<AnyFoodId, string>>>>>> =
  { de, en, es, fr };
