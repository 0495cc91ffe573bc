import { useEnvironmentContext } from '@chakra-ui/react';
import { useCallback } from 'react';

/** Where ids and elements of this page are found: in the document, or in the shadow tree that the portal is mounted in. */
export function usePageRoot(): () => Document | ShadowRoot {
  const { getRootNode } = useEnvironmentContext();
  return useCallback(() => {
    const root = getRootNode();
    return root instanceof ShadowRoot ? root : document;
  }, [getRootNode]);
}
