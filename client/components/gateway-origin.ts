import { createContext } from 'react';

/** The origin of the gateway for addresses that begin with a slash; this page's origin by default. */
export const GatewayOriginContext = createContext('');
