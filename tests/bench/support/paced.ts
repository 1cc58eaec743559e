import { EventEmitter, once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type Call = Readonly<{
  url: string
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  /** The address that the server sees; any of 127.0.0.0/8 is this machine on Linux. */
  from?: string
}>

/** The status of the answer, once all of it has come. */
const send = ({ url, method = 'GET', headers = {}, body, from }: Call, agent?: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { method, headers, ...(from === undefined ? {} : { localAddress: from }), ...(agent && { agent }) }
    const asked = request(url, options, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    })
    asked.once('error', reject)
    asked.end(body)
  })

const answering = async (call: Call, expect: number, agent?: Agent): Promise<void> => {
  const status = await send(call, agent)
  if (status !== expect) throw new Error(`${call.url} answered ${status}, not ${expect}`)
}

/** Milliseconds that each answer took, of calls that leave at an even pace, whether those before are back or not. */
export const latenciesOf = async (call: Call, perSecond: number, seconds: number): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true })
  const latencies: number[] = []
  const timed = async () => {
    const began = performance.now()
    await answering(call, 200, agent)
    latencies.push(performance.now() - began)
  }
  const began = performance.now()
  const under: Promise<void>[] = []
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = began + (index * 1000) / perSecond - performance.now()
    if (due > 0) await pause(due)
    under.push(timed())
  }
  await Promise.all(under)
  agent.destroy()
  return latencies
}

export type Flood = Readonly<{
  /** So many more are answered. */
  answered: (count: number) => Promise<void>
  /** Says how many were answered, and ends it. */
  stop: () => Promise<number>
}>

/** Keeps so many calls under way at any time, each as `next` makes it, until it is stopped. */
export const flood = (next: () => Call, expect: number, atOnce: number): Flood => {
  const stopping = new AbortController()
  const answers = new EventEmitter()
  let count = 0
  const worker = async () => {
    while (!stopping.signal.aborted) {
      await answering(next(), expect)
      count += 1
      answers.emit('answer')
    }
  }
  const workers = Promise.all(Array.from({ length: atOnce }, () => worker()))
  return {
    answered: async (wanted) => {
      // A call that is refused ends the waiting with its reason.
      for (let seen = 0; seen < wanted; seen += 1) await Promise.race([once(answers, 'answer'), workers])
    },
    stop: async () => {
      const answered = count
      stopping.abort()
      await workers
      return answered
    },
  }
}
