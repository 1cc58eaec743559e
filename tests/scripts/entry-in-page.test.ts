import { runInNewContext } from 'node:vm'

import { describe, expect, it } from 'vitest'

import { inPage } from '../../scripts/tricks/entry-in-page.ts'

const ADDRESS = '/assets/main-1a.js'
const FIRST =
  'var e=1,n=[import.meta.url];globalThis.later=()=>import(`./part-2b.js`);function r(){return e+1}export{e as a,r as b};'
const SECOND = 'var c=3;\nexport{c};'

/** Runs the script of a page in a browser that maps addresses, or does not, and gives what it left on the window. */
const run = (script: string, maps = true) => {
  const window: Record<string, unknown> = {
    HTMLScriptElement: maps ? { supports: (kind: string) => kind === 'importmap' } : {},
    location: { origin: 'https://tim.example' },
  }
  window['globalThis'] = window
  runInNewContext(script.replaceAll('import(', 'asked('), {
    ...window,
    asked: (path: string) => path,
    window,
    globalThis: window,
  })
  return window
}

describe('the entry in the page', () => {
  it('hands over the same parts as its file, under the same names', async () => {
    const { script, standIn } = inPage(FIRST + SECOND, ADDRESS)
    const { entryParts } = run(script)
    Object.assign(globalThis, { entryParts })
    const parts = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(standIn)}`)) as {
      a: number
      b: () => number
      c: number
    }
    Reflect.deleteProperty(globalThis, 'entryParts')
    expect([Object.keys(parts), parts.a, parts.b(), parts.c]).toEqual([['a', 'b', 'c'], 1, 2, 3])
  })

  it('asks for what comes later at its own address, and knows itself by that of its file', () => {
    const { later } = run(inPage(FIRST, ADDRESS).script) as { later: () => string }
    expect(later()).toBe('/assets/part-2b.js')
    expect(inPage(FIRST, ADDRESS).script).toContain(`[(location.origin+"${ADDRESS}")]`)
  })

  it('does nothing in a browser that could not be told where its parts are', () => {
    expect(run(inPage(FIRST, ADDRESS).script, false)['entryParts']).toBeUndefined()
  })

  it.each([
    ['what would end the script', 'var e="</script>";export{e};'],
    ['what HTML takes for its own', 'var e="<!--";export{e};'],
    ['what another file must bring first', 'import{a}from"./b.js";export{a};'],
    ['another way to export', 'export default 1;export{};'],
    ['no part at all', 'var e=1;'],
  ])('stops the build where the entry has %s', (_what, code) => {
    expect(() => inPage(code, ADDRESS)).toThrow('cannot stand in a page')
  })
})
