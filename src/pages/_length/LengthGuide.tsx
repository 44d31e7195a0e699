import type { Catalog } from '#catalogs/catalog.ts';
import { Guide } from '#tools/page/Guide.tsx';
import { Accordion } from '#ui/accordion/Accordion.tsx';
import { Section } from '#ui/section/Section.tsx';

/** Questions and a short guide about inches and pans. */
export function LengthGuide({ messages }: { messages: Catalog['length'] }) {
  return (
    <>
      <Section id="faq-title" title={messages.faq.title}>
        <Accordion items={messages.faq.items} />
      </Section>
      <Guide messages={messages.guide} />
    </>
  );
}
