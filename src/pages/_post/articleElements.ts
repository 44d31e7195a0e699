import { FIGURES } from '#content/articles/figures.tsx';
import { OvenTable } from './OvenTable.tsx';

/** The components any article can use, by name. */
export const ARTICLE_ELEMENTS = { ...FIGURES, OvenTable };
