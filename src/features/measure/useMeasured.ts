import { panOrigin } from '@gramwise/engine/kitchens/kitchens.ts';
import { useEffect, useState } from 'react';
import { useKitchen } from '#browser/useKitchen.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { useMeasureReader } from '#tools/amount/useMeasureReader.ts';
import { useLanguage } from '#ui/language/language.ts';
import type { Marks } from './marks.ts';
import { measureMarkedPan, type PanMeasurement } from './measured.ts';
import type { OpenedPicture } from './openPicture.ts';
import type { Setup } from './setup.ts';

const WAITING: PanMeasurement = { state: 'waiting', rim: [] };
/** In milliseconds after the last change. */
const MEASURE_DELAY_MS = 50;

/** The size from the points in a picture, shortly after one changed. */
export function useMeasured(picture: OpenedPicture, marks: Marks, setup: Setup): PanMeasurement {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [{ country }] = useKitchen(language);
  const origin = panOrigin(country);
  const { reader, loading } = useMeasureReader([setup.height]);
  const [measured, setMeasured] = useState(WAITING);
  useEffect(() => {
    // Fitting takes longer than a frame; dragging a point comes first.
    if (loading) return;
    const measure = () => setMeasured(measureMarkedPan(picture, marks, setup, { decimal, reader, origin }));
    const pause = setTimeout(measure, MEASURE_DELAY_MS);
    return () => clearTimeout(pause);
  }, [picture, marks, setup, decimal, origin, reader, loading]);
  return measured;
}
