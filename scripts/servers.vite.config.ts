import { programs } from './server-programs';

/** The gateway, the platform, and the supplier that it can load. */
export default programs('dist', {
  gateway: 'gateway/main.ts',
  platform: 'platform/main.ts',
  'duffel-stays': 'platform/duffel-stays-supplier/duffel-stays-supplier.ts',
});
