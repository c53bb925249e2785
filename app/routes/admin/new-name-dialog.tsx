import { useEffect, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { createArtist } from '~/features/artists/commands';
import { createPromoter } from '~/features/promoters/commands';
import { mostName, tidyLine } from '~/lib/content-rules';
import { useCommands } from '~/routes/use-commands';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { TextField } from '~/ui/form/text-field';
import { SameNameHint } from './same-name-hint';

type NewNameDialogProps = { kind: 'artist' | 'promoter'; open: boolean; onClose: () => void };

const words = {
  artist: { title: 'A new artist', missing: 'Give the artist a name.', create: createArtist },
  promoter: { title: 'A new promoter', missing: 'Give the promoter a name.', create: createPromoter },
};

/** What only needs a name to begin with. */
export function NewNameDialog({ kind, open, onClose }: NewNameDialogProps) {
  const { run } = useCommands();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!open) return;
    setName('');
    setTried(false);
  }, [open]);

  const { title, missing, create } = words[kind];
  const tidy = tidyLine(name);
  const make = async () => {
    setTried(true);
    if (!tidy) return;
    setBusy(true);
    await run(async (db) => {
      const id = { id: String(await create(db, tidy)) };
      onClose();
      await navigate(kind === 'artist' ? href('/admin/artist/:id', id) : href('/admin/promoter/:id', id));
    });
    setBusy(false);
  };
  return (
    <FormDialog
      open={open}
      title={title}
      text="Everyone can find it once it is made. You can hide it afterwards."
      submitLabel={`Create ${kind}`}
      busy={busy}
      onSubmit={make}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        name="name"
        maxLength={mostName}
        value={name}
        error={tried && !tidy ? missing : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <SameNameHint kind={kind} name={name} />
    </FormDialog>
  );
}
