/** A socket whose other end is the test: it shows what was written, and says what the test lets it say. */

import type { Socket } from '../connection/connection';
import type { FromClient, FromServer } from '../protocol';

export class ScriptedSocket implements Socket {
  static readonly all: ScriptedSocket[] = [];

  /** The socket that was opened last. */
  static latest(): ScriptedSocket {
    const socket = ScriptedSocket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  readyState: 0 | 1 | 2 | 3 = 0;
  onopen: WebSocket['onopen'] = null;
  onmessage: WebSocket['onmessage'] = null;
  onclose: WebSocket['onclose'] = null;
  readonly written: FromClient[] = [];

  constructor() {
    ScriptedSocket.all.push(this);
  }

  send(data: string): void {
    this.written.push(JSON.parse(data) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  /** Lets the server accept the connection. */
  accept(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  }

  /** Lets the server say something. */
  say(message: FromServer): void {
    this.onmessage?.call(
      this as unknown as WebSocket,
      new MessageEvent('message', { data: JSON.stringify(message) }),
    );
  }

  /** Cuts the line; with a code the server has closed it. */
  cut(code?: number): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close', { code }));
  }
}
