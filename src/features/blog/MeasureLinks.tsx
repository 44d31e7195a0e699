import type { Catalog } from '#catalogs/catalog.ts';
import type { LinkTarget } from '#site/paths.ts';
import buttons from '#ui/button/button.module.css';
import { SubjectIcon, type SubjectIconName } from '#ui/icon/SubjectIcon.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import styles from './MeasureLinks.module.css';

const TOOLS = [
  { name: 'inch', to: 'length', icon: 'ruler' },
  { name: 'weight', to: { page: 'home', hash: 'weight' }, icon: 'scale' },
  { name: 'volume', to: { page: 'home', hash: 'volume' }, icon: 'cup' },
  { name: 'temperature', to: { page: 'home', hash: 'temperature' }, icon: 'heat' },
] as const satisfies readonly { name: string; to: LinkTarget; icon: SubjectIconName }[];

/** Links from an article on kitchen tools to the site's calculators. */
export function MeasureLinks({ messages }: { messages: Catalog['blog']['measure'] }) {
  return (
    <section className={styles.measure} aria-labelledby="measure" data-noprint>
      <h2 id="measure">{messages.title}</h2>
      <div className={styles.links}>
        {TOOLS.map(({ name, to, icon }) => (
          <LocalLink key={name} className={buttons.secondary} to={to}>
            <SubjectIcon name={icon} />
            {messages[name]}
          </LocalLink>
        ))}
      </div>
    </section>
  );
}
