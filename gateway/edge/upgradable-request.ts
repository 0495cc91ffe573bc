import { IncomingMessage } from 'node:http';

/**
 * Node gives every request that offers an upgrade to those who listen for upgrades. An offer may be ignored (RFC 9110, 7.8): with
 * one other than WebSocket, such as the `h2c` of Java's and curl's clients, a request is answered like one without.
 */
export class UpgradableRequest extends IncomingMessage {
  private isOffered = false;

  /** Set by Node's parser; decides who gets the request. */
  get upgrade(): boolean {
    return (
      this.isOffered && (this.method === 'CONNECT' || this.headers.upgrade?.toLowerCase() === 'websocket')
    );
  }

  set upgrade(isOffered: boolean) {
    this.isOffered = isOffered;
  }
}
