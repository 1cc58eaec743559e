import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { FaultError } from '../../../src/domain/fault.ts'
import {
  createAddingHowTo,
  createChangingHowTo,
  createHowToForm,
  NO_HOW_TO,
  type HowToHeld,
  type HowToValues,
} from '../../../src/machines/how-to/how-to-form.machine.ts'
import { handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const WHOLE: HowToValues = {
  ...NO_HOW_TO,
  titleEn: 'Plan a class',
  titleTr: 'Sınıf planlayın',
  titleAr: 'خطّط صفًا',
  video: 'a.mp4',
  captionsEn: 'a.vtt',
  roles: ['instructor'],
}

const SEEN = { ...WHOLE, revision: 2, roles: ['instructor' as const], pages: [] }

const start = (values: HowToValues, about?: HowToHeld, titleEn?: string) => {
  const submit = handPromise<Readonly<{ id: number }>, { values: HowToValues; about?: unknown }>()
  const form = createHowToForm().provide({ actors: { submit: submit.logic } })
  const actor = createActor(createChangingHowTo(form), { input: { values: NO_HOW_TO } }).start()
  actor.send({ type: 'form.begun', values, ...(about && { about }) })
  const child = actor.getSnapshot().children.form
  if (!child) throw new Error('Nothing is asked.')
  if (titleEn) child.send({ type: 'field.changed', field: 'titleEn', value: titleEn })
  child.send({ type: 'form.submitted' })
  return { actor, child, submit }
}

test('a video needs its titles, its film, English captions and whom it is for', () => {
  const { child, submit } = start(NO_HOW_TO)
  expect(child.getSnapshot().context.errors).toEqual({
    titleEn: 'required',
    titleTr: 'required',
    titleAr: 'required',
    video: 'required',
    captionsEn: 'required',
    roles: 'required',
  })
  expect(submit.calls).toEqual([])
})

test('one that is changed is sent with the revision that somebody saw', async () => {
  const { actor, submit } = start(WHOLE, { id: 4, was: SEEN })
  expect(submit.calls[0]?.input).toEqual({ values: WHOLE, about: { id: 4, was: SEEN } })
  submit.calls[0]?.resolve({ id: 4 })
  const at = await waitFor(actor, (snapshot) => snapshot.matches('answered'))
  expect(at.context.output).toEqual({ id: 4 })
})

test('one that somebody else was quicker to change has theirs where nothing was written, and is sent with what they left', async () => {
  const { actor, child, submit } = start(WHOLE, { id: 4, was: SEEN }, 'Plan your class')
  const is = { ...SEEN, revision: 3, titleEn: 'Make a class', titleTr: 'Sınıf açın', video: 'b.mp4', roles: ['master'] }
  submit.calls[0]?.reject(new FaultError({ kind: 'conflict', code: 'CHANGED_MEANWHILE', facts: { is } }))
  await waitFor(child, (at) => at.matches('failed'))
  child.send({ type: 'form.submitted' })
  expect([actor.getSnapshot().context.meanwhile?.is.titleEn, submit.calls[1]?.input]).toEqual([
    'Make a class',
    {
      values: { ...WHOLE, titleEn: 'Plan your class', titleTr: 'Sınıf açın', video: 'b.mp4', roles: ['master'] },
      about: { id: 4, was: is },
    },
  ])
})

test('every state and every way of asking is taken', () => {
  const { snapshots } = expectEveryPath(createAddingHowTo(createHowToForm()), {
    inputs: [{ values: NO_HOW_TO }],
    events: [{ type: 'form.begun' }, { type: 'form.left' }, done('form', { id: 1 }), failed('form')],
  })
  expect(snapshots.some((at) => at.matches('answered'))).toBe(true)
})
