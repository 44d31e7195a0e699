import type { Point } from '@gramwise/engine/photo/point.ts';
import { useCallback, useEffect, useState } from 'react';
import { readHistoryState, writeHistoryState } from '#browser/historyState.ts';
import { type MarkId, type Marks, placeMark, resizeGroup } from './marks.ts';
import { type OpenedPicture, openPicture, type PictureError } from './openPicture.ts';
import { EDGE_COUNTS, pointsOnReference, type Setup } from './setup.ts';
import type { CameraError } from './useCamera.ts';

/** Why there is no picture. */
type MeasureProblem = CameraError | PictureError | 'gone';

type Phase = 'start' | 'opening' | 'camera' | 'picture';

const SETUP: Setup = { reference: 'card', shape: 'round', place: 'level', height: '' };
const NO_MARKS: Marks = { corner: [], edge: [] };

/** The marks that a setup needs: existing ones stay, new ones are not placed yet. */
function marksFor({ reference, shape }: Setup, marks: Marks, picture: OpenedPicture): Marks {
  const [minimum, initial, maximum] = EDGE_COUNTS[shape];
  const edges = Math.min(Math.max(marks.edge.length || initial, minimum), maximum);
  return {
    corner: resizeGroup(marks.corner, 'corner', pointsOnReference(reference), picture),
    edge: resizeGroup(marks.edge, 'edge', edges, picture),
  };
}

/** The picture and the points in it. None of it outlives the page. */
export function useMeasure() {
  const [phase, setPhase] = useState<Phase>('start');
  const [error, setError] = useState<MeasureProblem | null>(null);
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const [began, setBegan] = useState(false);
  const [setup, setSetup] = useState(SETUP);
  const [marks, setMarks] = useState(NO_MARKS);

  const fail = useCallback((code: MeasureProblem) => {
    setError(code);
    setPicture(null);
    setPhase('start');
  }, []);
  const show = useCallback(
    (next: OpenedPicture) => {
      setError(null);
      setPicture(next);
      setBegan(true);
      setMarks(marksFor(setup, NO_MARKS, next));
      setPhase('picture');
    },
    [setup],
  );
  const open = useCallback(
    async (file: File) => {
      setError(null);
      setPhase('opening');
      const opened = await openPicture(file);
      if (opened.ok) show(opened.value);
      else fail(opened.code);
    },
    [show, fail],
  );

  // A reload loses the picture, and the page says so.
  useEffect(() => {
    if (readHistoryState('picture') !== true) return;
    writeHistoryState({ picture: false });
    fail('gone');
  }, [fail]);

  useEffect(() => {
    if (!picture) return;
    writeHistoryState({ picture: true });
    // A browser may keep the page in its back/forward cache.
    const leave = () => fail('gone');
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      writeHistoryState({ picture: false });
      picture.image.close();
    };
  }, [picture, fail]);

  const change = (part: Partial<Setup>) => {
    const next = { ...setup, ...part };
    setSetup(next);
    if (!picture) return;
    // A coin's points are not a card's corners, and a round rim's are not a rectangle's.
    const kept = {
      corner: pointsOnReference(next.reference) === pointsOnReference(setup.reference) ? marks.corner : [],
      edge: next.shape === setup.shape ? marks.edge : [],
    };
    setMarks(marksFor(next, kept, picture));
  };

  return {
    phase,
    error,
    /** True if a visitor has just come back to the start. */
    returned: began,
    picture,
    setup,
    marks,
    change,
    open,
    show,
    fail,
    useCamera: () => {
      setError(null);
      setBegan(true);
      setPhase('camera');
    },
    restart: () => {
      setPicture(null);
      setPhase('start');
    },
    place: (mark: MarkId, at: Point, within: number) =>
      picture && setMarks((now) => placeMark(now, mark, at, within, picture)),
    /** Adds or removes a point on the rim. */
    addEdges: (by: 1 | -1) =>
      picture &&
      setMarks((now) => ({ ...now, edge: resizeGroup(now.edge, 'edge', now.edge.length + by, picture) })),
  };
}

export type MeasureState = ReturnType<typeof useMeasure>;
