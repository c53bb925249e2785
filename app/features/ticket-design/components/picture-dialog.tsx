import { useState } from 'react';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import type { DesignPicture } from '~/lib/ticket-design/document';
import { FormDialog } from '~/ui/dialog/form-dialog';
import type { Focus, Picture } from '~/ui/picture-field/picture';
import { PictureField } from '~/ui/picture-field/picture-field';
import { redrawPicture } from '~/ui/picture-field/redraw-picture';
import { useScene } from '../scene-context';

type PictureUse = 'background' | 'picture' | 'logo' | 'sponsor';

type PictureDialogProps = {
  use: PictureUse;
  onChosen: (picture: DesignPicture, focus: Focus) => void;
  onClose: () => void;
};

const titles: Record<PictureUse, string> = {
  background: 'Picture behind the ticket',
  picture: 'Picture',
  logo: 'Logo',
  sponsor: 'Sponsor’s logo',
};
const mebibyte = 1024 * 1024;
const limits = { types: ['image/jpeg', 'image/png', 'image/webp'], mostBytes: 10 * mebibyte };
/** Pixels: sharp on a sheet of A4, and quick to send. */
const longestSide = 2400;

/** Chooses a picture, the part of it that is kept, and uploads it. */
export function PictureDialog({ use, onChosen, onClose }: PictureDialogProps) {
  const { upload } = useScene();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isBackground = use === 'background';
  const send = async () => {
    if (!picture) {
      setError('Choose a picture first.');
      return;
    }
    setBusy(true);
    try {
      const { file } = await redrawPicture(picture.file, { crop: picture.crop, longestSide });
      const { focusX, focusY } = picture;
      onChosen(await upload(file), { focusX, focusY });
      onClose();
    } catch (failure) {
      if (!(failure instanceof AppError)) throw failure;
      setError(wordsFor(failure.reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      open
      title={titles[use]}
      submitLabel="Use this picture"
      busy={busy}
      onSubmit={send}
      onCancel={onClose}
    >
      <PictureField
        label="Picture"
        value={picture}
        {...(error && { error })}
        ratio={isBackground ? 390 / 700 : 1}
        limits={limits}
        onChange={(value) => {
          setPicture(value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
