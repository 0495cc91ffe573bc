import { useMutation } from '@apollo/client/react';
import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { chooseColorMode, useColorChoice } from '#client/app/theme/color-mode.ts';
import { MoonIcon, SunIcon } from '#client/components/icons/icons.tsx';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { ShowIntroductionsAgainDocument } from './preferences.generated';

const CHOICES = [
  { value: 'light', label: 'Light', icon: <SunIcon /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
  { value: 'device', label: 'Automatic', icon: null },
] as const;

/** TR-28: the colors on this device, and the introduction that every user sees once. */
export function PreferencesSection() {
  const choice = useColorChoice();
  const colorsId = useId();
  return (
    <SectionCard title="Preferences">
      <Stack gap="5">
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          <div>
            <Text id={colorsId} fontWeight="medium">
              Colors
            </Text>
            <Text textStyle="sm" color="fg.muted">
              Automatic follows your device
            </Text>
          </div>
          <Flex role="group" aria-labelledby={colorsId} gap="2" wrap="wrap">
            {CHOICES.map(({ value, label, icon }) => (
              <Button
                key={value}
                size="sm"
                variant={choice === value ? 'solid' : 'outline'}
                aria-pressed={choice === value}
                onClick={() => chooseColorMode(value)}
              >
                {icon} {label}
              </Button>
            ))}
          </Flex>
        </Flex>
        <Introductions />
      </Stack>
    </SectionCard>
  );
}

function Introductions() {
  const [send, { loading, data, error }] = useMutation(ShowIntroductionsAgainDocument, {
    update: (cache) => void cache.evict({ fieldName: 'preferenceMetadata' }),
  });
  const show = () =>
    void send({ variables: { input: { hasSeenWishlistsFtux: false } } }).catch(() => undefined);
  return (
    <Flex justify="space-between" align="center" gap="4" wrap="wrap">
      <div>
        <Text fontWeight="medium">Introduction to favorites</Text>
        <Text textStyle="sm" color="fg.muted" role="status">
          {error
            ? 'This could not be saved. Try again in a moment.'
            : data
              ? 'You will see it when you save the next home.'
              : 'Shown once, with the first home that you save'}
        </Text>
      </div>
      <Button variant="outline" size="sm" loading={loading} disabled={Boolean(data)} onClick={show}>
        Show again
      </Button>
    </Flex>
  );
}
