import { useState } from 'react';
import { href, Link } from 'react-router';
import { DeviceList } from '~/features/door/components/device-figures';
import { FlowChart } from '~/features/door/components/flow-chart';
import { GateTable } from '~/features/door/components/gate-figures';
import { InsideNow } from '~/features/door/components/inside-now';
import { ShortScanFeed } from '~/features/door/components/scan-feed';
import { TypeBars } from '~/features/door/components/type-figures';
import type { DoorFigures } from '~/features/door/figures';
import { count, fillQuarters } from '~/features/door/rules';
import type { EventHeading } from '~/features/events/queries';
import { isOver } from '~/features/events/rules';
import { formatMoney } from '~/lib/money';
import { Button } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { Stat } from '~/ui/stat/stat';
import classes from './live-board.module.css';

type LiveFiguresProps = { figures: DoorFigures; event: EventHeading };

export function LiveFigures({ figures, event }: LiveFiguresProps) {
  const zone = event.timezone;
  const { refusals, sales, minutes, gates, types, devices, scans, refused, at } = figures;
  const now = minutes.at(-1)?.entries ?? 0;
  return (
    <div className={classes.figures}>
      <div className={classes.lead}>
        <InsideNow figures={figures} />
        <div className={classes.side}>
          <FlowPanel figures={figures} zone={zone} />
          <div className={classes.stats}>
            <Stat label="Now" value={count(now)} hint="in this minute" />
            <Stat label="Refused" value={count(refusals)} />
            <Stat
              label="Sold today"
              value={count(sales.tickets)}
              hint={sales.revenue === null ? undefined : formatMoney(sales.revenue, sales.currency)}
            />
          </div>
        </div>
      </div>
      <div className={classes.pair}>
        <Panel title="Gates">
          {gates.length === 0 ? <p>Nobody has gone through a gate yet.</p> : <GateTable gates={gates} />}
        </Panel>
        <Panel title="Ticket types">
          {types.length === 0 ? <p>There are no ticket types.</p> : <TypeBars types={types} />}
        </Panel>
      </div>
      <div className={classes.panels}>
        <Panel title="Phones">
          {devices.length === 0 ? (
            <p>
              No phone is on. Add them under{' '}
              <Link to={href('/admin/event/:id/scanners', { id: String(event.id) })}>Scanners</Link>.
            </p>
          ) : (
            <DeviceList devices={devices} now={at} />
          )}
        </Panel>
        <Panel title="Newest scans">
          {scans.length === 0 ? (
            <p>
              {isOver(event, at) ? 'The night is over, and nobody was scanned.' : 'Nobody was scanned yet.'}
            </p>
          ) : (
            <ShortScanFeed label="Newest scans" scans={scans} zone={zone} />
          )}
        </Panel>
        <Panel title="Refused lately">
          {refused.length === 0 ? (
            <p>Nobody was refused.</p>
          ) : (
            <ShortScanFeed label="Refused lately" scans={refused} zone={zone} />
          )}
        </Panel>
      </div>
    </div>
  );
}

function FlowPanel({ figures: { minutes, quarters }, zone }: { figures: DoorFigures; zone: string }) {
  const [isNight, setNight] = useState(false);
  return (
    <Panel
      title={isNight ? 'Entries per quarter of an hour' : 'Entries per minute'}
      actions={
        <Button size="sm" kind="quiet" onClick={() => setNight(!isNight)}>
          {isNight ? 'The last hour' : 'The whole night'}
        </Button>
      }
    >
      <FlowChart
        label={
          isNight
            ? 'Entries and exits of the night, per quarter of an hour'
            : 'Entries and exits of the last hour, per minute'
        }
        flow={isNight ? fillQuarters(quarters) : minutes}
        zone={zone}
      />
    </Panel>
  );
}
