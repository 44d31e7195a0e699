import type { HastPlugin } from './plugin.ts';

/** Components between parts of a text that are not prose themselves. */
const BETWEEN = ['TryIt', 'MailButton'];

/**
 * Wraps the text before, between and after such components in `<Prose lang="...">`, with the language from the file
 * name, so that the text's styles and language do not apply to tools.
 */
export const prose: HastPlugin = ({ fileURL, sourceFormat }) => {
  if (sourceFormat !== 'mdx') return null;
  const [, lang = 'en'] = /\/(\w+)\.mdx$/.exec(fileURL?.pathname ?? '') ?? [];
  return {
    name: 'prose-between-tools',
    before(root, ctx) {
      type Part = (typeof root.children)[number];
      const parts: Part[] = [];
      let run: Part[] = [];
      const close = () => {
        if (run.some(({ type }) => type !== 'text')) parts.push(proseOf(run));
        run = [];
      };
      const proseOf = (children: Part[]) =>
        ({
          type: 'mdxJsxFlowElement',
          name: 'Prose',
          attributes: [{ type: 'mdxJsxAttribute', name: 'lang', value: lang }],
          children,
        }) as Part;
      for (const part of root.children) {
        const apart =
          part.type === 'mdxjsEsm' ||
          (part.type === 'mdxJsxFlowElement' && BETWEEN.includes(part.name ?? ''));
        if (!apart) run.push(part);
        else {
          close();
          parts.push(part);
        }
      }
      close();
      ctx.replaceNode(root, { type: 'root', children: parts });
    },
  };
};
