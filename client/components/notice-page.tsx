import { Container, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

export interface NoticePageProps {
  /** The heading and the title of the window. */
  readonly title: string;
  /** The consequences for the traveler. */
  readonly text: string;
  /** The contact to ask; omitted without one. */
  readonly help?: string | undefined;
  /** The next steps, the primary one first. */
  readonly children: ReactNode;
}

/** A page of text that replaces a screen. */
export const NoticePage = ({ title, text, help, children }: NoticePageProps) => (
  <Container maxW="2xl" py={{ base: '16', lg: '24' }}>
    <PageTitle>{title}</PageTitle>
    <Stack gap="5" align="flex-start">
      <Heading as="h1" size="4xl">
        {title}
      </Heading>
      <Text textStyle="lg" color="fg.muted">
        {text}
      </Text>
      {help !== undefined && <Text>{help}</Text>}
      <Flex wrap="wrap" gap="3">
        {children}
      </Flex>
    </Stack>
  </Container>
);
