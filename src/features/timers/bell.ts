import { allowSound } from './sound.ts';

/** In seconds; a round is two short tones and a pause. */
const ROUND_SECONDS = 1.4;
const TONE_SECONDS = 0.18;
const PITCH = 880;

/** The bell stops after this many rounds, about a minute. */
const MAX_ROUNDS = 42;

const LOUDNESS = 0.35;

let tone: OscillatorNode | undefined;

/** Rings until silenced, for at most about a minute. Does nothing if already ringing. */
export function ring(): void {
  const context = allowSound();
  if (!context || tone) return;
  navigator.vibrate?.([300, 150, 300, 150, 600]);
  const start = context.currentTime + 0.05;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (const offset of [0, TONE_SECONDS * 1.6]) {
      const at = start + round * ROUND_SECONDS + offset;
      loudness.gain.setValueAtTime(0, at);
      loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
      loudness.gain.exponentialRampToValueAtTime(0.001, at + TONE_SECONDS);
      loudness.gain.setValueAtTime(0, at + TONE_SECONDS);
    }
  }
  const source = context.createOscillator();
  source.type = 'triangle';
  source.frequency.value = PITCH;
  source.connect(loudness).connect(context.destination);
  source.onended = () => {
    if (tone === source) tone = undefined;
  };
  source.start(start);
  source.stop(start + MAX_ROUNDS * ROUND_SECONDS);
  tone = source;
}

/** Stops the bell. */
export function silence(): void {
  if (!tone) return;
  tone.stop();
  tone = undefined;
  navigator.vibrate?.(0);
}
