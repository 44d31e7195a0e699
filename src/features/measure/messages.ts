import type { Catalog } from '#catalogs/catalog.ts';

export type MeasureMessages = Omit<Catalog['measure'], 'meta' | 'title' | 'lead' | 'steps'> &
  Pick<Catalog['shell'], 'failure'> & {
    /** What a shop would call each usual pan, by id. */
    pans: Readonly<Record<string, string>>;
  };
