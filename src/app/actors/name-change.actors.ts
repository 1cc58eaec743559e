import { assign } from 'xstate'
import * as z from 'zod/mini'

import { nameChangeForm, type NameChange, type NameStanding } from '../../domain/contract/name-change.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  nameChangeMachine,
  nameFormMachine,
  type NameChangeValues,
} from '../../machines/name-change/name-change.machine.ts'
import { keptReading } from './kept-reading.ts'
import { watchNetwork } from './network.actors.ts'

export const createNameChange = (gateway: Gateway) => {
  const { ask } = gateway
  const reading = keptReading(
    gateway,
    ['profile', 'certificates'],
    async (_: undefined, signal) => (await ask('NameStanding', {}, { signal })).nameStanding,
    () => 'nameStanding',
  )
  return nameChangeMachine.provide({
    actions: { recall: assign(() => ({ standing: reading.recall(undefined) ?? null })) },
    actors: {
      readStanding: asking<NameStanding, undefined>(reading.read),
      readIfOld: asking<NameStanding | null, undefined>(async (_input, signal) =>
        reading.isOld() ? reading.read(undefined, signal) : null,
      ),
      watchNetwork,
      withdraw: asking<NameChange, undefined>(
        async (_input, signal) => (await ask('WithdrawNameChange', {}, { signal })).withdrawNameChange,
      ),
      nameForm: nameFormMachine.provide({
        actors: {
          submit: asking<NameChange, { values: NameChangeValues }>(async ({ values }, signal) => {
            const form = z.parse(nameChangeForm, values)
            return (await ask('AskForName', { form }, { signal })).askForName
          }),
        },
      }),
    },
  })
}
