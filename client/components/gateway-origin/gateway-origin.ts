import { createContext } from 'react';

/** Where the gateway answers addresses that begin with a slash; this page's origin unless told otherwise. */
export const GatewayOriginContext = createContext('');
