import { fromPromise } from 'xstate'
import * as z from 'zod/mini'

import { PENDING_EMAIL_KEY } from '../../domain/constants.ts'
import type { UserType } from '../../domain/contract/agency.contract.ts'
import { signUpFormAt, type ProfileData } from '../../domain/contract/sign-up.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import type { BotCheckActor } from '../../machines/bot-check/bot-check.machine.ts'
import { createSignUpForm, type SignedUp, type SignUpValues } from '../../machines/sign-up/sign-up-form.machine.ts'
import { signUpMachine, type ProfileQuery } from '../../machines/sign-up/sign-up.machine.ts'
import { withBotCheck } from './bot-check.actors.ts'
import { draftActors } from './draft.actors.ts'
import { createResource } from './kept-resource.actors.ts'
import { keepWish } from './wish.ts'

/** Whoever signs up is nobody yet: a draft is the tab's. */
const nobody = () => null

/** Sign-up: sent with a solved check, and without what only the form needs. */
export const createSignUp = ({ ask, now }: Gateway, check: BotCheckActor) => {
  const wholePerson = signUpFormAt(now)
  return signUpMachine.provide({
    actors: {
      form: createSignUpForm(now).provide({
        actors: {
          ...draftActors<Partial<SignUpValues>>(nobody),
          submit: asking<SignedUp, { values: SignUpValues }>(async ({ values }, signal) => {
            const { confirmPassword: _repeated, terms: _accepted, ...person } = z.parse(wholePerson, values)
            return withBotCheck(check, signal, async (botCheck) => {
              const { signUp } = await ask('SignUp', { person, botCheck }, { signal })
              return { needsEmail: signUp.needsEmail, email: person.email }
            })
          }),
        },
      }),
      fetchProfile: asking<ProfileData, ProfileQuery>(async ({ profileId, verificationCode, userType }, signal) => {
        const query = { profileId, verificationCode, userType: userType === null ? null : String(userType) }
        return (await ask('ProfileData', query, { signal })).profileData
      }),
      keepAddress: fromPromise<void, { email: string }>(async ({ input }) => {
        sessionStorage.setItem(PENDING_EMAIL_KEY, input.email)
        keepWish(now())
      }),
    },
  })
}

/** Their names are in the language of the request. */
export const createUserTypes = (gateway: Gateway) =>
  createResource<readonly UserType[]>(
    gateway,
    ['language'],
    async (_query, signal) => (await gateway.ask('UserTypes', {}, { signal })).userTypes,
    () => 'userTypes',
  )
