import { useRevalidator } from 'react-router';
import { platformContext } from '~/db/context';
import { requireStaff } from '~/features/access/middleware';
import { pageMeta } from '~/lib/page-meta';
import { checkSelf } from '~/services/self-check.server';
import { Button } from '~/ui/button/button';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import { SkeletonRows } from '~/ui/skeleton/skeleton';
import type { Route } from './+types/self-check';
import { CheckReport } from './check-report';
import { DeferredPanel } from './deferred-panel';
import classes from './self-check.module.css';

export const middleware = [requireStaff];
export const clientMiddleware = [requireStaff];

/** Always the server: only it sees its own parts. A part that hangs must not keep the page back. */
export function loader({ context }: Route.LoaderArgs) {
  return { report: checkSelf(context.get(platformContext)) };
}

export const meta = () =>
  pageMeta({ title: 'Self-check', description: 'How every part of this installation does.' });

export default function SelfCheck({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={classes.page}>
      <PageHeader
        title="Self-check"
        text="How every part of this installation does, right now."
        actions={
          <Button kind="secondary" icon="refresh" busy={state !== 'idle'} onClick={() => void revalidate()}>
            Check again
          </Button>
        }
      />
      <DeferredPanel
        loading={loaderData.report}
        fallback={<Checking />}
        failure="The report could not be shown"
      >
        {(report) => <CheckReport {...report} />}
      </DeferredPanel>
    </div>
  );
}

function Checking() {
  return (
    <Panel>
      <SkeletonRows rows={8} label="Checking every part" />
    </Panel>
  );
}
