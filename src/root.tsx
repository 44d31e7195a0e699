import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { FailureScreen } from '#pages/shell/FailureScreen.tsx';
import { HEAD_SCRIPT } from '#ui/hydration/headScript.ts';
import type { SessionKey } from '#ui/hydration/storage.ts';
import { useLanguage } from '#ui/language/useLanguage.ts';
import '#ui/theme/faces.css';
import '#ui/theme/theme.css';
import fraunces from '#ui/fonts/fraunces.woff2?url';
import sans from '#ui/fonts/source-sans-3.woff2?url';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Before any sheet, so that the order of the layers never hangs on the order of loading. */}
        <style>{'@layer tokens, base, components;'}</style>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text */}
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1b1815" media="(prefers-color-scheme: dark)" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={fraunces} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration storageKey={'scroll' satisfies SessionKey} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FailureScreen />;
}
