import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { SOURCES } from '@gramwise/engine/foods/sources.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { semicolon } from '#format/marks.ts';
import type { MailParts } from '#site/contact.ts';
import { absoluteUrl } from '#site/head.ts';
import { localHref } from '#site/paths.ts';
import { reportHref } from '#site/reportHref.ts';
import styles from './FoodPage.module.css';
import { foodAnswer, sourcesOf } from './foodHead.ts';

interface Props {
  language: Language;
  food: AnyFoodId;
  mail: MailParts;
}

/** A link to a mail about the number that a food's page leads with. */
export function ReportNumber({ language, food, mail }: Props) {
  const { report } = messagesFor(language, 'report');
  const href = reportHref(mail, report, {
    about: foodName(language, food),
    number: foodAnswer(language, food),
    source: [...sourcesOf(language, food)].map((id) => SOURCES[id].name).join(semicolon(language)),
    page: absoluteUrl(localHref(language, { page: 'ingredient', part: food })),
  });
  return (
    <p className={styles.report} data-noprint>
      <a href={href}>{report.link}</a>
    </p>
  );
}
