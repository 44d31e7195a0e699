import type { PackCode } from '../packs.ts';

/** What questions are built of in one language, each part as a cook writes it. */
export interface QuestionWords {
  factors: readonly string[];
  /** More than one, so that leaving the number out says something else. */
  amounts: readonly string[];
  volumes: readonly string[];
  weights: readonly string[];
  /** Foods that are not counted, with the word that joins them to a unit. */
  foods: readonly string[];
  /** Weights that no answer is given in unless asked. */
  toWeight: readonly string[];
  toVolume: readonly string[];
  /** Numbers, units and factors to add. */
  extra: Readonly<Record<'number' | 'unit' | 'factor', readonly string[]>>;
}

export const QUESTION_WORDS: Readonly<Record<PackCode, QuestionWords>> = {
  en: {
    factors: ['double', 'triple', 'half of', 'a third of'],
    amounts: ['2', '3', '2.5', '1 1/2', 'three'],
    volumes: ['cups', 'tbsp', 'tsp', 'dl'],
    weights: ['g', 'kg', 'lb'],
    foods: ['flour', 'sugar', 'honey', 'cocoa'],
    toWeight: ['in oz', 'to kg', 'in pounds'],
    toVolume: ['in tbsp', 'in ml', 'to teaspoons'],
    extra: {
      number: ['7', '1/3', 'seven'],
      unit: ['cl', 'tablespoons', 'ounces'],
      factor: ['double', 'twice', 'half'],
    },
  },
  fr: {
    factors: ['le double de', 'triple de', 'la moitié de', 'le tiers de'],
    amounts: ['2', '3', '2,5', '1 1/2', 'trois'],
    volumes: ['tasses', 'c. à soupe', 'c. à café', 'dl'],
    weights: ['g', 'kg', 'livres'],
    foods: ['de farine', 'de sucre', 'de miel', 'de cacao'],
    toWeight: ['en onces', 'en kg', 'en livres'],
    toVolume: ['en c. à soupe', 'en cl', 'en c. à café'],
    extra: {
      number: ['7', '1/3', 'sept'],
      unit: ['cl', 'cuillères à soupe', 'onces'],
      factor: ['double', 'moitié', 'demi'],
    },
  },
  de: {
    factors: ['das Doppelte von', 'das Dreifache von', 'die Hälfte von', 'ein Drittel von'],
    amounts: ['2', '3', '2,5', '1 1/2', 'drei'],
    volumes: ['Tassen', 'EL', 'TL', 'dl'],
    weights: ['g', 'kg', 'Pfund'],
    foods: ['Mehl', 'Zucker', 'Honig', 'Kakao'],
    toWeight: ['in Unzen', 'in kg', 'in Pfund'],
    toVolume: ['in EL', 'in cl', 'in TL'],
    extra: {
      number: ['7', '1/3', 'sieben'],
      unit: ['cl', 'Esslöffel', 'Unzen'],
      factor: ['doppelt', 'Hälfte', 'halbe'],
    },
  },
  es: {
    factors: ['el doble de', 'triple de', 'la mitad de', 'un tercio de'],
    amounts: ['2', '3', '2,5', '1 1/2', 'tres'],
    volumes: ['tazas', 'cucharadas', 'cdtas', 'dl'],
    weights: ['g', 'kg', 'libras'],
    foods: ['de harina', 'de azúcar', 'de miel', 'de cacao'],
    toWeight: ['en onzas', 'en kg', 'en libras'],
    toVolume: ['en cucharadas', 'en cl', 'en cucharaditas'],
    extra: {
      number: ['7', '1/3', 'siete'],
      unit: ['cl', 'cucharadas', 'onzas'],
      factor: ['doble', 'mitad', 'medio'],
    },
  },
};
