import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { checkInMachine, type CheckedIn } from '../../machines/check-in/check-in.machine.ts'

export const createCheckIn = ({ ask }: Gateway) =>
  checkInMachine.provide({
    actors: {
      checkIn: asking<CheckedIn, { code: string }>(
        async (input, signal) => (await ask('CheckIn', input, { signal })).checkIn,
      ),
    },
  })
