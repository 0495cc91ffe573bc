import { shared } from './global-setup';

export default async function tearDownSystemTests(): Promise<void> {
  await shared.portalTemplate?.stop();
}
