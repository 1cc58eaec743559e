import { expect, it } from 'vitest'
import { waitFor } from 'xstate'

import { uploadsOf } from '../../src/app/actors/upload.actors.ts'
import { FaultError } from '../../src/domain/fault.ts'
import type { ChosenUpload, UploadActor } from '../../src/machines/upload/upload.machine.ts'
import { shellActors } from '../../src/views/shell/story-actors.ts'
import { viewer } from '../gateway/fake-server.ts'
import { FILE, HELD, READY } from '../machines/upload/files.ts'
import { askedGateway } from './asked-gateway.ts'

const LESSON: ChosenUpload = { ...FILE, content: new Blob(['x'.repeat(HELD.size)]) }

/** The uploads of an app in which somebody is signed in, in front of a server that answers so. */
const open = (answers: Readonly<Record<string, unknown>>) => {
  const world = askedGateway({ Uploads: { uploads: [] }, ...answers })
  const { auth } = shellActors({ viewer })
  const uploads = uploadsOf({ auth }, world.gateway)
  const choose = (file: ChosenUpload = LESSON): UploadActor => {
    uploads.send({ type: 'files.chosen', files: [file], left: [] })
    const upload = uploads.getSnapshot().context.uploads.at(-1)
    if (!upload) throw new Error('Nothing is sent')
    return upload
  }
  const named = () => world.asked.map(([name]) => name)
  return { ...world, auth, uploads, choose, named }
}

it('there is one of an app, whoever asks for it', () => {
  const { gateway, auth, uploads } = open({})
  expect(uploadsOf({ auth }, gateway)).toBe(uploads)
  expect(uploadsOf({ auth }, askedGateway({}).gateway)).not.toBe(uploads)
})

it('a file is begun, sent, and looked at until it is ready, which the list of files hears of', async () => {
  const { asked, sent, choose, topics } = open({
    BeginUpload: { beginUpload: { id: HELD.id } },
    SendPiece: { sendPiece: true },
    Upload: { upload: READY },
  })
  const heard: string[] = []
  topics.subscribe(['fileRecords'], () => heard.push('fileRecords'))
  const { context } = await waitFor(choose(), (at) => at.hasTag('over'))
  expect(heard).toEqual(['fileRecords'])
  expect([context.held, sent.map(({ size }) => size)]).toEqual([READY, [HELD.size]])
  expect(asked.slice(1)).toEqual([
    ['Uploads', { target: 'library' }],
    ['BeginUpload', expect.objectContaining({ uploadLength: HELD.size })],
    ['SendPiece', { id: HELD.id, tusResumable: '1.0.0', uploadOffset: 0 }],
    ['Upload', { id: HELD.id }],
  ])
})

it('a file that was begun on another device goes on from there', async () => {
  const { asked, sent, uploads } = open({ Uploads: { uploads: [HELD] }, Upload: { upload: HELD }, SendPiece: {} })
  await waitFor(uploads, (at) => at.matches('known'))
  uploads.send({ type: 'files.chosen', files: [LESSON], left: [] })
  await expect.poll(() => sent.length).toBe(1)
  expect(asked.find(([name]) => name === 'SendPiece')?.[1]).toMatchObject({ id: HELD.id, uploadOffset: HELD.offset })
})

it('what is given up is given up at the server', async () => {
  const { asked, uploads } = open({ Uploads: { uploads: [HELD] }, AbandonUpload: { abandonUpload: true } })
  await waitFor(uploads, (at) => at.context.uploads.length === 1)
  uploads.getSnapshot().context.uploads[0]?.send({ type: 'upload.abandoned' })
  await waitFor(uploads, (at) => at.context.uploads.length === 0)
  expect(asked.at(-1)).toEqual(['AbandonUpload', { id: HELD.id }])
})

it('a file that cannot be read is chosen again, and a network that came back is used at once', async () => {
  const { choose, named } = open({
    BeginUpload: { beginUpload: { id: HELD.id } },
    SendPiece: new FaultError({ kind: 'offline' }),
    Upload: { upload: HELD },
  })
  const upload = choose()
  await waitFor(upload, (at) => at.matches('waiting'))
  const asked = named().length
  window.dispatchEvent(new Event('online'))
  await waitFor(upload, (at) => at.matches('waiting') && at.context.failures === 2)
  expect(named().slice(asked)).toEqual(['Upload', 'SendPiece'])

  const slice = () => Object.assign(new Blob([]), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }) })
  const moved = choose({ ...LESSON, name: 'Moved.mp4', content: Object.assign(new Blob(), { slice }) })
  await waitFor(moved, (at) => at.matches({ awaitingFile: 'lost' }))
})

it('who comes after sees none of it', async () => {
  const { auth, uploads, named } = open({ Uploads: { uploads: [HELD] } })
  await waitFor(uploads, (at) => at.context.uploads.length === 1)
  const left = waitFor(uploads, (at) => at.context.uploads.length === 0)
  auth.send({ type: 'session.left' })
  await left
  expect(named()).toEqual(['Uploads', 'Uploads'])
})
