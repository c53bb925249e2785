import { type ReactNode, Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PanelBoundary } from '~/ui/errors/panel-boundary';

type DeferredPanelProps<Data> = {
  loading: Promise<Data>;
  fallback: ReactNode;
  /** What to say where it neither arrives nor can be shown. */
  failure: string;
  children: (data: Data) => ReactNode;
};

/** A part whose data follow the page. Whatever goes wrong with it, the page around it works as usual. */
export function DeferredPanel<Data>({ loading, fallback, failure, children }: DeferredPanelProps<Data>) {
  return (
    <Suspense fallback={fallback}>
      <Await resolve={loading} errorElement={<LoadingFailed title={failure} />}>
        {(data) => (
          <PanelBoundary title={failure}>
            <Shown data={data as Data}>{children}</Shown>
          </PanelBoundary>
        )}
      </Await>
    </Suspense>
  );
}

/** A component of its own, so that what it throws lands in the boundary above it. */
function Shown<Data>({ data, children }: { data: Data; children: (data: Data) => ReactNode }) {
  return children(data);
}

function LoadingFailed({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      icon="warning"
      title={title}
      action={
        <Button
          kind="secondary"
          size="sm"
          icon="refresh"
          busy={state !== 'idle'}
          onClick={() => void revalidate()}
        >
          Try again
        </Button>
      }
    >
      The rest of the page works as usual.
    </EmptyState>
  );
}
