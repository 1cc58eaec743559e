import type { Engine } from './lay-out.ts'

/** Longest that a chart may take: the engine has inputs for which it never ends. */
export const LIMIT_MS = 15_000

/**
 * An engine that is begun when it is first asked, and ended when it takes too long: whoever asked is told, and whoever
 * asks next has a new one.
 */
export const limited = (
  start: () => Readonly<{ layout: Engine; terminateWorker: () => void }>,
  limit = LIMIT_MS,
): Engine => {
  let running: ReturnType<typeof start> | undefined
  return async (graph) => {
    const engine = (running ??= start())
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      if (running === engine) running = undefined
      engine.terminateWorker()
      reject(new Error(`This chart was not laid out within ${limit / 1000} seconds.`))
    }, limit)
    try {
      return await Promise.race([engine.layout(graph), promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
