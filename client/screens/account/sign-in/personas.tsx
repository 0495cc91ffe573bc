import { Box, chakra, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { SignInCodes } from '#domain/portal/sign-in.ts';
import { PersonaCard } from './persona-card';
import type { SignInScreenQuery } from './sign-in.generated';

/** So many demo users are in sight. */
const FIRST = 3;

type Persona = NonNullable<SignInScreenQuery['demoPersonas']>[number];

export interface PersonasProps {
  readonly personas: readonly Persona[];
  readonly isDisabled: boolean;
  readonly onChoose: (codes: SignInCodes) => void;
}

/** The demo users of a demonstration, each one press away; the disclosure of the others works without scripts. */
export function Personas({ personas, ...card }: PersonasProps) {
  const others = personas.slice(FIRST);
  return (
    <Stack as="section" aria-labelledby="personas" gap="5">
      <Box>
        <Heading as="h2" id="personas" size="2xl">
          Try it as a demo user
        </Heading>
        <Text mt="2" color="fg.muted">
          This portal runs as a demonstration. One press signs you in; cards and rewards are not real.
        </Text>
      </Box>
      <Cards personas={personas.slice(0, FIRST)} columns={1} {...card} />
      {others.length > 0 && (
        <Box as="details">
          <chakra.summary
            w="fit-content"
            minH="6"
            cursor="pointer"
            color="fg.brand"
            fontWeight="semibold"
            borderRadius="l1"
            focusVisibleRing="outside"
          >
            {`${others.length} more demo users`}
          </chakra.summary>
          <Box mt="4">
            <Cards personas={others} columns={{ base: 1, xl: 2 }} {...card} />
          </Box>
        </Box>
      )}
    </Stack>
  );
}

interface CardsProps extends PersonasProps {
  readonly columns: number | { readonly base: number; readonly xl: number };
}

const Cards = ({ personas, columns, ...card }: CardsProps) => (
  <SimpleGrid as="ul" listStyleType="none" columns={columns} gap="4">
    {personas.map((persona) => (
      <li key={persona.emailAddress}>
        <PersonaCard persona={persona} {...card} />
      </li>
    ))}
  </SimpleGrid>
);
