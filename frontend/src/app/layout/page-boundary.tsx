import { Component, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

type Props = { children: ReactNode };
type State = { failed: boolean };

/** A page that could not be downloaded (connection lost, new release) or shown: say so, offer a retry. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="page py-16">
        <Alert
          tone="danger"
          title="Cette page n'a pas pu s'afficher."
          action={
            <Button variant="secondary" onClick={() => location.reload()}>
              Réessayer
            </Button>
          }
        >
          <p>Vérifiez votre connexion, puis réessayez.</p>
        </Alert>
      </div>
    );
  }
}
