import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'

import { FaultError } from '../../src/domain/fault.ts'
import { connectForm } from '../../src/machines/form/form.connect.ts'
import { createFormMachine, isSameValue } from '../../src/machines/form/form.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

type Values = Readonly<{ name: string; password: string; age: number | null }>
type Receipt = Readonly<{ reference: string }>

const EMPTY: Values = { name: '', password: '', age: null }

const machine = createFormMachine<Values, Receipt>({
  validate: ({ name, age }) => ({
    ...(name === '' && { name: 'required' }),
    ...(age === null && { age: 'required' }),
  }),
})

/** What it is about, where nobody has said yet what became of it. */
const later = createFormMachine<Values, Receipt>({
  validate: ({ name }) => (name === '' ? { name: 'required' } : {}),
  later: { patience: 8000, outcome: ({ values, about }) => ({ reference: `${values.name} of ${String(about)}` }) },
})

const changed = <Name extends keyof Values>(field: Name, value: Values[Name]) =>
  ({ type: 'field.changed', field, value }) as const

const start = ({
  drafts = {},
  isStorageBlocked = false,
}: { drafts?: Record<string, Partial<Values>>; isStorageBlocked?: boolean } = {}) => {
  const storage = new Map(Object.entries(drafts))
  const touchStorage = async <T>(act: () => T): Promise<T> => {
    if (isStorageBlocked) throw new Error('blocked')
    return act()
  }
  const submit = handPromise<Receipt, { values: Values }>()
  const actor = createActor(
    machine.provide({
      actors: {
        submit: submit.logic,
        recallDraft: fromPromise(({ input }) => touchStorage(() => storage.get(input.form) ?? null)),
        keepDraft: fromPromise(({ input }) => touchStorage(() => void storage.set(input.form, input.draft))),
        dropDraft: fromPromise(({ input }) => touchStorage(() => void storage.delete(input.form))),
      },
    }),
    { input: { form: 'contact', values: EMPTY, drafted: { name: true, password: false, age: true } } },
  ).start()
  const form = () => connectForm(actor.getSnapshot(), (event) => actor.send(event))
  const opened = () => waitFor(actor, (snapshot) => snapshot.matches({ editing: 'still' }))
  return { actor, storage, submit, form, opened }
}

const filled = async () => {
  const screen = start()
  await screen.opened()
  screen.form().field('name').onChange('Ada')
  screen.form().field('age').onChange(36)
  return screen
}

describe('a field', () => {
  test('is complained about once it was left, not while it is first typed into', async () => {
    const { form, opened } = start()
    await opened()
    form().field('name').onChange('A')
    form().field('name').onChange('')
    expect(form().field('name').error).toBeNull()
    form().field('name').onBlur()
    expect([form().field('name').error, form().field('age').error]).toEqual(['required', null])
    form().field('name').onChange('Ada')
    expect(form().field('name').error).toBeNull()
  })

  test('and another, once both were left, are both complained about', async () => {
    const { form, opened } = start()
    await opened()
    form().field('age').onBlur()
    form().field('name').onBlur()
    expect(form().complaints).toEqual(['name', 'age'])
  })

  test('typed into before the draft came keeps what was typed', async () => {
    const { form, opened } = start({ drafts: { contact: { name: 'Draft', age: 50 } } })
    form().field('name').onChange('Typed')
    const { context } = await opened()
    expect(context.values).toEqual({ name: 'Typed', password: '', age: 50 })
  })
})

describe('what was changed elsewhere', () => {
  const elsewhere = { type: 'values.followed', from: EMPTY, to: { name: 'Grace', password: '', age: 50 } } as const

  test('shows in each field that has what it was given, and in no other', async () => {
    const { actor, form, opened } = start()
    await opened()
    form().field('name').onChange('Ada')
    actor.send(elsewhere)
    expect(actor.getSnapshot().context.values).toEqual({ name: 'Ada', password: '', age: 50 })
  })

  test('is judged anew', async () => {
    const { actor, form, opened } = start()
    await opened()
    expect(form().isValid).toBe(false)
    actor.send(elsewhere)
    expect(form().isValid).toBe(true)
  })

  test('of a list is seen by what is in it', () => {
    const lists = [
      [
        [1, 2],
        [1, 2],
      ],
      [
        [1, 2],
        [2, 1],
      ],
      [[1], [1, 2]],
      [[], null],
    ] as const
    expect(lists.map(([a, b]) => isSameValue(a, b))).toEqual([true, false, false, false])
  })
})

describe('submitting', () => {
  test('an invalid form asks nobody, and says all that is wrong', async () => {
    const { form, opened, submit, actor } = start()
    await opened()
    form().submit()
    expect({ value: actor.getSnapshot().value, complaints: form().complaints, calls: submit.calls }).toEqual({
      value: { editing: 'still' },
      complaints: ['name', 'age'],
      calls: [],
    })
  })

  test('a valid form is sent once, takes no typing meanwhile, and ends with the output', async () => {
    const { form, actor, submit, storage } = await filled()
    form().submit()
    form().submit()
    expect(submit.calls.map(({ input }) => input.values)).toEqual([{ name: 'Ada', password: '', age: 36 }])
    expect([form().isBusy, form().canSubmit, form().field('name').disabled]).toEqual([true, false, true])
    submit.calls[0]?.resolve({ reference: 'C-1' })
    const snapshot = await waitFor(actor, ({ status }) => status === 'done')
    expect([snapshot.output, [...storage]]).toEqual([{ reference: 'C-1' }, []])
  })

  test('what the server says about a field stays until the field changes', async () => {
    const { form, actor, submit } = await filled()
    form().submit()
    submit.calls[0]?.reject(
      new FaultError({ kind: 'refused', fields: [{ field: 'name', message: 'That name is taken.' }] }),
    )
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    expect([form().isFailed, form().complaints, form().field('name').refusal]).toEqual([
      true,
      ['name'],
      'That name is taken.',
    ])
    form().field('name').onChange('Ada Y')
    expect([form().isFailed, form().field('name').refusal, actor.getSnapshot().context.values.name]).toEqual([
      false,
      null,
      'Ada Y',
    ])
  })

  test('what the server refuses of a part of a field is refused of the field, and what is no field of it of none', async () => {
    const { form, actor, submit } = await filled()
    form().submit()
    const fields = [
      { field: 'age.years', message: 'Too young.' },
      { field: 'age', message: 'Not this one.' },
      { field: 'address', message: 'Unknown.' },
    ]
    submit.calls[0]?.reject(new FaultError({ kind: 'refused', fields }))
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    expect([form().summary, actor.getSnapshot().context.refusals, form().fault?.fields]).toEqual([
      ['age'],
      { age: 'Too young.' },
      fields,
    ])
  })

  test('what the server said is forgotten when it is sent again', async () => {
    const { form, actor, submit } = await filled()
    form().submit()
    const fields = [{ field: 'name', message: 'That name is taken.' }]
    submit.calls[0]?.reject(new FaultError({ kind: 'refused', fields }))
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    form().submit()
    expect([form().isBusy, form().complaints, form().fault]).toEqual([true, [], null])
    submit.calls[1]?.reject(fault('offline'))
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    expect([form().complaints, form().fault?.kind]).toEqual([[], 'offline'])
  })

  test('what failed can be sent again as it is', async () => {
    const { form, actor, submit } = await filled()
    form().submit()
    submit.calls[0]?.reject(fault('offline'))
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    form().submit()
    expect([submit.calls.length, actor.getSnapshot().context.fault]).toEqual([2, null])
  })
})

describe('sent before the draft is here', () => {
  const sendEarly = (draft: Partial<Values>) => {
    const screen = start({ drafts: { contact: draft } })
    screen.form().field('name').onChange('Ada')
    screen.form().submit()
    expect(screen.form().isBusy).toBe(true)
    return screen
  }

  test('it goes as soon as it is whole', async () => {
    const { actor, submit } = sendEarly({ name: 'Grace', age: 36 })
    await waitFor(actor, (snapshot) => snapshot.matches('submitting'))
    expect(submit.calls.map(({ input }) => input.values)).toEqual([{ name: 'Ada', password: '', age: 36 }])
  })

  test('it says what is missing', async () => {
    const { actor, form, submit } = sendEarly({})
    await waitFor(actor, (snapshot) => snapshot.matches('editing'))
    expect([form().complaints, submit.calls]).toEqual([['age'], []])
  })

  test('it goes where no draft can be kept', async () => {
    const { actor, form, submit } = start({ isStorageBlocked: true })
    form().field('name').onChange('Ada')
    form().field('age').onChange(36)
    form().submit()
    await waitFor(actor, (snapshot) => snapshot.matches('submitting'))
    expect(submit.calls.length).toBe(1)
  })
})

describe('a draft', () => {
  test('has each change at once, but never what must not be kept', async () => {
    const { form, storage } = await filled()
    form().field('password').onChange('Training#2026')
    expect(storage.get('contact')).toEqual({ name: 'Ada', age: 36 })
  })

  test('survives a session that ends in the middle', async () => {
    const before = await filled()
    before.form().submit()
    before.submit.calls[0]?.reject(fault('unauthorised'))
    await waitFor(before.actor, (snapshot) => snapshot.matches('failed'))
    before.actor.stop()

    const after = start({ drafts: Object.fromEntries(before.storage) })
    const { context } = await after.opened()
    expect(context.values).toEqual({ name: 'Ada', password: '', age: 36 })
  })

  test('is not needed: a blocked storage stops nothing', async () => {
    const { form, actor, submit, opened } = start({ isStorageBlocked: true })
    await opened()
    form().field('name').onChange('Ada')
    form().field('age').onChange(36)
    form().submit()
    submit.calls[0]?.resolve({ reference: 'C-1' })
    const snapshot = await waitFor(actor, ({ status }) => status === 'done')
    expect(snapshot.output).toEqual({ reference: 'C-1' })
  })
})

test('an actor that nobody provided says its name', async () => {
  const complaints = await complaintsOf(machine, {
    input: { form: 'contact', values: { name: 'Ada', password: '', age: 36 } },
    events: [{ type: 'form.submitted' }],
    until: (snapshot) => snapshot.matches('failed'),
  })
  expect(complaints).toEqual(['No actor was provided for "submit".'])
})

describe('sent later by somebody else where no answer comes', () => {
  const sentOnce = () => {
    const submit = handPromise<Receipt, { values: Values; about?: unknown }>()
    const clock = new SimulatedClock()
    const actor = createActor(
      later.provide({
        actors: { submit: submit.logic, dropDraft: fromPromise<void, { form: string }>(async () => {}) },
      }),
      { input: { form: 'door', values: { ...EMPTY, name: 'Ada' }, about: 7 }, clock },
    ).start()
    actor.send({ type: 'form.submitted' })
    return { actor, clock, submit }
  }
  const LATER = { reference: 'Ada of 7' }

  test.each(['offline', 'malformed', 'unexpected', 'unauthorised'] as const)('%s: it is done here', async (kind) => {
    const { actor, submit } = sentOnce()
    submit.calls[0]?.reject(fault(kind))
    const { output, context } = await waitFor(actor, ({ status }) => status === 'done')
    expect([output, context.fault]).toEqual([LATER, null])
  })

  test('nobody waits longer than the patience that it has', async () => {
    const { actor, clock, submit } = sentOnce()
    clock.increment(7999)
    const before = actor.getSnapshot().value
    clock.increment(1)
    const { output } = await waitFor(actor, ({ status }) => status === 'done')
    expect([before, output, submit.calls[0]?.signal.aborted]).toEqual(['submitting', LATER, true])
  })

  test('what is refused stays to be put right, and is answered by the server in the end', async () => {
    const { actor, submit } = sentOnce()
    submit.calls[0]?.reject(
      new FaultError({ kind: 'refused', fields: [{ field: 'name', message: 'That name is taken.' }] }),
    )
    const { context } = await waitFor(actor, (at) => at.matches('failed'))
    expect([context.values.name, context.refusals]).toEqual(['Ada', { name: 'That name is taken.' }])
    actor.send(changed('name', 'Ada Y'))
    actor.send({ type: 'form.submitted' })
    submit.calls[1]?.resolve({ reference: 'C-1' })
    expect((await waitFor(actor, ({ status }) => status === 'done')).output).toEqual({ reference: 'C-1' })
  })

  test('every state and transition of such a form is reached', () => {
    const { snapshots } = expectEveryPath(later, {
      inputs: [
        { form: 'door', values: EMPTY, drafted: { name: true, password: false, age: true } },
        { form: 'door', values: EMPTY },
      ],
      events: [
        changed('name', 'Ada'),
        { type: 'field.left', field: 'name' },
        { type: 'form.submitted' },
        { type: 'values.followed', from: EMPTY, to: { ...EMPTY, age: 50 } },
        after('patience', 'form.submitting'),
        done('submit', { reference: 'C-1' }),
        failed('submit'),
        failed('submit', { kind: 'refused' }),
        ...['recallDraft', 'keepDraft', 'dropDraft'].flatMap((id) => [done(id), failed(id)]),
      ],
    })
    const left = snapshots.filter((at) => at.matches('failed')).map(({ context }) => context.fault?.kind)
    expect([left.length > 0, new Set(left)]).toEqual([true, new Set(['refused'])])
  })
})

test('every state and transition is reached, and only valid values are sent', () => {
  const { snapshots } = expectEveryPath(machine, {
    inputs: [
      { form: 'contact', values: EMPTY, drafted: { name: true, password: false, age: true } },
      { form: 'contact', values: EMPTY },
    ],
    events: [
      changed('name', 'Ada'),
      changed('age', 36),
      { type: 'field.left', field: 'name' },
      { type: 'form.submitted' },
      { type: 'values.followed', from: EMPTY, to: { ...EMPTY, age: 50 } },
      done('submit', { reference: 'C-1' }),
      failed('submit'),
      done('recallDraft', null),
      failed('recallDraft'),
      done('keepDraft'),
      failed('keepDraft'),
      done('dropDraft'),
      failed('dropDraft'),
    ],
  })
  const { name, age } = EMPTY
  const wrong = snapshots.filter(
    ({ value, context }) => value === 'submitting' && (context.values.name === name || context.values.age === age),
  )
  expect(wrong).toEqual([])
})
