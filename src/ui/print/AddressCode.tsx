import { absolute } from '#site/head.ts';
import { type LinkTarget, linkAddress } from '#site/paths.ts';
import { useLanguage } from '#ui/language/language.ts';
import { codePath, modulesOf } from './codeModules.ts';
import styles from './PrintCode.module.css';

/** The code that leads back to a printed page without state, drawn while building; not for islands. */
export function AddressCode({ to }: { to: LinkTarget }) {
  const modules = modulesOf(absolute(linkAddress(useLanguage(), to)));
  if (!modules) return null;
  return (
    <span className={styles.code}>
      <svg viewBox={`0 0 ${modules.length} ${modules.length}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={codePath(modules)} />
      </svg>
    </span>
  );
}
