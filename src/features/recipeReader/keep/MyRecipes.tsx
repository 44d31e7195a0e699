import { useEffect, useId, useRef, useState } from 'react';
import { useLoaded } from '#browser/useLoaded.ts';
import buttons from '#ui/button/button.module.css';
import type { ReaderMessages } from '../messages.ts';
import type { KeptRecipe } from './keptRecipe.ts';
import styles from './MyRecipes.module.css';

interface Props {
  messages: ReaderMessages;
  onOpen: (recipe: KeptRecipe) => void;
}

/** The recipes kept on this device. The code that reads them loads when the section scrolls into view. */
export function MyRecipes({ messages: { kept, result }, onOpen }: Props) {
  const title = useId();
  const section = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  const list = useLoaded(() => import('./KeptRecipes.tsx'), seen);
  useEffect(() => {
    if (!section.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(section.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section ref={section} className={styles.kept} aria-labelledby={title} data-noprint>
      <h2 id={title}>{kept.title}</h2>
      <p className={styles.lead}>{kept.lead}</p>
      {list.value && <list.value.KeptRecipes messages={kept} onOpen={onOpen} />}
      {list.failed && (
        <p role="alert">
          {kept.errors.failed}{' '}
          <button type="button" className={buttons.quiet} onClick={list.retry}>
            {result.retry}
          </button>
        </p>
      )}
    </section>
  );
}
