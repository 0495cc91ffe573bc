import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { READ_LESS, READ_MORE, type ShortenedText } from '#domain/listing/text-limits.ts';

export interface LongTextProps {
  readonly text: string;
  /** Shortens the text: the domain's `cutText` or `shortenLongText`, with the limit of its place. */
  readonly shorten: (text: string) => ShortenedText;
  /** The subject of the text, for the button's name (`Read more about this home`). */
  readonly about: string;
}

/** A text that shows its beginning, and the rest on request. Line breaks are kept. */
export function LongText({ text, shorten, about }: LongTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const short = shorten(text);
  const label = isWhole ? READ_LESS : READ_MORE;
  return (
    <Box>
      <Text whiteSpace="pre-line" lineHeight="tall" maxW="68ch">
        {isWhole ? text : short.text}
      </Text>
      {short.isShortened && (
        <Button
          variant="plain"
          px="0"
          mt="2"
          color="fg.brand"
          textDecoration="underline"
          aria-expanded={isWhole}
          aria-label={`${label} about ${about}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {label}
        </Button>
      )}
    </Box>
  );
}
