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
import { firstAnswer } from './first-answer.ts'
import { watchNetwork } from './network.actors.ts'

export const createNameChange = (gateway: Gateway) => {
  const { ask } = gateway
  const readStanding = async (signal: AbortSignal) => (await ask('NameStanding', {}, { signal })).nameStanding
  return nameChangeMachine.provide({
    actions: { recall: assign(() => ({ standing: firstAnswer(gateway, 'nameStanding', readStanding) ?? null })) },
    actors: {
      readStanding: asking<NameStanding, undefined>((_input, signal) => readStanding(signal)),
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
