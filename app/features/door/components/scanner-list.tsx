import type { ReactNode } from 'react';
import { Badge } from '~/ui/badge/badge';
import type { DoorType, Scanner } from '../queries';
import { count, scannerState, typeWords } from '../rules';
import classes from './door.module.css';

type ScannerListProps = {
  scanners: Scanner[];
  types: DoorType[];
  now: string;
  actionsOf?: (scanner: Scanner) => ReactNode;
};

/** Phones with where they stand, how they are and what they did. */
export function ScannerList({ scanners, types, now, actionsOf }: ScannerListProps) {
  return (
    <ul className={classes.list} aria-label="Phones">
      {scanners.map((scanner) => (
        <li key={scanner.id} data-off={scanner.isRevoked || undefined}>
          <div className={classes.row}>
            <ScannerFacts scanner={scanner} types={types} now={now} />
            {actionsOf && !scanner.isRevoked && <div className={classes.actions}>{actionsOf(scanner)}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ScannerFacts({ scanner, types, now }: { scanner: Scanner; types: DoorType[]; now: string }) {
  const { name, gate, person, typeIds, waiting, accepted, refused } = scanner;
  const { icon, tone, words } = scannerState(scanner, now);
  const whose = person ? person.name || `Person ${person.id}` : scanner.isClaimed ? 'By link' : 'Link';
  const where = gate?.name ?? 'Gate chosen on the phone';
  return (
    <div className={classes.facts}>
      <p className={classes.naming}>
        <strong>{name}</strong>
        <Badge tone={tone} icon={icon}>
          {words}
        </Badge>
        {waiting > 0 && (
          <Badge tone="amber" icon="upload">
            {count(waiting)} waiting to be sent
          </Badge>
        )}
      </p>
      <p className={classes.hint}>
        {[whose, where, typeIds.length > 0 && typeWords(typeIds, types)].filter(Boolean).join(' · ')}
      </p>
      {scanner.isClaimed && (
        <p className={classes.hint}>
          {count(accepted)} accepted · {count(refused)} refused
        </p>
      )}
    </div>
  );
}
