import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { wordsFor } from '#i18n/words.server.ts';
import { TimerDock } from '#ui/timers/TimerDock.tsx';
import { FailureScreen } from './shell/FailureScreen.tsx';
import { Shell } from './shell/Shell.tsx';

export { shouldRevalidate } from '#site/staticData.ts';

export const loader = ({ request }: LoaderFunctionArgs) => wordsFor(request, 'shell', 'timers');

export default function ShellRoute() {
  const { shell, timers } = useLoaderData<typeof loader>();
  return (
    <>
      <Shell words={shell}>
        <Outlet />
      </Shell>
      <TimerDock words={timers} />
    </>
  );
}

export function ErrorBoundary() {
  return <FailureScreen />;
}
