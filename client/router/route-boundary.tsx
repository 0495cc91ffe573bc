import { Component, createContext, type ReactNode, use } from 'react';
import type { Location } from './history';
import type { RouterState } from './router';

const ErrorContext = createContext<unknown>(undefined);

/** The error that the nearest boundary shows. */
export const useRouteError = (): unknown => use(ErrorContext);

interface BoundaryProps {
  readonly location: Location;
  /** The code that could not be loaded. */
  readonly failure: RouterState['failure'];
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly location: Location;
  readonly caught: RouterState['failure'];
}

/** Shows a fallback for a screen that failed to render or load, until the address changes. */
export class RouteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, caught: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, caught: undefined };
  }

  override render(): ReactNode {
    const failure = this.state.caught ?? this.props.failure;
    if (!failure) return this.props.children;
    return <ErrorContext value={failure.error}>{this.props.fallback}</ErrorContext>;
  }
}
