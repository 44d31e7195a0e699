import type { HastPlugin } from './plugin.ts';
import { slug } from './slug.ts';

/** Gives headings of levels 2 and 3 unique ids: `why`, `why-2`. */
export const headingIds: HastPlugin = () => {
  const taken = new Map<string, number>();
  return {
    name: 'heading-slugs',
    element: {
      filter: ['h2', 'h3'],
      visit(heading, ctx) {
        const id = slug(ctx.textContent(heading)) || 'section';
        const count = (taken.get(id) ?? 0) + 1;
        taken.set(id, count);
        ctx.setProperty(heading, 'id', count === 1 ? id : `${id}-${count}`);
      },
    },
  };
};
