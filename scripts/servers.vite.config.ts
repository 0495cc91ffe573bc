import { programs } from './server-programs';

/** The gateway and the platform. */
export default programs('dist', { gateway: 'gateway/main.ts', platform: 'platform/main.ts' });
