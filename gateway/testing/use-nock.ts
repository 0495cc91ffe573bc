import nock from 'nock';

/**
 * Loading nock puts it between node:http and every test file that runs later in the same process. A file with its own nock would
 * then have two, and one of them reports errors to sockets without a listener. So nock is active only while the tests that use it
 * run.
 */
nock.restore();

/** nock replaces the hosts that a test names; of all others only this machine is reachable. */
export function useNock(): void {
  beforeEach(() => {
    if (!nock.isActive()) nock.activate();
    nock.disableNetConnect();
    nock.enableNetConnect(/^(127\.0\.0\.1|localhost)/);
  });
  afterEach(() => {
    nock.abortPendingRequests();
    nock.cleanAll();
  });
  afterAll(() => nock.restore());
}

export { nock };
