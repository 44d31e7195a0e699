import { useState } from 'react';
import { useKitchen } from '#browser/useKitchen.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import buttons from '#ui/button/button.module.css';
import { FileButton } from '#ui/field/FileButton.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { Problem } from '#ui/problem/Problem.tsx';
import layout from '#ui/theme/layout.module.css';
import type { BackupError } from './backup.ts';
import type { Backup } from './backupFile.ts';
import { countChanges, findConflict, type KitchenConflict, mergeKitchens } from './mergeKitchens.ts';
import styles from './NewPhone.module.css';
import { formatCounts, type NewPhoneMessages } from './newPhoneText.ts';

/** Loaded when asked for, because a phone is new once. */
type Backups = Pick<typeof import('./backup.ts'), 'saveBackup' | 'readBackup' | 'importRecipes'>;

interface Props {
  messages: NewPhoneMessages;
  load?: () => Promise<Backups>;
}

const loadBackups = () => import('./backup.ts');

/** Saves kitchen, own weights and kept recipes as one backup file, and adds to them from one. */
export function NewPhone({ messages, load = loadBackups }: Props) {
  const language = useLanguage();
  const [kitchen, changeKitchen] = useKitchen(language);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState<BackupError | null>(null);
  const [asked, setAsked] = useState<{ backup: Backup; conflict: KitchenConflict } | null>(null);

  const report = (text: string, code: BackupError | null = null) => {
    setStatus(text);
    setProblem(code);
    setAsked(null);
  };
  const attempt = async (act: (backups: Backups) => Promise<void>) => {
    try {
      await act(await load());
    } catch {
      report('', 'failed');
    }
  };
  const save = () =>
    attempt(async ({ saveBackup }) => {
      const saved = await saveBackup(kitchen);
      if (!saved.ok) return report('', saved.code);
      const counts = {
        kitchen: kitchen.chosen,
        weights: Object.keys(kitchen.cups).length,
        recipes: saved.value,
      };
      const text = formatCounts(language, messages, counts);
      report(fill(messages.saved, { what: text || messages.nothing }));
    });
  const restore = (backup: Backup, winner: 'mine' | 'theirs') =>
    attempt(async ({ importRecipes }) => {
      const recipes = await importRecipes(backup);
      if (!recipes.ok) return report('', recipes.code);
      const merged = mergeKitchens(kitchen, backup.kitchen, winner);
      const added = { ...countChanges(kitchen, merged), recipes: recipes.value };
      if (added.kitchen || added.weights > 0) changeKitchen(merged);
      const what = formatCounts(language, messages, added);
      const unread =
        backup.unread > 0
          ? fill(selectPluralForm(language, backup.unread, messages.unread), { n: backup.unread })
          : '';
      report([what ? fill(messages.taken, { what }) : messages.known, unread].filter(Boolean).join(' '));
    });
  const open = (file: File) =>
    attempt(async ({ readBackup }) => {
      const backup = await readBackup(file, LANGUAGES[language].kitchen);
      if (!backup.ok) return report('', backup.code);
      const conflict = findConflict(kitchen, backup.value.kitchen);
      if (!conflict) return restore(backup.value, 'theirs');
      report('');
      setAsked({ backup: backup.value, conflict });
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
          onAnswer={(winner) => restore(asked.backup, winner)}
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
