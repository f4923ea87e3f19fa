import { Component, memo, type ReactNode } from 'react';
import { ContainerProvider } from '../react';
import { PageRoute } from './page-route';
import type { ShownPage } from './shown-page';

interface PageScreenProps {
  page: ShownPage;
  onCrash: (error: unknown, page: ShownPage) => void;
  /** Replaces a screen that crashed. */
  crashed: ReactNode;
}

/**
 * The screen of a page, in its plugin's scope. Memoised, so that it does not re-render because another page is shown.
 */
export const PageScreen = memo(function PageScreen({ page, onCrash, crashed }: PageScreenProps) {
  const { Screen, scope, route } = page;
  return (
    <ScreenBoundary onCrash={(error) => onCrash(error, page)} crashed={crashed}>
      <PageRoute value={route.spec}>
        <ContainerProvider container={scope}>
          <Screen />
        </ContainerProvider>
      </PageRoute>
    </ScreenBoundary>
  );
});

interface BoundaryProps {
  children: ReactNode;
  crashed: ReactNode;
  onCrash: (error: unknown) => void;
}

class ScreenBoundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? this.props.crashed : this.props.children;
  }
}
