import { useState } from 'react';
import type { DesignElement } from '~/lib/ticket-design/document';
import { Button } from '~/ui/button/button';
import { useDesigner } from '../designer-context';
import { changeElements } from '../element-boxes';
import { ChoiceRow } from './choice-row';
import { CropFields } from './crop-fields';
import classes from './panels.module.css';
import { PictureDialog } from './picture-dialog';
import { Slider } from './slider';

const fits = [
  { value: 'cover', label: 'Fill the box' },
  { value: 'contain', label: 'Show all' },
] as const;

export function PictureLook({ element }: { element: DesignElement }) {
  const { store } = useDesigner();
  const [choosing, setChoosing] = useState(false);
  const set = (part: Partial<DesignElement>) =>
    store.change((design) => changeElements(design, [element.id], (one) => ({ ...one, ...part })), {
      stroke: `picture ${element.id} ${Object.keys(part)}`,
    });
  const use = element.kind === 'logo' || element.kind === 'sponsor' ? element.kind : 'picture';
  return (
    <div className={classes.section}>
      <h3 className={classes.heading}>Picture</h3>
      <Button kind="secondary" size="sm" icon="upload" full onClick={() => setChoosing(true)}>
        {element.picture ? 'Choose another picture' : 'Choose a picture'}
      </Button>
      <ChoiceRow label="Fit" hideLabel value={element.fit} options={fits} onChange={(fit) => set({ fit })} />
      {element.fit === 'cover' && element.picture && <CropFields crop={element} onChange={set} />}
      <Slider
        label="Round corners"
        most={120}
        step={1}
        value={Math.min(120, element.radius)}
        words={(value) => `${value} px`}
        onChange={(radius) => set({ radius })}
      />
      <Slider
        label="Opacity"
        least={5}
        most={100}
        step={1}
        value={element.opacity}
        words={(value) => `${value} %`}
        onChange={(opacity) => set({ opacity })}
      />
      {choosing && (
        <PictureDialog
          use={use}
          onClose={() => setChoosing(false)}
          onChosen={(picture, focus) => set({ picture, ...focus, zoom: 1 })}
        />
      )}
    </div>
  );
}
