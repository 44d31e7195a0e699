/** Has the browser lay out what stands above it, and leaves the page as the app expects it. */
const STEP = '<script>document.body.offsetHeight;document.currentScript.remove()</script>';

/**
 * The page laid out in three steps: its header, what stands above its first heading of level 2, the rest. A browser
 * that gets a page at once reads all of it and lays it out in one task, in which a slow phone does not answer; having
 * laid out one step it looks up before it reads on.
 */
export function layOutInSteps(html: string): string {
  const main = html.indexOf('<main');
  if (main < 0) throw new Error('A page has no main part.');
  const heading = html.indexOf('<h2', main);
  return [main, heading]
    .filter((at) => at >= 0)
    .reduceRight((page, at) => page.slice(0, at) + STEP + page.slice(at), html);
}
