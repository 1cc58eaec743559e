import { createActor, fromCallback, type EventObject } from 'xstate'

import type { Upload } from '../../domain/contract/upload.contract.ts'
import { toFault } from '../../domain/fault.ts'
import { isSameFile, type UploadPlan } from '../../domain/file-upload.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { uploadMachine, type PiecesInput, type UploadEvent } from '../../machines/upload/upload.machine.ts'
import { uploadsMachine, type UploadsActor } from '../../machines/upload/uploads.machine.ts'
import type { Actors } from '../../views/shell/actors.context.tsx'
import { createPieces, FileLost, type SendPieces } from './pieces.ts'

const piecesActor = (sendPieces: SendPieces) =>
  fromCallback<EventObject, PiecesInput>(({ input, sendBack }) => {
    const given = new AbortController()
    const tell = (event: UploadEvent) => {
      if (!given.signal.aborted) sendBack(event)
    }
    sendPieces(input, given.signal, tell).then(
      () => tell({ type: 'pieces.arrived' }),
      (cause: unknown) =>
        tell(cause instanceof FileLost ? { type: 'file.lost' } : { type: 'pieces.broken', fault: toFault(cause) }),
    )
    return () => given.abort()
  })

const networkActor = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const onReturned = () => sendBack({ type: 'network.returned' })
  window.addEventListener('online', onReturned)
  return () => window.removeEventListener('online', onReturned)
})

/** Of this very file, what the server holds: begun by the same person for the same thing, on whichever device. */
const findHeld = (held: readonly Upload[], plan: UploadPlan): Upload | null =>
  held.find((one) => one.state === 'receiving' && isSameFile(one, plan)) ?? null

type Surroundings = Readonly<{ pieceBytes?: number; network?: typeof networkActor }>

/** One file on its way. Where it is no browser that sends it, `network` tells when that is back. */
export const createUpload = ({ ask, topics }: Gateway, { pieceBytes, network }: Surroundings = {}) =>
  uploadMachine.provide({
    actors: {
      sendPieces: piecesActor(createPieces({ ask }, pieceBytes)),
      network: network ?? networkActor,
      findHeld: asking<Upload | null, { plan: UploadPlan }>(async ({ plan }, signal) =>
        findHeld((await ask('Uploads', { target: plan.target }, { signal })).uploads, plan),
      ),
      readUpload: asking<Upload, { id: string }>(async ({ id }, signal) => {
        const { upload } = await ask('Upload', { id }, { signal })
        // Nobody wrote it at that moment: it was checked in its own time.
        if (upload.state === 'ready') topics.announce('fileRecords')
        return upload
      }),
      abandonUpload: asking<void, { id: string }>(async ({ id }, signal) => {
        await ask('AbandonUpload', { id }, { signal })
      }),
    },
  })

const startUploads = ({ auth }: Pick<Actors, 'auth'>, gateway: Gateway): UploadsActor => {
  const readHeld = asking<readonly Upload[], undefined>(
    async (_input, signal) => (await gateway.ask('Uploads', { target: null }, { signal })).uploads,
  )
  const uploads = createActor(uploadsMachine.provide({ actors: { upload: createUpload(gateway), readHeld } })).start()
  let viewer = selectUserId(auth.getSnapshot())
  auth.subscribe((snapshot) => {
    const next = selectUserId(snapshot)
    if (next !== viewer) uploads.send({ type: 'viewer.changed' })
    viewer = next
  })
  return uploads
}

const started = new WeakMap<Gateway, UploadsActor>()

/** The uploads of the app, from when a page that sends files is first opened: they go on while others are looked at. */
export const uploadsOf = (actors: Pick<Actors, 'auth'>, gateway: Gateway): UploadsActor => {
  const uploads = started.get(gateway) ?? startUploads(actors, gateway)
  started.set(gateway, uploads)
  return uploads
}
