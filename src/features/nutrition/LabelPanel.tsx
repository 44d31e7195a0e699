import { packMarkets } from '@gramwise/engine/kitchens/markets.ts';
import type { SummedNutrition } from '@gramwise/engine/nutrition/sumNutrition.ts';
import { useState } from 'react';
import { useKitchen } from '#browser/useKitchen.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';
import layout from '#ui/theme/layout.module.css';
import { copyText } from '#ui/toast/copyText.ts';
import { labelHtml } from './labelHtml.ts';
import { labelPicture } from './labelPicture.ts';
import { type LabelKind, type LabelSheet, labelSheet } from './labelSheet.ts';
import type { NutritionMessages } from './messages.ts';
import styles from './Nutrition.module.css';

interface Props {
  words: NutritionMessages;
  /** The recipe's name. */
  title: string | null;
  nutrition: SummedNutrition & { saltUncounted: boolean };
}

function savePicture(sheet: LabelSheet): void {
  const picture = labelPicture(sheet);
  if (picture === null) return;
  const link = document.createElement('a');
  link.href = picture;
  link.download = 'nutrition.png';
  link.click();
}

/** Prints the label alone: while it prints, the page's root says so to the print styles. */
function printLabel(): void {
  const root = document.documentElement;
  root.dataset['printing'] = 'label';
  window.print();
  delete root.dataset['printing'];
}

/** The label of a recipe as the law of a place has it, to copy, to save and to print. */
export function LabelPanel({ words, title, nutrition }: Props) {
  const language = useLanguage();
  const [{ country }] = useKitchen(language);
  // Where shops are not American, packages say what is in 100 g, as Europe's do
  const usual = packMarkets(country).includes('us') ? 'us' : 'eu';
  const [kind, setKind] = useState<LabelKind>(usual);
  const sheet = labelSheet(kind, { language, words, title, nutrition });
  const { label } = words;
  const options = [
    { id: 'us', name: label.us },
    { id: 'eu', name: label.eu },
  ] as const;
  return (
    <>
      <div className={styles.actions} data-noprint>
        <SegmentedControl label={label.kind} value={kind} options={options} onChange={setKind} />
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => copyText(labelHtml(language, sheet), label)}
        >
          <Icon name="copy" />
          {label.copy}
        </button>
        <button type="button" className={buttons.secondary} onClick={() => savePicture(sheet)}>
          <Icon name="save" />
          {label.picture}
        </button>
        <button type="button" className={buttons.secondary} onClick={printLabel}>
          <Icon name="print" />
          {label.print}
        </button>
      </div>
      <LabelView sheet={sheet} />
    </>
  );
}

/** A label as on a package. */
function LabelView({ sheet: { title, of, intro, columns, rows, notes } }: { sheet: LabelSheet }) {
  return (
    <div className={styles.label} data-label>
      <p className={styles.labelTitle}>{title}</p>
      {of && <p className={styles.labelOf}>{of}</p>}
      {intro.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <table>
        <caption className={layout.hidden}>{title}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, part, cells }) => (
            <tr key={name} data-part={part || undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((text) => (
        <p key={text} className={styles.labelNote}>
          {text}
        </p>
      ))}
    </div>
  );
}
