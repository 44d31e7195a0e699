import { USUAL_HEIGHTS } from '@gramwise/engine/photo/usualHeights.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { useLanguage } from '#ui/language/language.ts';
import type { SizeInPicture } from './measured.ts';
import type { MeasureMessages } from './messages.ts';

interface Props {
  messages: MeasureMessages['result'];
  size: SizeInPicture;
}

/** What the range of a size holds: marks, height and lens. */
export function RangeNote({ messages, size }: Props) {
  const language = useLanguage();
  const height = fill(messages.heights[size.height], {
    low: formatNumber(language, USUAL_HEIGHTS.low / 10, 1),
    high: formatNumber(language, Math.ceil(USUAL_HEIGHTS.high) / 10, 1),
  });
  return fill(messages.range, { n: formatNumber(language, size.marksWithin, 0), height });
}
