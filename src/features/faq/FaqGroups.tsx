import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import type { FaqGroup } from '#content/faq/schema.ts';
import { Accordion } from '#ui/accordion/Accordion.tsx';
import { Contents } from '#ui/contents/Contents.tsx';
import { CopyLink } from './CopyLink.tsx';
import styles from './FaqGroups.module.css';

interface Props {
  groups: readonly FaqGroup[];
  messages: Catalog['reading']['faq'];
}

/** All questions by group. They share one `name`, so only one is open on the whole page. */
export function FaqGroups({ groups, messages }: Props) {
  return (
    <Contents label={messages.groups} parts={groups} always>
      <div className={styles.groups} data-copied={messages.copied} data-not-copied={messages.notCopied}>
        {groups.map(({ id, title, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <Accordion
              exclusive="faq"
              items={items.map((item) => ({
                id: item.id,
                question: item.question,
                answer: (
                  <>
                    {item.answer.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                    <CopyLink
                      id={item.id}
                      text={messages.copyLink}
                      name={fill(messages.copyLinkTo, { question: item.question })}
                    />
                  </>
                ),
              }))}
            />
          </section>
        ))}
      </div>
    </Contents>
  );
}
