import { useState } from 'react';
import { useKitchen } from '#browser/useKitchen.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import buttons from '#ui/button/button.module.css';
import { FileButton } from '#ui/field/FileButton.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { Problem } from '#ui/problem/Problem.tsx';
import layout from '#ui/theme/layout.module.css';
import { countTaken, findConflict, type KitchenConflict, mergeKitchens } from './mergeKitchens.ts';
import type { MoveError } from './moveWhole.ts';
import styles from './NewPhone.module.css';
import { formatHeld, type NewPhoneMessages } from './newPhoneText.ts';
import type { Whole } from './wholeFile.ts';

/** Loaded when asked for, because a phone is new once. */
type Move = Pick<typeof import('./moveWhole.ts'), 'saveWhole' | 'readWhole' | 'takeRecipes'>;

interface Props {
  messages: NewPhoneMessages;
  load?: () => Promise<Move>;
}

const loadMove = () => import('./moveWhole.ts');

/** Saves kitchen, own weights and kept recipes as one file, and takes what such a file adds. */
export function NewPhone({ messages, load = loadMove }: Props) {
  const language = useLanguage();
  const [kitchen, changeKitchen] = useKitchen(language);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState<MoveError | null>(null);
  const [asked, setAsked] = useState<{ whole: Whole; conflict: KitchenConflict } | null>(null);

  const report = (text: string, code: MoveError | null = null) => {
    setStatus(text);
    setProblem(code);
    setAsked(null);
  };
  const attempt = async (act: (move: Move) => Promise<void>) => {
    try {
      await act(await load());
    } catch {
      report('', 'failed');
    }
  };
  const save = () =>
    attempt(async ({ saveWhole }) => {
      const saved = await saveWhole(kitchen);
      if (!saved.ok) return report('', saved.code);
      const held = {
        kitchen: kitchen.chosen,
        weights: Object.keys(kitchen.cups).length,
        recipes: saved.value,
      };
      const text = formatHeld(language, messages, held);
      report(fill(messages.saved, { what: text || messages.nothing }));
    });
  const take = (whole: Whole, winner: 'mine' | 'theirs') =>
    attempt(async ({ takeRecipes }) => {
      const recipes = await takeRecipes(whole);
      if (!recipes.ok) return report('', recipes.code);
      const merged = mergeKitchens(kitchen, whole.kitchen, winner);
      const taken = { ...countTaken(kitchen, merged), recipes: recipes.value };
      if (taken.kitchen || taken.weights > 0) changeKitchen(merged);
      const what = formatHeld(language, messages, taken);
      const unread =
        whole.unread > 0
          ? fill(selectPluralForm(language, whole.unread, messages.unread), { n: whole.unread })
          : '';
      report([what ? fill(messages.taken, { what }) : messages.known, unread].filter(Boolean).join(' '));
    });
  const open = (file: File) =>
    attempt(async ({ readWhole }) => {
      const whole = await readWhole(file, LANGUAGES[language].kitchen);
      if (!whole.ok) return report('', whole.code);
      const conflict = findConflict(kitchen, whole.value.kitchen);
      if (!conflict) return take(whole.value, 'theirs');
      report('');
      setAsked({ whole: whole.value, conflict });
    });
  return (
    <section className={`${layout.card} ${styles.phone}`} aria-labelledby="new-phone" data-noprint>
      <h2 id="new-phone">{messages.title}</h2>
      <p className={styles.lead}>{messages.lead}</p>
      <div className={styles.actions}>
        <button type="button" className={buttons.secondary} onClick={save}>
          <Icon name="save" />
          {messages.save}
        </button>
        <FileButton accept=".json,application/json" onFiles={([file]) => file && open(file)}>
          {messages.open}
        </FileButton>
      </div>
      {asked && (
        <Question
          messages={messages}
          conflict={asked.conflict}
          onAnswer={(winner) => take(asked.whole, winner)}
          onCancel={() => report(messages.unchanged)}
        />
      )}
      <p role="status" className={styles.lead}>
        {status}
      </p>
      {problem && <Problem>{messages.errors[problem]}</Problem>}
    </section>
  );
}

/** Gets focus when it appears, because it must be answered. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Asks which of two kitchens or weights should count. */
function Question({
  messages,
  conflict,
  onAnswer,
  onCancel,
}: {
  messages: NewPhoneMessages;
  conflict: KitchenConflict;
  onAnswer: (winner: 'mine' | 'theirs') => void;
  onCancel: () => void;
}) {
  const language = useLanguage();
  const { question } = messages;
  const n = conflict.weights.length;
  return (
    <fieldset className={styles.question}>
      <legend ref={focus} tabIndex={-1}>
        {[
          ...(conflict.kitchen ? [question.kitchen] : []),
          ...(n > 0 ? [fill(selectPluralForm(language, n, question.weights), { n })] : []),
          question.which,
        ].join(' ')}
      </legend>
      <button type="button" className={buttons.secondary} onClick={() => onAnswer('theirs')}>
        {question.theirs}
      </button>
      <button type="button" className={buttons.secondary} onClick={() => onAnswer('mine')}>
        {question.mine}
      </button>
      <button type="button" className={buttons.quiet} onClick={onCancel}>
        {question.cancel}
      </button>
    </fieldset>
  );
}

export const NewPhoneIsland = island(NewPhone);
