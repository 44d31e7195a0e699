import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';

/** What a 401 comes to: an error, or an empty result. */
export type On401 = 'throw' | 'returnNull';

/**
 * How the site reads data over HTTP: a GET with credentials to the path that the query key spells,
 * its parts joined by slashes; success is read as JSON. Any other answer throws an Error that says
 * `status: body`, or `status: status text` where the body is empty.
 */
export function readJson({ on401 = 'throw' }: { on401?: On401 } = {}) {
  return async ({ queryKey }: Pick<QueryFunctionContext<QueryKey>, 'queryKey'>): Promise<unknown> => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include' });
    if (response.status === 401 && on401 === 'returnNull') return null;
    if (!response.ok) {
      throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    }
    return response.json();
  };
}
