/**
 * React's development build stores a stack trace of each created element, ten thousand a second, which took a fifth of the time
 * of these tests. With its counter at the limit it stores none; its warnings remain.
 */
import * as React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
