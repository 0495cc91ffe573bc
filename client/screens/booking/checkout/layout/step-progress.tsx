import { Box, Flex, List, Text, VisuallyHidden } from '@chakra-ui/react';
import { type StepStatus, stepLabels } from '#domain/booking/checkout-steps.ts';
import { CheckIcon } from '#client/components/icons/icons.tsx';
import { useProgress, useStep } from '../flow/selectors';

const STATUS_WORDS: Readonly<Record<StepStatus, string>> = {
  COMPLETED: 'completed',
  IN_PROGRESS: 'in progress',
  NOT_STARTED: 'not started',
};

/** A narrow window has no room for four names: the current one has a separate line, and the others are for screen readers. */
const CURRENT_LABEL = {
  position: { base: 'absolute', sm: 'static' },
  insetStart: '0',
  whiteSpace: { base: 'nowrap', sm: 'normal' },
} as const;
const OTHER_LABEL = { srOnly: { base: true, sm: false } };

/** ST-03: the progress of the checkout. */
export function StepProgress() {
  const labels = stepLabels(useProgress());
  const { step: openStep } = useStep();
  return (
    <List.Root
      as="ol"
      variant="plain"
      flexDirection="row"
      gap="2"
      position="relative"
      pb={{ base: '7', sm: '0' }}
      aria-label="Progress"
    >
      {labels.map(({ step, label, status }) => {
        const isDone = status === 'COMPLETED';
        const isCurrent = openStep === step;
        return (
          <List.Item
            key={step}
            flex="1"
            minW="0"
            display="block"
            aria-current={isCurrent ? 'step' : undefined}
            color={isDone || isCurrent ? 'fg' : 'fg.muted'}
          >
            <Box
              h="1.5"
              mb="2"
              borderRadius="full"
              // Visible in forced colors only.
              borderWidth="1px"
              borderColor="transparent"
              bg={isDone ? 'pine.solid' : isCurrent ? 'pine.border' : 'bg.emphasized'}
            />
            <Flex
              gap="1.5"
              align={{ base: 'start', lg: 'center' }}
              textStyle={{ base: 'sm', sm: 'xs', lg: 'sm' }}
              {...(isCurrent ? CURRENT_LABEL : OTHER_LABEL)}
            >
              {isDone && <CheckIcon />}
              <Text minW="0" hyphens="auto" fontWeight={isCurrent ? 'bold' : 'medium'}>
                {label}
              </Text>
              <VisuallyHidden>{STATUS_WORDS[status]}</VisuallyHidden>
            </Flex>
          </List.Item>
        );
      })}
    </List.Root>
  );
}
