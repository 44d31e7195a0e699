import type { Catalog } from '#catalogs/catalog.ts';

export type ReaderMessages = Omit<Catalog['reader'], 'meta' | 'title' | 'lead'> &
  Pick<Catalog['shell'], 'failure' | 'loading'> &
  Pick<
    Catalog['recipe']['settings'],
    'by' | 'scaledTo' | 'times' | 'preserved' | 'hints' | 'fewer' | 'more'
  > &
  Pick<Catalog['recipe'], 'duration'> & {
    substitutes: Catalog['substitutions']['linkTo'];
    facts: Pick<Catalog['recipe']['facts'], 'prep' | 'cook' | 'total'>;
  } & Pick<Catalog['kitchen'], 'countries'> & { food: Catalog['foodField'] };
