import type { MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { PAPER_IDS } from '@gramwise/engine/kitchens/paper.ts';
import { useRef } from 'react';
import { FoodField } from '#tools/foodField/FoodField.tsx';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { island } from '#ui/island/Island.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { printPage } from '#ui/print/printPage.ts';
import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';
import layout from '#ui/theme/layout.module.css';
import { ChosenFoods } from './ChosenFoods.tsx';
import styles from './KitchenSheet.module.css';
import type { SheetMessages } from './messages.ts';
import { SheetChoices } from './SheetChoices.tsx';
import { SheetOfPaper } from './SheetOfPaper.tsx';
import { useKitchenSheet } from './useKitchenSheet.ts';

interface Props {
  messages: SheetMessages;
  /** The usual foods; the others load on demand. */
  foods: MeasuredList;
}

/** The choices, and the sheet as it will print. Every choice shows at once. */
export function KitchenSheet({ messages, foods: initialFoods }: Props) {
  const { sheet: words, foodField } = messages;
  const { sheet, units, lines, kitchen, foods, paper, failed, status, changed, ...act } = useKitchenSheet(
    words,
    initialFoods,
  );
  const list = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.tool}>
      <noscript>
        <p className={styles.noScript} data-noprint>
          {words.noScript}
        </p>
      </noscript>
      <div className={styles.controls} data-noprint>
        <form
          className={`${layout.card} ${styles.printing}`}
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          <SegmentedControl
            label={words.paper}
            value={paper}
            options={PAPER_IDS.map((id) => ({ id, name: words.papers[id] }))}
            onChange={(id) => act.change({ paper: id })}
          />
          <button type="button" className={buttons.primary} onClick={printPage}>
            <Icon name="print" />
            {words.print}
          </button>
        </form>
        <div className={`${layout.card} ${styles.foods}`}>
          <form onSubmit={(event) => event.preventDefault()}>
            <FoodField
              messages={foodField}
              first={initialFoods}
              foods={foods}
              ingredient=""
              name=""
              onChoose={act.add}
            />
            <output className={styles.status}>{status}</output>
          </form>
          {failed && (
            <p role="alert" className={styles.failed}>
              {foodField.failed}{' '}
              <button type="button" className={buttons.quiet} onClick={foods.retry}>
                {foodField.retry}
              </button>
            </p>
          )}
          <ChosenFoods
            title={list}
            messages={messages}
            lines={lines}
            onRemove={act.remove}
            onFill={act.fillAs}
          />
        </div>
        <div className={layout.card}>
          <SheetChoices messages={messages} sheet={sheet} units={units} onChange={act.change} />
          <div className={styles.links}>
            <LocalLink to="kitchen">{words.kitchen}</LocalLink>
            {changed && (
              <button
                type="button"
                className={buttons.quiet}
                onClick={() => {
                  // The button goes away; the list, which also changes, takes the focus.
                  list.current?.focus();
                  act.reset();
                }}
              >
                {words.reset}
              </button>
            )}
          </div>
        </div>
      </div>
      <div className={styles.preview}>
        <SheetOfPaper
          messages={messages}
          sheet={sheet}
          units={units}
          lines={lines}
          kitchen={kitchen}
          paper={paper}
        />
      </div>
    </div>
  );
}

export const KitchenSheetIsland = island(KitchenSheet);
