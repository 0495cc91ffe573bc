/** A renderer whose pages say how it is to behave: `/slow`, `/fails`, `/crashes`. */
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ id, request }) => {
  const { address } = request;
  if (address === '/crashes') process.exit(1);
  if (address === '/fails') return parentPort.postMessage({ id, failure: 'a screen threw' });
  const answer = () =>
    parentPort.postMessage({ id, answer: { reads: [{ name: address, variables: {} }], isLast: true } });
  if (address === '/slow') setTimeout(answer, 500);
  else answer();
});

parentPort.postMessage({
  ready: {
    paths: { '/slow': 'anyone', '/a': 'anyone' },
    queries: {},
    sessionQuery: '',
    mutations: { signIn: '', signOut: '' },
  },
});
