import { QueryClient } from '@tanstack/react-query';
import { readJson } from './readJson.ts';

/**
 * A client with the defaults of the site: what was read never goes stale, is not read again when the
 * window gets the focus, nor by polling, and a failure is final until somebody asks again. `networkMode: 'always'`
 * because a file may be there without a network, kept for offline use; and where it is not, the visitor is told.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readJson(),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
    },
  });
}

/** The one client of the site: whoever reads the same key shares what was read. */
export const queryClient = createQueryClient();
