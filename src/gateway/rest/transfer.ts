import type { Transfer } from './rest.types.ts'

/** Statuses whose answer has no body, as `Response` wants them. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304])

const headersOf = (lines: string): Headers => {
  const headers = new Headers()
  for (const line of lines.split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim())
  }
  return headers
}

/** By XMLHttpRequest: `fetch` does not tell of what has left. */
export const createTransfer =
  (create: () => XMLHttpRequest = () => new XMLHttpRequest()): Transfer =>
  (url, { method, headers, content, signal, onMoved }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const request = create()
      const giveUp = () => request.abort()
      request.open(method, url)
      request.responseType = 'arraybuffer'
      headers.forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) =>
        onMoved(lengthComputable && total > 0 ? loaded / total : 0),
      )
      request.upload.addEventListener('load', () => onMoved(1))
      request.addEventListener('load', () => {
        const { status, statusText } = request
        const body: unknown = request.response
        const answer = body instanceof ArrayBuffer && !BODILESS.has(status) ? body : null
        resolve(new Response(answer, { status, statusText, headers: headersOf(request.getAllResponseHeaders()) }))
      })
      request.addEventListener('error', () => reject(new TypeError('The file was not sent')))
      request.addEventListener('abort', () =>
        reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError')),
      )
      request.addEventListener('loadend', () => signal.removeEventListener('abort', giveUp))
      signal.addEventListener('abort', giveUp)
      request.send(content)
    })
