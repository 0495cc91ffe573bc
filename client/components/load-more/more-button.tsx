import { Button, Stack, Text } from '@chakra-ui/react';
import type { More } from './use-load-more';

/** Shows the next page; `things` is what there is more of (`wishlists`). */
export const MoreButton = ({ more, things }: { readonly more: More; readonly things: string }) => (
  <Stack align="center" gap="3" _empty={{ display: 'none' }}>
    {more.hasFailed && (
      <Text role="alert" color="fg.error">
        More {things} could not be loaded. Try again.
      </Text>
    )}
    {more.isPossible && (
      <Button
        variant="outline"
        size="lg"
        bg="bg.panel"
        loading={more.isLoading}
        loadingText={`Loading more ${things}`}
        onClick={more.load}
      >
        Show more
      </Button>
    )}
  </Stack>
);
