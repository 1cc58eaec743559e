import { DetailedError, Upload, type HttpResponse, type UploadOptions } from 'tus-js-client'

import { FaultError } from '../../domain/fault.ts'
import { faultOf, offline } from './faults.ts'
import type { RestOptions } from './rest.types.ts'

/** One request takes a piece of this size: small enough that a lost one is soon sent again, and no proxy minds it. */
const PIECE_BYTES = 8 * 1024 * 1024
const PATH = '/uploads'
const CALL = `POST ${PATH}`

export type PiecesOptions = Pick<
  RestOptions,
  'baseUrl' | 'headers' | 'language' | 'token' | 'onToken' | 'onUnauthorised'
> &
  /** How requests are made, where that is not the browser's way, and the size of a piece. */
  Pick<UploadOptions, 'httpStack' | 'chunkSize'>

export type SentInPieces = Readonly<{
  content: Blob
  size: number
  /** Of the upload that it goes on with; null begins one. */
  id: string | null
  metadata: Readonly<Record<string, string>>
  onBegun: (id: string) => void
  /** Bytes that have left, those of earlier times with them. */
  onMoved: (sent: number) => void
}>

const faultIn = async (cause: unknown): Promise<unknown> => {
  if (!(cause instanceof DetailedError)) return cause
  const answer = cause.originalResponse
  if (!answer || answer.getStatus() === 0) return offline()
  const retryAfter = answer.getHeader('Retry-After')
  return faultOf(
    new Response(answer.getBody() || null, {
      status: answer.getStatus(),
      headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter },
    }),
    CALL,
  )
}

const idIn = (url: string | null): string => url?.split('/').at(-1) ?? ''

/**
 * Sends a file by the tus protocol: begins, or asks how far it has come, and sends piece after piece. It tries nothing
 * twice: who asked for it knows when. Rejects with a `FaultError`, or as the signal says when aborted.
 */
export const createPieces =
  ({ baseUrl, headers, language, token, onToken, onUnauthorised, ...ways }: PiecesOptions) =>
  ({ content, size, id, metadata, onBegun, onMoved }: SentInPieces, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      let sent: string | null = null
      const hear = (answer: HttpResponse) => {
        const renewed = answer.getHeader('New-Access-Token')
        // Only onto the session that asked.
        if (renewed !== undefined && token() === sent) onToken(renewed.replace(/^Bearer\s+/i, ''))
        if (answer.getStatus() === 401 && token() === sent) onUnauthorised(sent)
      }
      const upload = new Upload(content, {
        chunkSize: PIECE_BYTES,
        ...ways,
        endpoint: `${baseUrl}${PATH}`,
        uploadUrl: id === null ? null : `${baseUrl}${PATH}/${id}`,
        uploadSize: size,
        metadata: { ...metadata },
        headers: { ...headers },
        retryDelays: null,
        // The server knows what can be resumed, for any device.
        storeFingerprintForResuming: false,
        onBeforeRequest: (request) => {
          sent = token()
          request.setHeader('Accept-Language', language())
          if (sent !== null) request.setHeader('Authorization', `Bearer ${sent}`)
        },
        onAfterResponse: (_request, answer) => hear(answer),
        onUploadUrlAvailable: () => onBegun(idIn(upload.url)),
        onProgress: (bytes) => onMoved(bytes),
        onSuccess: () => resolve(),
        onError: (cause) => {
          // A piece that somebody else sent meanwhile, or that was cut off on the way: it is asked anew how far it is.
          void faultIn(cause).then((fault) =>
            reject(fault instanceof FaultError && fault.fault.code === 'CONFLICT' ? offline() : fault),
          )
        },
      })
      signal.addEventListener('abort', () => {
        void upload.abort()
        reject(signal.reason)
      })
      upload.start()
    })

export type SendPieces = ReturnType<typeof createPieces>
