import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { type ReactNode, useState } from 'react';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import layout from '#ui/theme/layout.module.css';
import type { RecipeMessages } from './messages.ts';
import { findPictureCredit, listPictureSources } from './pictureHosts.ts';
import styles from './RecipePicture.module.css';
import { usePhotos } from './usePhotos.ts';

interface Props {
  messages: RecipeMessages['picture'];
  recipe: Recipe;
  /** Our own drawing, rendered at build time. */
  drawing: ReactNode;
  printed: boolean;
}

/** Our own drawing, and on request the photo from another host, if there is one. */
export function RecipePicture(props: Props) {
  const { messages, recipe, drawing, printed } = props;
  if (recipe.image) return <RecipePhoto {...props} image={recipe.image} />;
  return (
    <figure className={styles.picture} data-noprint={printed ? undefined : ''}>
      <div className={`${layout.drawn} ${styles.box}`}>
        <div role="img" aria-label={recipe.alt}>
          {drawing}
        </div>
      </div>
      <figcaption className={styles.credit}>
        <Caption messages={messages} credit={null} failed={false} />
      </figcaption>
    </figure>
  );
}

/** The drawing with the photo on top of it once it is asked for; the drawing stays if the photo fails. */
function RecipePhoto({ messages, recipe, drawing, printed, image }: Props & { image: string }) {
  const [wanted, setWanted] = usePhotos();
  const [failed, setFailed] = useState(false);
  const credit = findPictureCredit(image);
  const shown = wanted && !failed;

  return (
    <figure className={styles.picture} data-noprint={printed ? undefined : ''}>
      <div className={`${layout.drawn} ${styles.box}`}>
        <div role="img" aria-label={recipe.alt} aria-hidden={shown || undefined}>
          {drawing}
        </div>
        {shown && (
          <img
            src={image}
            srcSet={listPictureSources(image)}
            sizes="(min-width: 72rem) 33rem, (min-width: 56rem) 46vw, calc(100vw - 2.5rem)"
            width={960}
            height={720}
            alt={recipe.alt}
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setFailed(true)}
          />
        )}
      </div>
      <figcaption className={styles.credit}>
        <Caption messages={messages} credit={shown ? credit : null} failed={failed} />
        <button
          type="button"
          className={`${buttons.quiet} ${styles.choose}`}
          onClick={() => {
            setFailed(false);
            setWanted(!shown);
          }}
        >
          {shown ? (
            messages.hide
          ) : (
            <span>
              {messages.show} <small>{fill(messages.from, { host: credit.host })}</small>
            </span>
          )}
        </button>
      </figcaption>
    </figure>
  );
}

interface CaptionProps {
  messages: Props['messages'];
  /** Null for the drawing. */
  credit: ReturnType<typeof findPictureCredit> | null;
  failed: boolean;
}

function Caption({ messages, credit, failed }: CaptionProps) {
  if (failed) return <span role="alert">{messages.failed}</span>;
  if (!credit) return <span>{messages.drawn}</span>;
  return (
    <span>
      {messages.credit} <a href={credit.href}>{credit.host}</a>
    </span>
  );
}
