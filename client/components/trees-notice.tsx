import { Button, Center, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import { TREES_CONDITION, TREES_NOTICE, TREES_TITLE } from '#domain/portal/trees.ts';
import { DialogPanel } from './dialog-panel';
import { TreeIcon } from './icons/icons';
import { WRAPPED_BUTTON } from './media/large-text';

/** CF-06, CF-08: the trees planted for a booking, and the condition for that. */
export const TreesNotice = () => (
  <Flex
    as="section"
    aria-label="Trees"
    gap="4"
    align={{ base: 'start', md: 'center' }}
    p={{ base: '4', lg: '5' }}
    borderRadius="card"
    bg="green.subtle"
    _print={{ display: 'none' }}
  >
    <Center boxSize="10" flexShrink="0" borderRadius="full" bg="bg.panel" color="green.fg" fontSize="xl">
      <TreeIcon />
    </Center>
    <Flex
      flex="1"
      columnGap="4"
      rowGap="1"
      justify="space-between"
      align={{ md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
    >
      <Text>{TREES_NOTICE}</Text>
      <TreesModal />
    </Flex>
  </Flex>
);

const TreesModal = () => (
  <Dialog.Root placement="center" size="sm" lazyMount unmountOnExit>
    <Dialog.Trigger asChild>
      <Button
        variant="plain"
        px="0"
        color="fg.brand"
        textDecoration="underline"
        alignSelf={{ base: 'start', md: 'center' }}
        css={WRAPPED_BUTTON}
      >
        About the trees
      </Button>
    </Dialog.Trigger>
    <DialogPanel title={TREES_TITLE}>
      <Dialog.Body>
        <Stack gap="3">
          <Text>{TREES_NOTICE}</Text>
          <Text>We pay for the trees; the price of your stay includes nothing for them.</Text>
          <Text color="fg.muted">{TREES_CONDITION}</Text>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.ActionTrigger asChild>
          <Button>Close</Button>
        </Dialog.ActionTrigger>
      </Dialog.Footer>
    </DialogPanel>
  </Dialog.Root>
);
