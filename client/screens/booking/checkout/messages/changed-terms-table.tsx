import { Box, Grid, Heading, List, Stack, Text } from '@chakra-ui/react';
import { changedTerms, type TermsInWords } from '#domain/quote/changed-terms.ts';

export interface ChangedTermsTableProps {
  readonly seen: TermsInWords;
  readonly quoted: TermsInWords;
}

/** Terms that changed between the home and its quote, side by side. */
export const ChangedTermsTable = ({ seen, quoted }: ChangedTermsTableProps) => (
  <Stack gap="5" textAlign="start">
    {changedTerms(seen, quoted).map((terms) => (
      <Box as="section" key={terms.label} aria-label={terms.label}>
        <Heading as="h3" size="sm" mb="2">
          {terms.label}
        </Heading>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
          <Side title="When you chose it" lines={terms.seen} />
          <Side title="Now" lines={terms.quoted} isNew />
        </Grid>
      </Box>
    ))}
  </Stack>
);

interface SideProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isNew?: boolean;
}

const Side = ({ title, lines, isNew = false }: SideProps) => (
  <Box p="3" borderRadius="l2" bg={isNew ? 'bg.warning' : 'bg.muted'} textStyle="sm">
    <Text fontWeight="semibold" mb="1">
      {title}
    </Text>
    <List.Root variant="plain" gap="1" aria-label={title}>
      {lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List.Root>
  </Box>
);
