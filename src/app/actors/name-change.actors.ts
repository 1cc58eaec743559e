import * as z from 'zod/mini'

import { nameChangeForm, type NameChange, type NameStanding } from '../../domain/contract/name-change.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  nameChangeMachine,
  nameFormMachine,
  type NameChangeValues,
} from '../../machines/name-change/name-change.machine.ts'

export const createNameChange = ({ ask }: Gateway) =>
  nameChangeMachine.provide({
    actors: {
      readStanding: asking<NameStanding, undefined>(
        async (_input, signal) => (await ask('NameStanding', {}, { signal })).nameStanding,
      ),
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
