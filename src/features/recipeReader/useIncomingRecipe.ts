import { useEffect, useEffectEvent, useState } from 'react';
import { writeHistoryState } from '#browser/historyState.ts';
import { withParams } from '#browser/query.ts';
import { readPageFromHash } from '#browser/sharing/pageHash.ts';
import { SHARE_TARGET } from '#site/shareTarget.ts';
import { useLanguage } from '#ui/language/language.ts';
import type { OpenedFile, OpenFileError } from './files/openRecipeFile.ts';

/** Why no recipe arrived. */
export type IncomingError = OpenFileError | 'link' | 'missed';

/** How browsers pass files opened with the installed app (developer.mozilla.org/docs/Web/API/LaunchQueue). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly { getFile?: () => Promise<File> }[] }) => void): void;
}

/** Removes a share from the URL, because it can be read only once. */
function clearIncomingUrl(): void {
  const { pathname, search } = window.location;
  writeHistoryState({}, pathname + withParams(search, { [SHARE_TARGET.query]: null }));
}

/**
 * Receives recipes from files, the share sheet and the bookmark, and reports why one failed to arrive until the text
 * changes. A file with `several` recipes, or some that could not be read, waits until one is picked. `onIntent` is called before one arrives, which may
 * take a while.
 */
export function useIncomingRecipe(onText: (text: string) => void, onIntent: () => void) {
  const language = useLanguage();
  const [error, setError] = useState<IncomingError | null>(null);
  const [several, setSeveral] = useState<OpenedFile | null>(null);
  const setText = (text: string) => {
    setError(null);
    onText(text);
  };
  const openFile = async (file: File) => {
    onIntent();
    try {
      const { openRecipeFile } = await import('./files/openRecipeFile.ts');
      const found = await openRecipeFile(file, language);
      if (!found.ok) return setError(found.code);
      const { recipes, unread } = found.value;
      // The list also says that another one could not be read
      const isList = recipes.length + unread > 1;
      setSeveral(isList ? found.value : null);
      if (isList) setError(null);
      else setText(recipes[0]?.text ?? '');
    } catch {
      setError('unreadable');
    }
  };

  const follow = useEffectEvent(async () => {
    const { hash, search } = window.location;
    const page = readPageFromHash(hash);
    const isMissed = new URLSearchParams(search).has(SHARE_TARGET.query);
    if (page === null && hash !== SHARE_TARGET.hash && !isMissed) return;
    clearIncomingUrl();
    if (page !== null) return page.trim() === '' ? setError('no-recipe') : setText(page);
    if (hash !== SHARE_TARGET.hash) return setError('missed');
    onIntent();
    const { consumeSharedPayload } = await import('#browser/sharing/sharedPayload.ts');
    const shared = await consumeSharedPayload();
    if (!shared.ok) setError(shared.code);
    else if ('file' in shared.value) await openFile(shared.value.file);
    else setText(shared.value.text);
  });
  const launch = useEffectEvent(async (files: readonly { getFile?: () => Promise<File> }[]) => {
    const file = await files[0]?.getFile?.().catch(() => null);
    if (file) await openFile(file);
    else if (files.length > 0) setError('unreadable');
  });

  useEffect(() => {
    void follow();
    const onHash = () => void follow();
    window.addEventListener('hashchange', onHash);
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files = [] }) => void launch(files));
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  return { error, setText, openFile, several, closeFile: () => setSeveral(null) };
}
