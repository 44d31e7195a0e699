/** The clicked link if it navigates within the site in this tab, else null. */
export function findFollowedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const inside = link?.href && link.origin === window.location.origin && !link.target && !link.download;
  return inside ? link : null;
}
