import nock from 'nock';

/**
 * Loading nock puts it between node:http and every test file that runs later in the same process, each with a nock of its own:
 * of two, one reports errors to sockets that nobody listens to. So it works only while the tests of a file that uses it run.
 */
nock.restore();

/** nock answers for the hosts that a test names; of all others only this machine is reached. */
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
