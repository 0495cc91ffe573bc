import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { toaster } from '../../components/toaster/toaster-store';
import { SelectBusinessDocument } from './select-business.generated';
import { type SessionFacts, useSessionCommands } from './session-context';

export type Business = NonNullable<SessionFacts['corporate']>['businesses'][number];

/** SE-06: continues in another business of the user, on the search, and says so. All screens start again. */
export function useSelectBusiness() {
  const navigate = useNavigate();
  const { enter } = useSessionCommands();
  const [select, { loading }] = useMutation(SelectBusinessDocument);
  const selectBusiness = async ({ name, accountReferenceId }: Business): Promise<void> => {
    try {
      const { data } = await select({ variables: { input: { accountReferenceId } } });
      const result = data?.selectBusiness;
      if (result?.__typename === 'SignedIn') {
        // First: a page of the other business would look for its data in this one.
        await navigate(ROUTES.stays);
        await enter(result);
        toaster.create({ type: 'success', title: `You are in ${name} now` });
      } else {
        toaster.create({ type: 'error', title: result?.title ?? NOT_CHANGED, description: result?.text });
      }
    } catch {
      toaster.create({ type: 'error', title: NOT_CHANGED, description: 'Please try again.' });
    }
  };
  return { selectBusiness, isSelecting: loading };
}

const NOT_CHANGED = 'The business was not changed';
