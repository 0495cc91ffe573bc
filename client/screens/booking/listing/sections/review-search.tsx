import { Box, Input, InputGroup, Text } from '@chakra-ui/react';
import { counted } from '#domain/counted.ts';
import { SearchIcon } from '#client/components/icons/icons.tsx';

export interface ReviewSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The number of reviews that contain the words; null without words. */
  readonly foundCount: number | null;
}

/** A field for words in the reviews, with the number of reviews that contain them. */
export const ReviewSearch = ({ query, onQuery, foundCount }: ReviewSearchProps) => (
  <Box>
    <InputGroup startElement={<SearchIcon />}>
      <Input
        type="search"
        aria-label="Search reviews"
        placeholder="Search reviews"
        enterKeyHint="search"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
    </InputGroup>
    <Text role="status" mt="2" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
      {foundCount !== null && foundText(foundCount, query.trim())}
    </Text>
  </Box>
);

const foundText = (count: number, words: string): string =>
  count === 0
    ? `No review mentions “${words}”. Try another word.`
    : `${counted(count, 'review')} ${count === 1 ? 'mentions' : 'mention'} “${words}”.`;
