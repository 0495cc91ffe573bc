import { List } from '@chakra-ui/react';

/** The host's own rules of a home; renders nothing without any. */
export const HostRules = ({ rules }: { readonly rules: readonly string[] }) =>
  rules.length > 0 && (
    <List.Root ps="5" gap="2">
      {rules.map((rule) => (
        <List.Item key={rule}>{rule}</List.Item>
      ))}
    </List.Root>
  );
