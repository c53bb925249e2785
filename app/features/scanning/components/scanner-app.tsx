import { useEffect, useState } from 'react';
import type { KeptDevice } from '../door-database';
import { keepScannerOffline } from '../keep-offline';
import type { NewDevice } from '../messages';
import { defaultPreferences, keepPreferences, type Preferences, readPreferences } from '../preferences';
import { getDetector } from '../reader';
import { saveWaiting } from '../save-waiting';
import { useDoors } from '../use-doors';
import { DoorFrame } from './door-frame';
import type { OpenEvent } from './register-form';
import { ScanScreen } from './scan-screen';
import { WaysIn } from './ways-in';

/** The whole scanner: the ways in, and the door that is open. */
export function ScannerApp({ personName, events }: { personName: string | null; events: OpenEvent[] }) {
  const [preferences, setPreferences] = useState(defaultPreferences);
  const [link, setLink] = useState<string | null>(null);
  const { doors, keep, forget, refresh } = useDoors();

  // What this phone remembers is unknown to the server, so it comes after the first picture of the page.
  useEffect(() => {
    setPreferences(readPreferences());
    // With everything that reading needs, also where no door was opened yet. Browsers may refuse to keep anything.
    getDetector()
      .then(keepScannerOffline)
      .catch(() => undefined);
    const follow = () => setLink((link) => takeLink() ?? link);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const prefer = (changes: Partial<Preferences>) => {
    const preferred = { ...preferences, ...changes };
    setPreferences(preferred);
    keepPreferences(preferred);
  };
  const open = (eventId: number | null) => {
    prefer({ openEventId: eventId });
    if (eventId === null) void refresh();
  };
  const begin = async ({ token, device }: NewDevice, eventTitle: string) => {
    const kept: KeptDevice = {
      eventId: device.eventId,
      eventTitle,
      token,
      device,
      usedAt: Date.now(),
      isRevoked: false,
    };
    await keep(kept);
    setLink(null);
    open(device.eventId);
  };

  const current =
    link === null ? doors.find(({ eventId }) => eventId === preferences.openEventId) : undefined;
  return (
    <DoorFrame isSunny={preferences.isSunny}>
      {current ? (
        <ScanScreen
          key={current.token}
          kept={current}
          preferences={preferences}
          onPrefer={prefer}
          onLeave={() => open(null)}
          onForget={() => void forget(current.eventId).then(() => open(null))}
          onSave={() => void saveWaiting(current)}
        />
      ) : (
        <WaysIn
          personName={personName}
          events={events}
          doors={doors}
          link={link}
          onOpen={({ eventId }) => open(eventId)}
          onNew={(device, title) => void begin(device, title)}
          onGiveUpLink={() => setLink(null)}
        />
      )}
    </DoorFrame>
  );
}

/** Behind the # nobody else reads it; taken out of the address, so that it is not in the history either. */
function takeLink(): string | null {
  const { hash, pathname } = window.location;
  const link = new URLSearchParams(hash.slice(1)).get('link');
  if (link) window.history.replaceState(window.history.state, '', pathname);
  return link;
}
