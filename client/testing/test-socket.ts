/** The browser's end of a WebSocket whose other end is the test. */
export class TestSocket {
  static opened: TestSocket[] = [];
  /** What the network does with a new socket. */
  static network: (socket: TestSocket) => void;
  static readonly OPEN = 1;
  readonly OPEN = 1;
  readyState = 0;
  protocol = 'graphql-transport-ws';
  sent: { type: string; id?: string; payload?: unknown }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: CloseEvent) => void;
  onerror?: (event: unknown) => void;

  /** In place of the browser's. */
  static install(network = (socket: TestSocket) => socket.open()): void {
    TestSocket.opened = [];
    TestSocket.network = network;
    Object.assign(window, { WebSocket: TestSocket });
  }
  constructor(readonly url: string) {
    TestSocket.opened.push(this);
    queueMicrotask(() => TestSocket.network(this));
  }
  static last = (): TestSocket => TestSocket.opened.at(-1)!;

  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Sends a result of the only subscription. */
  receiveResult(payload: object) {
    this.receive({ type: 'next', id: this.sent.find(({ type }) => type === 'subscribe')?.id, payload });
  }
  close(code = 1000, reason = '') {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close', { code, reason, wasClean: true }));
  }
}
