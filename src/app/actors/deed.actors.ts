import { asking, type Ask } from '../../machines/asking.ts'
import { createDeedMachine, type DeedMachine, type DeedOptions } from '../../machines/deed/deed.machine.ts'

/** A deed that is done by `ask`. */
export const createDeed = <Subject, Outcome = void>(
  ask: Ask<Subject, Outcome>,
  options?: DeedOptions<Subject>,
): DeedMachine<Subject, Outcome> =>
  createDeedMachine<Subject, Outcome>(options).provide({
    actors: { perform: asking<Outcome, { subject: Subject }>(({ subject }, signal) => ask(subject, signal)) },
  })
