import type { Catalog } from '#catalogs/catalog.ts';
import { Brand } from '#layouts/frame/Brand.tsx';
import styles from './Embed.module.css';

export const FrameTitle = ({ title }: { title: string }) => <h1 className={styles.title}>{title}</h1>;

interface LinkProps {
  /** The site's page on the same subject. */
  href: string;
  messages: Catalog['embed']['frame'];
  /** Whether the page reads what was typed in the frame from its URL. */
  carriesInput?: boolean;
}

/** The link out of a frame. */
export const SiteLink = ({ href, messages, carriesInput = false }: LinkProps) => (
  <p className={styles.back}>
    <a href={href} target="_top" data-carries-input={carriesInput || undefined}>
      <Brand /> {messages.back}
    </a>
  </p>
);
