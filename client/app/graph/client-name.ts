/** The name by which the portal identifies itself to the gateway; logs and metrics name the clients of the graph. */
export const CLIENT_NAME = 'travel-portal';

export const CLIENT_NAME_HEADER = 'apollographql-client-name';
