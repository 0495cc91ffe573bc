import { Badge } from '@chakra-ui/react';

export interface PolicyBadgeProps {
  readonly isInPolicy: boolean;
}

/** Whether a stay complies with the travel policy of the user's business. */
export const PolicyBadge = ({ isInPolicy }: PolicyBadgeProps) => (
  <Badge colorPalette={isInPolicy ? 'green' : 'orange'} size="md" borderRadius="full">
    {isInPolicy ? 'In policy' : 'Out of policy'}
  </Badge>
);
