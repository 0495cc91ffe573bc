import { Button, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { COMPLIMENTARY_NIGHT_TITLE } from '../../../domain/portal/complimentary-night';
import { isOn } from '../../../domain/portal/experiments';
import { ROUTES } from '../../../domain/routes';
import { useNotifyHost } from '../../app/host/host-context';
import type { NativeFeature } from '../../app/host/host-events';
import { useSession } from '../../app/session/session-context';
import { linkWithSource } from '../../app/user-source';
import { PageTitle } from '../../components/page-title/page-title';

interface Page {
  readonly title: string;
  readonly text: string;
  /** What a host application may have, where this portal has a page of words. */
  readonly feature?: NativeFeature;
}

const NOT_SOLD =
  'This portal sells stays: whole homes, cabins and apartments, priced and booked in one place.';

const ACTIVITIES: Page = { title: 'Activities are not sold here', text: NOT_SOLD, feature: 'activities' };

const pages: Readonly<Record<string, Page>> = {
  [ROUTES.flights]: { title: 'Flights are not sold here', text: NOT_SOLD, feature: 'flights' },
  [ROUTES.cars]: { title: 'Rental cars are not sold here', text: NOT_SOLD, feature: 'cars' },
  [ROUTES.premiumOffers]: {
    title: 'There are no premium offers now',
    text: NOT_SOLD,
    feature: 'premium-offers',
  },
  [ROUTES.activitiesAvailability]: ACTIVITIES,
  [ROUTES.activitiesShop]: ACTIVITIES,
  [ROUTES.terms]: {
    title: 'Terms',
    text: 'Each stay comes with its own terms: cancellation, payment and house rules stand on its page and are shown again before you book.',
  },
  [ROUTES.complimentaryNightTerms]: {
    title: COMPLIMENTARY_NIGHT_TITLE,
    text: 'The complimentary fourth night is for stays of at least four nights at select homes of the Lifestyle Collection, and of the Premier Collection where applicable.',
  },
  [ROUTES.faq]: {
    title: 'Help and questions',
    text: 'Your booked stays, their confirmation numbers and how they were paid are under Trips. For anything else, call us: the number is at the foot of every page.',
  },
};

const UNKNOWN: Page = {
  title: 'There is no such page',
  text: 'The address may be mistyped, or the page has moved.',
};

/** Pages that say honestly what is and is not here, and lead back to the stays (TM-04, RT-10). */
export function PlaceholderScreen() {
  const { pathname, search } = useLocation();
  const notifyHost = useNotifyHost();
  const { title, text, feature } = pages[pathname.endsWith('/') ? pathname : `${pathname}/`] ?? UNKNOWN;
  const isNightOver = useIsWithoutComplimentaryNight() && title === COMPLIMENTARY_NIGHT_TITLE;
  useEffect(() => {
    if (feature) notifyHost('navigateToNativeFeature', { feature, path: `${pathname}${search}` });
  }, [notifyHost, feature, pathname, search]);
  return (
    <Container maxW="2xl" py={{ base: '16', lg: '24' }}>
      <PageTitle>{title}</PageTitle>
      <Stack gap="5" align="flex-start">
        <Heading as="h1" size="4xl">
          {title}
        </Heading>
        <Text textStyle="lg" color="fg.muted">
          {isNightOver ? `${text} No home offers it at the moment.` : text}
        </Text>
        <Button asChild size="lg">
          <Link to={linkWithSource(ROUTES.stays)}>Search stays</Link>
        </Button>
      </Stack>
    </Container>
  );
}

/** EX-07: whether the promotion is closed to this user; not said to strangers, whose experiments are not known. */
function useIsWithoutComplimentaryNight(): boolean {
  const { session } = useSession();
  return session !== undefined && !isOn(session.experiments, 'COMPLIMENTARY_NIGHT');
}
