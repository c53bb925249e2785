import { useState } from 'react';
import type { Background, TicketDesign } from '~/lib/ticket-design/document';
import { Button } from '~/ui/button/button';
import { useDesigner } from '../designer-context';
import { useScene } from '../scene-context';
import { ArtLook } from './art-look';
import { GradientLook, PictureBehind, ShadeLook } from './background-parts';
import { ChoiceRow } from './choice-row';
import classes from './panels.module.css';
import { PictureDialog } from './picture-dialog';

type Kind = Background['kind'];

const kinds: { value: Kind; label: string }[] = [
  { value: 'poster', label: 'Poster' },
  { value: 'art', label: 'Art' },
  { value: 'picture', label: 'Picture' },
  { value: 'gradient', label: 'Blend' },
  { value: 'plain', label: 'Plain' },
];

/** What is behind everything else. */
export function BackgroundLook() {
  const { store, design } = useDesigner();
  const { poster } = useScene();
  const [choosing, setChoosing] = useState(false);
  /** A picture is wanted and not yet chosen. */
  const [isWanted, setIsWanted] = useState(false);
  /** What was there before of each kind: who looks at another gets it back. */
  const [known, setKnown] = useState<Partial<Record<Kind, Background>>>({});
  const { background } = design;
  const set = (next: Background, stroke?: string) =>
    store.change((now) => ({ ...now, background: next }), stroke ? { stroke } : {});
  const choose = (kind: Kind) => {
    setKnown({ ...known, [background.kind]: background });
    setIsWanted(kind === 'picture' && !known.picture);
    const before = known[kind];
    if (before) set(before);
    else if (kind === 'picture') return;
    else if (kind === 'art') set({ kind, family: 'mesh', seed: 'limelight', palette: poster });
    else if (kind === 'gradient') set({ kind, from: poster.ground, to: poster.deep, angle: 20 });
    else set({ kind });
  };
  return (
    <div className={classes.section}>
      <h3 className={classes.heading}>Background</h3>
      <ChoiceRow
        label="Background"
        hideLabel
        value={isWanted ? 'picture' : background.kind}
        options={kinds}
        onChange={choose}
      />
      {isWanted && (
        <Button kind="secondary" size="sm" icon="upload" full onClick={() => setChoosing(true)}>
          Choose a picture
        </Button>
      )}
      {background.kind === 'art' && <ArtLook background={background} onChange={set} />}
      {background.kind === 'picture' && (
        <PictureBehind background={background} onChange={set} onReplace={() => setChoosing(true)} />
      )}
      {background.kind === 'gradient' && <GradientLook background={background} onChange={set} />}
      {background.kind !== 'plain' && <CoverChoice design={design} />}
      {background.kind !== 'plain' && <ShadeLook />}
      {choosing && (
        <PictureDialog
          use="background"
          onClose={() => setChoosing(false)}
          onChosen={(picture, focus) => {
            setIsWanted(false);
            set({ kind: 'picture', picture, ...focus, zoom: 1 });
          }}
        />
      )}
    </div>
  );
}

const covers = [
  { value: 'all', label: 'Whole page' },
  { value: 'top', label: 'Top' },
  { value: 'bottom', label: 'Bottom' },
] as const;
const areas = {
  all: { x: 0, y: 0, w: 1000, h: 1000 },
  top: { x: 0, y: 0, w: 1000, h: 350 },
  bottom: { x: 0, y: 600, w: 1000, h: 400 },
};

function CoverChoice({ design: { area } }: { design: TicketDesign }) {
  const { store } = useDesigner();
  const value = area.h >= 990 ? 'all' : area.y === 0 ? 'top' : area.y + area.h >= 990 ? 'bottom' : null;
  return (
    <ChoiceRow
      label="It covers"
      value={value}
      options={covers}
      onChange={(cover) => store.change((now) => ({ ...now, area: areas[cover], areaOn: {} }))}
    />
  );
}
