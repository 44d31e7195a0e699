import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Recipe } from '#domain/recipes/recipe.ts';
import type { RecipeMessages } from './messages.ts';
import styles from './Picture.module.css';
import { creditOf, sourcesOf } from './picture.ts';
import { useOwnText } from './useOwnText.ts';

interface Props {
  messages: RecipeMessages['picture'];
  recipe: Recipe;
  /** Our own drawing, rendered at build time. */
  drawing: ReactNode;
  printed: boolean;
}

/** A photo from another host on top of our own drawing, which stays if the photo fails to load. */
export function Picture({ messages, recipe, drawing, printed }: Props) {
  const own = useOwnText();
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const credit = creditOf(recipe.image);

  // The image may have failed before hydration, when nothing was listening for `error`.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <figure className={styles.picture} data-noprint={printed ? undefined : ''}>
      <div className={styles.box}>
        <div>{drawing}</div>
        {!failed && (
          <img
            ref={image}
            src={recipe.image}
            srcSet={sourcesOf(recipe.image)}
            sizes="(min-width: 72rem) 33rem, (min-width: 56rem) 46vw, calc(100vw - 2.5rem)"
            width={960}
            height={720}
            alt={recipe.imageAlt}
            decoding="async"
            fetchPriority="high"
            referrerPolicy="no-referrer"
            onError={() => setFailed(true)}
            {...own}
          />
        )}
      </div>
      <figcaption className={styles.credit}>
        {failed || !credit ? (
          messages.drawn
        ) : (
          <>
            {messages.credit} <a href={credit.href}>{credit.host}</a>
          </>
        )}
      </figcaption>
    </figure>
  );
}
