import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { wordsFor } from '#i18n/words.server.ts';
import { describePage } from '#site/meta.ts';
import buttons from '#ui/button/button.module.css';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './shell/Message.module.css';

export const loader = ({ request }: LoaderFunctionArgs) => wordsFor(request, 'shell');

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  const { title = '', text = '' } = loaderData?.shell.offline ?? {};
  return describePage(location.pathname, { title, description: text, indexed: false });
};

/** What the service worker shows for a page that is not kept. The build takes its scripts out: it stands under any address. */
export default function Offline() {
  const { offline, notFound } = useLoaderData<typeof loader>().shell;
  return (
    <div className={`${layout.narrow} ${styles.message}`}>
      <h1>{offline.title}</h1>
      <p className={layout.lead}>{offline.text}</p>
      <p className={styles.actions}>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this same address, asked for again without any script */}
        <a className={buttons.primary} href="">
          {offline.retry}
        </a>
        <LocalLink className={buttons.secondary} to="/">
          {notFound.home}
        </LocalLink>
      </p>
    </div>
  );
}
