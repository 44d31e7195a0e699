import { QueryClient } from '@tanstack/react-query';
import { readJson } from './readJson.ts';

/**
 * The site's client. Data never goes stale, is not refetched on focus or by polling, and a failed request is not
 * retried. `networkMode: 'always'` because files may be available offline, and a missing one should fail visibly.
 */
export const queryClient = new QueryClient({
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
