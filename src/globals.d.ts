/** The year of the build, put in by vite.config.ts. */
declare const __BUILD_YEAR__: number;

declare module '*.mdx' {
  import type { ComponentType, JSX } from 'react';

  const Content: ComponentType<{
    components?: Record<string, ComponentType<never> | keyof JSX.IntrinsicElements>;
  }>;
  export default Content;
}
