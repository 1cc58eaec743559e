import { UPLOAD_TYPE } from '../../domain/upload.ts'
import { offline } from './faults.ts'
import type { Call, RestOptions, SentFile } from './rest.types.ts'
import { watchForStall } from './stall.ts'

const bare = (header: string) => header.replace(/^Bearer\s+/i, '')

/**
 * One request and its answer, whatever its status. Sends the token, takes over a renewed one, and says when
 * the session is gone. Rejects with `offline` without an answer in time, and as the signal says when aborted.
 */
export const createExchange = (options: RestOptions) => {
  const headersFor = (call: Call, token: string | null): Headers => {
    const headers = new Headers({ Accept: 'application/json', ...options.headers, ...call.headers })
    headers.set('Accept-Language', options.language())
    if (token !== null) headers.set('Authorization', `Bearer ${token}`)
    if (call.body !== undefined) headers.set('Content-Type', 'application/json')
    return headers
  }

  /** As long as something moves, a file has all the time it needs. */
  const deliverFile = async (
    call: Call,
    { content, type, onProgress }: SentFile,
    headers: Headers,
  ): Promise<Response> => {
    const stall = watchForStall(options.stallTimeout, options.wait)
    headers.set('Content-Type', type ?? UPLOAD_TYPE)
    try {
      return await options.transfer(`${options.baseUrl}${call.path}`, {
        method: call.method === 'GET' ? 'POST' : call.method,
        headers,
        content,
        signal: call.signal ? AbortSignal.any([call.signal, stall.signal]) : stall.signal,
        onMoved: (part) => {
          stall.moved()
          onProgress?.(part)
        },
      })
    } catch {
      call.signal?.throwIfAborted()
      throw offline(stall.signal.aborted ? 'TIMEOUT' : undefined)
    } finally {
      stall.end()
    }
  }

  const deliver = async (call: Call, token: string | null): Promise<Response> => {
    const headers = headersFor(call, token)
    if (call.file) return deliverFile(call, call.file, headers)
    const timeout = AbortSignal.timeout(call.method === 'GET' ? options.readTimeout : options.writeTimeout)
    try {
      return await options.fetch(`${options.baseUrl}${call.path}`, {
        method: call.method,
        headers,
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        ...(call.keepalive ? { keepalive: true } : {}),
      })
    } catch {
      call.signal?.throwIfAborted()
      throw offline(timeout.aborted ? 'TIMEOUT' : undefined)
    }
  }

  const exchange = async (call: Call, isRepeated = false): Promise<Response> => {
    const sent = options.token()
    const response = await deliver(call, sent)
    options.onAnswer(response)
    const held = options.token()
    const renewed = response.headers.get('New-Access-Token')
    // Only onto the session that asked: someone may have signed out, or another tab renewed, meanwhile.
    if (renewed !== null && held === sent) options.onToken(bare(renewed))
    if (response.status === 401) {
      // A refused request had no effect, so what another tab renewed in the meantime is worth one more try.
      if (!isRepeated && held !== null && held !== sent) return exchange(call, true)
      if (held === sent) options.onUnauthorised(sent)
    }
    if (response.status === 403 && held !== null && held === sent)
      options.onForbidden?.(`${call.method} ${call.path.split('?')[0]}`)
    return response
  }

  return (call: Call) => exchange(call)
}

export type Exchange = ReturnType<typeof createExchange>
