/** Shows a note above a tool that failed to load or crashed, with a button that reloads the page. */
export function showIslandFailure(island: Element): void {
  const template = document.getElementById('island-failure');
  if (!(template instanceof HTMLTemplateElement)) return;
  const note = template.content.cloneNode(true) as DocumentFragment;
  note.querySelector('[data-retry]')?.addEventListener('click', () => window.location.reload());
  island.before(note);
}

/** Handles islands that Astro gave up on after two attempts; their static HTML stays readable. */
export function reportFailedIslands(): void {
  // The head script marks those that failed before this script ran.
  for (const island of document.querySelectorAll('astro-island[data-failed]')) showIslandFailure(island);
  document.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    if (event.target instanceof Element) showIslandFailure(event.target);
  });
}
