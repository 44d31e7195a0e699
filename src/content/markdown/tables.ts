import type { HastPlugin } from './plugin.ts';
import { tableFrame } from './tableFrame.ts';

/** Puts tables into a scrolling frame, named by the heading above. Runs after `headingIds`. */
export const tables: HastPlugin = () => {
  let heading: unknown;
  return {
    name: 'framed-tables',
    element: [
      {
        filter: ['h2', 'h3'],
        visit({ properties }) {
          heading = properties['id'];
        },
      },
      {
        filter: ['table'],
        visit(table, ctx) {
          const name = typeof heading === 'string' ? { 'aria-labelledby': heading } : null;
          ctx.wrapNode(table, {
            type: 'element',
            tagName: 'div',
            properties: tableFrame(columnsOf(table), name),
            children: [],
          });
        },
      },
    ],
  };
};

interface Node {
  type: string;
  tagName?: string;
  children?: readonly Node[];
}

/** The number of headings in a table's first row. */
function columnsOf(table: Node): number {
  const row = (part: Node): Node | undefined =>
    part.tagName === 'tr' ? part : part.children?.map(row).find((found) => found !== undefined);
  return row(table)?.children?.filter(({ tagName }) => tagName === 'th').length ?? 0;
}
