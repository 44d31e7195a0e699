import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { FigureSection } from '#tools/live/FigureSection.tsx';
import { percentNumber } from './bakersText.ts';
import { DOUGH_SOURCES, KNOWN_DOUGHS } from './knownDoughs.ts';
import { frictionIn, KNEADING } from './waterForm.ts';

/** What does not belong to a dough. */
const NONE = '–';

/** Published doughs in baker's percentages, and what kneading adds in degrees. */
export function BakersFigures({ language, messages }: { language: Language; messages: Catalog['bakers'] }) {
  const text = messages.figures;
  const percent = (value: number | null) => (value === null ? NONE : percentNumber(language, value));
  return (
    <FigureSection
      language={language}
      id="bakers-figures"
      text={text}
      beside
      tables={[
        {
          title: text.doughs,
          columns: [text.dough, text.water, text.salt, text.yeast, text.besides],
          rows: KNOWN_DOUGHS.map(({ id, water, salt, yeast, besides }): [string, ...string[]] => [
            text.names[id],
            percent(water),
            percent(salt),
            percent(yeast),
            besides
              .map(([part, value]) => fill(text.parts[part], { n: percentNumber(language, value) }))
              .join(', ') || NONE,
          ]),
        },
        {
          title: text.friction,
          columns: [text.kneading, '°F', '°C'],
          rows: KNEADING.map((id): [string, string, string] => [
            text.ways[id],
            String(frictionIn(id, 'fahrenheit')),
            String(frictionIn(id, 'celsius')),
          ]),
        },
      ]}
      sources={Object.values(DOUGH_SOURCES)}
    />
  );
}
