import { centroid, type Point } from '@gramwise/engine/photo/point.ts';
import { fill } from '#catalogs/template.ts';
import { Handle } from './Handle.tsx';
import { MARK_GROUPS, type MarkId, type Marks, sameMark } from './marks.ts';
import type { MeasureMessages } from './messages.ts';
import { type Size, toFrame, type Viewport, viewScale } from './viewport.ts';

interface Props {
  messages: MeasureMessages['picture'];
  marks: Marks;
  next: MarkId | null;
  picture: Size;
  view: Viewport;
  frame: Size;
  /** `exactly`: to a pixel of the picture. */
  onPlace: (mark: MarkId, at: Point, exactly: boolean) => void;
  onActive: (mark: MarkId) => void;
  onDrag: (dragging: boolean) => void;
  /** Sets the next mark, at a position in the frame. */
  onTap: (at: Point) => void;
}

/** The points over the picture, each to be moved. */
export function Handles(props: Props) {
  const { messages, marks, next, picture, view, frame, onPlace, onActive, onDrag, onTap } = props;
  return MARK_GROUPS.flatMap((group) =>
    marks[group].map((mark, index) => {
      const id = { group, index };
      return (
        <Handle
          key={fill(messages[group], { n: index + 1 })}
          messages={messages}
          group={group}
          index={index}
          mark={mark}
          picture={picture}
          at={toFrame(view, picture, frame, mark)}
          scale={viewScale(view, picture, frame)}
          next={sameMark(next, id)}
          middle={centroid(marks[group])}
          onPlace={(at, exactly) => onPlace(id, at, exactly)}
          onActive={() => onActive(id)}
          onDrag={onDrag}
          onTap={next && onTap}
        />
      );
    }),
  );
}
