import {
  fillFrame,
  placeUnder,
  ratioOf,
  type Shape,
  shapeOf,
  shapes,
  wholePicture,
} from '~/ui/picture-field/crop';
import { CropControls } from '~/ui/picture-field/crop-controls';
import { CropMover } from '~/ui/picture-field/crop-mover';
import { FocusPoint, FocusSurface } from '~/ui/picture-field/focus-point';
import { type Crop, centre, type Focus, type Picture } from '~/ui/picture-field/picture';
import classes from '~/ui/picture-field/picture-field.module.css';
import { ShapeChoice } from '~/ui/picture-field/shape-choice';
import { usePictureSize } from '~/ui/picture-field/use-picture-size';

type PictureEditorProps = {
  url: string;
  value: Picture;
  ratio: number;
  shapes: readonly Shape[];
  onChange: (value: Picture) => void;
};

/** Pixels of the frame; what is beside it needs some room even where the picture is narrow. */
const widest = 420;
const tallest = 340;
const narrowest = 300;

/** The part that is kept with its point of focus, and beside it what people will see. */
export function PictureEditor({ url, value, ratio, shapes: offered, onChange }: PictureEditorProps) {
  const size = usePictureSize(url);
  if (!size) return <div className={classes.waiting} aria-busy />;

  const { crop, ...uncropped } = value;
  const kept = crop ?? wholePicture;
  const keptRatio = ratioOf(kept, size);
  const width = Math.min(widest, tallest * keptRatio);
  const setCrop = (next: Crop) => onChange({ ...value, crop: next });
  const setFocus = (focus: Focus) => onChange({ ...value, ...focus });
  const setShape = (shape: Shape) => {
    const wanted = shapes[shape].ratio;
    const next =
      wanted === null ? uncropped : { ...value, crop: fillFrame(wanted, size, wholePicture, value) };
    onChange({ ...next, ...centre });
  };
  return (
    <>
      {offered.length > 1 && <ShapeChoice shapes={offered} value={shapeOf(crop, size)} onChange={setShape} />}
      <div className={classes.editor}>
        <div className={classes.stage} style={{ width: `min(100%, ${Math.max(narrowest, width)}px)` }}>
          <div className={classes.frame} style={{ aspectRatio: keptRatio, width: `min(100%, ${width}px)` }}>
            <img src={url} alt="" className={classes.placed} style={placeUnder(kept)} />
            {crop ? (
              <CropMover crop={crop} size={size} onCrop={setCrop} onFocus={setFocus} />
            ) : (
              <FocusSurface onFocus={setFocus} />
            )}
            <FocusPoint focus={value} onFocus={setFocus} />
          </div>
          {crop && <CropControls crop={crop} size={size} onCrop={setCrop} />}
          <p className={classes.note}>
            {crop && 'Drag the picture to move it. '}
            Drag the ring to what must stay in sight.
          </p>
        </div>
        <figure className={classes.result}>
          <div className={classes.crop} style={{ aspectRatio: ratio }}>
            <img
              src={url}
              alt=""
              className={classes.placed}
              style={placeUnder(fillFrame(ratio, size, kept, value))}
            />
          </div>
          <figcaption>As people will see it</figcaption>
        </figure>
      </div>
    </>
  );
}
