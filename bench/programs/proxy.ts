/**
 * The baseline: makes the calls of a case and passes their bytes on. `WORK=parse` also parses each response, and `WORK=print`
 * prints the parsed response again.
 */
import { Agent, createServer, request } from 'node:http';
import { type BenchCase, callsOf } from '../cases';

const platform = new URL(process.env['PLATFORM_URL'] ?? '');
const work = process.env['WORK'];
const agent = new Agent({ keepAlive: true, maxSockets: 128 });

function call(path: string, method: string, body: string, authorization: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization,
    };
    const { hostname: host, port } = platform;
    const sent = request({ host, port, path, method, agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function worked(bytes: Buffer): Buffer {
  if (work === undefined) return bytes;
  const value: unknown = JSON.parse(bytes.toString());
  return work === 'print' ? Buffer.from(JSON.stringify(value)) : bytes;
}

createServer((asked, response) => {
  asked.resume();
  asked.on('end', () => {
    const name = asked.headers['x-bench-case'] as BenchCase | undefined;
    if (name === undefined) return void response.end();
    const authorization = String(asked.headers.authorization);
    const calls = callsOf(name).map(({ path, method, body }) => call(path, method, body, authorization));
    void Promise.all(calls).then((answers) => {
      const bodies = answers.map(worked);
      const length = bodies.reduce((sum, { length }) => sum + length, 0);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
      for (const body of bodies) response.write(body);
      response.end();
    });
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
