/** An answer to one command; CDP and WebDriver BiDi have these fields in common. */
type Message = { id?: number; result?: Record<string, unknown>; error?: unknown; message?: string };

/** Sends the commands of CDP or of WebDriver BiDi and waits for their answers. */
export class JsonSocket {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id === undefined) return;
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    });
    socket.addEventListener('close', () => {
      for (const answer of this.#waiting.values()) answer({ error: 'the browser has closed the connection' });
    });
  }

  static async connect(url: string): Promise<JsonSocket> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)));
    });
    return new JsonSocket(socket);
  }

  async send(method: string, params: object, more: object = {}): Promise<Record<string, unknown>> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answered = new Promise<Message>((resolve) => {
      this.#waiting.set(id, resolve);
    });
    this.#socket.send(JSON.stringify({ id, method, params, ...more }));
    const { result, error, message } = await answered;
    if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)} ${message ?? ''}`);
    return result ?? {};
  }

  close(): void {
    this.#socket.close();
  }
}
