import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { isLanguage } from '../../src/domain/language.ts'
import type { Language } from '../../src/domain/language.ts'
import type { FirstData, PaintedFor, Render } from '../../src/domain/rendered-page.ts'
import { isAnswered, routeOf } from '../../src/domain/route-access.ts'
import { cookiesIn } from './cookies.ts'
import { sendRefusal } from './errors.ts'
import { firstAsksOf } from './first-asks.ts'
import { keepPages, type KeptPage } from './kept-pages.ts'
import { paintedIn } from './painted.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/**
 * The build that was made last, as `scripts/builds.mjs` keeps them. A server serves it as long as it runs, also when a
 * newer one is built beside it.
 */
const currentBuild = (): string => {
  const pointer = join(dist, 'current')
  return existsSync(pointer) ? join(dist, readFileSync(pointer, 'utf8')) : dist
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/'

/** The one address of a page: what says nothing is left out, as browsers leave it out of what is typed. */
const canonicalOf = (path: string): string => path.replaceAll(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '')

/** Neither a file nor a call. */
const isPage = (request: FastifyRequest): boolean => {
  const { method } = request
  const path = pathOf(request)
  if (!path.startsWith('/')) return false
  const isFile = /\.[a-z0-9]{1,12}$/i.test(path)
  return (method === 'GET' || method === 'HEAD') && !isFile && !/^\/(api|assets)(\/|$)/.test(path)
}

const loadRender = async (file: string): Promise<Render | undefined> => {
  if (!existsSync(file)) return undefined
  const bundle = (await import(pathToFileURL(file).href)) as { render: Render }
  return bundle.render
}

const loadPage = async (file: string): Promise<string | undefined> =>
  existsSync(file) ? readFile(file, 'utf8') : undefined

/** The entry of the build, as the cookie of a browser that keeps it names it. */
const loadEntry = async (file: string): Promise<string | undefined> => {
  const { build } = JSON.parse((await loadPage(file)) ?? '{}') as { build?: string }
  return build === undefined ? undefined : basename(build)
}

/** Whether what a page shows waits for scripts: for who looks, or for an answer to what its address says. */
const isAwaited = (url: string, isKnownDevice: boolean): boolean => {
  const route = routeOf(url.split('?')[0] ?? '')
  return (isKnownDevice && firstAsksOf(url).length > 0) || (route !== null && isAnswered(route))
}

/**
 * Whether somebody opens it in a window: no prefetch, nor what another site's page asks for as if it was a picture, nor
 * a mail program that looks at its links.
 */
const isOpenedIn = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined

/** The files below a folder, as addresses name them; not those that the build keeps for itself. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}${sep}${name}`.slice(folder.length).replaceAll(sep, '/'))
      .filter((file) => !file.includes('/.')),
  )

/** Assets have their content's hash in their name; the rest is asked for anew each time. */
const cacheHeader = (reply: FastifyReply, path: string): void => {
  const isHashed = path.includes('/assets/')
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

/** Among the codings that a browser takes, and not as one that it refuses. */
const BROTLI = /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i

/** Milliseconds: longer than a phone takes to begin a paint, shorter than its next answer takes to come. */
const BETWEEN_PARTS = 20

/**
 * A browser parses all that has come before it paints any of it: what nobody sees yet leaves when the first screen is
 * on its way.
 */
async function* oneByOne([first, ...rest]: readonly Buffer[]): AsyncGenerator<Buffer | undefined> {
  yield first
  for (const part of rest) {
    await pause(BETWEEN_PARTS)
    yield part
  }
}

export type WebOptions = Readonly<{
  /** What a page shows before its scripts have come; what is tried at somebody's cost only where they open it. */
  firstData: (address: string, language: Language, ip: string, isOpened: boolean) => Promise<FirstData>
  /** Who is signed in in the browser that asks, for whom a page is painted then. */
  paintedFor?: (request: FastifyRequest) => Promise<PaintedFor | null>
  /** Where the built app is. */
  folder?: string
}>

/**
 * Serves the built app: files as they are, and any other address as a page, rendered here when the build has a
 * renderer, else the bare page that the browser fills.
 */
export const webPlugin = fp<WebOptions>(
  async (app, { firstData, paintedFor = async () => null, folder = currentBuild() }) => {
    const client = join(folder, 'client')
    const render = await loadRender(join(folder, 'server', 'render.js'))
    const rendered = render && keepPages(render)
    const entry = await loadEntry(join(client, 'version.json'))
    const barePage = await loadPage(join(client, 'index.html'))

    if (existsSync(client)) {
      await app.register(async (scope) => {
        scope.addHook('onRoute', (route) => {
          route.config = { ...route.config, access: 'public' }
          route.schema = { ...route.schema, hide: true }
        })
        // A page is not looked for on the disk.
        scope.addHook('onRequest', async (request, reply) => {
          if (!isPage(request)) return undefined
          reply.callNotFound()
          return reply
        })
        await scope.register(staticFiles, {
          root: client,
          serve: false,
          index: false,
          preCompressed: true,
          cacheControl: false,
          setHeaders: cacheHeader,
        })
        // The library's own route reads the folder for each file that is asked for: a build does not change.
        const built = filesIn(client)
        scope.get('/*', async (request, reply) => {
          const file = pathOf(request)
          return built.has(file) ? reply.sendFile(file) : reply.callNotFound()
        })
      })
    }

    const page = async (request: FastifyRequest): Promise<KeptPage | undefined> => {
      if (!rendered) return barePage === undefined ? undefined : { status: 200, html: barePage, brotli: null }
      const cookies = cookiesIn(request.headers.cookie)
      const isKnownDevice = Object.keys(cookies).length > 0
      const isOpened = request.headers['sec-fetch-dest'] === 'document'
      const carriesFiles = isOpened && cookies['entry'] !== entry && isAwaited(request.url, isKnownDevice)
      const language = isLanguage(cookies['language']) ? cookies['language'] : request.language
      const theirs = isOpened ? await paintedFor(request) : null
      return rendered({
        url: request.url,
        language,
        ...paintedIn(cookies, language),
        firstData: () => firstData(request.url, language, request.ip, isOpenedIn(request)),
        isKnownDevice,
        ...(carriesFiles && { carriesFiles }),
        ...(theirs && { paintedFor: theirs }),
      })
    }

    app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
      const path = pathOf(request)
      const canonical = canonicalOf(path)
      if (isPage(request) && path !== canonical)
        return reply.redirect(`${canonical}${request.url.slice(path.length)}`, 308)
      const found = isPage(request) ? await page(request) : undefined
      if (found === undefined) return sendRefusal(reply, { statusCode: 404, code: 'NOT_FOUND' })
      if (found.location !== undefined) return reply.redirect(found.location, found.status)
      if (found.styleHashes !== undefined) {
        reply.header('content-security-policy', app.contentSecurityPolicy(found))
      }
      reply
        .code(found.status)
        .header('cache-control', found.isTheirs === true ? 'no-store' : 'no-cache')
        .header('vary', 'accept-language, cookie, accept-encoding, sec-fetch-dest')
        .type('text/html; charset=utf-8')
      const takesBrotli = BROTLI.test(request.headers['accept-encoding'] ?? '')
      return takesBrotli && found.brotli !== null
        ? reply
            .header('content-encoding', 'br')
            .send(found.brotli.length > 1 ? Readable.from(oneByOne(found.brotli)) : found.brotli[0])
        : reply.send(found.html)
    })
  },
)
