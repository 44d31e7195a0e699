import { Suspense, useEffect } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { wordsFor } from '#i18n/words.server.ts';
import { replayEarlyInput } from '#ui/hydration/earlyInput.ts';
import { TimerDock } from '#ui/timers/TimerDock.tsx';
import { FailureScreen } from './shell/FailureScreen.tsx';
import { Shell } from './shell/Shell.tsx';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) => wordsFor(request, 'shell', 'timers');

/** Says that the page answers now; tests and style sheets can wait for it. */
function Awake() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    replayEarlyInput();
  }, []);
  return null;
}

export default function ShellRoute() {
  const { shell, timers } = useLoaderData<typeof loader>();
  return (
    <>
      <Shell words={shell}>
        {/* A boundary only so that React takes over the page in a task of its own, after header and footer. */}
        <Suspense>
          <Outlet />
          <Awake />
        </Suspense>
      </Shell>
      <TimerDock words={timers} />
    </>
  );
}

export function ErrorBoundary() {
  return <FailureScreen />;
}
