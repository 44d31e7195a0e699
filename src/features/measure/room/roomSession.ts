import { bandTriangles, distanceOf, type Position, positionOf, ringTriangles, upOf } from './geometry.ts';
import { createPencil } from './pencil.ts';

/** RGB of the light theme's paper and green: visible on any table. */
const LIGHT = [1, 0.992, 0.973] as const;
const HERB = [0.184, 0.388, 0.224] as const;

/** In meters. */
const AIM_RADII = [0.016, 0.02] as const;
const POINT_RADII = [0, 0.006] as const;
const LINE_WIDTH = 0.004;

/** A placed point: its position, and the orientation of the surface there. */
interface Pin {
  matrix: Float32Array;
  place: Position;
}

export interface RoomState {
  /** Whether a surface is aimed at. */
  aimed: boolean;
  /** Number of points placed, 0 to 2. */
  points: number;
  /** Distance between the two, in meters; null before both are placed. */
  distance: number | null;
}

/** Measures between two taps in the room until the session ends. Reports every change. */
export async function measureInRoom(session: XRSession, onChange: (state: RoomState) => void): Promise<void> {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl', { xrCompatible: true });
  if (!gl) throw new Error('no WebGL');
  await session.updateRenderState({ baseLayer: new XRWebGLLayer(session, gl) });
  const pencil = createPencil(gl);
  const room = await session.requestReferenceSpace('local');
  const viewer = await session.requestReferenceSpace('viewer');
  const aim = await session.requestHitTestSource?.({ space: viewer });

  let aimedAt: Float32Array | null = null;
  let pins: readonly Pin[] = [];
  let lastReported = '';
  const report = () => {
    const [first, second] = pins;
    const distance = first && second ? distanceOf(first.place, second.place) : null;
    const state = { aimed: aimedAt !== null, points: pins.length, distance };
    // Called sixty times a second, mostly without a change.
    if (JSON.stringify(state) === lastReported) return;
    lastReported = JSON.stringify(state);
    onChange(state);
  };

  session.addEventListener('select', () => {
    if (!aimedAt) return;
    const pin = { matrix: aimedAt, place: positionOf(aimedAt) };
    pins = pins.length === 1 ? [...pins, pin] : [pin];
    report();
  });

  const paint = (frame: XRFrame) => {
    const pose = frame.getViewerPose(room);
    const layer = session.renderState.baseLayer;
    if (!pose || !layer) return;
    gl.bindFramebuffer(gl.FRAMEBUFFER, layer.framebuffer);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    const [first] = pins;
    const last = pins[1]?.place ?? (aimedAt && positionOf(aimedAt));
    const line = first && last ? bandTriangles(first.place, last, upOf(first.matrix), LINE_WIDTH) : [];
    for (const eye of pose.views) {
      const port = layer.getViewport(eye);
      if (port) gl.viewport(port.x, port.y, port.width, port.height);
      pencil.draw(eye, line, LIGHT);
      if (aimedAt && pins.length < 2) pencil.draw(eye, ringTriangles(aimedAt, ...AIM_RADII), LIGHT);
      for (const { matrix } of pins) pencil.draw(eye, ringTriangles(matrix, ...POINT_RADII), HERB);
    }
  };
  const onFrame = (_: number, frame: XRFrame) => {
    session.requestAnimationFrame(onFrame);
    const hit = aim && frame.getHitTestResults(aim)[0]?.getPose(room);
    aimedAt = hit ? Float32Array.from(hit.transform.matrix) : null;
    report();
    paint(frame);
  };
  session.requestAnimationFrame(onFrame);
}
