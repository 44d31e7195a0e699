import { absoluteUrl } from '#site/head.ts';
import { type LinkTarget, localHref } from '#site/paths.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './QrCodePlaceholder.module.css';
import { encodeQrModules, qrModulesPath } from './qrModules.ts';

/** A QR code that links a printed page without state back to the site. Drawn at build time; not for islands. */
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
