import { writeSync } from 'node:fs'

import { DrizzleQueryError } from 'drizzle-orm'
import { fastify } from 'fastify'
import type { FastifyBaseLogger } from 'fastify'

import type { Settings } from './settings.ts'

export type Logger = FastifyBaseLogger

/**
 * What the log may say of an error. A failed query carries its parameters, and PostgreSQL's details carry values of
 * the row: both may be personal or secret, so only the cause's message, code and stack are kept.
 */
export const forLog = (error: unknown): Record<string, unknown> => {
  const root = error instanceof DrizzleQueryError ? error.cause : error
  if (typeof root !== 'object' || root === null || !('message' in root)) return { message: String(root) }
  const told = ['name', 'message', 'stack', 'code'].filter((key) => key in root)
  return Object.fromEntries(told.map((key) => [key, (root as Record<string, unknown>)[key]]))
}

/** Writes the lines of one turn of the event loop together: a write to the system for each costs a third of a call. */
const linesTogether = (): { write: (line: string) => void } => {
  let waiting = ''
  const flush = () => {
    const lines = waiting
    waiting = ''
    if (lines !== '') process.stdout.write(lines)
  }
  // What was said just before the end is said.
  process.once('exit', () => {
    if (waiting !== '') writeSync(process.stdout.fd, waiting)
  })
  return {
    write: (line) => {
      if (waiting === '') setImmediate(flush)
      waiting += line
    },
  }
}

/** Structured lines on standard output. What a request carried is not logged: no bodies, no headers, no query. */
export const createLogger = (settings: Pick<Settings, 'logLevel'>): Logger =>
  fastify({
    logger: {
      level: settings.logLevel,
      stream: linesTogether(),
      base: null,
      formatters: { level: (label: string) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: ['*.password', '*.token', '*.secret', '*.authorization'],
    },
  }).log
