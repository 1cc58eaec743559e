import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { ComponentType } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'

import { leanModules, STAND_INS } from '../../scripts/tricks/lean-modules.ts'

const styledSystem = fileURLToPath(new URL('../../styled-system', import.meta.url))
const ENTRY = 'virtual:entry'

/** What a module of this code exports, once built with these plugins. */
const built = async (code: string, plugins: Plugin[]): Promise<Record<string, unknown>> => {
  const answer = (await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? code : null),
      },
      ...plugins,
    ],
    resolve: { alias: { 'styled-system': styledSystem } },
    build: {
      write: false,
      minify: false,
      ssr: true,
      rolldownOptions: { input: ENTRY, external: ['react'], output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })) as Rolldown.RolldownOutput
  return import(
    `data:text/javascript;base64,${Buffer.from(answer.output[0].code.replaceAll('from "react"', `from ${JSON.stringify(import.meta.resolve('react'))}`)).toString('base64')}`
  ) as Promise<Record<string, unknown>>
}

type Recipe = ((variants?: Record<string, unknown>) => unknown) & { variantMap: Record<string, string[]> }

/** Each recipe without variants, with each value of each variant, and with all of them at once. */
const classesOf = (recipes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(recipes as Record<string, Recipe>).map(([name, recipe]) => {
      const variants = Object.entries(recipe.variantMap).flatMap(([key, values]) =>
        values.map((value) => ({ [key]: value })),
      )
      const all = Object.assign({}, ...variants) as Record<string, unknown>
      return [name, [{}, ...variants, all, { ...all, block: undefined, mirrored: false }].map((given) => recipe(given))]
    }),
  )

test('a recipe gives the same classes in the built app as in development', async () => {
  const files = readdirSync(`${styledSystem}/recipes`).filter(
    (file) => file.endsWith('.js') && !/^(?:index|create-recipe)\./.test(file),
  )
  const code = files.map((file) => `export * from 'styled-system/recipes/${file.replace('.js', '')}'`).join('\n')
  const [lean, whole] = await Promise.all([built(code, [leanModules()]), built(code, [])])
  expect(Object.keys(whole).length).toBeGreaterThan(20)
  expect(classesOf(lean)).toEqual(classesOf(whole))
})

test('an icon is drawn alike but for the names that Lucide adds', async () => {
  const code = `export { Truck, ArrowRight, LoaderCircle } from 'lucide-react'`
  const [lean, whole] = await Promise.all([built(code, [leanModules()]), built(code, [])])
  const draw = (icon: unknown) =>
    renderToStaticMarkup(
      createElement(icon as ComponentType<Record<string, unknown>>, {
        'aria-hidden': true,
        absoluteStrokeWidth: true,
        strokeWidth: 1.5,
        size: 20,
        className: 'icon',
      }),
    )
      .replaceAll(/class="[^"]*icon"/g, 'class="icon"')
      .replace(' xmlns="http://www.w3.org/2000/svg"', '')
  const shapes = (markup: string) => markup.split(/[\s<>]+/).toSorted()
  for (const name of Object.keys(whole)) expect(shapes(draw(lean[name]))).toEqual(shapes(draw(whole[name])))
})

test('a part that does not come is told of, as by Vite, and fails', async () => {
  const code = STAND_INS['vite/preload-helper.js'] ?? ''
  const { __vitePreload: load } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    __vitePreload: (load: () => Promise<unknown>) => Promise<unknown>
  }
  const told: string[] = []
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => told.push(type))
  expect([await load(() => Promise.resolve('part')), told]).toEqual(['part', []])
  await expect(load(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(told).toEqual(['vite:preloadError'])
  vi.unstubAllGlobals()
})

test('a chart that is wrong says what is, and not how it is put right', async () => {
  type Made = Readonly<{ createMachine: (config: object) => { root: { initial: unknown } } }>
  const code = "export { createMachine } from 'xstate'"
  const said = async (plugins: Plugin[]) => {
    const { createMachine } = (await built(code, plugins)) as Made
    const wrong = [
      { id: 'a', states: { b: {} } },
      { id: 'a', initial: 'b', states: { b: {} }, on: { '': 'b' } },
      { id: 'a', initial: 'b', states: { b: { on: { go: 'a.c' } } } },
    ]
    return wrong.map((config) => {
      try {
        const { root } = createMachine(config)
        return String(root.initial)
      } catch (cause) {
        return String(cause)
      }
    })
  }
  const [whole, lean] = [await said([]), await said([leanModules()])]
  expect(whole[0]).toContain('Try adding')
  expect(lean[0]).toBe('Error: No initial state specified for compound state node "#a".')
  for (const [at, message] of lean.entries()) expect(whole[at]?.startsWith(message)).toBe(true)
})
