import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { PictureIntent, PictureResult } from '~/features/profiles/change-picture';
import { profileWords } from '~/features/profiles/words';
import { type ProfilePicture, profilePictureAddress } from '~/lib/profile-picture';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { Panel } from '~/ui/panel/panel';
import type { Picture } from '~/ui/picture-field/picture';
import { PictureField } from '~/ui/picture-field/picture-field';
import { toast } from '~/ui/toast/toast';
import classes from './picture-settings.module.css';

type PictureSettingsProps = {
  picture: ProfilePicture | null;
  backend: string;
  onUnsaved: (form: string, unsaved: boolean) => void;
};

const done: Record<PictureIntent, string> = {
  'save-picture': 'Your picture is saved.',
  'remove-picture': 'Your picture is removed.',
};

/** Chooses, crops and removes one's own picture. Its submissions are for `changePicture`. */
export function PictureSettings({ picture, backend, onUnsaved }: PictureSettingsProps) {
  const { state, data, formData, submit, reset } = useFetcher<PictureResult>();
  const [chosen, setChosen] = useState<Picture | null>(null);
  const [removing, setRemoving] = useState(false);
  const busy = state === 'idle' ? undefined : formData?.get('intent');

  useEffect(() => onUnsaved('picture', chosen !== null), [chosen, onUnsaved]);
  useEffect(() => {
    if (state !== 'idle' || !data) return;
    setRemoving(false);
    if (data.problem !== undefined) return;
    // What was chosen stays until it is truly saved, so that a failure costs nobody their work.
    setChosen(null);
    toast({ text: done[data.intent] });
  }, [state, data]);

  const choose = (next: Picture | null) => {
    if (busy !== undefined) return;
    if (next?.file !== chosen?.file) reset();
    setChosen(next);
  };
  const send = (intent: PictureIntent, value?: Picture) => {
    const form = new FormData();
    form.append('intent', intent);
    for (const [name, part] of Object.entries(value ?? {}))
      if (part !== undefined) form.append(name, part instanceof File ? part : JSON.stringify(part));
    void submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  return (
    <Panel title="Picture" headingLevel={3}>
      <div className={classes.settings} aria-busy={busy !== undefined}>
        <PictureField
          label="Profile picture"
          hint="Shown as a circle. Where it was taken and other details in the file are left out."
          error={data?.problem && state === 'idle' ? profileWords(data.problem) : undefined}
          value={chosen}
          current={picture && { url: profilePictureAddress(backend, picture.path, 480), ...picture }}
          ratio={1}
          shapes={['whole', '1:1']}
          onChange={choose}
        />
        <noscript>Choosing a picture needs JavaScript.</noscript>
        {chosen && (
          <Button busy={busy === 'save-picture'} onClick={() => send('save-picture', chosen)}>
            {busy === 'save-picture' ? 'Saving your picture…' : 'Save picture'}
          </Button>
        )}
        {picture && !chosen && (
          <Button kind="quiet" icon="trash" onClick={() => setRemoving(true)}>
            Remove picture
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={removing}
        title="Remove your picture?"
        confirmLabel="Remove"
        cancelLabel="Keep it"
        danger
        busy={busy === 'remove-picture'}
        onConfirm={() => send('remove-picture')}
        onCancel={() => setRemoving(false)}
      >
        The artwork that was drawn for you takes its place.
      </ConfirmDialog>
    </Panel>
  );
}
