import { IncomingMessage } from 'node:http';

/**
 * Node passes every request that offers an upgrade to the upgrade listeners. An offer may be ignored (RFC 9110, 7.8): a request
 * that offers anything other than WebSocket, such as the `h2c` of Java's and curl's clients, is handled like one without an
 * offer.
 */
export class UpgradableRequest extends IncomingMessage {
  private isOffered = false;

  /** Set by Node's parser; decides which listener receives the request. */
  get upgrade(): boolean {
    return (
      this.isOffered && (this.method === 'CONNECT' || this.headers.upgrade?.toLowerCase() === 'websocket')
    );
  }

  set upgrade(isOffered: boolean) {
    this.isOffered = isOffered;
  }
}
