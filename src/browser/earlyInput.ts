declare global {
  interface HTMLButtonElement {
    /** Set by `ISLAND_SCRIPT`. */
    pressedEarly?: boolean;
  }
}

/**
 * Replays what a visitor typed, selected or pressed in an island before it was hydrated. React keeps the values in the
 * DOM but gets no events for them, so its state would still hold the rendered values. A button is pressed once, however
 * often an impatient visitor pressed it. Sets `data-ready` on the island when done.
 */
export async function replayEarlyInput(island: Element): Promise<void> {
  const controls = [
    ...island.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input, select, textarea',
    ),
  ];
  const replays = controls.flatMap((control) => {
    const replay = findReplay(control);
    return replay ? [{ control, replay }] : [];
  });
  /** Controls changed since hydration: React already has their latest values. */
  const changed = new Set<EventTarget | null>();
  const note = ({ isTrusted, target }: Event) => isTrusted && changed.add(target);
  island.addEventListener('input', note, true);
  for (const { control, replay } of replays) {
    // One task per change, so that React has rendered the previous one.
    await new Promise((resolve) => setTimeout(resolve));
    if (!changed.has(control)) replay();
  }
  island.removeEventListener('input', note, true);
  for (const button of island.querySelectorAll('button')) {
    if (button.pressedEarly) button.click();
  }
  island.setAttribute('data-ready', '');
}

/** A function that replays a control's change, or null if it is unchanged. */
function findReplay(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
): (() => void) | null {
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
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const { checked } = control;
    if (checked === control.defaultChecked || (control.type === 'radio' && !checked)) return null;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  // The browser lets no script set the value of a file field, and React does not track it.
  if (control instanceof HTMLInputElement && control.type === 'file')
    return control.files?.length ? () => tell('change') : null;
  if (value === control.defaultValue) return null;
  return () => {
    // React ignores the event if it tracked the assignment; assigning through the prototype bypasses the tracking.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    tell('input');
  };
}
