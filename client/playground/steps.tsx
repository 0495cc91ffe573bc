import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useState } from 'react';

/** Above the editor: the operations as steps, a button that runs one after the other, and the way to the portal. */
export function Steps() {
  const tabs = useGraphiQL((state) => state.tabs);
  const active = useGraphiQL((state) => state.activeTabIndex);
  const isFollowing = useGraphiQL((state) => state.subscription !== null);
  // The next step needs the result.
  const isWaiting = useGraphiQL((state) => state.isFetching) && !isFollowing;
  const { changeTab, run, stop } = useGraphiQLActions();
  const [ranId, setRanId] = useState<string>();
  const next = tabs[active]?.id === ranId ? active + 1 : active;

  const runNext = () => {
    if (isWaiting) return;
    // A subscription goes on until it is stopped, and `run` would only stop it.
    if (isFollowing) stop();
    if (next !== active) changeTab(next);
    setRanId(tabs[next]?.id);
    run();
  };

  return (
    <>
      <a href="/">Back to the portal</a>
      <label>
        Step{' '}
        <select value={active} onChange={({ target }) => changeTab(Number(target.value))}>
          {tabs.map(({ id, title }, index) => (
            <option key={id} value={index}>
              {`${index + 1} of ${tabs.length}: ${title}`}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        disabled={next >= tabs.length}
        // Not disabled, so that it keeps the focus.
        aria-disabled={isWaiting || undefined}
        onClick={runNext}
      >
        {isWaiting
          ? `Running: ${tabs[active]?.title ?? ''}`
          : next === active
            ? 'Run this step'
            : `Run next: ${tabs[next]?.title ?? 'the last step has run'}`}
      </button>
    </>
  );
}
