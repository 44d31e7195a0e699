import layout from '#ui/theme/layout.module.css';
import { LiveView } from './LiveView.tsx';
import { MarkedPicture } from './MarkedPicture.tsx';
import styles from './Measure.module.css';
import type { MeasureMessages } from './messages.ts';
import type { Links } from './Outcome.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { Room } from './room/Room.tsx';
import { StartPanel } from './StartPanel.tsx';
import { useMeasure } from './useMeasure.ts';

interface Props {
  messages: MeasureMessages;
  /** Where a measured size can be used. */
  links: Links;
}

/** A picture of a pan beside something of known size, and the size of the pan. */
export function MeasurePan({ messages, links }: Props) {
  const measure = useMeasure();
  const { phase, picture, setup } = measure;
  return (
    <div className={styles.tool}>
      <noscript>
        <p className={styles.noScript}>{messages.noScript}</p>
      </noscript>
      {phase === 'picture' && picture ? (
        <MarkedPicture messages={messages} picture={picture} measure={measure} links={links} />
      ) : (
        <div className={`${layout.frame} ${styles.begin}`}>
          {phase === 'camera' ? (
            <LiveView
              messages={messages.camera}
              onPicture={measure.show}
              onError={measure.fail}
              onCancel={measure.restart}
            />
          ) : (
            <StartPanel
              messages={messages}
              error={measure.error}
              returned={measure.returned}
              opening={phase === 'opening'}
              onCamera={measure.useCamera}
              onFile={measure.open}
              room={
                <Room
                  messages={messages.room}
                  name={messages.start.room}
                  result={messages.result}
                  links={(diameter) => links([diameter], null)}
                />
              }
            >
              <ReferenceField
                messages={messages}
                value={setup.reference}
                onChange={(reference) => measure.change({ reference })}
              />
            </StartPanel>
          )}
        </div>
      )}
    </div>
  );
}
