import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'

import type { FromWorker, ToWorker } from './pglite.worker.ts'

/** Carries the wire bytes of many short-lived `pg` clients to the one PostgreSQL in the worker, and its answers back. */
export class WireHub {
  readonly #worker: Worker
  readonly #streams = new Map<number, WireStream>()
  #lastId = 0

  constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'bytes') this.#streams.get(message.id)?.push(Buffer.from(message.bytes))
      if (message.type === 'failed') this.#streams.get(message.id)?.destroy(new Error(message.reason))
    })
    worker.on('error', (error) => this.#dropAll(error))
    worker.on('exit', () => this.#dropAll(new Error('The embedded database has stopped')))
  }

  connect = (): Duplex => new WireStream(++this.#lastId, this)

  open(stream: WireStream): void {
    this.#streams.set(stream.id, stream)
  }

  send(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  leave(stream: WireStream): void {
    if (this.#streams.delete(stream.id)) this.send({ type: 'left' })
  }

  #dropAll(error: unknown): void {
    const reason = error instanceof Error ? error : new Error(String(error))
    for (const stream of this.#streams.values()) stream.destroy(reason)
    this.#streams.clear()
  }
}

/** Looks like a socket to `pg`. */
class WireStream extends Duplex {
  readonly id: number
  readonly #hub: WireHub

  constructor(id: number, hub: WireHub) {
    super()
    this.id = id
    this.#hub = hub
  }

  connect(): this {
    this.#hub.open(this)
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#hub.send({ type: 'bytes', id: this.id, bytes: new Uint8Array(chunk) })
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#hub.send({ type: 'bytes', id: this.id, bytes: new Uint8Array(Buffer.concat(chunks.map((c) => c.chunk))) })
    done()
  }

  override _final(done: () => void): void {
    done()
    this.push(null)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#hub.leave(this)
    done(error)
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}
