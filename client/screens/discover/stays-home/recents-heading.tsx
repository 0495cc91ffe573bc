import { Button, Flex, Heading } from '@chakra-ui/react';

export interface RecentsHeadingProps {
  readonly id: string;
  readonly title: string;
  readonly onClear: () => void;
}

/** The title of data that the browser stores, and the button that removes it. */
export const RecentsHeading = ({ id, title, onClear }: RecentsHeadingProps) => (
  <Flex justify="space-between" align="center" gap="4">
    <Heading as="h2" id={id} size="xl">
      {title}
    </Heading>
    <Button variant="ghost" size="sm" me="-3" aria-describedby={id} onClick={onClear}>
      Clear
    </Button>
  </Flex>
);
