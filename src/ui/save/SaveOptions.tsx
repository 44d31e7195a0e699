import buttons from '../button/button.module.css';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { showToast } from '../toast/toast.ts';
import styles from './SaveOptions.module.css';

interface Props {
  messages: { title: string; failed: string };
  /** Each option may load its code on demand, because few readers save. */
  ways: readonly { name: string; icon: IconName; save: () => unknown }[];
}

/** A collapsed list of ways to save what is shown; reports when one fails. */
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
