import type { Catalog } from '#catalogs/catalog.ts';
import buttons from '#ui/button/button.module.css';
import fields from '#ui/field/Field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';
import { copyText } from '#ui/toast/copyText.ts';
import styles from './EmbedMaker.module.css';
import { PREVIEW_WIDTHS, type useEmbedMaker } from './useEmbedMaker.ts';

interface Props {
  messages: Catalog['embed'];
  maker: ReturnType<typeof useEmbedMaker>;
}

/** The code of a frame, and the frame. */
export function EmbedResult({ messages, maker: { missing, code, preview, shown, title } }: Props) {
  return (
    <div className={styles.result}>
      <h2 id="code">{messages.code}</h2>
      {missing && <p role="status">{missing === 'too-long' ? messages.tooLong : messages.needsRecipe}</p>}
      <textarea
        aria-labelledby="code"
        className={`${fields.control} ${styles.code}`}
        rows={6}
        readOnly
        spellCheck={false}
        value={missing ? '' : code}
        hidden={missing !== null}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        className={buttons.primary}
        disabled={missing !== null}
        onClick={() => copyText(code, messages)}
      >
        <Icon name="copy" />
        {messages.copy}
      </button>
      <h2>{messages.preview}</h2>
      <div className={styles.width}>
        <SegmentedControl
          label={messages.previewWidth}
          value={preview.width}
          options={PREVIEW_WIDTHS.map((id) => ({ id, name: messages.previewWidths[id] }))}
          onChange={preview.setWidth}
        />
      </div>
      {shown && (
        <iframe
          key={shown}
          ref={preview.frame}
          src={shown}
          title={title}
          className={styles.preview}
          data-width={preview.width}
          height={preview.height}
        />
      )}
    </div>
  );
}
