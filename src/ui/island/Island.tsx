import { Component, type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { replayEarlyInput } from '#browser/earlyInput.ts';
import { showIslandFailure } from '#browser/islandFailure.ts';
import type { Language } from '#i18n/languages.ts';
import { InLanguage } from '../language/language.ts';

/** The root of every island: sets its language, and takes over what was typed or chosen before it was hydrated. */
export function Island({ language, children }: { language: Language; children: ReactNode }) {
  const end = useRef<HTMLTemplateElement>(null);
  useEffect(() => {
    const island = end.current?.closest('astro-island');
    if (island) replayEarlyInput(island);
  }, []);
  return (
    <>
      <FailureBoundary islandOf={() => end.current?.closest('astro-island')}>
        <InLanguage value={language}>{children}</InLanguage>
      </FailureBoundary>
      {/* Marks the place of the island without taking part in the layout. */}
      <template ref={end} />
    </>
  );
}

/** A view as an island: `language` joins its own props, which must be data, because they travel inside the page. */
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

/** A bug in a tool takes away that tool only, and the visitor is told. */
class FailureBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    // An island that broke in its first render knows its place only after this commit.
    queueMicrotask(() => {
      const island = this.props.islandOf();
      if (island) showIslandFailure(island);
    });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
