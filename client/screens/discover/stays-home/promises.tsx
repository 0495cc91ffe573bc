import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import { CalendarIcon, CardIcon, CheckIcon } from '#client/components/icons/icons.tsx';

const promises = [
  {
    icon: <CheckIcon />,
    title: 'The whole price, up front',
    text: 'Fees and taxes are shown before you enter a single detail, and you approve any change.',
  },
  {
    icon: <CalendarIcon />,
    title: 'Availability you can trust',
    text: 'Calendars come straight from the hosts. A night is sold once, never twice.',
  },
  {
    icon: <CardIcon />,
    title: 'Pay your way',
    text: 'With a card, with rewards, with travel credit, or with some of each.',
  },
] as const;

export const Promises = () => (
  <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 3 }} gap={{ base: '6', lg: '10' }}>
    {promises.map(({ icon, title, text }) => (
      <Box as="li" key={title}>
        <Box
          boxSize="12"
          display="grid"
          placeItems="center"
          borderRadius="l3"
          fontSize="2xl"
          bg="pine.subtle"
          color="fg.brand"
          mb="4"
        >
          {icon}
        </Box>
        <Text as="h3" fontWeight="bold" textStyle="lg">
          {title}
        </Text>
        <Text mt="1" color="fg.muted">
          {text}
        </Text>
      </Box>
    ))}
  </SimpleGrid>
);
