import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

import { describe, expect, it } from 'vitest'

import { inPage } from '../../scripts/tricks/files-in-page.ts'

const MAIN = '/assets/main-1a.js'
const PART = '/assets/part-2b.js'
const FIRST =
  'var e=1,n=[import.meta.url];globalThis.later=()=>import(`./part-2b.js`);function r(){return e+1}export{e as a,r as b};'
const SECOND =
  'import{a as x,b as y}from"./main-1a.js";import"./other-3c.js";import*as m from"./main-1a.js";var c=x+y()+m.a;\nexport{c};export{c as default};'
const keeper = readFileSync('public/carried.js', 'utf8')

const written = (code: string, address: string) => inPage(code, address) ?? { script: '', standIn: '' }

type Window = Record<string, unknown> & {
  carried?: { given: Record<string, Record<string, unknown>>; later: (address: string) => unknown }
  later?: () => Promise<unknown>
}

/** A page that carries these files, in a browser that maps addresses, or does not. `end` says that no more of it comes. */
const openPage = (carried: readonly string[], { maps = true, keeps = new Map<string, string>() } = {}) => {
  const listeners: (() => void)[] = []
  const reloads: string[] = []
  const location = { origin: 'https://tim.example', reload: () => void reloads.push('now') }
  const window: Window = {
    HTMLScriptElement: maps ? { supports: (kind: string) => kind === 'importmap' } : {},
    location,
    navigator: { onLine: true },
    sessionStorage: {
      getItem: (key: string) => keeps.get(key) ?? null,
      setItem: (key: string, value: string) => void keeps.set(key, value),
    },
    document: {
      getElementById: () => ({ textContent: JSON.stringify({ carried }) }),
      addEventListener: (_name: string, listener: () => void) => void listeners.push(listener),
    },
    asked: (address: string) => `file ${address}`,
  }
  window['globalThis'] = window
  const run = (script: string) => runInNewContext(script.replaceAll('import(', 'asked('), window)
  run(keeper)
  const end = () => {
    for (const listener of listeners) listener()
    return reloads.length
  }
  return { window, run, end }
}

describe('a file in the page', () => {
  it('hands over the same parts as the file, under the same names', async () => {
    const { window, run } = openPage([MAIN, PART])
    run(written(FIRST, MAIN).script)
    const { standIn } = written(FIRST, MAIN)
    Object.assign(globalThis, { carried: window.carried })
    const parts = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(standIn)}`)) as {
      a: number
      b: () => number
    }
    Reflect.deleteProperty(globalThis, 'carried')
    expect([Object.keys(parts), parts.a, parts.b()]).toEqual([['a', 'b'], 1, 2])
  })

  it('takes what it needs of those before it', () => {
    const { window, run } = openPage([MAIN, PART])
    run(written(FIRST, MAIN).script)
    run(written(SECOND, PART).script)
    expect({ ...window.carried?.given[PART] }).toEqual({ c: 4, default: 4 })
  })

  it('is waited for by who asks for it before it has come, and knows itself by the address of its file', async () => {
    const { window, run } = openPage([MAIN, PART])
    run(written(FIRST, MAIN).script)
    const asked = window.later?.()
    run(written(SECOND, PART).script)
    expect(await asked).toBe(window.carried?.given[PART])
    expect(written(FIRST, MAIN).script).toContain(`[(location.origin+"${MAIN}")]`)
  })

  it('is asked for as a file where the page does not carry it', () => {
    const { window, run } = openPage([MAIN])
    run(written(FIRST, MAIN).script)
    expect(window.later?.()).toBe(`file ${PART}`)
  })

  it('does nothing in a browser that could not be told where its parts are', () => {
    const { window, run, end } = openPage([MAIN], { maps: false })
    run(written(FIRST, MAIN).script)
    expect([window.carried, window.later, end()]).toEqual([undefined, undefined, 0])
  })

  it('that the line cut off is asked for by loading the page anew, and not again at once', () => {
    const keeps = new Map<string, string>()
    const { run, end } = openPage([MAIN, PART], { keeps })
    run(written(FIRST, MAIN).script)
    expect(end()).toBe(1)
    expect(openPage([MAIN, PART], { keeps }).end()).toBe(0)
  })

  it('that came whole leaves the page as it is', () => {
    const { run, end } = openPage([MAIN, PART])
    run(written(FIRST, MAIN).script)
    run(written(SECOND, PART).script)
    expect(end()).toBe(0)
  })

  it.each([
    ['what would end the script', 'var e="</script>";export{e};'],
    ['what HTML takes for its own', 'var e="<!--";export{e};'],
    ['another way to export', 'export default 1;export{};'],
    ['more of itself than its address', 'var e=import.meta.env;export{e};'],
    ['a file that nobody knows yet', 'var e=(x)=>import(x);export{e};'],
  ])('is none where it says %s', (_what, code) => {
    expect(inPage(code, MAIN)).toBeNull()
  })
})
