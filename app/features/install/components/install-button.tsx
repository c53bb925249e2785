import { useSyncExternalStore } from 'react';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { getInstallOffer, takeInstallOffer, watchInstallOffer } from '~/ui/page/install-offer';
import { toast } from '~/ui/toast/toast';

/** Installs where the browser lets pages do that; elsewhere it leads to the steps. As large either way: nothing moves. */
export function InstallButton({ steps }: { steps: string }) {
  const offer = useSyncExternalStore(watchInstallOffer, getInstallOffer, () => undefined);
  if (!offer) {
    return (
      <ButtonLink to={steps} size="lg" icon="phone">
        How to install it
      </ButtonLink>
    );
  }
  const install = async () => {
    takeInstallOffer();
    const { outcome } = await offer.prompt();
    if (outcome === 'accepted') toast({ text: 'Limelight is on its way to your home screen.', tone: 'good' });
  };
  return (
    <Button size="lg" icon="download" onClick={() => void install()}>
      Install Limelight
    </Button>
  );
}
