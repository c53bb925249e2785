import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';
import { SkeletonRows } from '~/ui/skeleton/skeleton';
import type { Leaving } from '../queries';
import { wordsOf } from '../words';
import { LeavingObstacles } from './leaving-obstacles';
import classes from './own-data.module.css';
import { SignInAgain } from './sign-in-again';
import { WhatGoes } from './what-goes';

type DeleteAccountDialogProps = { userId: number; email: string; onClose: () => void };

const path = '/delete-account';

/** Says exactly what goes and what stays, and goes on only with whoever typed their address and has just signed in. */
export function DeleteAccountDialog({ userId, email, onClose }: DeleteAccountDialogProps) {
  const reading = useFetcher<Leaving>();
  const sending = useFetcher<{ reason: string }>();
  const [confirmation, setConfirmation] = useState('');
  const [password, setPassword] = useState('');
  const { load } = reading;
  useEffect(() => {
    load(path);
  }, [load]);
  const leaving = reading.data;
  const isStuck = leaving && leaving.owned.length + leaving.owed.length > 0;
  const mustReturn = leaving && !leaving.signedInLately && !leaving.hasPassword;
  const canGo = leaving && !isStuck && !mustReturn;
  const reason = sending.state === 'idle' ? sending.data?.reason : undefined;
  const ofPassword = reason === 'wrong_current_password' || reason === 'current_password_missing';
  const ofAddress = reason === 'confirmation_differs';

  const submit = () => {
    if (!canGo) return onClose();
    const asksPassword = leaving.hasPassword && !leaving.signedInLately;
    return sending.submit(
      { confirmation, ...(asksPassword && { password }) },
      { method: 'post', action: path },
    );
  };
  return (
    <FormDialog
      open
      title="Delete your account?"
      submitLabel={canGo ? 'Delete for good' : 'Close'}
      cancelLabel={canGo ? 'Keep my account' : false}
      danger={Boolean(canGo)}
      busy={sending.state !== 'idle'}
      onSubmit={submit}
      onCancel={onClose}
    >
      {reason && !ofPassword && !ofAddress && <Notice tone="bad">{wordsOf(reason)}</Notice>}
      {!leaving && <SkeletonRows rows={4} label="Looking at what you have here" />}
      {isStuck && <LeavingObstacles leaving={leaving} />}
      {leaving && !isStuck && <WhatGoes leaving={leaving} />}
      {mustReturn && !isStuck && <SignInAgain userId={userId} />}
      {canGo && (
        <>
          {leaving.hasPassword && !leaving.signedInLately && (
            <TextField
              label="Your password"
              type="password"
              name="password"
              autoComplete="current-password"
              value={password}
              error={ofPassword ? wordsOf(reason) : undefined}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
              required
            />
          )}
          <TextField
            label="Your e-mail address, to confirm"
            name="confirmation"
            type="email"
            hint={<span className={classes.address}>{email}</span>}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={confirmation}
            error={ofAddress ? wordsOf(reason) : undefined}
            onChange={({ currentTarget }) => setConfirmation(currentTarget.value)}
            required
          />
        </>
      )}
    </FormDialog>
  );
}
