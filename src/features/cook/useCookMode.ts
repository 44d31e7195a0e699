import { type KeyboardEvent, useEffect, useRef } from 'react';
import { afterHistorySettles, popHistoryEntry, pushHistoryEntry } from '#browser/historyEntry.ts';
import { readHistoryState } from '#browser/historyState.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import { readStep, writeStep } from './stepParam.ts';

/** The open step, kept in the URL. The dialog follows it; closing it restores the focus, and Back closes it. */
export function useCookMode(total: number) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useUrlState<number | null>({
    initial: null,
    read: (query) => readStep(query, total),
    write: writeStep,
  });

  const open = step !== null;
  useEffect(() => {
    if (!open) return;
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, [open]);

  const go = (to: number) => setStep(() => Math.min(Math.max(to, 1), total));
  return {
    step,
    dialog,
    opener,
    open: () =>
      afterHistorySettles(() => {
        pushHistoryEntry();
        setStep(() => 1);
      }),
    go,
    close: () => {
      // The browser has restored the focus, which after a reload is nowhere. Focus that has moved on stays.
      const focused = document.activeElement;
      if (focused === document.body || dialog.current?.contains(focused)) opener.current?.focus();
      if (step !== null && readHistoryState('opened')) popHistoryEntry();
      else if (step !== null) setStep(() => null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (step === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowRight') go(step + 1);
      else if (event.key === 'ArrowLeft') go(step - 1);
      else return;
      event.preventDefault();
    },
  };
}
