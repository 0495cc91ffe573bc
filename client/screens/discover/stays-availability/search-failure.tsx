import { Button, HStack, Stack } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import type { MessageAction } from '#domain/failures/message-kinds.ts';
import { message } from '#domain/failures/messages.ts';
import { ROUTES } from '#domain/routes.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { LoadFailure, type LoadFailureProps } from '#client/components/load-failure/load-failure.tsx';

export interface SearchFailureProps extends Pick<LoadFailureProps, 'level'> {
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** ER-16: the search failed. It is kept, so the first button repeats it. */
export function SearchFailure({ level = 'h2', onRetry, isRetrying }: SearchFailureProps) {
  const navigate = useNavigate();
  const supportPhone = usePortal()?.supportPhone ?? '';
  const { title, text, buttons } = message('SEARCH_FAILED', null, { supportPhone });
  const act = (action: MessageAction) => void (action === 'GO_BACK' ? navigate(-1) : navigate(ROUTES.stays));
  return (
    <Stack align="center">
      <LoadFailure
        title={title}
        level={level}
        safe="Your search is kept."
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        {text}
      </LoadFailure>
      <HStack>
        {buttons.map(({ label, action }) => (
          <Button key={action} variant="outline" onClick={() => act(action)}>
            {label}
          </Button>
        ))}
      </HStack>
    </Stack>
  );
}
