import type { Catalog } from '#catalogs/catalog.ts';

export type ReaderMessages = Omit<Catalog['reader'], 'meta' | 'title' | 'lead'> &
  Pick<Catalog['shell'], 'failure' | 'loading'> &
  Pick<Catalog['recipe']['settings'], 'by' | 'scaledTo' | 'times' | 'preserved'> &
  Pick<Catalog['kitchen'], 'countries'> & { food: Catalog['foodField'] };
