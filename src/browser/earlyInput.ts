/**
 * Tells an island what a visitor typed or chose in its HTML before it was hydrated. React keeps such values in the
 * fields but hears only of later changes, and would answer for the values it rendered. `data-ready` on the island
 * says when all has been told.
 */
export async function replayEarlyInput(island: Element): Promise<void> {
  const controls = [...island.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  const replays = controls.flatMap((control) => {
    const replay = early(control);
    return replay ? [{ control, replay }] : [];
  });
  /** Typed in once more since: React has heard the latest value, and the early one is old. */
  const changed = new Set<EventTarget | null>();
  const note = ({ isTrusted, target }: Event) => isTrusted && changed.add(target);
  island.addEventListener('input', note, true);
  for (const { control, replay } of replays) {
    // One task each, so that React has rendered the change before.
    await new Promise((resolve) => setTimeout(resolve));
    if (!changed.has(control)) replay();
  }
  island.removeEventListener('input', note, true);
  island.setAttribute('data-ready', '');
}

/** A function that replays the change of a control; null for a control that is as it was rendered. */
function early(control: HTMLInputElement | HTMLSelectElement): (() => void) | null {
  const tell = (type: 'input' | 'change') => control.dispatchEvent(new Event(type, { bubbles: true }));
  const { value } = control;
  if (control instanceof HTMLSelectElement) {
    const rendered = [...control.options].find((option) => option.defaultSelected);
    if (!rendered || rendered.selected) return null;
    return () => {
      control.value = value;
      tell('change');
    };
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const { checked } = control;
    if (checked === control.defaultChecked || (control.type === 'radio' && !checked)) return null;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  if (value === control.defaultValue) return null;
  return () => {
    // React ignores a value it saw being assigned; an assignment through the prototype it does not see.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
    tell('input');
  };
}
