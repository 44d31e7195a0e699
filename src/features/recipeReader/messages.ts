import type { Catalog } from '#i18n/catalog.ts';

export type ReaderMessages = Omit<Catalog['reader'], 'meta' | 'title' | 'lead'> &
  Pick<Catalog['shell'], 'failure'> & {
    food: Catalog['foodField'];
    countries: Catalog['kitchen']['countries'];
  };
