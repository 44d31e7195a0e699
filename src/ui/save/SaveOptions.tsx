import buttons from '../button/button.module.css';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { showToast } from '../toast/toast.ts';
import styles from './SaveOptions.module.css';

interface Props {
  messages: { title: string; failed: string };
  /** What each button does may load its code first, because few readers save. */
  ways: readonly { name: string; icon: IconName; save: () => unknown }[];
}

/** Ways to take along what is shown, closed at first; says so when one fails. */
export function SaveOptions({ messages, ways }: Props) {
  const use = async (save: () => unknown) => {
    try {
      await save();
    } catch {
      showToast(messages.failed);
    }
  };
  return (
    <details data-noprint>
      <summary>{messages.title}</summary>
      <div className={styles.ways}>
        {ways.map(({ name, icon, save }) => (
          <button key={name} type="button" className={buttons.secondary} onClick={() => use(save)}>
            <Icon name={icon} />
            {name}
          </button>
        ))}
      </div>
    </details>
  );
}
