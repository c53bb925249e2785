/** What browsers hand to pages that may be installed: asking is possible once, after a click. */
type InstallOffer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

declare global {
  interface Window {
    /** Browsers offer it once, often before the page listens: the boot script takes it. */
    limelightInstall?: InstallOffer | undefined;
  }
}

const offered = 'limelight-install';

/** Part of the boot script. */
export const installOfferScript = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.limelightInstall=e;dispatchEvent(new Event('${offered}'))})`;

export const getInstallOffer = (): InstallOffer | undefined => window.limelightInstall;

export function watchInstallOffer(onChange: () => void): () => void {
  window.addEventListener(offered, onChange);
  return () => window.removeEventListener(offered, onChange);
}

export function takeInstallOffer(): void {
  window.limelightInstall = undefined;
  window.dispatchEvent(new Event(offered));
}
