import { screen } from '@testing-library/react'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'

import type { ProfileData } from '../../../src/domain/contract/sign-up.contract.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { botCheckMachine, type SolvedCheck } from '../../../src/machines/bot-check/bot-check.machine.ts'
import type { Notice } from '../../../src/machines/notifications/notification-list.ts'
import {
  createSignUpForm,
  type SignedUp,
  type SignUpValues,
} from '../../../src/machines/sign-up/sign-up-form.machine.ts'
import { signUpMachine, type ProfileQuery, type SignUpInput } from '../../../src/machines/sign-up/sign-up.machine.ts'
import { AGENCIES, offerOf, UNINVITED, USER_TYPES } from '../../../src/views/pages/account/sign-up.story-data.ts'
import { SignUpPage, type SignUpPageProps } from '../../../src/views/pages/account/sign-up.view.tsx'
import { answers, waits } from '../../../src/views/pages/story-actors.ts'
import { NOW, SOLVED_CHECK } from '../../../src/views/pages/story-data.ts'
import { renderSpoken } from '../support/speak.tsx'

export type Draft = Partial<SignUpValues>

export type World = Partial<Pick<SignUpPageProps, 'agencies' | 'userTypes'>> &
  Readonly<{
    invitation?: SignUpInput
    draft?: Draft | null
    submit?: (values: SignUpValues) => Promise<SignedUp>
    fetchProfile?: ReturnType<typeof answers<ProfileData, ProfileQuery>>
    language?: Locales
  }>

/** The page with everything that it says and does noted. */
export const open = async ({
  invitation = UNINVITED,
  draft = null,
  submit = () => Promise.resolve({ needsEmail: true, email: 'ada@example.org' }),
  fetchProfile = waits<ProfileData, ProfileQuery>(),
  agencies = offerOf(AGENCIES),
  userTypes = offerOf(USER_TYPES),
  language = 'en',
}: World = {}) => {
  const told: Notice[] = []
  const places: string[] = []
  const addresses: string[] = []
  const drafts: Draft[] = []
  const Page = () => {
    const [machines] = useState(() => ({
      check: botCheckMachine.provide({ actors: { solve: answers<SolvedCheck, undefined>(SOLVED_CHECK) } }),
      signUp: signUpMachine.provide({
        actors: {
          form: createSignUpForm(() => NOW).provide({
            actors: {
              submit: fromPromise(({ input }) => submit(input.values)),
              recallDraft: answers<Draft | null, { form: string }>(draft),
              keepDraft: fromPromise(async ({ input }) => void drafts.push(input.draft)),
              dropDraft: answers<void, { form: string }>(undefined),
            },
          }),
          fetchProfile,
          keepAddress: fromPromise(async ({ input }) => void addresses.push(input.email)),
        },
      }),
    }))
    const botCheck = useActorRef(machines.check)
    return (
      <SignUpPage
        productName="TIM Training"
        machine={machines.signUp}
        invitation={invitation}
        botCheck={botCheck}
        agencies={agencies}
        userTypes={userTypes}
        now={() => NOW}
        tell={(notice) => void told.push(notice)}
        goTo={(path) => void places.push(path)}
      />
    )
  }
  const view = await renderSpoken(
    <Page />,
    ['registration', 'personal', 'passwords', 'fieldRules', 'choosing', 'contact'],
    language,
  )
  return { told, places, addresses, drafts, view }
}

/** By its label; a password is no textbox. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const submitButton = (name = 'Create your free account') =>
  screen.getByRole<HTMLButtonElement>('button', { name })
