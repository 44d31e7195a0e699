import type { ReactNode } from 'react';
import buttons from '../button/button.module.css';
import styles from './FileButton.module.css';

interface Props {
  /** The kinds of files, as in the attribute `accept`. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A quiet button that opens files. The same file can be chosen again. */
export const FileButton = ({ accept, multiple = false, onFiles, children }: Props) => (
  <label className={`${buttons.quiet} ${styles.file}`}>
    {children}
    <input
      type="file"
      multiple={multiple}
      className={styles.input}
      accept={accept}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  </label>
);
