import classes from './fields.module.css';

type SliderProps = {
  label: string;
  value: number;
  least?: number;
  most?: number;
  step?: number;
  /** What the number means: '40 %'. */
  words?: (value: number) => string;
  onChange: (value: number) => void;
};

export function Slider({ label, value, least = 0, most = 1, step = 0.01, words, onChange }: SliderProps) {
  const said = words ? words(value) : String(value);
  return (
    <label className={classes.slider}>
      <span className={classes.caption}>
        {label} <output>{said}</output>
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={said}
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
