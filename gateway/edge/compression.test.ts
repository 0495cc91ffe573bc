import zlib from 'node:zlib';
import Fastify from 'fastify';
import { compressResponses } from './compression';

const text = JSON.stringify({ days: Array.from({ length: 400 }, (_, at) => `day ${at}`) });

async function appThatSends(payload: () => Buffer | string) {
  const app = Fastify();
  await compressResponses(app);
  app.get('/', (_, reply) => reply.type('application/json').send(payload()));
  return () => app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
}

afterEach(() => jest.restoreAllMocks());

test('bytes that are sent again are compressed once', async () => {
  const gzip = jest.spyOn(zlib, 'gzipSync');
  const remembered = Buffer.from(text);
  const get = await appThatSends(() => remembered);
  for (const response of [await get(), await get(), await get()]) {
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(zlib.gunzipSync(response.rawPayload).toString()).toBe(text);
  }
  expect(gzip).toHaveBeenCalledTimes(1);
});

test('other bytes are compressed separately', async () => {
  let count = 0;
  const get = await appThatSends(() => Buffer.from(`${text}${(count += 1)}`));
  const texts = [await get(), await get()].map(({ rawPayload }) => zlib.gunzipSync(rawPayload).toString());
  expect(texts).toEqual([`${text}1`, `${text}2`]);
});
