import { useEffect, useRef } from 'react';
import classes from './composer.module.css';

const choices =
  '❤️ 🔥 😂 🙌 👀 😢 👍 🎶 😍 🥹 😅 😎 🤩 🥳 😭 😴 🤔 🙏 👏 💃 🕺 🪩 🎧 🎤 🎹 🥁 🎟️ 🚗 🚇 🍻 💧 🌧️ ☀️ 🌙 ⭐ ✨ 💚 ⚡ ✅ 👋'.split(
    ' ',
  );

type EmojiPickerProps = { onChoose: (emoji: string) => void; onClose: () => void };

/** The ones that a night out needs; phones bring all others on their keyboards. */
export function EmojiPicker({ onChoose, onClose }: EmojiPickerProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [onClose]);
  return (
    <section ref={panel} aria-label="Emoji" className={classes.emoji}>
      {choices.map((emoji) => (
        <button key={emoji} type="button" aria-label={`Add ${emoji}`} onClick={() => onChoose(emoji)}>
          {emoji}
        </button>
      ))}
    </section>
  );
}
