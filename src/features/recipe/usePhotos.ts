import { useState, useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '#browser/storage.ts';

const STORAGE_KEY = 'photos';
const never = () => () => {};

/**
 * Whether the visitor asked for photographs, which come from other hosts. The choice is kept; while prerendering and
 * hydrating it is no.
 */
export function usePhotos() {
  const kept = useSyncExternalStore(
    never,
    () => readLocal(STORAGE_KEY) === 'yes',
    () => false,
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (wanted: boolean) => {
    setChosen(wanted);
    writeLocal(STORAGE_KEY, wanted ? 'yes' : null);
  };
  return [chosen ?? kept, choose] as const;
}
