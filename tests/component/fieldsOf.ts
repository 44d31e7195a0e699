/** Free-text fields that one can type into: no checkboxes, buttons, files or selects. */
const TEXT_FIELD =
  'textarea:not([readonly]), [contenteditable], input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit], [type=file])';

/** The labels of all text fields: in every tab, inside `details`, and for every option of every select. */
export async function fieldsOf(): Promise<string[]> {
  const labels = new Set<string>();
  const note = () => {
    for (const field of document.querySelectorAll<HTMLInputElement>(TEXT_FIELD)) {
      labels.add(field.labels?.[0]?.textContent.trim() ?? field.outerHTML);
    }
  };
  const selects = () => document.querySelectorAll('select');
  note();
  // An option can reveal more selects, so count them again each time.
  for (let index = 0; index < selects().length; index += 1) {
    const list = selects()[index] as HTMLSelectElement;
    for (const { value } of [...list.options]) {
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
      await null; // React renders a change event in a microtask.
      note();
    }
  }
  return [...labels].sort();
}
