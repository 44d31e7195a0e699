import { Component, type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { replayEarlyInput } from '#browser/earlyInput.ts';
import { showIslandFailure } from '#browser/failedIslands.ts';
import type { Language } from '#catalogs/languages.ts';
import { LanguageProvider } from '../language/language.ts';

/** The root of every island: sets its language and takes over what was typed, selected or pressed before hydration. */
export function Island({ language, children }: { language: Language; children: ReactNode }) {
  const end = useRef<HTMLTemplateElement>(null);
  useEffect(() => {
    const island = end.current?.closest('astro-island');
    if (island) replayEarlyInput(island);
  }, []);
  return (
    <>
      <FailureBoundary islandOf={() => end.current?.closest('astro-island')}>
        <LanguageProvider value={language}>{children}</LanguageProvider>
      </FailureBoundary>
      {/* Marks the island's place in the page without affecting the layout. */}
      <template ref={end} />
    </>
  );
}

/** Makes a view an island with an added `language` prop. Props must be serializable: they are embedded in the page. */
export function island<Props extends object>(View: ComponentType<Props>) {
  return function IslandRoot({ language, ...props }: Props & { language: Language }) {
    return (
      <Island language={language}>
        <View {...(props as unknown as Props)} />
      </Island>
    );
  };
}

interface BoundaryProps {
  islandOf: () => Element | null | undefined;
  children: ReactNode;
}

/** A crash in a tool removes only that tool, and the visitor is told. */
class FailureBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    // After a crash in the first render, the ref is only set once this commit is done.
    queueMicrotask(() => {
      const island = this.props.islandOf();
      if (island) showIslandFailure(island);
    });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
