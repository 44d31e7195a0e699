import type { LinkTarget } from '#site/paths.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { SubjectIcon, type SubjectIconName } from '#ui/icon/SubjectIcon.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { FocusLink } from './FocusLink.tsx';
import styles from './ToolCard.module.css';

type Props = {
  id?: string;
  icon: SubjectIconName;
  messages: { title: string; go: string };
} & (
  | { to: LinkTarget; focus?: never; query?: never }
  | { to?: never; focus: string; query?: Readonly<Record<string, string>> }
);

/** A smaller card that is one link, to a page or to a field on this page. */
export function ToolCard({ id, icon, messages, to, focus, query }: Props) {
  return (
    <article id={id} className={styles.card}>
      <SubjectIcon name={icon} size={28} />
      <h3>{messages.title}</h3>
      {to === undefined ? (
        <FocusLink focus={focus} query={query} className={`${layout.cover} ${styles.go}`}>
          {messages.go}
        </FocusLink>
      ) : (
        <LocalLink to={to} className={`${layout.cover} ${styles.go}`}>
          {messages.go}
        </LocalLink>
      )}
      <Icon name="right" size={18} />
    </article>
  );
}
