import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const reload = vi.fn<() => void>()

/** The module as a page that was just loaded has it. */
const freshPage = async () => {
  vi.resetModules()
  return import('../../src/app/chunk.ts')
}

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Whether a promise is settled by now. */
const isSettled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => true,
      () => true,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, 0, false)),
  ])

test('a part that arrives is given', async () => {
  const { loadChunk } = await freshPage()
  expect(await loadChunk(() => Promise.resolve('part'))).toBe('part')
})

test('a part that is gone loads the page anew once, and then is an error', async () => {
  const before = await freshPage()
  expect([await isSettled(before.loadChunk(gone)), before.isLeaving()]).toEqual([false, true])
  const after = await freshPage()
  await expect(after.loadChunk(gone)).rejects.toThrow('Failed to fetch dynamically imported module')
  expect([reload.mock.calls.length, after.isLeaving()]).toEqual([1, false])
})

test('two parts that are gone at once load the page anew once, and both wait', async () => {
  const { loadChunk } = await freshPage()
  const both = Promise.race([loadChunk(gone), loadChunk(gone)])
  expect([await isSettled(both), reload.mock.calls.length]).toEqual([false, 1])
})

test('two builds that take turns do not send the page to and fro', async () => {
  const { loadChunk } = await freshPage()
  sessionStorage.setItem('reloadedFor', '/assets/older.js')
  expect(await isSettled(loadChunk(gone))).toBe(false)
  const tried = sessionStorage.getItem('reloadedFor')?.split(' ')
  expect([tried?.length, tried?.[0]]).toEqual([2, '/assets/older.js'])
  await expect((await freshPage()).loadChunk(gone)).rejects.toThrow('Failed to fetch')
})

test('where nothing can be noted, nothing is loaded anew', async () => {
  const { loadChunk } = await freshPage()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  await expect(loadChunk(gone)).rejects.toThrow('Failed to fetch dynamically imported module')
  expect(reload).not.toHaveBeenCalled()
})

test('without a network nothing is loaded anew', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { loadChunk } = await freshPage()
  await expect(loadChunk(gone)).rejects.toMatchObject({ fault: { kind: 'offline' } })
  expect(reload).not.toHaveBeenCalled()
})

test('a part that a view brings in itself loads the page anew too, and once', async () => {
  const { isLeaving, watchParts } = await freshPage()
  watchParts()
  dispatchEvent(new Event('vite:preloadError'))
  dispatchEvent(new Event('vite:preloadError'))
  await new Promise((resolve) => setTimeout(resolve))
  expect([reload.mock.calls.length, isLeaving()]).toEqual([1, true])
})

/** As the build says that a part did not come. */
const tell = (payload: Error) => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))

test('a part that nobody asked for and that does not come loads nothing anew; one that is asked for meanwhile does', async () => {
  const { isLeaving, loadUnasked, watchParts } = await freshPage()
  watchParts()
  const failing = (cause: Error) => async () => {
    tell(cause)
    throw cause
  }
  await loadUnasked(failing(new TypeError('gone')))
  await new Promise((resolve) => setTimeout(resolve))
  expect([reload.mock.calls.length, isLeaving()]).toEqual([0, false])
  const way = Promise.withResolvers<void>()
  const unasked = loadUnasked(() => way.promise)
  tell(new TypeError('asked for'))
  await new Promise((resolve) => setTimeout(resolve))
  expect([reload.mock.calls.length, isLeaving()]).toEqual([1, true])
  way.resolve()
  await unasked
})

describe('a part that did not come, of which the browser says where it is', () => {
  const ADDRESS = 'http://localhost/assets/part-1a.js'
  const lost = new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`)

  const ask = async (answer: () => Promise<Response>) => {
    const asked = vi.fn<typeof fetch>(answer)
    vi.stubGlobal('fetch', asked)
    const { loadChunk, watchParts } = await freshPage()
    const again = () => loadChunk(() => Promise.reject(lost))
    return { asked, watchParts, part: again(), again }
  }

  test.each([
    ['that is still there', () => Promise.resolve(new Response())],
    ['of a server that cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('was lost on the way: nothing is loaded anew for one %s', async (_name, answer) => {
    const { asked, part, watchParts } = await ask(answer)
    watchParts()
    tell(lost)
    await expect(part).rejects.toMatchObject({ fault: { kind: 'offline' } })
    expect([reload.mock.calls.length, asked.mock.calls[0]?.[0]]).toEqual([0, ADDRESS])
  })

  test('is asked of another page where it is there and does not come a second time: a browser may keep that it did not', async () => {
    const { part, again } = await ask(() => Promise.resolve(new Response()))
    await expect(part).rejects.toMatchObject({ fault: { kind: 'offline' } })
    expect([await isSettled(again()), reload.mock.calls.length]).toEqual([false, 1])
  })

  test('loads nothing anew, however often it does not come, while the server cannot be reached', async () => {
    const { part, again } = await ask(() => Promise.reject(new TypeError('Failed to fetch')))
    for (const one of [part, again(), again()]) await expect(one).rejects.toMatchObject({ fault: { kind: 'offline' } })
    expect(reload).not.toHaveBeenCalled()
  })

  test('loads the page anew where the server has it no longer', async () => {
    const { part } = await ask(() => Promise.resolve(new Response(null, { status: 404 })))
    expect([await isSettled(part), reload.mock.calls.length]).toEqual([false, 1])
  })
})
