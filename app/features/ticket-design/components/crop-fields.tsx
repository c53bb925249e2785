import { Slider } from './slider';

type Crop = { focusX: number; focusY: number; zoom: number };

const percent = (value: number) => `${Math.round(value * 100)} %`;

/** Which part of a picture is seen. */
export function CropFields({ crop, onChange }: { crop: Crop; onChange: (part: Partial<Crop>) => void }) {
  return (
    <>
      <Slider
        label="Zoom"
        least={1}
        most={5}
        step={0.05}
        value={crop.zoom}
        words={percent}
        onChange={(zoom) => onChange({ zoom })}
      />
      <Slider
        label="Across"
        value={crop.focusX}
        words={percent}
        onChange={(focusX) => onChange({ focusX })}
      />
      <Slider label="Down" value={crop.focusY} words={percent} onChange={(focusY) => onChange({ focusY })} />
    </>
  );
}
