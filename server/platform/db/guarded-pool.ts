import { AsyncLocalStorage } from 'node:async_hooks'

import { Pool } from 'pg'
import type { PoolConfig } from 'pg'

import { isCrowded, isDatabaseAway } from './database-faults.ts'

const transaction = new AsyncLocalStorage<true>()

/** Runs what belongs to a transaction, so that the pool can tell a use of `db` inside it. */
export const insideTransaction = <T>(work: () => T): T => transaction.run(true, work)

/**
 * On the one connection of the embedded database, asking the pool from inside a transaction would wait for
 * itself for ever. The same mistake on a real PostgreSQL would read outside the transaction. Both are refused.
 */
const refuseInsideTransaction = () => {
  if (transaction.getStore()) {
    throw new Error('`db` was used inside a transaction: use the `tx` that the transaction gives')
  }
}

const guarded = (pool: Pool, name: 'connect' | 'query') => {
  const plain = pool[name].bind(pool) as (...args: unknown[]) => unknown
  Object.defineProperty(pool, name, {
    value: (...args: unknown[]) => {
      refuseInsideTransaction()
      return plain(...args)
    },
  })
}

/** Told once when the database can be reached no more, with why, and once when it can again. */
export type PoolWatch = Readonly<{ away: (cause: unknown) => void; back: () => void }>

type Connected = Parameters<Parameters<Pool['connect']>[0]>

export class GuardedPool extends Pool {
  watch: PoolWatch | undefined
  #isAway = false

  constructor(config: PoolConfig) {
    super(config)
    this.#watchConnections()
    guarded(this, 'connect')
    guarded(this, 'query')
    // A client that loses its connection is dropped by the pool, and the next query gets a new one. While it is
    // idle the pool says so, while a transaction holds it the client does; unheard, either would end the process.
    this.on('error', (cause) => this.#failed(cause))
    this.on('connect', (client) => client.on('error', (cause) => this.#failed(cause)))
    this.on('acquire', () => this.#succeeded())
  }

  /** Whether an error says no more than what the watch was told already. */
  hasTold(error: unknown): boolean {
    return this.#isAway && isDatabaseAway(error)
  }

  /** Every query begins with a connection: whether there is one tells whether there is a database. */
  #watchConnections(): void {
    const connect = this.connect.bind(this)
    const watched = (callback?: (...connected: Connected) => void) => {
      if (callback) {
        return connect((...connected) => {
          if (connected[0]) this.#failed(connected[0])
          callback(...connected)
        })
      }
      return connect().catch((cause: unknown) => {
        this.#failed(cause)
        throw cause
      })
    }
    Object.defineProperty(this, 'connect', { value: watched, configurable: true })
  }

  #failed(cause: unknown): void {
    // Where there are others at work, a connection that could not be had tells of a crowd.
    const isCrowd = isCrowded(cause) && this.totalCount > 0
    if (this.#isAway || isCrowd || !isDatabaseAway(cause)) return
    this.#isAway = true
    this.watch?.away(cause)
  }

  #succeeded(): void {
    if (!this.#isAway) return
    this.#isAway = false
    this.watch?.back()
  }
}
