import { Component, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { reloadOnce } from '@/lib/reload-once';
import { reportFailure } from '@/lib/report-failure';

type Props = { children: ReactNode };
type State = { failed: boolean };

/** The addresses of the scripts of a page change with a release: an older page asks for some that are gone. */
const missingScripts = new WeakSet<object>();
if (!import.meta.env.SSR)
  window.addEventListener('vite:preloadError', ({ payload }) => missingScripts.add(payload));

/** A page that could not be downloaded (connection lost, new release) or shown: say so, offer a retry. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    if (!navigator.onLine) return;
    if (missingScripts.has(error)) reloadOnce();
    else reportFailure('page', error);
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
