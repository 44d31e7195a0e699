import { absoluteUrl } from '#site/head.ts';
import { type LinkTarget, localHref } from '#site/paths.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './QrCodePlaceholder.module.css';
import { encodeQrModules, qrModulesPath } from './qrModules.ts';

/** The code that leads back to a printed page without state, drawn while building; not for islands. */
export function PageQrCode({ to }: { to: LinkTarget }) {
  const modules = encodeQrModules(absoluteUrl(localHref(useLanguage(), to)));
  if (!modules) return null;
  return (
    <span className={styles.code}>
      <svg viewBox={`0 0 ${modules.length} ${modules.length}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={qrModulesPath(modules)} />
      </svg>
    </span>
  );
}
