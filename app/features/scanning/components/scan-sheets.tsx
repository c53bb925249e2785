import type { Preferences } from '../preferences';
import type { ScanSession } from '../scan-session';
import type { SessionState } from '../session-state';
import type { CameraView } from '../use-camera';
import { ConflictSheet } from './conflict-sheet';
import { DirectionSheet } from './direction-sheet';
import { LeaveSheet } from './leave-sheet';
import { MoreSheet } from './more-sheet';
import { OverrideSheet } from './override-sheet';
import { SearchSheet } from './search-sheet';

export type SheetName = 'search' | 'direction' | 'more' | 'override' | 'conflicts' | 'leave';

type ScanSheetsProps = {
  sheet: SheetName;
  state: SessionState;
  session: ScanSession;
  camera: CameraView;
  preferences: Preferences;
  onPrefer: (changes: Partial<Preferences>) => void;
  onOpen: (sheet: SheetName | null) => void;
  onLeave: () => void;
  onForget: () => void;
};

export function ScanSheets({ sheet, state, session, onOpen, onLeave, onForget, ...more }: ScanSheetsProps) {
  const { settings, answer, direction, conflicts, waiting } = state;
  const close = () => onOpen(null);
  const zone = settings?.event.timezone ?? 'UTC';
  switch (sheet) {
    case 'search':
      return (
        <SearchSheet
          session={session}
          isSearchAllowed={settings?.rules.searchAllowed ?? false}
          direction={direction}
          zone={zone}
          onClose={close}
        />
      );
    case 'direction':
      return <DirectionSheet direction={direction} onTurn={session.turn} onClose={close} />;
    case 'conflicts':
      return <ConflictSheet conflicts={conflicts} zone={zone} now={Date.now()} onClose={close} />;
    case 'leave':
      return <LeaveSheet waiting={waiting} onLeave={onLeave} onForget={onForget} onClose={close} />;
    case 'more':
      return (
        <MoreSheet
          {...more}
          state={state}
          session={session}
          onLeave={() => onOpen('leave')}
          onClose={close}
        />
      );
    case 'override': {
      if (!answer) return null;
      const override = (reason: string) => {
        void session.override(reason);
        close();
      };
      return (
        <OverrideSheet shown={answer} zone={zone} now={Date.now()} onOverride={override} onClose={close} />
      );
    }
  }
}
