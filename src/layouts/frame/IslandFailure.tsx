import type { Catalog } from '#catalogs/catalog.ts';
import buttons from '#ui/button/button.module.css';
import layout from '#ui/theme/layout.module.css';

/** Template that `showIslandFailure` puts above a tool that failed to load or crashed. */
export function IslandFailure({ messages }: { messages: Catalog['shell']['failure'] }) {
  return (
    <template id="island-failure">
      <div role="alert" className={layout.card}>
        <p>
          <strong>{messages.title}</strong> {messages.text}
        </p>
        <button type="button" className={buttons.primary} data-retry>
          {messages.retry}
        </button>
      </div>
    </template>
  );
}
