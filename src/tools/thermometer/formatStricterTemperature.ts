import { STRICTER_TEMPERATURE } from '@gramwise/engine/calculators/safeTemperatures.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';

/** The stricter advice of European agencies as a sentence. */
export const formatStricterTemperature = ({ stricter }: Pick<Catalog['cookingTime'], 'stricter'>) => {
  const { minutes: n, ...degrees } = STRICTER_TEMPERATURE;
  return fill(stricter, { n, ...degrees });
};
