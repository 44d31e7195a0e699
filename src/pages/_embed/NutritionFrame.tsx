import type { RecipeNutrition } from '@gramwise/engine/api/nutrition.ts';
import { useEffect, useState } from 'react';
import { unpackText } from '#browser/sharing/sharedText.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { FiguresTable } from '#features/nutrition/FiguresTable.tsx';
import styles from '#layouts/embed/Embed.module.css';
import { FrameTitle, SiteLink } from '#layouts/embed/FrameParts.tsx';
import { localHref } from '#site/paths.ts';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';

interface Props {
  messages: {
    nutrition: Catalog['nutrition'];
    frame: Catalog['embed']['frame'];
    failure: Catalog['shell']['failure'];
    loading: Catalog['shell']['loading'];
  };
}

type Found = 'loading' | 'failed' | 'nothing' | RecipeNutrition;

/** The nutrition of the recipe packed into the URL. */
function useSharedNutrition(): Found {
  const language = useLanguage();
  const [found, setFound] = useState<Found>('loading');
  useEffect(() => {
    let isLatest = true;
    const settle = (next: Found) => isLatest && setFound(next);
    const compute = async (): Promise<Found> => {
      const text = await unpackText(window.location.hash);
      if (text === null) return 'nothing';
      const { createPageCounter } = await import('#tools/nutrition/pageCounter.ts');
      const recipe = {
        title: null,
        text,
        language,
        country: null,
        factor: 1,
        serves: null,
        chosen: new Map(),
      };
      const { nutrition } = await createPageCounter()(recipe, new Set());
      return nutrition ?? 'nothing';
    };
    compute().then(settle, () => settle('failed'));
    return () => {
      isLatest = false;
    };
  }, [language]);
  return found;
}

/** The nutrition of a recipe, in a frame on another site. */
export function NutritionFrame({ messages }: Props) {
  const language = useLanguage();
  const found = useSharedNutrition();
  const { nutrition: words, frame } = messages;
  const isFound = typeof found === 'object';
  const title = isFound && !found.perServing ? words.title100 : words.title;
  return (
    <>
      <FrameTitle title={title} />
      {isFound ? (
        <FiguresTable
          words={words}
          title={title}
          nutrition={found}
          notCounted={found.notCounted}
          lang={language}
        />
      ) : (
        <p role="status" className={styles.loading}>
          {found === 'loading' ? words.loading : words[found]}
        </p>
      )}
      <p>{words.estimate}</p>
      <SiteLink href={localHref(language, 'reader')} messages={frame} />
    </>
  );
}

export const NutritionFrameIsland = island(NutritionFrame);
