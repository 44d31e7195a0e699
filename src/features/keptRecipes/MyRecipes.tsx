import { useEffect, useId, useRef, useState } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import buttons from '#ui/button/button.module.css';
import type { KeptRecipe } from './keptRecipe.ts';
import styles from './MyRecipes.module.css';
import type { KeptMessages } from './messages.ts';

interface Props {
  messages: KeptMessages;
  /** The button after a failure to load. */
  retry: string;
  onOpen: (recipe: KeptRecipe) => void;
}

/** The recipes kept on this device. The code that reads them loads when the section scrolls into view. */
export function MyRecipes({ messages, retry, onOpen }: Props) {
  const title = useId();
  const section = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  const list = useLazyModule(() => import('./KeptRecipes.tsx'), seen);
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
      <h2 id={title}>{messages.title}</h2>
      <p className={styles.lead}>{messages.lead}</p>
      {list.value && <list.value.KeptRecipes messages={messages} onOpen={onOpen} />}
      {list.failed && (
        <p role="alert">
          {messages.errors.failed}{' '}
          <button type="button" className={buttons.quiet} onClick={list.retry}>
            {retry}
          </button>
        </p>
      )}
    </section>
  );
}
