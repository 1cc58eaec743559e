import { FaultError, toFault } from '../../domain/fault.ts'
import { metadataOf, PIECE_TYPE, PIECES_VERSION } from '../../domain/file-upload.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { ChosenUpload, PiecesInput, UploadEvent } from '../../machines/upload/upload.machine.ts'

/** Small enough that a lost one is soon sent again, and no proxy minds it. */
const PIECE_BYTES = 8 * 1024 * 1024

type News = Extract<UploadEvent, { type: 'pieces.begun' | 'pieces.moved' }>

/** The file is not where it was chosen, or not what it was then. */
export class FileLost extends Error {}

const tusResumable = PIECES_VERSION

const refuseLost = async (piece: Blob): Promise<void> => {
  try {
    await piece.slice(0, 1).arrayBuffer()
  } catch {
    throw new FileLost('The file cannot be read')
  }
}

/** Another piece came first: of another tab, or one of ours whose answer was lost. */
const isElsewhere = (cause: unknown): boolean => toFault(cause).kind === 'conflict'

/**
 * Sends a file to its end: begins, or asks how far it has come, and sends piece after piece. It tries nothing twice:
 * who asked for it knows when. Rejects with a `FaultError`, a `FileLost`, or as the signal says when aborted.
 */
export const createPieces = ({ ask }: Pick<Gateway, 'ask'>, pieceBytes = PIECE_BYTES) => {
  const begin = async ({ target, kind, name, language, seconds, size }: ChosenUpload, signal: AbortSignal) => {
    const uploadMetadata = metadataOf({ target, kind, name, language, seconds: seconds ?? undefined })
    return (await ask('BeginUpload', { tusResumable, uploadLength: size, uploadMetadata }, { signal })).beginUpload.id
  }
  const cameOf = async (id: string, signal: AbortSignal): Promise<number> => {
    const { offset, state } = (await ask('Upload', { id }, { signal })).upload
    if (state === 'abandoned') throw new FaultError({ kind: 'notFound' })
    return offset
  }

  return async ({ file, id: given }: PiecesInput, signal: AbortSignal, tell: (news: News) => void): Promise<void> => {
    const { content, size } = file
    const id = given ?? (await begin(file, signal))
    tell({ type: 'pieces.begun', id })
    let came = given === null ? 0 : await cameOf(id, signal)
    while (came < size) {
      const before = came
      const piece = content.slice(before, Math.min(size, before + pieceBytes))
      await refuseLost(piece)
      try {
        const onProgress = (part: number) =>
          tell({ type: 'pieces.moved', sent: before + Math.floor(part * piece.size) })
        await ask(
          'SendPiece',
          { id, tusResumable, uploadOffset: before },
          { signal, file: { content: piece, type: PIECE_TYPE, onProgress } },
        )
        came = before + piece.size
      } catch (cause) {
        if (!isElsewhere(cause)) throw cause
        came = await cameOf(id, signal)
        // It goes on from there, but not at once for ever.
        if (came === before) throw new FaultError({ kind: 'offline' })
      }
      tell({ type: 'pieces.moved', sent: came })
    }
  }
}

export type SendPieces = ReturnType<typeof createPieces>
