import { englishPath } from '../src/site/localPath.ts';

/**
 * Where a moved page is now, null for all others: `/de/embed/food/honey?theme=dark` was a page of its own and is
 * `/de/embed/food?food=honey&theme=dark`. The configurations in deploy/ have the same rule, and a test compares them.
 */
export function movedTo(url: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/.exec(url) ?? [];
  const [, food] = /^\/embed\/food\/([\w-]+)\/?$/.exec(englishPath(path)) ?? [];
  if (!food) return null;
  return `${path.replace(/\/embed\/.*/, '')}/embed/food?food=${food}${query && `&${query}`}`;
}
