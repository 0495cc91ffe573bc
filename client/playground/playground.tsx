import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { GraphQLError } from 'graphql';
import { StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CLIENT_NAME_HEADER } from '../app/graph/client-name';
import { installTrustedTypes } from '../app/page/trusted-types';
import { observed } from './observed-results';
import { operationFacts } from './operation-facts';
import document from './operations.graphql?raw';
import { readyMadeOperations } from './ready-made-operations';
import { createRunLog } from './run-log';
import { RunView } from './run-view';
import { Steps } from './steps';
import { createTour, missingValue } from './tour';

// The workers of the editor are files of this page.
installTrustedTypes(
  ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/playground/'),
);

const url = new URL('/graphql', location.href);
const subscriptionUrl = new URL('/graphql', location.href.replace(/^http/, 'ws'));
const tour = createTour();
const log = createRunLog();

// Headers of a subscription become the payload of its connection_init.
const send = createGraphiQLFetcher({
  url: url.href,
  subscriptionUrl: subscriptionUrl.href,
  enableIncrementalDelivery: false,
  headers: { [CLIENT_NAME_HEADER]: 'playground' },
});

const fetcher: Fetcher = async (operation, options) => {
  const facts = operationFacts(operation.query);
  const variables = tour.fill(operation.variables);
  const missing = missingValue(variables);
  const add = log.begin();
  if (missing !== undefined) return { errors: [new GraphQLError(missing)] };
  const result = await send(
    {
      ...operation,
      ...(facts === undefined ? {} : { operationName: facts.operationName }),
      variables,
    },
    {
      ...options,
      ...(facts === undefined ? {} : { documentAST: facts.documentAST }),
      headers: tour.headers(options?.headers as Record<string, string> | undefined),
    },
  );
  return observed(result, (each) => {
    tour.remember(each);
    add(each);
  });
};

const place = window.document.getElementById('playground');
const strip = window.document.getElementById('steps');
if (place === null || strip === null) throw new Error('The page has no place for the playground');
createRoot(place).render(
  <StrictMode>
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={readyMadeOperations(document)}
      shouldPersistHeaders
      schemaDescription
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Toolbar>
        {({ prettify, copy, merge }) => (
          <>
            {prettify}
            {merge}
            {copy}
            {createPortal(<Steps />, strip)}
          </>
        )}
      </GraphiQL.Toolbar>
      <GraphiQL.Footer>
        <RunView log={log} />
      </GraphiQL.Footer>
    </GraphiQL>
  </StrictMode>,
);
