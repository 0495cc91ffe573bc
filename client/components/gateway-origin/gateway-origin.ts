import { createContext } from 'react';

/** Where the gateway answers addresses that begin with a slash; this page's origin by default. */
export const GatewayOriginContext = createContext('');
