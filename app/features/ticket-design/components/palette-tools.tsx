import { useState } from 'react';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import { pictureAddress } from '~/lib/ticket-design/addresses';
import type { DesignPalette } from '~/lib/ticket-design/document';
import { Button } from '~/ui/button/button';
import { nights, prints } from '~/ui/poster/palettes';
import { toast } from '~/ui/toast/toast';
import { useDesigner } from '../designer-context';
import { readColours } from '../picture-colours';
import { recolour } from '../recolour';
import { useScene } from '../scene-context';
import classes from './panels.module.css';

const ready: readonly DesignPalette[] = [...nights, ...prints];

/** Colours for the whole ticket: from the poster, from the picture behind it, or ready ones. */
export function PaletteTools() {
  const { store, design } = useDesigner();
  const { poster } = useScene();
  const [busy, setBusy] = useState(false);
  const use = (palette: DesignPalette) =>
    store.change((now) => recolour(now, palette), { say: 'The ticket has new colours.' });
  const { background } = design;
  const behind = background.kind === 'picture' ? pictureAddress({ pictureId: background.picture.id }) : null;
  const takeFromPicture = async (address: string) => {
    setBusy(true);
    try {
      use(await readColours(address));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast({ text: wordsFor(error.reason), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="secondary" size="sm" full onClick={() => use(poster)}>
        <Dots palette={poster} /> From the poster
      </Button>
      {behind && (
        <Button kind="secondary" size="sm" full busy={busy} onClick={() => takeFromPicture(behind)}>
          From the picture behind it
        </Button>
      )}
      <div className={classes.palettes}>
        {ready.map((palette, at) => (
          <button
            key={palette.ground}
            type="button"
            aria-label={`Palette ${at + 1}`}
            title={`Palette ${at + 1}`}
            onClick={() => use(palette)}
          >
            <Dots palette={palette} />
          </button>
        ))}
      </div>
    </>
  );
}

function Dots({ palette }: { palette: DesignPalette }) {
  return (
    <span className={classes.dots} aria-hidden="true">
      {(['ground', 'first', 'second', 'ink'] as const).map((name) => (
        <span key={name} style={{ backgroundColor: palette[name] }} />
      ))}
    </span>
  );
}
