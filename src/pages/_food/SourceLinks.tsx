import { semicolon } from '#format/marks.ts';
import { useLanguage } from '#ui/language/language.ts';

/** The sources of figures, in a sentence. */
export function SourceLinks({ sources }: { sources: readonly { name: string; url: string }[] }) {
  const language = useLanguage();
  return sources.map(({ name, url }, index) => (
    <span key={url}>
      {index > 0 && semicolon(language)}
      <a href={url} rel="external noopener">
        {name}
      </a>
    </span>
  ));
}
