import type { LinkTarget } from '#site/paths.ts';
import { LocalLink } from '../link/LocalLink.tsx';
import layout from '../theme/layout.module.css';
import styles from './Breadcrumbs.module.css';

interface Props {
  /** Accessible name of the trail. */
  label: string;
  /** The pages above this one, the outermost first. */
  steps: readonly { name: string; to: LinkTarget }[];
}

/** Links to the pages that this one belongs to. */
export function Breadcrumbs({ label, steps }: Props) {
  return (
    <nav aria-label={label} className={styles.trail} data-noprint>
      <ol className={layout.plain}>
        {steps.map(({ name, to }) => (
          <li key={name}>
            <LocalLink to={to}>{name}</LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
