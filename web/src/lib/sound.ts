/** One soft tone, made on the spot. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

export function chime(pitch = 523): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  const [tone, volume, now] = [context.createOscillator(), context.createGain(), context.currentTime];
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, now);
  volume.gain.linearRampToValueAtTime(0.08, now + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.6);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.65);
}
