/** Client directive `client:kitchen`: an island wakes only for a visitor with a kitchen of their own. */
export default function withKitchen(load: () => Promise<() => Promise<void>>): void {
  // In every page with such an island, so without what `readLocal` looks after besides.
  try {
    if (localStorage['kitchen']) void load().then((hydrate) => hydrate());
  } catch {
    // Private windows may deny storage.
  }
}
