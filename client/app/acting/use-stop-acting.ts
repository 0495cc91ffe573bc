import { useMutation } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router';
import { ROUTES, samePath } from '#domain/routes.ts';
import { useSessionCommands } from '../session/session-context';
import { StopActingDocument } from './acting.generated';

/** AG-02: ends acting for the customer, and opens the choice of the next one. */
export function useStopActing() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { enter } = useSessionCommands();
  const [send, { loading, error }] = useMutation(StopActingDocument);
  const stopActing = async (): Promise<void> => {
    const { data } = await send().catch(() => ({ data: undefined }));
    if (!data) return;
    // The choice may say why acting has ended.
    if (!samePath(pathname, ROUTES.customers)) await navigate(ROUTES.customers);
    await enter(data.stopActing);
  };
  return { stopActing, isStopping: loading, hasFailed: error !== undefined };
}
