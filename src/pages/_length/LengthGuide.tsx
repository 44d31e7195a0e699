import type { Catalog } from '#catalogs/catalog.ts';
import { Guide } from '#tools/page/Guide.tsx';
import { Accordion } from '#ui/accordion/Accordion.tsx';
import layout from '#ui/theme/layout.module.css';

/** Questions and a short guide about inches and pans. */
export function LengthGuide({ messages }: { messages: Catalog['length'] }) {
  return (
    <>
      <section className={`${layout.column} ${layout.section}`} aria-labelledby="faq-title">
        <h2 id="faq-title" className={layout.head}>
          {messages.faq.title}
        </h2>
        <Accordion items={messages.faq.items} />
      </section>
      <Guide messages={messages.guide} />
    </>
  );
}
