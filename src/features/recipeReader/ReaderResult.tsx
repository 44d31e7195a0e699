import type { ReactNode, RefObject } from 'react';
import type { RecipeTextError } from '#domain/recipeText/readRecipe.ts';
import type { Result } from '#domain/result.ts';
import { formatNumber } from '#i18n/format.ts';
import { fill } from '#i18n/template.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { shareLink } from '#ui/share/shareLink.ts';
import layout from '#ui/theme/layout.module.css';
import { copyText } from '#ui/toast/copyText.ts';
import { showToast } from '#ui/toast/toast.ts';
import { type ConvertedRecipe, recipeText, type ShownLine } from './convertRecipe.ts';
import { KeepRecipe } from './keep/KeepRecipe.tsx';
import type { ReaderMessages } from './messages.ts';
import styles from './RecipeReader.module.css';
import { SaveConverted } from './save/SaveConverted.tsx';
import { packText } from './sharedText.ts';

interface Props {
  messages: ReaderMessages;
  /** The recipe as it was pasted. */
  text: string;
  result: Result<ConvertedRecipe, RecipeTextError>;
  /** The weights of foods could not be loaded. */
  failed: boolean;
  onRetry: () => void;
  title: RefObject<HTMLHeadingElement | null>;
  actions: ((recipe: ConvertedRecipe) => ReactNode) | undefined;
}

function Line({ line, messages }: { line: ShownLine; messages: ReaderMessages }) {
  const language = useLanguage();
  if (line.kind === 'heading') return <strong>{line.text}</strong>;
  const grams = line.range?.map((one) => formatNumber(language, one, 0)) ?? [];
  return (
    <>
      {line.text}
      {line.own && (
        <span className={styles.range} lang={language}>
          {' '}
          {messages.result.own}
        </span>
      )}
      {line.range && (
        <span className={styles.range} lang={language}>
          {' '}
          {fill(messages.result.range, { low: grams[0] ?? '', high: grams[1] ?? '' })}
        </span>
      )}
      {line.changed && <small>{line.original}</small>}
      {line.unread && (
        <small className={styles.kept} lang={language}>
          {messages.result.kept}
        </small>
      )}
    </>
  );
}

/** Shares a link to the recipe that carries it whole. */
async function share(title: string, text: string, messages: ReaderMessages['result']): Promise<void> {
  const hash = await packText(text);
  if (hash === null) return showToast(messages.tooLong);
  return shareLink(title, window.location.href.replace(/#.*$/, '') + hash, {
    copied: messages.linkCopied,
    notCopied: messages.notCopied,
  });
}

/** The recipe in the wanted units, each changed line with the original beneath. */
export function ReaderResult({ messages, text, result, failed, onRetry, title, actions }: Props) {
  const words = messages.result;
  const lines = (list: readonly ShownLine[]) =>
    list.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines can repeat and never move
      <li key={index} data-kind={line.kind}>
        <Line line={line} messages={messages} />
      </li>
    ));
  return (
    <section className={styles.result} aria-labelledby="converted-title">
      <h2 ref={title} tabIndex={-1} className={result.ok && result.value.title ? undefined : layout.hidden}>
        <span id="converted-title" className={layout.hidden}>
          {words.title}
        </span>{' '}
        {result.ok && result.value.title && <span lang={result.value.language}>{result.value.title}</span>}
      </h2>
      {/* Always there, so that screen readers hear of the first result too. */}
      <p role="status" className={result.ok ? layout.hidden : undefined}>
        {result.ok ? words.title : messages.errors[result.code]}
      </p>
      {failed && (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" className={buttons.quiet} onClick={onRetry}>
            {words.retry}
          </button>
        </p>
      )}
      {result.ok && (
        <>
          {result.value.ingredients.length > 0 && (
            <>
              <h3>{words.ingredients}</h3>
              <ul className={layout.plain} lang={result.value.language}>
                {lines(result.value.ingredients)}
              </ul>
            </>
          )}
          {result.value.steps.length > 0 && (
            <>
              <h3>{words.instructions}</h3>
              {result.value.factor !== 1 && <p className={styles.note}>{words.steps}</p>}
              <ol className={layout.plain} lang={result.value.language}>
                {lines(result.value.steps)}
              </ol>
            </>
          )}
          <div className={styles.actions} data-noprint>
            {actions?.(result.value)}
            {/* What was said of another recipe goes with it. */}
            <KeepRecipe key={text} messages={messages.kept} title={result.value.title} text={text} />
            <button
              type="button"
              className={buttons.secondary}
              onClick={() => copyText(recipeText(result.value, words), words)}
            >
              <Icon name="copy" />
              {words.copy}
            </button>
            <button type="button" className={buttons.secondary} onClick={() => window.print()}>
              <Icon name="print" />
              {words.print}
            </button>
            <button
              type="button"
              className={buttons.secondary}
              onClick={() => share(result.value.title ?? words.title, text, words)}
            >
              <Icon name="share" />
              {words.share}
            </button>
          </div>
          <SaveConverted messages={messages} recipe={result.value} />
        </>
      )}
    </section>
  );
}
