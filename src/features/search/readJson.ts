import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';

/** How to treat a 401 response: as an error, or as null. */
export type On401 = 'throw' | 'returnNull';

/**
 * The query function of the site: a GET with credentials to the query key's parts joined by slashes, parsed as JSON.
 * Any other response throws an Error with the message `status: body`, or `status: status text` if the body is empty.
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
