import type { Catalog } from '#catalogs/catalog.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import type { About, ToolId } from '#catalogs/tools.ts';
import { localPath } from '#site/localPath.ts';
import { foodListPath } from '#site/paths.ts';
import type { ParameterValues } from '#tools/manifest/parameters.ts';
import { LanguageProvider } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { PageHeader } from '#ui/pageHeader/PageHeader.tsx';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import { TableHead } from '#ui/table/TableHead.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Developers.module.css';
import { type OtherPage, PARAMETERS, type PageParameters } from './parameters.ts';

interface Props {
  language: Language;
  messages: Catalog['developers'];
  /** The names of the pages. */
  names: Readonly<Record<ToolId | OtherPage, string>>;
  /** The texts about the tools. */
  about: Readonly<Record<string, About>>;
  /** The line of code that puts the converter on a page. */
  code: string;
}

/** The command line by example, in a clone of the repository. */
function commandsFor(
  language: Language,
  { question, foodQuestion, file }: Catalog['developers']['engine'],
): string[] {
  const chosen = language === DEFAULT_LANGUAGE ? '' : `--lang ${language} `;
  return [
    `"${question}"`,
    `"${foodQuestion}"`,
    `convert ${file} --to metric`,
    `nutrition ${file} --json`,
  ].map((command) => `npm exec gramwise -- ${chosen}${command}`);
}

/** The documentation for linking to the tools and embedding them. */
export function Developers({ language, messages, names, about, code }: Props) {
  const { embed, data, engine, tables } = messages;
  return (
    <LanguageProvider value={language}>
      <PageHeader title={messages.title} lead={messages.lead} />
      <div className={`${layout.column} ${styles.text}`}>
        <ul>
          {messages.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <section aria-labelledby="frames">
          <h2 id="frames">{embed.title}</h2>
          <p>{embed.text}</p>
          <pre className={styles.code}>
            <code>{code}</code>
          </pre>
          <p>
            <LocalLink to="embed">{embed.link}</LocalLink>
          </p>
        </section>
        <section aria-labelledby="data">
          <h2 id="data">{data.title}</h2>
          <p>{data.text}</p>
          <ul>
            {LANGUAGE_CODES.map((code) => (
              <li key={code}>
                <a href={foodListPath(code)} hrefLang={code}>
                  <code>{foodListPath(code)}</code>
                </a>{' '}
                <span lang={code}>{LANGUAGES[code].name}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="engine">
          <h2 id="engine">{engine.title}</h2>
          <p>{engine.text}</p>
          <p>{engine.clone}</p>
          <pre className={styles.code}>
            <code>{commandsFor(language, engine).join('\n')}</code>
          </pre>
        </section>
      </div>
      <section className={`${layout.column} ${layout.section}`} aria-labelledby="parameters">
        <h2 id="parameters">{tables.title}</h2>
        {[...PARAMETERS].map(([id, page]) => (
          <PageTable
            key={id}
            id={id}
            page={page}
            name={names[id]}
            messages={messages}
            words={about[id]?.parameters}
            language={language}
          />
        ))}
      </section>
    </LanguageProvider>
  );
}

interface TableProps {
  id: string;
  page: PageParameters;
  name: string;
  messages: Props['messages'];
  /** The tool's own words for its parameters. */
  words: About['parameters'];
  language: Language;
}

function PageTable({ id, page, name, messages, words, language }: TableProps) {
  const { tables } = messages;
  const { path, example, rows } = page;
  const shared: Readonly<Record<string, string>> = messages.words;
  const href = localPath(language, path) + example;
  const caption = fill(tables.caption, { page: name });
  return (
    <div className={styles.page}>
      <h3 id={id}>{name}</h3>
      <p>
        {tables.example}{' '}
        <a href={href}>
          <code>{href}</code>
        </a>
      </p>
      <ScrollableTable label={caption}>
        <table className={styles.table}>
          <caption className={layout.hidden}>{caption}</caption>
          <TableHead columns={[tables.name, tables.meaning, tables.values]} />
          <tbody>
            {rows.map(([parameter, values, word = parameter]) => (
              <tr key={parameter}>
                <th scope="row">
                  <code>{parameter}</code>
                </th>
                <td>{words?.[parameter] ?? shared[word]}</td>
                <td>
                  <PossibleValues values={values} messages={messages} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
    </div>
  );
}

function PossibleValues({ values, messages }: { values: ParameterValues; messages: Props['messages'] }) {
  if (typeof values === 'string') return messages.kinds[values];
  return values.map((value, index) => (
    <span key={value}>
      {index > 0 && ', '}
      <code>{value}</code>
    </span>
  ));
}
