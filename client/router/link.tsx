import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useEffect } from 'react';
import { pagePath } from '#domain/routes.ts';
import { pathOf, resolve } from './history';
import type { NavigateOptions } from './router';
import { useHref, useLocation, useRouter } from './router-provider';

export interface LinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  readonly to: string;
  /** Loads the page, as a plain link of the browser does. */
  readonly reloadDocument?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const isElsewhere = (to: string): boolean => /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(to);

/** A press that the browser itself handles: in a new tab, in another window, as a download. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** A link to a page of the portal, or to another site. */
export function Link({
  to,
  reloadDocument = false,
  replace,
  state,
  preventScrollReset,
  target,
  onClick,
  ...anchor
}: LinkProps) {
  const router = useRouter();
  const href = useHref(isElsewhere(to) ? '' : to);
  const isPlain = reloadDocument || isElsewhere(to) || (target !== undefined && target !== '_self');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isPlain || isForBrowser(event)) return;
    event.preventDefault();
    const { location } = router.state;
    const isHere = pathOf(resolve(to, location)) === pathOf(location);
    void router.navigate(to, {
      replace: replace ?? isHere,
      state,
      ...(preventScrollReset !== undefined && { preventScrollReset }),
    });
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the attributes
  return <a {...anchor} target={target} href={isElsewhere(to) ? to : href} onClick={follow} />;
}

/** A link that is marked as current on its page and on those below it. */
export function NavLink({ to, ...link }: LinkProps) {
  const location = useLocation();
  const here = withoutSlash(pagePath(location.pathname));
  const there = withoutSlash(resolve(to, location).pathname);
  const isCurrent = here === there || (there !== '' && here.startsWith(`${there}/`));
  return <Link {...link} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}

const withoutSlash = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

export interface NavigateProps extends Pick<NavigateOptions, 'replace' | 'state'> {
  readonly to: string;
}

/** Navigates to another page when it renders. */
export function Navigate({ to, replace = false, state }: NavigateProps): ReactNode {
  const router = useRouter();
  useEffect(() => void router.navigate(to, { replace, state }), [router, to, replace, state]);
  return null;
}
