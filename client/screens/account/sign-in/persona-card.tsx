import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router';
import type { SignInCodes } from '#domain/portal/sign-in.ts';
import { ROUTES } from '#domain/routes.ts';
import { ChevronRightIcon } from '#client/components/icons/icons.tsx';
import { PersonaCard_PersonaFragmentDoc } from './persona-card.generated';

export interface PersonaCardProps {
  readonly persona: FragmentType<typeof PersonaCard_PersonaFragmentDoc>;
  readonly isDisabled: boolean;
  readonly onChoose: (codes: SignInCodes) => void;
}

/** A demo user: one press signs in; without scripts, a form does. */
export function PersonaCard({ persona, isDisabled, onChoose }: PersonaCardProps) {
  const { search } = useLocation();
  const { data, complete } = useFragment({ fragment: PersonaCard_PersonaFragmentDoc, from: persona });
  if (!complete) return null;
  const { emailAddress, code, name, role, description } = data;
  return (
    <chakra.form
      method="post"
      action={`${ROUTES.login}${search}`}
      h="full"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ emailAddress, code });
      }}
    >
      <input type="hidden" name="emailAddress" value={emailAddress} />
      <input type="hidden" name="code" value={code} />
      <chakra.button
        type="submit"
        disabled={isDisabled}
        display="flex"
        alignItems="center"
        gap="4"
        w="full"
        h="full"
        textAlign="start"
        p="4"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="card"
        cursor="pointer"
        transition="border-color 0.15s, box-shadow 0.15s"
        focusVisibleRing="outside"
        _hover={{ borderColor: 'pine.solid', boxShadow: 'card' }}
        _disabled={{ opacity: 0.6, cursor: 'progress' }}
      >
        <Box flex="1" minW="0" alignSelf="flex-start">
          <Text fontWeight="bold">{name}</Text>
          <Text color="fg.brand" fontWeight="semibold" textStyle="sm">
            {role}
          </Text>
          <Text mt="1" color="fg.muted" textStyle="sm">
            {description}
          </Text>
        </Box>
        <ChevronRightIcon />
      </chakra.button>
    </chakra.form>
  );
}
