import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '~/ui/button/button';
import { ErrorPage } from '~/ui/errors/error-page';

/** Nothing went wrong: the page could not be fetched. It comes by itself once there is a network again. */
export function OfflinePage() {
  const { revalidate, state } = useRevalidator();
  const tryAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
  const words = navigator.onLine === false ? 'You are offline' : 'We cannot be reached right now';
  return (
    <>
      <title>{`${words} – Limelight`}</title>
      <ErrorPage
        message={words}
        description="This page needs a connection. It opens by itself as soon as there is one."
      >
        <Button icon="refresh" busy={state !== 'idle'} onClick={() => void revalidate()}>
          Try again
        </Button>
      </ErrorPage>
    </>
  );
}
