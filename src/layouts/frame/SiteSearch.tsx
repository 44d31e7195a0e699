import type { ComponentProps } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { SearchBox } from '#features/search/Search.tsx';
import { island } from '#ui/island/Island.tsx';

const openAnswers = (language: Language) =>
  import('#features/ask/searchAnswers.ts').then((answers) => answers.openAnswers(language));

type Props = Omit<ComponentProps<typeof SearchBox>, 'openAnswers'>;

/** The search island, hydrated when its dialog opens; it answers questions, too. */
export const SiteSearch = island((props: Props) => <SearchBox {...props} openAnswers={openAnswers} />);
