import { brotliCompressSync, constants } from 'node:zlib'

import { build } from 'vite'

const ENTRY = 'virtual:libraries-alone'

/** The least that an application of these libraries can be: one machine, and one element that shows its state. */
const CODE = `
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { assign, createActor, fromPromise, setup } from 'xstate'

const machine = setup({
  actors: { load: fromPromise(async () => 1) },
  actions: { count: assign(({ context }) => ({ count: context.count + 1 })) },
}).createMachine({
  context: { count: 0 },
  initial: 'loading',
  states: { loading: { invoke: { src: 'load', onDone: { target: 'done', actions: 'count' } } }, done: {} },
})
const actor = createActor(machine)
actor.subscribe((snapshot) => hydrateRoot(document.body, createElement('p', null, String(snapshot.value))))
actor.start()
`

/** The same, filled by one call. */
export const FILLED = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { assign, createActor, fromPromise, setup } from 'xstate'

const machine = setup({
  actors: { ask: fromPromise(async () => (await fetch('/call')).json()) },
  actions: { keep: assign(({ event }) => ({ text: event.output.text })) },
}).createMachine({
  context: { text: '' },
  initial: 'asking',
  states: { asking: { invoke: { src: 'ask', onDone: { target: 'done', actions: 'keep' } } }, done: {} },
})
const actor = createActor(machine)
const root = createRoot(document.body)
actor.subscribe((snapshot) => root.render(createElement('p', null, snapshot.context.text)))
actor.start()
`

/** React, its DOM renderer and XState in one bundle of the same builder, compressed as the product is. */
export const librariesAlone = async (entry: string = CODE): Promise<Buffer> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'libraries-alone',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? entry : null),
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk')
  if (chunks.length !== 1) throw new Error(`The libraries alone came in ${chunks.length} files`)
  const code = chunks.map((chunk) => chunk.code).join('')
  return brotliCompressSync(Buffer.from(code), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
