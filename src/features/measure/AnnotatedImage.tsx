import type { Point } from '@gramwise/engine/photo/point.ts';
import { type CSSProperties, useId, useRef, useState } from 'react';
import { fill } from '#catalogs/template.ts';
import styles from './AnnotatedImage.module.css';
import { Handles } from './Handles.tsx';
import { Loupe } from './Loupe.tsx';
import { BEST_PRECISION_PX, type MarkId, type Marks, nextMark, precisionAt } from './marks.ts';
import type { MeasureMessages } from './messages.ts';
import { type Lines, Outlines } from './Outlines.tsx';
import type { OpenedPicture } from './openPicture.ts';
import { PictureFrame } from './PictureFrame.tsx';
import { PictureTools } from './PictureTools.tsx';
import { useFrame } from './useFrame.ts';
import { panView, toFrame, toPicture, viewScale, wholeView, zoomView } from './viewport.ts';

interface Props {
  messages: MeasureMessages['picture'];
  picture: OpenedPicture;
  marks: Marks;
  /** The outline of the fitted rim, in the picture. */
  rim: readonly Point[];
  /** `within`: the precision, in pixels of the picture. */
  onPlace: (mark: MarkId, at: Point, within: number) => void;
}

const FIRST_MARK: MarkId = { group: 'corner', index: 0 };

/** The picture with its points: tapping sets the next one, dragging, keys and buttons move them. */
export function AnnotatedImage({ messages, picture, marks, rim, onPlace }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const keys = useId();
  const frame = useFrame(area);
  const [view, setView] = useState(() => wholeView(picture));
  const [chosen, choose] = useState<MarkId>(FIRST_MARK);
  const [dragging, setDragging] = useState(false);
  const [lookedAt, look] = useState(false);

  const active = marks[chosen.group][chosen.index] ? chosen : FIRST_MARK;
  const mark = marks[active.group][active.index];
  const next = nextMark(marks);
  const scale = viewScale(view, picture, frame);
  const within = precisionAt(scale);
  const lines: Lines = { corner: marks.corner, edge: rim };
  const place = mark && toFrame(view, picture, frame, mark);
  /** Sets the next mark at a position in the frame. */
  const tap = (at: Point) => {
    if (!next) return;
    choose(next);
    onPlace(next, toPicture(view, picture, frame, at), within);
  };

  return (
    <div className={styles.desk} style={{ '--ratio': picture.width / picture.height } as CSSProperties}>
      <div ref={area} className={styles.area}>
        <PictureFrame
          label={messages.label}
          keys={keys}
          picture={picture}
          view={view}
          frame={frame}
          onLook={look}
          onTap={tap}
          onMove={(by) => setView(panView(view, picture, frame, by))}
          onPinch={(factor, at, by) =>
            setView(panView(zoomView(view, picture, frame, factor, at), picture, frame, by))
          }
        >
          <Outlines lines={lines} view={view} picture={picture} frame={frame} />
          <Handles
            messages={messages}
            marks={marks}
            next={next}
            picture={picture}
            view={view}
            frame={frame}
            onPlace={(id, at, exactly) => onPlace(id, at, exactly ? BEST_PRECISION_PX : within)}
            onActive={choose}
            onDrag={setDragging}
            onTap={tap}
          />
          {mark && place && (dragging || lookedAt) && (
            <Loupe
              picture={picture}
              lines={lines}
              at={mark}
              scale={scale}
              away={place.x < frame.width / 2 ? 'left' : 'right'}
            />
          )}
        </PictureFrame>
      </div>
      <PictureTools
        messages={messages}
        point={fill(messages[active.group], { n: active.index + 1 })}
        onNudge={({ x, y }) => mark && onPlace(active, { x: mark.x + x, y: mark.y + y }, BEST_PRECISION_PX)}
        onZoom={(factor) =>
          // Around the active point, once it is placed.
          setView(zoomView(view, picture, frame, factor, mark?.placed ? place : undefined))
        }
      />
      <p id={keys} className={styles.keys}>
        {messages.keys}
      </p>
    </div>
  );
}
