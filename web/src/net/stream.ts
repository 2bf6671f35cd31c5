/** The stream of one seat: reconnects by itself and asks again when it missed something. */

import type { ClientMessage, ServerMessage } from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused";

export interface Ears {
  message: (message: ServerMessage) => void;
  connection: (state: Connection) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15000;
/** Close codes after which trying again is pointless. */
const POINTLESS = new Set([4401, 4403, 4404]);

export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

export class Stream {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer = 0;
  #closed = false;
  #pulse = 0;
  #heard = true;

  constructor(
    private readonly url: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#seen);
    this.#pulse = setInterval(this.#beat, PING_EVERY) as unknown as number;
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (this.#attempt === 0) this.ears.connection("connecting");
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = (): void => {
      if (socket !== this.#socket) return;
      this.#attempt = 0;
      this.#heard = true;
      this.ears.connection("open");
    };
    socket.onmessage = (event: MessageEvent<string>): void => {
      if (socket !== this.#socket) return;
      this.#heard = true;
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type !== "pong") this.ears.message(message);
    };
    socket.onclose = (event): void => {
      if (socket !== this.#socket || this.#closed) return;
      if (POINTLESS.has(event.code)) {
        this.ears.connection("refused");
        return;
      }
      this.ears.connection("lost");
      this.#timer = setTimeout(() => this.#open(), waitBefore(this.#attempt++, Math.random())) as unknown as number;
    };
  }

  /** True when the message went out; a closed stream takes nothing. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try at once instead of waiting; also for a connection that seems dead. */
  reconnect(): void {
    if (this.#closed) return;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.ears.connection("lost");
    this.#attempt = 1;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#socket?.close();
    this.#socket = null;
  }

  /** A connection that answers nothing for a whole beat is dead, whatever the browser believes. */
  #beat = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (!this.#heard) {
      this.reconnect();
      return;
    }
    this.#heard = false;
    this.send({ type: "ping" });
  };

  #now = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.reconnect();
  };

  #seen = (): void => {
    if (document.visibilityState === "visible" && this.#socket?.readyState === WebSocket.CLOSED) this.reconnect();
  };
}
