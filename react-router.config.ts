import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './src/site/prerender.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: { paths: prerenderPaths(), concurrency: 2 },
} satisfies Config;
