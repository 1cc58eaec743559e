import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { ProfileData } from '../../src/domain/contract/sign-up.contract.ts'
import { USER_TYPE } from '../../src/domain/user-type.ts'
import {
  createSignUpForm,
  DRAFTED,
  NO_PERSON,
  type SignedUp,
  type SignUpValues,
} from '../../src/machines/sign-up/sign-up-form.machine.ts'
import { signUpMachine, type ProfileQuery, type SignUpInput } from '../../src/machines/sign-up/sign-up.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const NOW = Date.parse('2026-03-01T00:00:00Z')

const PERSON: SignUpValues = {
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@example.org',
  birthdate: '02/03/1990',
  password: 'Training#2026',
  confirmPassword: 'Training#2026',
  phone: '(212) 555-0100',
  primaryAgencyId: 4,
  agencies: [],
  licenseNumber: '',
  agencyNumber: '',
  userType: USER_TYPE.student,
  verificationCode: '',
  terms: true,
}

const PROFILE: ProfileData = {
  userType: USER_TYPE.instructor,
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@example.org',
  phone: '2125550100',
  licenseNumber: 'L-7',
  agencyNumber: '',
  primaryAgencyId: 4,
}

const UNINVITED: SignUpInput = { profileId: null, verificationCode: null, accountType: null }
const INVITED: SignUpInput = { profileId: '9', verificationCode: 'K7M4', accountType: null }

const start = (input: SignUpInput = UNINVITED, draft: Partial<SignUpValues> | null = null) => {
  const submit = handPromise<SignedUp, { values: SignUpValues }>()
  const fetchProfile = handPromise<ProfileData, ProfileQuery>()
  const keepAddress = handPromise<void, { email: string }>()
  const drafts: Partial<SignUpValues>[] = []
  const form = createSignUpForm(() => NOW).provide({
    actors: {
      submit: submit.logic,
      recallDraft: fromPromise(async () => draft),
      keepDraft: fromPromise(async ({ input: { draft: kept } }) => void drafts.push(kept)),
      dropDraft: fromPromise<void, { form: string }>(async () => void drafts.splice(0)),
    },
  })
  const actors = { form, fetchProfile: fetchProfile.logic, keepAddress: keepAddress.logic }
  const actor = createActor(signUpMachine.provide({ actors }), { input }).start()
  const formOf = () => {
    const { form: child } = actor.getSnapshot().children
    if (!child) throw new Error('There is no form.')
    return child
  }
  const opened = () => waitFor(formOf(), (at) => at.matches('editing'))
  const values = () => formOf().getSnapshot().context.values
  const write = (some: Partial<SignUpValues>) => {
    for (const field of Object.keys(some) as (keyof SignUpValues)[]) {
      formOf().send({ type: 'field.changed', field, value: some[field] ?? null })
    }
  }
  return { actor, submit, fetchProfile, keepAddress, drafts, formOf, opened, values, write }
}

describe('the form', () => {
  test('begins with what the address says', async () => {
    const { values, opened } = start({
      profileId: null,
      verificationCode: null,
      accountType: USER_TYPE.groupCoordinator,
    })
    await opened()
    expect(values()).toEqual({ ...NO_PERSON, userType: USER_TYPE.groupCoordinator })
  })

  test('is given back as it was left', async () => {
    const draft = { firstName: 'Ada', userType: USER_TYPE.student }
    const plain = start(UNINVITED, draft)
    await plain.opened()
    expect(plain.values()).toEqual({ ...NO_PERSON, firstName: 'Ada', userType: USER_TYPE.student })
  })

  test('keeps everything for a reload but passwords, the code, the terms, and a type that the address names', async () => {
    const kept = async (input: SignUpInput) => {
      const { drafts, opened, write, formOf } = start(input)
      await opened()
      write({ ...PERSON, verificationCode: 'K7M4' })
      await waitFor(formOf(), (at) => at.matches({ editing: 'still' }))
      return Object.keys(drafts.at(-1) ?? {}).toSorted()
    }
    const always = ['firstName', 'lastName', 'email', 'birthdate', 'phone', 'primaryAgencyId', 'agencies']
    const numbers = ['licenseNumber', 'agencyNumber']
    expect(await kept(UNINVITED)).toEqual([...always, ...numbers, 'userType'].toSorted())
    expect(await kept({ ...UNINVITED, accountType: USER_TYPE.instructor })).toEqual([...always, ...numbers].toSorted())
  })

  test('loses its code when another user type is chosen', async () => {
    const { actor, opened, values, write } = start()
    await opened()
    actor.send({ type: 'userType.chosen', userType: USER_TYPE.instructor })
    write({ verificationCode: 'K7M4' })
    expect([values().userType, values().verificationCode]).toEqual([USER_TYPE.instructor, 'K7M4'])
    actor.send({ type: 'userType.chosen', userType: USER_TYPE.student })
    expect([values().userType, values().verificationCode]).toEqual([USER_TYPE.student, ''])
  })

  test.each([
    [
      'nothing',
      NO_PERSON,
      ['firstName', 'lastName', 'email', 'birthdate', 'password', 'primaryAgencyId', 'userType', 'terms'],
    ],
    ['all', PERSON, []],
    ['no phone', { ...PERSON, phone: '' }, []],
    ['an agency that is not listed', { ...PERSON, primaryAgencyId: 0 }, []],
    ['half a phone', { ...PERSON, phone: '(212) 555' }, ['phone']],
    ['an instructor without a code', { ...PERSON, userType: USER_TYPE.instructor }, ['verificationCode']],
    ['a minor', { ...PERSON, birthdate: '03/02/2008' }, ['birthdate']],
    ['two passwords', { ...PERSON, confirmPassword: 'Training#2027' }, ['confirmPassword']],
  ] as const)('with %s is short of what the rules ask', async (_what, some, wrong) => {
    const { formOf, opened, write } = start()
    await opened()
    write(some)
    expect(Object.keys(formOf().getSnapshot().context.errors).toSorted()).toEqual([...wrong].toSorted())
  })
})

describe('what an invitation knows', () => {
  test('is asked for with what the address says, and filled in where nothing was written', async () => {
    const { actor, fetchProfile, opened, values, write } = start({ ...INVITED, accountType: USER_TYPE.instructor })
    await opened()
    expect(fetchProfile.calls.map(({ input }) => input)).toEqual([
      { profileId: '9', verificationCode: 'K7M4', userType: USER_TYPE.instructor },
    ])
    write({ firstName: 'Augusta' })
    fetchProfile.calls[0]?.resolve(PROFILE)
    await waitFor(actor, (at) => at.matches({ filling: 'prefilled' }))
    expect(values()).toEqual({
      ...NO_PERSON,
      firstName: 'Augusta',
      lastName: 'Moreno',
      email: 'ada@example.org',
      phone: '(212) 555-0100',
      licenseNumber: 'L-7',
      primaryAgencyId: 4,
      userType: USER_TYPE.instructor,
      verificationCode: 'K7M4',
    })
  })

  test('names the user type where the address does not, and the code stays', async () => {
    const { actor, fetchProfile, opened, values } = start(INVITED)
    await opened()
    fetchProfile.calls[0]?.resolve(PROFILE)
    await waitFor(actor, (at) => at.matches({ filling: 'prefilled' }))
    expect([values().userType, values().verificationCode]).toEqual([USER_TYPE.instructor, 'K7M4'])
  })

  test('is for its address alone, whatever was written there, until it goes with the account no more', async () => {
    const { actor, fetchProfile, opened, values, write } = start(INVITED)
    await opened()
    write({ email: 'augusta@example.org' })
    fetchProfile.calls[0]?.resolve(PROFILE)
    await waitFor(actor, (at) => at.matches({ filling: 'prefilled' }))
    expect(values().email).toBe('ada@example.org')
    actor.send({ type: 'userType.chosen', userType: USER_TYPE.student })
    const { value, context } = actor.getSnapshot()
    expect([value, context.profileId, context.verificationCode, values().verificationCode]).toEqual([
      { filling: 'blank' },
      null,
      null,
      '',
    ])
  })

  test('that cannot be fetched leaves the form as it is, and can be asked for again', async () => {
    const { actor, fetchProfile, opened, values, write } = start(INVITED)
    await opened()
    write({ lastName: 'Moreno' })
    fetchProfile.calls[0]?.reject(fault('notFound'))
    const { context } = await waitFor(actor, (at) => at.matches({ filling: 'unfetched' }))
    expect([context.fault, values().lastName]).toEqual([{ kind: 'notFound' }, 'Moreno'])
    actor.send({ type: 'prefill.retried' })
    fetchProfile.calls[1]?.resolve(PROFILE)
    await waitFor(actor, (at) => at.matches({ filling: 'prefilled' }))
    expect(values().firstName).toBe('Ada')
  })

  test.each([
    ['a code alone', { ...INVITED, profileId: null }],
    ['a profile alone', { ...INVITED, verificationCode: null }],
  ])('is asked for with %s', (_what, input) => {
    const { fetchProfile } = start(input)
    expect(fetchProfile.calls.length).toBe(1)
  })

  test('is not asked for where the address names nobody', () => {
    const { actor, fetchProfile } = start()
    expect([actor.getSnapshot().value, fetchProfile.calls]).toEqual([{ filling: 'blank' }, []])
  })
})

test('a form that was refused says why, until it is changed', async () => {
  const { actor, formOf, opened, submit, write } = start()
  await opened()
  write(PERSON)
  await waitFor(formOf(), (at) => at.matches({ editing: 'still' }))
  formOf().send({ type: 'form.submitted' })
  submit.calls[0]?.reject(fault('offline'))
  await waitFor(formOf(), (at) => at.matches('failed'))
  expect(actor.getSnapshot().context.refusal).toEqual({ kind: 'offline' })
  write({ firstName: 'Augusta' })
  expect(actor.getSnapshot().context.refusal).toBeNull()
})

describe('an account that was made', () => {
  const signUp = async (input: SignUpInput) => {
    const world = start(input)
    await world.opened()
    world.write(PERSON)
    await waitFor(world.formOf(), (at) => at.matches({ editing: 'still' }))
    world.formOf().send({ type: 'form.submitted' })
    world.submit.calls[0]?.resolve({ needsEmail: true, email: 'ada@example.org' })
    await waitFor(world.actor, (at) => !at.matches('filling'))
    return world
  }

  test('waits for its mail, and the address is handed on', async () => {
    const { actor, keepAddress } = await signUp(UNINVITED)
    expect(keepAddress.calls.map(({ input }) => input)).toEqual([{ email: 'ada@example.org' }])
    keepAddress.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches({ signedUp: 'toVerification' }))
  })

  test('goes on where the address cannot be kept', async () => {
    const { actor, keepAddress } = await signUp(UNINVITED)
    keepAddress.calls[0]?.reject(new Error('blocked'))
    const { value } = await waitFor(actor, (at) => at.matches('signedUp'))
    expect(value).toEqual({ signedUp: 'toVerification' })
  })

  test.each([
    ['a profile', { ...UNINVITED, profileId: '9' }],
    ['a code', { ...UNINVITED, verificationCode: 'K7M4' }],
  ])('of whom %s invited goes to sign in', async (_what, input) => {
    const { actor, keepAddress } = await signUp(input)
    expect([actor.getSnapshot().value, keepAddress.calls]).toEqual([{ signedUp: 'toSignIn' }, []])
  })
})

test('missing actors say their names', async () => {
  const form = createSignUpForm(() => NOW)
  const complaints = await complaintsOf(signUpMachine.provide({ actors: { form } }), {
    input: INVITED,
    until: (at) => at.matches({ filling: 'unfetched' }),
  })
  expect(complaints.toSorted()).toEqual([
    'No actor was provided for "fetchProfile".',
    'No actor was provided for "recallDraft".',
  ])
})

test('every state and transition is reached, and no address is handed on that was not given', () => {
  const form = createSignUpForm(() => NOW)
  const input = { form: 'signUp', values: NO_PERSON }
  const { snapshots } = expectEveryPath(signUpMachine.provide({ actors: { form } }), {
    inputs: [UNINVITED, INVITED],
    events: [
      { type: 'userType.chosen', userType: USER_TYPE.student },
      { type: 'prefill.retried' },
      { type: 'form.reopened' },
      Object.assign(
        { type: 'xstate.snapshot.form' as const },
        { snapshot: createActor(form, { input }).getSnapshot() },
      ),
      done('form', { needsEmail: true, email: 'ada@example.org' }),
      failed('form'),
      done('fetchProfile', PROFILE),
      failed('fetchProfile'),
      done('keepAddress'),
      failed('keepAddress'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  })
  expect(snapshots.filter((at) => at.matches('keepingAddress') && at.context.email === '')).toEqual([])
})

test('no secret is drafted, and terms are accepted anew each time', () => {
  const { password, confirmPassword, verificationCode, terms } = DRAFTED
  expect([password, confirmPassword, verificationCode, terms]).toEqual([false, false, false, false])
})
