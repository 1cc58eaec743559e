import { describe, expect, it } from 'vitest'

import { askingEntry, withRuntime } from '../../scripts/tricks/runtime-in-entry.ts'

const RUNTIME = 'var e=(e,t)=>[e,t],t=e=>e+1;export{e as n,t as r};'
const FILE = 'rolldown-runtime-a1.js'

const evaluate = (code: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`) as Promise<Record<string, unknown>>

describe('the helpers of the bundler in the file of the entry', () => {
  it('are what they were, for the entry under its names for them and for others', async () => {
    const entry = `import{r as e,n as t}from"./${FILE}";var n=e(1);export{n as a,t as b};`
    const whole = await evaluate(withRuntime(entry, RUNTIME, FILE))
    expect(whole['a']).toBe(2)
    expect(whole['b']).toBe(whole['runtime_n'])
    expect((whole['runtime_r'] as (of: number) => number)(2)).toBe(3)
  })

  it('are asked of the entry by every other file, which keeps its names for them', () => {
    expect(
      askingEntry(`import{n as e,r as t}from"./${FILE}";import{a}from"./main-b2.js";e(t)`, FILE, 'main-b2.js'),
    ).toBe('import{runtime_n as e,runtime_r as t}from"./main-b2.js";import{a}from"./main-b2.js";e(t)')
    expect(askingEntry('import{a}from"./main-b2.js"', FILE, 'main-b2.js')).toBe('import{a}from"./main-b2.js"')
  })

  it('stops the build where they are written otherwise', () => {
    expect(() => withRuntime('var n=1', RUNTIME, FILE)).toThrow('otherwise')
    expect(() => withRuntime(`import{r as e}from"./${FILE}";`, 'const e=1;export default e', FILE)).toThrow('otherwise')
  })
})
