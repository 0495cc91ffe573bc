import { Box, Container, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useColorMode } from '#client/app/theme/color-mode.ts';
import { decoration } from '#client/components/photo/decoration.ts';
import { Photo, type ShownPhoto } from '#client/components/photo/photo.tsx';

/** Daylight in light mode, dusk in dark mode. */
const pictures: Readonly<Record<'light' | 'dark', ShownPhoto>> = {
  light: decoration('lake-day', '#a9c5d1'),
  dark: decoration('lake-evening', '#3f4470'),
};

/** The first section of the home page; the search bar overlaps the edge of the picture. */
export function Hero({ children }: { children: ReactNode }) {
  const colorMode = useColorMode();
  return (
    <Box as="section" aria-labelledby="hero">
      <Box position="relative" overflow="hidden">
        <Photo
          key={colorMode}
          photo={pictures[colorMode]}
          sizes="100vw"
          ratio="auto"
          h={{ base: '25rem', md: '28rem', lg: '34rem' }}
          isFirst
        />
        <Box
          position="absolute"
          inset="0"
          bgImage={{
            base: 'linear-gradient(to bottom, rgb(7 36 32 / 72%), rgb(7 36 32 / 50%) 65%, rgb(7 36 32 / 10%))',
            md: 'linear-gradient(100deg, rgb(7 36 32 / 78%) 0%, rgb(7 36 32 / 45%) 45%, rgb(7 36 32 / 5%) 75%)',
          }}
        />
        <Container
          maxW="7xl"
          px={{ base: '5', md: '6' }}
          position="absolute"
          inset="0"
          display="flex"
          flexDirection="column"
          justifyContent="center"
          pb={{ base: '16', lg: '20' }}
          color="white"
        >
          <Heading
            as="h1"
            id="hero"
            size={{ base: '4xl', md: '5xl', lg: '7xl' }}
            maxW="13ch"
            lineHeight="1.05"
          >
            A house of your own, for a while
          </Heading>
          <Text mt="4" textStyle={{ base: 'md', lg: 'xl' }} maxW="38ch">
            Whole homes by the lake, in the woods and downtown. See the full price first, book in minutes.
          </Text>
        </Container>
      </Box>
      <Container maxW="6xl" px={{ base: '4', md: '6' }} mt={{ base: '-16', lg: '-14' }} position="relative">
        {children}
      </Container>
    </Box>
  );
}
