import { Button } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { useNotifyHost } from '../../app/host/host-context';
import type { NativeFeature } from '../../app/host/host-events';
import { linkWithSource } from '../../app/entry/user-source';
import { NoticePage } from '../../components/notice-page';

interface Page {
  readonly title: string;
  readonly text: string;
  /** The feature that a host application may provide, where this portal has only a text page. */
  readonly feature?: NativeFeature;
}

const NOT_SOLD =
  'This portal sells stays: whole homes, cabins and apartments, priced and booked in one place.';

const pages: Readonly<Record<string, Page>> = {
  [ROUTES.flights]: { title: 'Flights are not sold here', text: NOT_SOLD, feature: 'flights' },
  [ROUTES.cars]: { title: 'Rental cars are not sold here', text: NOT_SOLD, feature: 'cars' },
  [ROUTES.premiumOffers]: {
    title: 'There are no premium offers now',
    text: NOT_SOLD,
    feature: 'premium-offers',
  },
};

const UNKNOWN: Page = {
  title: 'There is no such page',
  text: 'The address may be mistyped, or the page has moved.',
};

/** Pages for features that are not part of this portal, with a link back to the stays (RT-10). */
export function PlaceholderScreen() {
  const { pathname, search } = useLocation();
  const notifyHost = useNotifyHost();
  const { title, text, feature } = pages[pathname.endsWith('/') ? pathname : `${pathname}/`] ?? UNKNOWN;
  useEffect(() => {
    if (feature) notifyHost('navigateToNativeFeature', { feature, path: `${pathname}${search}` });
  }, [notifyHost, feature, pathname, search]);
  return (
    <NoticePage title={title} text={text}>
      <Button asChild size="lg">
        <Link to={linkWithSource(ROUTES.stays)}>Search stays</Link>
      </Button>
    </NoticePage>
  );
}
