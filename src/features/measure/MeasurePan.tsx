import { importAgain } from '#browser/importAgain.ts';
import { useLazyModule } from '#browser/useLazyModule.ts';
import buttons from '#ui/button/button.module.css';
import { bindFields } from '#ui/field/bindFields.ts';
import layout from '#ui/theme/layout.module.css';
import { LiveView } from './LiveView.tsx';
import styles from './Measure.module.css';
import type { Links } from './MeasuredSize.tsx';
import type { MeasureMessages } from './messages.ts';
import { PlaceField } from './PlaceField.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { Room } from './room/Room.tsx';
import { StartPanel } from './StartPanel.tsx';
import { useMeasure } from './useMeasure.ts';

interface Props {
  messages: MeasureMessages;
  /** Renders links to tools that use a measured size. */
  links: Links;
}

/** A picture of a pan beside something of known size, and the size of the pan. */
export function MeasurePan({ messages, links }: Props) {
  const measure = useMeasure();
  const { phase, picture, setup } = measure;
  // The measuring code is large, and useless before there is a picture. A reload would lose that.
  const load = () => importAgain(() => import('./MarkedPicture.tsx'));
  const marked = useLazyModule(load, phase !== 'start');
  const field = bindFields(setup, measure.change);
  return (
    <div className={styles.tool}>
      {phase === 'picture' && picture && marked.value ? (
        <marked.value.MarkedPicture messages={messages} picture={picture} measure={measure} links={links} />
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
              returned={measure.returned && phase === 'start'}
              opening={phase !== 'start' && !marked.failed}
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
              <ReferenceField messages={messages} {...field('reference')} />
              <PlaceField messages={messages.height} {...field('place')} />
            </StartPanel>
          )}
          {marked.failed && (
            <p role="alert" className={styles.error}>
              {messages.failure.text}{' '}
              <button type="button" className={buttons.quiet} onClick={marked.retry}>
                {messages.failure.retry}
              </button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
