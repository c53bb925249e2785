import { Component, type ReactNode } from 'react';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';

type PanelBoundaryProps = { title?: string; children: ReactNode };

/** An error inside a panel stays in the panel; the rest of the page goes on. */
export class PanelBoundary extends Component<PanelBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        icon="warning"
        title={this.props.title ?? 'This part could not be shown'}
        action={
          <Button kind="secondary" size="sm" icon="refresh" onClick={() => this.setState({ failed: false })}>
            Try again
          </Button>
        }
      >
        The rest of the page works as usual.
      </EmptyState>
    );
  }
}
