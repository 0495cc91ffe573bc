import { useSyncExternalStore } from 'react';
import type { RestCall, RunLog, RunResult } from './run-log';

/** Below the response: the events of a subscription, and the REST calls behind the latest result as a waterfall. */
export function RunView({ log }: { readonly log: RunLog }) {
  const results = useSyncExternalStore(log.subscribe, log.results);
  const latest = results.at(-1);
  if (latest === undefined || (results.length === 1 && latest.calls.length === 0)) return null;
  return (
    <div className="run">
      {results.length > 1 && <Events results={results} />}
      {latest.calls.length > 0 && <Waterfall calls={latest.calls} />}
    </div>
  );
}

const Events = ({ results }: { readonly results: readonly RunResult[] }) => (
  <section aria-labelledby="events">
    <h2 id="events">{`${results.length} events`}</h2>
    <ol className="events">
      {results.map(({ at, name }, index) => (
        <li key={index}>
          <b>{name}</b> {`after ${(at / 1000).toFixed(1)} s`}
        </li>
      ))}
    </ol>
  </section>
);

function Waterfall({ calls }: { readonly calls: readonly RestCall[] }) {
  const whole = Math.max(1, ...calls.map(({ startedAfter, milliseconds }) => startedAfter + milliseconds));
  return (
    <section aria-labelledby="rest">
      <h2 id="rest">{calls.length === 1 ? '1 REST call' : `${calls.length} REST calls`}</h2>
      <ol className="waterfall">
        {calls.map(({ endpoint, status, failure, startedAfter, milliseconds }, index) => (
          <li key={index}>
            <span>{endpoint}</span>
            <span>{`${failure ?? status} · ${Math.round(milliseconds)} ms`}</span>
            <span
              className={failure ? 'bar failed' : 'bar'}
              aria-hidden="true"
              style={{
                marginInlineStart: `${(100 * startedAfter) / whole}%`,
                width: `${(100 * milliseconds) / whole}%`,
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
