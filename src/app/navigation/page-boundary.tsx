// Wrapper of a page: shows an empty page while the code of the page loads, and the error page when
// the page fails.
import { Component, Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { resetFailedPages } from './lazy-page.tsx';
import { ScrollRestoration } from './scroll-restoration.tsx';

interface ErrorBoundaryProps {
  /** When this value changes, the error page is replaced by the page. */
  resetKey: string;
  renderError: (fault: unknown) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { fault: unknown } | null;
  resetKey: string;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(fault: unknown): Partial<ErrorBoundaryState> {
    return { failure: { fault } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: null };
  }

  override componentDidCatch(): void {
    // The page is not rendered any more; its code is requested again when the user returns.
    resetFailedPages();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderError(failure.fault) : this.props.children;
  }
}

interface RouteErrorBoundaryProps {
  /** Renders the error page. */
  renderError: (fault: unknown) => ReactNode;
  children: ReactNode;
}

/** Shows the error page until the next navigation. */
export function RouteErrorBoundary({ renderError, children }: RouteErrorBoundaryProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} renderError={renderError}>
      {children}
    </ErrorBoundary>
  );
}

/** Renders the page of the route. While the first page loads, an empty page is less distracting. */
export function PageBoundary({ renderError }: Pick<RouteErrorBoundaryProps, 'renderError'>) {
  return (
    <RouteErrorBoundary renderError={renderError}>
      <Suspense fallback={null}>
        <Outlet />
        <ScrollRestoration />
      </Suspense>
    </RouteErrorBoundary>
  );
}
