import { Container, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router';
import { cancelForAnyReasonTerms } from '#domain/help/cancel-for-any-reason-terms.ts';
import { complimentaryNightTerms } from '#domain/help/complimentary-night-terms.ts';
import type { HelpSection, PortalContact } from '#domain/help/help-section.ts';
import { priceFreezeTerms } from '#domain/help/price-freeze-terms.ts';
import { frequentQuestions } from '#domain/help/questions.ts';
import { portalTerms } from '#domain/help/terms.ts';
import { COMPLIMENTARY_NIGHT_TITLE } from '#domain/portal/complimentary-night.ts';
import { isOn } from '#domain/portal/experiments.ts';
import { PRICE_FREEZE_TITLE } from '#domain/price-freeze/frozen-price.ts';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import { ROUTES, samePath } from '#domain/routes.ts';
import { usePortal, useSession } from '../../app/session/session-context';
import { useBrandName } from '../../app/shell/brand';
import { useLinkWithSource } from '../../app/entry/user-source';
import { PageTitle } from '../../components/page-title';

interface Page {
  readonly path: string;
  readonly title: string;
  readonly sections: (contact: PortalContact) => readonly HelpSection[];
}

const TERMS: Page = { path: ROUTES.terms, title: 'Terms', sections: portalTerms };

const PAGES: readonly Page[] = [
  TERMS,
  {
    path: ROUTES.complimentaryNightTerms,
    title: `${COMPLIMENTARY_NIGHT_TITLE}: terms`,
    sections: complimentaryNightTerms,
  },
  {
    path: ROUTES.cancelForAnyReasonTerms,
    title: `${CANCEL_FOR_ANY_REASON}: terms`,
    sections: cancelForAnyReasonTerms,
  },
  { path: ROUTES.priceFreezeTerms, title: `${PRICE_FREEZE_TITLE}: terms`, sections: priceFreezeTerms },
  { path: ROUTES.faq, title: 'Help and questions', sections: frequentQuestions },
];

/** TM-04: text pages, in sections with anchors. */
export function HelpScreen() {
  const { pathname } = useLocation();
  const brandName = useBrandName();
  const linkWithSource = useLinkWithSource();
  const phone = usePortal()?.supportPhone ?? '';
  const page = PAGES.find(({ path }) => samePath(path, pathname)) ?? TERMS;
  const isNightOver = useIsWithoutComplimentaryNight() && page.path === ROUTES.complimentaryNightTerms;
  return (
    <Container maxW="3xl" px={{ base: '4', md: '6' }} py={{ base: '8', lg: '14' }}>
      <PageTitle>{page.title}</PageTitle>
      <Heading as="h1" size={{ base: '3xl', lg: '5xl' }} mb="8">
        {page.title}
      </Heading>
      {isNightOver && (
        <Text textStyle="lg" mb="8">
          No home offers it at the moment.
        </Text>
      )}
      <Stack gap="10">
        {page.sections({ brandName, phone }).map((section) => (
          <Section key={section.anchor} {...section} />
        ))}
      </Stack>
      <Stack as="nav" aria-label="More terms and help" gap="2" mt="12" pt="6" borderTopWidth="1px">
        {PAGES.filter((other) => other !== page).map(({ path, title }) => (
          <ChakraLink key={path} asChild variant="underline" alignSelf="flex-start">
            <Link to={linkWithSource(path)}>{title}</Link>
          </ChakraLink>
        ))}
      </Stack>
    </Container>
  );
}

const Section = ({ anchor, title, paragraphs }: HelpSection) => (
  <Stack as="section" aria-labelledby={anchor} gap="3">
    <Heading as="h2" id={anchor} size="xl">
      {title}
    </Heading>
    {paragraphs.map((paragraph) => (
      <Text key={paragraph}>{paragraph}</Text>
    ))}
  </Stack>
);

/** EX-07: whether the promotion is unavailable to this user; unknown while no user is signed in. */
function useIsWithoutComplimentaryNight(): boolean {
  const { session } = useSession();
  return session !== undefined && !isOn(session.experiments, 'COMPLIMENTARY_NIGHT');
}
