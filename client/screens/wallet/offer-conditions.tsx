import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { CheckIcon, InfoIcon, MinusIcon } from '../../components/icons/icons';
import type { OfferCard_OfferFragment } from './offer-card.generated';

type Condition = OfferCard_OfferFragment['conditions'][number];

const MET = { icon: <CheckIcon />, color: 'fg.success', text: 'Every stay meets this.' };
const NOT_MET = { icon: <MinusIcon />, color: 'fg.muted', text: 'Stays do not meet this.' };
const DEPENDS = { icon: <InfoIcon />, color: 'fg.brand', text: 'Depends on your booking.' };

const stateOf = ({ isMetByStays }: Condition) =>
  isMetByStays === null ? DEPENDS : isMetByStays ? MET : NOT_MET;

/** WA-11: the conditions in reading order, those of a group under it, each with whether stays meet it. */
export const OfferConditions = ({ conditions }: { readonly conditions: readonly Condition[] }) => (
  <Stack as="ul" listStyleType="none" gap="1.5" aria-label="Conditions">
    {conditions.map((condition, index) => {
      const { icon, color, text } = stateOf(condition);
      return (
        <Flex as="li" key={index} gap="2" align="flex-start" ps={`${condition.depth * 1.25}rem`}>
          <Box color={color} fontSize="lg" mt="0.5" flexShrink="0">
            {icon}
          </Box>
          <Text>
            {condition.text}
            <Text as="span" display="block" textStyle="sm" color="fg.muted">
              {text}
            </Text>
          </Text>
        </Flex>
      );
    })}
  </Stack>
);
