import { assign } from 'xstate'
import * as z from 'zod/mini'

import { acceptInvitationBody } from '../../domain/contract/invitation.contract.ts'
import { profileBody, type ProfileAnswer } from '../../domain/contract/profile.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import type { AuthActor } from '../../machines/auth/auth.machine.ts'
import {
  acceptInvitationMachine,
  codeFormMachine,
  type CodeValues,
} from '../../machines/profile/accept-invitation.machine.ts'
import { detailsFormMachine } from '../../machines/profile/details-form.machine.ts'
import { changesOf, valuesOf, type ProfileValues } from '../../machines/profile/profile-values.ts'
import { profileMachine } from '../../machines/profile/profile.machine.ts'
import { draftActors } from './draft.actors.ts'
import { keptReading } from './kept-reading.ts'
import { resourceActors } from './resource.actors.ts'

type Draft = Partial<ProfileValues>

/**
 * A profile and its form. What is drafted and sent is only what differs from the profile that was read last, so that
 * neither an old draft nor a saving takes back what was changed elsewhere.
 */
export const createProfile = (gateway: Gateway, auth: AuthActor) => {
  const { ask } = gateway
  let held: ProfileValues | null = null
  const hold = (profile: ProfileAnswer): ProfileAnswer => {
    held = valuesOf(profile)
    return profile
  }
  const changed = (values: Draft): Draft => (held === null ? values : changesOf(held, values))

  const reading = keptReading(
    gateway,
    ['profile'],
    async (_: undefined, signal) => (await ask('Profile', {}, { signal })).profile,
    () => 'profile',
  )
  const readAnew = async (_: undefined, signal: AbortSignal) => hold(await reading.read(undefined, signal))

  const drafts = draftActors<Draft>(() => selectUserId(auth.getSnapshot()), undefined, changed)
  return profileMachine.provide({
    actions: {
      recall: assign(() => {
        const profile = reading.recall(undefined)
        return profile ? { profile: hold(profile) } : {}
      }),
    },
    actors: {
      readProfile: asking<ProfileAnswer, undefined>(readAnew),
      watchTopics: resourceActors(gateway, ['profile'], readAnew, reading.isOld).watchTopics,
      dropDraft: drafts.dropDraft,
      cancelEmailChange: asking<void, undefined>(async (_input, signal) => {
        await ask('CancelEmailChange', {}, { signal })
      }),
      detailsForm: detailsFormMachine.provide({
        actors: {
          ...drafts,
          submit: asking<ProfileAnswer, { values: ProfileValues }>(async ({ values }, signal) => {
            const profile = z.parse(profileBody, changed(values))
            return hold((await ask('SaveProfile', { profile }, { signal })).saveProfile)
          }),
        },
      }),
    },
  })
}

export const createAcceptInvitation = ({ ask }: Gateway) =>
  acceptInvitationMachine.provide({
    actors: {
      codeForm: codeFormMachine.provide({
        actors: {
          submit: asking<boolean, { values: CodeValues }>(async ({ values }, signal) => {
            const body = z.parse(acceptInvitationBody, values)
            return (await ask('AcceptInvitation', body, { signal })).acceptInvitation
          }),
        },
      }),
    },
  })
