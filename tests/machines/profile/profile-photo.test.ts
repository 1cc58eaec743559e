import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { FaultError } from '../../../src/domain/fault.ts'
import { PHOTO_FAULT, squareOf } from '../../../src/domain/photo.ts'
import { photoShown, selectOutcome } from '../../../src/machines/profile/profile-photo.connect.ts'
import { profilePhotoMachine, type PreparedPhoto } from '../../../src/machines/profile/profile-photo.machine.ts'
import { complaintsOf, fault, handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const FILE = new Blob(['a picture'])
const PREPARED: PreparedPhoto = { content: 'QUJD', type: 'image/jpeg' }
const HELD = '/api/files/old?signature=a'
const SAVED = '/api/files/new?signature=b'

const refusal = (code: string) => new FaultError({ kind: 'refused', code })

const start = () => {
  const preparePhoto = handPromise<PreparedPhoto, { file: Blob }>()
  const savePhoto = handPromise<string, { content: string }>()
  const removePhoto = handPromise<void, undefined>()
  const actors = { preparePhoto: preparePhoto.logic, savePhoto: savePhoto.logic, removePhoto: removePhoto.logic }
  const actor = createActor(profilePhotoMachine.provide({ actors })).start()
  const shown = () => photoShown(actor.getSnapshot(), HELD)
  const outcome = async () => selectOutcome(await waitFor(actor, (at) => at.matches('choosing')))
  const choose = async () => {
    actor.send({ type: 'photo.chosen', file: FILE })
    preparePhoto.calls.at(-1)?.resolve(PREPARED)
    await waitFor(actor, (at) => at.matches('uploading'))
  }
  return { actor, preparePhoto, savePhoto, removePhoto, shown, outcome, choose }
}

describe('a photo', () => {
  test('is prepared, shown while it is sent, and then is the one that was saved', async () => {
    const { preparePhoto, savePhoto, shown, outcome, choose } = start()
    const before = shown()
    await choose()
    const meanwhile = shown()
    savePhoto.calls[0]?.resolve(SAVED)
    expect([await outcome(), before, meanwhile, shown()]).toEqual(['saved', HELD, 'data:image/jpeg;base64,QUJD', SAVED])
    expect([preparePhoto.calls[0]?.input, savePhoto.calls[0]?.input]).toEqual([{ file: FILE }, { content: 'QUJD' }])
  })

  test.each([
    ['tooLarge', refusal(PHOTO_FAULT.tooLarge)],
    ['notAPicture', refusal(PHOTO_FAULT.notAPicture)],
    ['notAPicture', new Error('no canvas')],
  ])('that cannot be prepared is %s', async (expected, cause) => {
    const { actor, preparePhoto, shown, outcome } = start()
    actor.send({ type: 'photo.chosen', file: FILE })
    preparePhoto.calls[0]?.reject(cause)
    expect([await outcome(), shown()]).toEqual([expected, HELD])
  })

  test.each([
    ['notAPicture', refusal(PHOTO_FAULT.notAPicture)],
    ['refused', refusal('INVALID')],
  ])('that the server says no to is %s', async (expected, cause) => {
    const { savePhoto, outcome, choose } = start()
    await choose()
    savePhoto.calls[0]?.reject(cause)
    expect(await outcome()).toBe(expected)
  })

  test('that could not be sent is still shown, and is sent again as it is', async () => {
    const { actor, savePhoto, preparePhoto, shown, outcome, choose } = start()
    await choose()
    savePhoto.calls[0]?.reject(fault('offline'))
    expect([await outcome(), shown()]).toEqual(['unsent', 'data:image/jpeg;base64,QUJD'])
    actor.send({ type: 'photo.retried' })
    savePhoto.calls[1]?.resolve(SAVED)
    expect([await outcome(), preparePhoto.calls.length]).toEqual(['saved', 1])
  })
})

describe('removing', () => {
  test('asks first', async () => {
    const { actor, removePhoto, shown, outcome } = start()
    actor.send({ type: 'removal.asked' })
    expect(removePhoto.calls).toEqual([])
    actor.send({ type: 'removal.confirmed' })
    removePhoto.calls[0]?.resolve()
    expect([await outcome(), shown()]).toEqual(['removed', null])
  })

  test('may be thought better of', async () => {
    const { actor, removePhoto, outcome } = start()
    actor.send({ type: 'removal.asked' })
    actor.send({ type: 'removal.declined' })
    expect([await outcome(), removePhoto.calls]).toEqual([null, []])
  })

  test('that failed keeps the photo, and is tried again', async () => {
    const { actor, removePhoto, shown, outcome } = start()
    actor.send({ type: 'removal.asked' })
    actor.send({ type: 'removal.confirmed' })
    removePhoto.calls[0]?.reject(fault('offline'))
    expect([await outcome(), shown()]).toEqual(['unremoved', HELD])
    actor.send({ type: 'photo.retried' })
    expect(removePhoto.calls.length).toBe(2)
  })
})

test('the square is the middle of a wide picture, and a little above it in an upright one', () => {
  expect([squareOf(400, 100), squareOf(100, 400), squareOf(90, 90)]).toEqual([
    { left: 150, top: 0, side: 100 },
    { left: 0, top: 100, side: 100 },
    { left: 0, top: 0, side: 90 },
  ])
})

test('missing actors say their names', async () => {
  const prepared = await complaintsOf(profilePhotoMachine, {
    events: [{ type: 'photo.chosen', file: FILE }],
    until: (at) => at.matches({ choosing: 'notAPicture' }),
  })
  const removed = await complaintsOf(profilePhotoMachine, {
    events: [{ type: 'removal.asked' }, { type: 'removal.confirmed' }],
    until: (at) => at.matches({ choosing: 'unremoved' }),
  })
  expect([...prepared, ...removed]).toEqual([
    'No actor was provided for "preparePhoto".',
    'No actor was provided for "removePhoto".',
  ])
})

test('every state and transition is reached, and nothing is sent that was not prepared', () => {
  const { snapshots } = expectEveryPath(profilePhotoMachine, {
    events: [
      { type: 'photo.chosen', file: FILE },
      { type: 'photo.retried' },
      { type: 'removal.asked' },
      { type: 'removal.confirmed' },
      { type: 'removal.declined' },
      done('preparePhoto', PREPARED),
      failed('preparePhoto', refusal(PHOTO_FAULT.tooLarge)),
      failed('preparePhoto'),
      done('savePhoto', SAVED),
      failed('savePhoto', refusal(PHOTO_FAULT.notAPicture)),
      failed('savePhoto', refusal('INVALID')),
      failed('savePhoto'),
      done('removePhoto'),
      failed('removePhoto'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context, context.file !== null]),
  })
  expect(snapshots.filter((at) => at.matches('uploading') && at.context.prepared === null)).toEqual([])
})
