/**
 * What a visitor typed or chose in the prerendered page before the app took over: React keeps it in the fields, but
 * hears only of changes that come later, and would answer for the values it knows.
 */
export async function replayEarlyInput(): Promise<void> {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  for (const replay of [...controls].map(early).filter((found) => found !== null)) {
    // Each in a task of its own: the app has then drawn what the one before it changed.
    await new Promise((resolve) => setTimeout(resolve));
    replay();
  }
}

/** What tells the app of a control that is no longer as it was rendered; null for one that is. */
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
    // React compares with the value that it has seen assigned; what the prototype assigns it does not see.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
    tell('input');
  };
}
