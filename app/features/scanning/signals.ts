import type { AnswerKind } from './answer-words';

type Note = [frequency: number, start: number, length: number];

/** Told apart without looking: up for yes, low and long for no, twice the same for look here. */
const tunes: Record<AnswerKind, { wave: OscillatorType; notes: Note[] }> = {
  go: {
    wave: 'sine',
    notes: [
      [880, 0, 0.09],
      [1318, 0.09, 0.16],
    ],
  },
  stop: {
    wave: 'sawtooth',
    notes: [
      [196, 0, 0.22],
      [147, 0.24, 0.4],
    ],
  },
  ask: {
    wave: 'triangle',
    notes: [
      [587, 0, 0.13],
      [587, 0.2, 0.13],
    ],
  },
};

const shakes: Record<AnswerKind, number[]> = { go: [60], stop: [350, 120, 350], ask: [120, 90, 120] };

let sounds: AudioContext | undefined;

/** Browsers let a page be heard only after a touch. */
export function wakeSounds(): void {
  sounds ??= new AudioContext();
  if (sounds.state === 'suspended') void sounds.resume().catch(() => undefined);
}

export function signal(kind: AnswerKind, isLoud: boolean): void {
  // Not every phone can shake, and none does before it was touched.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(shakes[kind]);
  if (!isLoud || sounds?.state !== 'running') return;
  const { wave, notes } = tunes[kind];
  for (const [frequency, start, length] of notes) {
    const from = sounds.currentTime + start;
    const tone = new OscillatorNode(sounds, { type: wave, frequency });
    const volume = new GainNode(sounds, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.5, from + 0.01);
    volume.gain.setTargetAtTime(0, from + length, 0.02);
    tone.connect(volume).connect(sounds.destination);
    tone.start(from);
    tone.stop(from + length + 0.2);
  }
}
