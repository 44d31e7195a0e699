/** Says above a tool that it could not be fetched, or broke, with a button that loads the page anew. */
export function showIslandFailure(island: Element): void {
  const template = document.getElementById('island-failure');
  if (!(template instanceof HTMLTemplateElement)) return;
  const note = template.content.cloneNode(true) as DocumentFragment;
  note.querySelector('[data-retry]')?.addEventListener('click', () => window.location.reload());
  island.before(note);
}

/** Astro tries twice to fetch an island; after that its HTML stays, and can be read. */
export function reportFailedIslands(): void {
  // The head's script marks those that failed before this one ran.
  for (const island of document.querySelectorAll('astro-island[data-failed]')) showIslandFailure(island);
  document.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    if (event.target instanceof Element) showIslandFailure(event.target);
  });
}
