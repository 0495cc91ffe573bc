import { Box, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { CheckIcon } from '../../components/icons/icons';
import type { SessionFacts } from '../session/session-context';
import { useSelectBusiness } from '../session/use-select-business';
import { AccountEntry } from './account-entry';

export interface BusinessesProps {
  readonly corporate: NonNullable<SessionFacts['corporate']>;
  readonly onChosen: () => void;
}

/** SE-06: the businesses of a user; a press continues in another one. */
export function Businesses({ corporate, onChosen }: BusinessesProps) {
  const { selectBusiness, isSelecting } = useSelectBusiness();
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId} mb="1" pb="1" borderBottomWidth="1px">
      <Text id={headingId} px="3" pt="1" textStyle="sm" color="fg.muted">
        Business
      </Text>
      {corporate.businesses.map((business) => {
        const isCurrent = business.id === corporate.businessId;
        return (
          <AccountEntry key={business.id}>
            <button
              type="button"
              aria-current={isCurrent}
              disabled={isSelecting}
              onClick={() => {
                onChosen();
                if (!isCurrent) void selectBusiness(business);
              }}
            >
              <Box as="span" boxSize="4" display="flex" flexShrink="0">
                {isCurrent && <CheckIcon />}
              </Box>
              <Box as="span" textAlign="start" overflowWrap="anywhere">
                {business.name}
              </Box>
            </button>
          </AccountEntry>
        );
      })}
    </Box>
  );
}
