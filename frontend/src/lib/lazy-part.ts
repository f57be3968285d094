import { type ComponentType, lazy } from 'react';

/**
 * A part that is loaded when it is shown, and left out where it cannot be: without it the page still says what
 * it is about.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => Nothing) }));

const Nothing = () => null;
