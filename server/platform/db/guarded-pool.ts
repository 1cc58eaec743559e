import { AsyncLocalStorage } from 'node:async_hooks'

import { Pool } from 'pg'
import type { PoolConfig } from 'pg'

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

export class GuardedPool extends Pool {
  constructor(config: PoolConfig) {
    super(config)
    guarded(this, 'connect')
    guarded(this, 'query')
    // A client that loses its connection is dropped by the pool, and the next query gets a new one. While it is
    // idle the pool says so, while a transaction holds it the client does; unheard, either would end the process.
    this.on('error', () => undefined)
    this.on('connect', (client) => client.on('error', () => undefined))
  }
}
