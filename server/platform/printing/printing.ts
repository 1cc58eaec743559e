import { createQueue } from '../queue.ts'
import { createThreads } from '../threads.ts'
import type { Paper } from './printing.worker.ts'

/** Papers that wait for the one that is being printed: at some milliseconds each, nobody waits for seconds. */
const QUEUE_LENGTH = 50

/** A tagged PDF (PDF/UA-1), or an SVG; null where this platform has no compiler. 503 with Retry-After while too many wait. */
export type Print = (paper: Paper) => Promise<Buffer | null>

/** Of all who print in this process. */
const ask: (paper: Paper) => Promise<Uint8Array | null> = createThreads(
  new URL('./printing.worker.ts', import.meta.url),
  1,
)

/** Off the event loop, one paper after the other. `printOne` sets one; the tests give another. */
export const createPrinting = (queueLength = QUEUE_LENGTH, printOne = ask): Print => {
  const inTurn = createQueue(1, queueLength)
  return (paper) =>
    inTurn(async () => {
      const pdf = await printOne(paper)
      return pdf === null ? null : Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
    })
}
