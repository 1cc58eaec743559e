import { fromCallback, type EventObject } from 'xstate'

import type { Upload } from '../../domain/contract/upload.contract.ts'
import { toFault } from '../../domain/fault.ts'
import { isSameFile, type UploadPlan } from '../../domain/file-upload.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { PiecesOptions } from '../../gateway/rest/pieces.ts'
import { asking } from '../../machines/asking.ts'
import { uploadMachine, type PiecesInput, type UploadEvent } from '../../machines/upload/upload.machine.ts'
import { uploadsMachine } from '../../machines/upload/uploads.machine.ts'
import { loadChunk } from '../chunk.ts'

/** The protocol comes with the first file that is sent. */
const piecesActor = (options: PiecesOptions) =>
  fromCallback<EventObject, PiecesInput>(({ input: { file, id }, sendBack }) => {
    const given = new AbortController()
    const { signal } = given
    const tell = (event: UploadEvent) => {
      if (!signal.aborted) sendBack(event)
    }
    const { target, kind, name, size, language, content } = file
    const send = async () => {
      const { createPieces } = await loadChunk(() => import('../../gateway/rest/pieces.ts'))
      const sent = {
        content,
        size,
        id,
        metadata: { target, kind, name, language },
        onBegun: (begun: string) => tell({ type: 'pieces.begun', id: begun }),
        onMoved: (bytes: number) => tell({ type: 'pieces.moved', sent: bytes }),
      }
      await createPieces(options)(sent, signal)
    }
    send().then(
      () => tell({ type: 'pieces.arrived' }),
      (cause: unknown) => tell({ type: 'pieces.broken', fault: toFault(cause) }),
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

/** `options` are those of the page's calls: where they go, and with whose token. */
export const createUploads = ({ ask }: Pick<Gateway, 'ask'>, options: PiecesOptions) => {
  const upload = uploadMachine.provide({
    actors: {
      sendPieces: piecesActor(options),
      network: networkActor,
      findHeld: asking<Upload | null, { plan: UploadPlan }>(async ({ plan }, signal) =>
        findHeld((await ask('Uploads', { target: plan.target }, { signal })).uploads, plan),
      ),
      readUpload: asking<Upload, { id: string }>(
        async ({ id }, signal) => (await ask('Upload', { id }, { signal })).upload,
      ),
      abandonUpload: asking<void, { id: string }>(async ({ id }, signal) => {
        await ask('AbandonUpload', { id }, { signal })
      }),
    },
  })
  return uploadsMachine.provide({
    actors: {
      upload,
      readHeld: asking<readonly Upload[], { target: string | null }>(
        async ({ target }, signal) => (await ask('Uploads', { target }, { signal })).uploads,
      ),
    },
  })
}
