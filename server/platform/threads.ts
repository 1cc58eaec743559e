import { Worker } from 'node:worker_threads'

/** What a thread is asked, and what it answers: what it was asked for, or why not. */
export type Asked<Question> = Readonly<{ id: number; question: Question }>
export type Answered<Answer> = Readonly<{ id: number; answer: Answer }> | Readonly<{ id: number; failure: string }>

type Waiting<Answer> = Readonly<{ resolve: (answer: Answer) => void; reject: (cause: Error) => void }>
type Thread<Answer> = Readonly<{ ask: (question: unknown) => Promise<Answer> }>

const startThread = <Answer>(file: URL, onEnd: () => void): Thread<Answer> => {
  const worker = new Worker(file)
  const waiting = new Map<number, Waiting<Answer>>()
  let asked = 0
  worker.on('message', (answered: Answered<Answer>) => {
    const { resolve, reject } = waiting.get(answered.id) ?? {}
    waiting.delete(answered.id)
    if (waiting.size === 0) worker.unref()
    if ('failure' in answered) reject?.(new Error(answered.failure))
    else resolve?.(answered.answer)
  })
  const end = (cause: Error) => {
    onEnd()
    for (const { reject } of waiting.values()) reject(cause)
    waiting.clear()
  }
  worker.once('error', end)
  worker.once('exit', () => end(new Error(`A thread of ${file.pathname} has ended`)))
  // A process does not live for its threads alone, but it does for what they were asked.
  worker.unref()
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        asked += 1
        waiting.set(asked, { resolve, reject })
        worker.ref()
        worker.postMessage({ id: asked, question } satisfies Asked<unknown>)
      }),
  }
}

/** Threads of one file, asked in turns; each starts when it is first needed, and anew after its end. */
export const createThreads = <Answer>(file: URL, count: number) => {
  const threads: (Thread<Answer> | undefined)[] = []
  let turn = 0
  return (question: unknown): Promise<Answer> => {
    turn = (turn + 1) % count
    const at = turn
    const thread = threads[at] ?? startThread<Answer>(file, () => (threads[at] = undefined))
    threads[at] = thread
    return thread.ask(question)
  }
}
