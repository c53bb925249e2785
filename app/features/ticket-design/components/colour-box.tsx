import { useState } from 'react';
import classes from './fields.module.css';

type ColourBoxProps = {
  label: string;
  /** `#rrggbb` */
  value: string;
  /** The colours of the design, one press away. */
  palette?: readonly string[];
  onChange: (colour: string) => void;
};

const full = /^#[0-9a-f]{6}$/;

/** A colour by the browser's own picker, by its number, or from the palette. */
export function ColourBox({ label, value, palette = [], onChange }: ColourBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <fieldset className={classes.colour}>
      <legend className={classes.caption}>{label}</legend>
      <div className={classes.colourRow}>
        <input
          type="color"
          aria-label={`${label}: pick`}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <input
          type="text"
          aria-label={`${label}: number`}
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          value={typed ?? value}
          onChange={(event) => {
            const text = event.currentTarget.value.trim().toLowerCase();
            setTyped(text);
            const colour = text.startsWith('#') ? text : `#${text}`;
            if (full.test(colour)) onChange(colour);
          }}
          onBlur={() => setTyped(null)}
        />
      </div>
      {palette.length > 0 && (
        <div className={classes.swatches}>
          {[...new Set(palette)].map((colour) => (
            <button
              key={colour}
              type="button"
              aria-label={`${label}: ${colour}`}
              aria-pressed={colour === value}
              onClick={() => onChange(colour)}
            >
              <span style={{ backgroundColor: colour }} />
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
