import { createActor, waitFor, type ActorRefFrom } from 'xstate'

import type { AskOptions, Gateway } from '../../src/gateway/gateway.ts'
import { createTopics } from '../../src/gateway/topics.ts'
import type { DeedMachine } from '../../src/machines/deed/deed.machine.ts'

/** A gateway that notes what it is asked, and answers by the name of the operation; an error is thrown. */
export const askedGateway = (answers: Readonly<Record<string, unknown>>) => {
  const asked: [name: string, variables: unknown][] = []
  /** Files that came with a question. */
  const sent: Blob[] = []
  const topics = createTopics()
  const ask = (async (name: string, variables: unknown, { file }: AskOptions = {}) => {
    asked.push([name, variables])
    if (file) sent.push(file.content)
    const answer = answers[name]
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Gateway['ask']
  return { asked, sent, topics, gateway: { ask, topics, now: Date.now } }
}

/** What became of a deed that was wanted. */
export const doneOf = async <Subject, Outcome>(machine: DeedMachine<Subject, Outcome>, subject: Subject) => {
  const actor: ActorRefFrom<DeedMachine<Subject, Outcome>> = createActor(machine).start()
  actor.send({ type: 'deed.asked', subject })
  actor.send({ type: 'deed.confirmed' })
  return (await waitFor(actor, (at) => !at.hasTag('busy'))).context
}
