import { Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { policyFacts } from '#domain/portal/policy-facts.ts';
import { TRAVEL_POLICY } from '#domain/routes.ts';
import { FactList } from '#client/components/fact-list.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import type { ProfileQuery } from './profile.generated';

type PolicyFacts = NonNullable<NonNullable<ProfileQuery['session']>['travelPolicy']>;

/** CP-01, CP-08: the travel policy of the business in words. An address that names it scrolls to it. */
export function PolicySection({ policy }: { readonly policy: PolicyFacts }) {
  const section = useRef<HTMLDivElement>(null);
  const { pathname, hash } = useLocation();
  const isNamed = TRAVEL_POLICY.endsWith(`${pathname}${hash}`) && hash !== '';
  useEffect(() => {
    if (!isNamed) return;
    section.current?.scrollIntoView({ block: 'center' });
    section.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <div ref={section} tabIndex={-1} style={{ outline: 'none' }}>
      <SectionCard title="Your travel policy">
        {policy.name !== null && (
          <Text mb="4" color="fg.muted">
            {policy.name}
          </Text>
        )}
        <FactList facts={policyFacts(policy)} />
      </SectionCard>
    </div>
  );
}
