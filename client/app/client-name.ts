/** What the portal calls itself to the gateway, whose logs and metrics name the clients of the graph. */
export const CLIENT_NAME = 'travel-portal';

export const CLIENT_NAME_HEADER = 'apollographql-client-name';
